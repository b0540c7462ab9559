/** Topics of contact messages; the first is the general one. */
export const contactTopics = ['question', 'booking', 'group', 'service', 'complaint', 'data'] as const
export type ContactTopic = (typeof contactTopics)[number]

/** Icons of the sprite that goals can use. */
export const goalIcons = ['shield', 'walk', 'info', 'guests', 'clock', 'globe'] as const
export type GoalIcon = (typeof goalIcons)[number]

/** Sections of the home page below the search; the settings select and order them. */
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
/** The sections of a new site: figures and goals are on the page about the provider, and guests speak in their reviews. */
export const defaultHomeSections = homeSections.filter(
  (one) => one !== 'statistics' && one !== 'goals' && one !== 'words',
)

/** Pages whose title, text and picture are written by editors. */
const editedHeaderPages = [
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

/** Pages that can be without content, by their address after the language. */
export const emptyPages = [
  'hotels',
  'packages',
  'services',
  'blogs',
  'faq',
  'about-us',
  'terms-conditions',
  'privacy',
] as const
export type EmptyPage = (typeof emptyPages)[number]

/** Pages whose header comes from the translations: they show forms, results or lists. */
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
