import { largestDocument } from '#domains/bookings/document-shapes.ts'
import { largestPhoto } from '#domains/accounts/limits.ts'
import type { Locale } from '#text/locale.ts'
import { bookingPages } from '#web/desk/booking-pages.ts'
import { editingPages } from '#web/desk/editing-pages.ts'
import { officePages } from '#web/desk/office-pages.ts'
import { stockPages } from '#web/desk/stock-pages.ts'
import { paperPages } from '#web/paper-pages.ts'
import { filterFields } from '#web/stay-filters.ts'

/** The layouts of the site; each is a file of `layouts/`, but for the desk, which keeps all of its own in `desk/`. */
export type LayoutName = 'home' | 'default' | 'auth' | 'profile' | 'desk'

/**
 * How long a page may be kept for everyone: `personal` never; `stock` a few seconds, it shows what can
 * be booked; `catalogue` minutes, until what it shows is changed.
 */
export type PageFreshness = 'personal' | 'stock' | 'catalogue'

/** Dates and party, also as the form without scripts writes them: a room's adults and children's ages. */
const stayQuery = [
  'check_in',
  'check_out',
  'occupancy',
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((room) => [`adults${room}`, `ages${room}`]),
]

/** A departure and a party, also as the form without scripts writes them: families by number, each extra by its id. */
const packageQuery = [
  'departure',
  'party',
  'sharing',
  'extra',
  'line',
  'adults1',
  'ages1',
  'adults2',
  'ages2',
  'adults3',
  'ages3',
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((nth) => `extra${nth}`),
]

/** Every page once: name, path below the language, file, layout. `routes.ts` makes both languages of it. */
export const pages = [
  { name: 'home', path: '', file: 'home', layout: 'home', fresh: 'stock', query: [] },
  {
    name: 'hotels',
    path: 'hotels',
    file: 'hotels',
    layout: 'default',
    fresh: 'stock',
    query: ['where', ...stayQuery, ...filterFields, 'sort', 'page', 'view', 'from'],
  },
  {
    name: 'compare',
    path: 'hotels/compare',
    file: 'compare',
    layout: 'default',
    fresh: 'stock',
    query: ['hotel', ...stayQuery],
  },
  { name: 'saved', path: 'hotels/saved', file: 'saved', layout: 'default', fresh: 'personal', query: [] },
  {
    name: 'hotel',
    path: 'hotels/:id',
    file: 'hotel',
    layout: 'default',
    fresh: 'stock',
    query: [...stayQuery, 'line', 'calendar', 'map', 'similar', 'terms'],
  },
  { name: 'book', path: 'booking/book', file: 'book', layout: 'default', fresh: 'personal', query: [] },
  {
    name: 'book-journey',
    path: 'booking/journey',
    file: 'book-journey',
    layout: 'default',
    fresh: 'personal',
    query: [],
  },
  {
    name: 'confirm',
    path: 'booking/confirm',
    file: 'confirm',
    layout: 'default',
    fresh: 'personal',
    query: [],
    largestForm: largestDocument + 4_096,
  },
  ...paperPages,
  { name: 'signin', path: 'auth/signin', file: 'signin', layout: 'auth', fresh: 'personal', query: [] },
  { name: 'register', path: 'auth/register', file: 'register', layout: 'auth', fresh: 'personal', query: [] },
  { name: 'registerotp', path: 'auth/registerotp', file: 'registerotp', layout: 'auth', fresh: 'personal', query: [] },
  {
    name: 'loginotpcode',
    path: 'auth/loginotpcode',
    file: 'loginotpcode',
    layout: 'auth',
    fresh: 'personal',
    query: [],
  },
  { name: 'forgitpass', path: 'auth/forgitpass', file: 'forgitpass', layout: 'auth', fresh: 'personal', query: [] },
  {
    name: 'resetpassword',
    path: 'auth/resetpassword',
    file: 'resetpassword',
    layout: 'auth',
    fresh: 'personal',
    query: [],
  },
  {
    name: 'my-booking',
    path: 'profile/my-booking',
    file: 'my-booking',
    layout: 'profile',
    fresh: 'personal',
    query: [],
  },
  {
    name: 'personal-data',
    path: 'profile/personal-data',
    file: 'personal-data',
    layout: 'profile',
    fresh: 'personal',
    query: [],
    largestForm: largestPhoto + 4_096,
  },
  {
    name: 'update-password',
    path: 'profile/update-password',
    file: 'update-password',
    layout: 'profile',
    fresh: 'personal',
    query: [],
  },
  { name: 'faq', path: 'faq', file: 'faq', layout: 'default', fresh: 'catalogue', query: ['q', 'thanks'] },
  // What is added or renamed is found by words that no kept page is tagged with.
  { name: 'search', path: 'search', file: 'search', layout: 'default', fresh: 'stock', query: ['q'] },
  { name: 'cart', path: 'cart', file: 'cart', layout: 'default', fresh: 'personal', query: [] },
  { name: 'privacy', path: 'privacy', file: 'privacy', layout: 'default', fresh: 'catalogue', query: [] },
  { name: 'about-us', path: 'about-us', file: 'about-us', layout: 'default', fresh: 'catalogue', query: [] },
  { name: 'licences', path: 'licences', file: 'licences', layout: 'default', fresh: 'catalogue', query: [] },
  {
    name: 'terms-conditions',
    path: 'terms-conditions',
    file: 'terms-conditions',
    layout: 'default',
    fresh: 'catalogue',
    query: [],
  },
  { name: 'contact-us', path: 'contact-us', file: 'contact-us', layout: 'default', fresh: 'personal', query: [] },
  {
    name: 'blogs',
    path: 'blogs',
    file: 'blogs',
    layout: 'default',
    fresh: 'catalogue',
    query: ['category', 'tag', 'q', 'page'],
  },
  { name: 'blog', path: 'blogs/:slug', file: 'blog', layout: 'default', fresh: 'catalogue', query: [] },
  {
    name: 'packages',
    path: 'packages',
    file: 'packages',
    layout: 'default',
    fresh: 'stock',
    query: ['type', 'month', 'days', 'price', 'from', 'tour', 'group', 'sort', 'page'],
  },
  { name: 'package', path: 'packages/:id', file: 'package', layout: 'default', fresh: 'stock', query: packageQuery },
  {
    name: 'services',
    path: 'services',
    file: 'services',
    layout: 'default',
    fresh: 'catalogue',
    query: ['city', 'q', 'page'],
  },
  {
    name: 'service-type',
    path: 'services/:id',
    file: 'service-type',
    layout: 'default',
    fresh: 'catalogue',
    query: ['city', 'q', 'page'],
  },
  {
    name: 'service',
    path: 'services/details/:slug',
    file: 'service',
    layout: 'default',
    fresh: 'stock',
    query: ['option', 'date', 'time', 'people', 'days', 'units', 'adults', 'ages', 'line'],
  },
  { name: 'desk', path: 'desk', file: 'today', layout: 'desk', fresh: 'personal', query: [] },
  { name: 'desk-bookings', path: 'desk/bookings', file: 'bookings', layout: 'desk', fresh: 'personal', query: [] },
  {
    name: 'desk-booking',
    path: 'desk/bookings/:reference',
    file: 'booking',
    layout: 'desk',
    fresh: 'personal',
    query: [],
  },
  { name: 'desk-audit', path: 'desk/audit', file: 'audit', layout: 'desk', fresh: 'personal', query: [] },
  ...bookingPages,
  ...stockPages,
  ...editingPages,
  ...officePages,
  // Before it is given nothing of the desk may show, so it stands alone, as signing in does.
  {
    name: 'second-factor',
    path: 'desk/second-factor',
    file: 'second-factor',
    layout: 'auth',
    fresh: 'personal',
    query: [],
  },
] as const satisfies readonly {
  name: string
  path: string
  file: string
  layout: LayoutName
  fresh: PageFreshness
  /** What the page reads of its address. A page kept for everyone is kept by these alone; other words change nothing. */
  query: readonly string[]
  /** Bytes that its forms may send, where that is more than text. */
  largestForm?: number
}[]

/** Whether a page is about one person. The form to write to us is anew for each, yet the same for all. */
export function isPersonal({ name, fresh }: { name: string; fresh: PageFreshness }): boolean {
  return fresh === 'personal' && name !== 'contact-us'
}

/** Whether a page is a form that is anew for each reader, yet says the same to all who are nobody's guest yet. */
export function isBlankForm({ name }: { name: string }): boolean {
  return ['contact-us', 'signin', 'register', 'forgitpass'].includes(name)
}

/** The id of a page's route in a language: `hotels___en`. */
export function routeId(name: string, locale: Locale): string {
  return `${name}___${locale}`
}
