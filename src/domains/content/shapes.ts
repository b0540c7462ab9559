/** What people write about; the first fits everything. */
export const contactTopics = ['question', 'booking', 'group', 'service', 'complaint', 'data'] as const
export type ContactTopic = (typeof contactTopics)[number]

/** Drawings of the icon sprite that goals may show. */
export const goalIcons = ['shield', 'walk', 'info', 'guests', 'clock', 'globe'] as const
export type GoalIcon = (typeof goalIcons)[number]

/** What the home page is made of below its search; settings say which of it is shown, and in which order. */
export const homeSections = [
  'stays',
  'departures',
  'services',
  'recommended',
  'statistics',
  'goals',
  'words',
  'articles',
  'contact',
] as const
export type HomeSection = (typeof homeSections)[number]

/** Pages whose title, text and picture editors write. */
export const editedHeaderPages = [
  'about-us',
  'blogs',
  'contact-us',
  'faq',
  'packages',
  'privacy',
  'services',
  'terms-conditions',
] as const
export type EditedHeaderPage = (typeof editedHeaderPages)[number]

/** Pages whose header is part of the translations: they show forms, results or lists. */
export const translatedHeaderPages = [
  'home',
  'hotels',
  'compare',
  'saved',
  'search',
  'cart',
  'licences',
  'signin',
  'register',
  'registerotp',
  'loginotpcode',
  'forgitpass',
  'resetpassword',
  'book',
  'confirm',
  'my-booking',
  'personal-data',
  'update-password',
] as const
export type TranslatedHeaderPage = (typeof translatedHeaderPages)[number]

/** Every page of the specification without a parameter in its address. */
export const headerPages = [...editedHeaderPages, ...translatedHeaderPages] as const

/** A run of text in one style. */
export type Run = { text: string; strong?: true; em?: true; href?: string }

/** What a text is made of: there is no HTML in it, so nothing in it can run. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; text: string }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; items: Run[][] }
  | { kind: 'note'; runs: Run[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
