import { maxDocumentBytes } from '#domains/bookings/model/document-shapes.ts'
import { maxPhotoBytes } from '#domains/accounts/limits.ts'
import type { Locale } from '#i18n/locale.ts'
import { bookingPages } from '#web/app/admin-booking-pages.ts'
import { editingPages } from '#web/app/admin-cms-pages.ts'
import { officePages } from '#web/app/admin-staff-pages.ts'
import { stockPages } from '#web/app/admin-inventory-pages.ts'
import { documentPages, maxMessageFormBytes } from '#web/app/document-pages.ts'
import { filterFields } from '#web/lib/search/stay-filters.ts'

/** The layouts of the site; each is a file of `layouts/`. The file of `desk` is `admin.tsx`. */
export type LayoutName = 'home' | 'default' | 'auth' | 'profile' | 'desk'

/**
 * Time for which the page cache shares a page: `personal` is never shared; `stock` for a few seconds, because it shows
 * availability; `catalogue` for minutes, until its content changes.
 */
export type PageFreshness = 'personal' | 'stock' | 'catalogue'

/** The fields of the search form for two cities of one trip (`two-cities-form.ts`). */
const bothCities = ['both', 'order', 'nights_makkah', 'nights_madinah']

/** Dates and occupancy, including the fields of the form without scripts: the adults and children's ages of a room. */
const stayQuery = [
  'check_in',
  'check_out',
  'occupancy',
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((room) => [`adults${room}`, `ages${room}`]),
]

/**
 * A departure and a party, including the fields of the form without scripts: families by number, each extra by its id.
 */
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

/**
 * All pages: name, path after the language, file, layout. `routes.ts` creates the routes of both languages from them.
 */
export const pages = [
  { name: 'home', path: '', file: 'site/home', layout: 'home', fresh: 'stock', query: [] },
  {
    name: 'hotels',
    path: 'hotels',
    file: 'site/hotels',
    layout: 'default',
    fresh: 'stock',
    query: ['where', 'place', ...stayQuery, ...filterFields, 'sort', 'page', 'view', 'from', ...bothCities],
  },
  {
    name: 'compare',
    path: 'hotels/compare',
    file: 'site/compare',
    layout: 'default',
    fresh: 'stock',
    query: ['hotel', 'where', ...stayQuery, ...filterFields],
  },
  { name: 'saved', path: 'hotels/saved', file: 'site/saved', layout: 'default', fresh: 'personal', query: [] },
  {
    name: 'two-cities',
    path: 'hotels/two-cities',
    file: 'site/two-cities',
    layout: 'default',
    fresh: 'stock',
    query: [
      'where',
      ...stayQuery,
      ...filterFields,
      'nights',
      'nights_after',
      'budget',
      'stay',
      'transfer',
      ...bothCities,
    ],
  },
  {
    name: 'hotel',
    path: 'hotels/:id',
    file: 'site/hotel',
    layout: 'default',
    fresh: 'stock',
    query: ['where', ...stayQuery, ...filterFields, 'line', 'calendar', 'map', 'similar', 'terms'],
  },
  { name: 'book', path: 'booking/book', file: 'checkout/book', layout: 'default', fresh: 'personal', query: [] },
  {
    name: 'confirm',
    path: 'booking/confirm',
    file: 'checkout/confirm',
    layout: 'default',
    fresh: 'personal',
    query: [],
    maxFormBytes: maxDocumentBytes + 4_096,
  },
  ...documentPages,
  { name: 'signin', path: 'auth/signin', file: 'account/sign-in', layout: 'auth', fresh: 'personal', query: [] },
  { name: 'register', path: 'auth/register', file: 'account/register', layout: 'auth', fresh: 'personal', query: [] },
  {
    name: 'registerotp',
    path: 'auth/registerotp',
    file: 'account/register-code',
    layout: 'auth',
    fresh: 'personal',
    query: [],
  },
  {
    name: 'loginotpcode',
    path: 'auth/loginotpcode',
    file: 'account/sign-in-code',
    layout: 'auth',
    fresh: 'personal',
    query: [],
  },
  {
    name: 'forgitpass',
    path: 'auth/forgitpass',
    file: 'account/forgot-password',
    layout: 'auth',
    fresh: 'personal',
    query: [],
  },
  {
    name: 'resetpassword',
    path: 'auth/resetpassword',
    file: 'account/reset-password',
    layout: 'auth',
    fresh: 'personal',
    query: [],
  },
  {
    name: 'undo-change',
    path: 'auth/undo',
    file: 'account/undo-change',
    layout: 'auth',
    fresh: 'personal',
    query: [],
  },
  {
    name: 'my-booking',
    path: 'profile/my-booking',
    file: 'account/my-booking',
    layout: 'profile',
    fresh: 'personal',
    query: [],
  },
  {
    name: 'personal-data',
    path: 'profile/personal-data',
    file: 'account/personal-data',
    layout: 'profile',
    fresh: 'personal',
    query: [],
    maxFormBytes: maxPhotoBytes + 4_096,
  },
  {
    name: 'travellers',
    path: 'profile/travellers',
    file: 'account/travellers',
    layout: 'profile',
    fresh: 'personal',
    query: [],
  },
  {
    name: 'gift-cards',
    path: 'profile/gift-cards',
    file: 'account/gift-cards',
    layout: 'profile',
    fresh: 'personal',
    query: ['done'],
  },
  {
    name: 'update-password',
    path: 'profile/update-password',
    file: 'account/update-password',
    layout: 'profile',
    fresh: 'personal',
    query: [],
  },
  { name: 'faq', path: 'faq', file: 'site/faq', layout: 'default', fresh: 'catalogue', query: ['q', 'thanks'] },
  // New or renamed entries change the results of queries, and no cached page has a tag for these.
  { name: 'search', path: 'search', file: 'site/search', layout: 'default', fresh: 'stock', query: ['q'] },
  { name: 'cart', path: 'cart', file: 'checkout/cart', layout: 'default', fresh: 'personal', query: [] },
  { name: 'privacy', path: 'privacy', file: 'site/privacy', layout: 'default', fresh: 'catalogue', query: [] },
  { name: 'about-us', path: 'about-us', file: 'site/about-us', layout: 'default', fresh: 'catalogue', query: [] },
  { name: 'currency', path: 'currency', file: 'site/currency', layout: 'default', fresh: 'personal', query: [] },
  { name: 'licences', path: 'licences', file: 'site/licences', layout: 'default', fresh: 'catalogue', query: [] },
  {
    name: 'terms-conditions',
    path: 'terms-conditions',
    file: 'site/terms-conditions',
    layout: 'default',
    fresh: 'catalogue',
    query: [],
  },
  { name: 'contact-us', path: 'contact-us', file: 'site/contact-us', layout: 'default', fresh: 'personal', query: [] },
  {
    name: 'blogs',
    path: 'blogs',
    file: 'site/blogs',
    layout: 'default',
    fresh: 'catalogue',
    query: ['category', 'tag', 'q', 'page'],
  },
  { name: 'blog', path: 'blogs/:slug', file: 'site/blog', layout: 'default', fresh: 'catalogue', query: [] },
  {
    name: 'packages',
    path: 'packages',
    file: 'site/packages',
    layout: 'default',
    fresh: 'stock',
    query: ['type', 'month', 'days', 'price', 'from', 'tour', 'group', 'sort', 'page'],
  },
  {
    name: 'package',
    path: 'packages/:id',
    file: 'site/package',
    layout: 'default',
    fresh: 'stock',
    query: packageQuery,
  },
  {
    name: 'services',
    path: 'services',
    file: 'site/services',
    layout: 'default',
    fresh: 'catalogue',
    query: ['city', 'q', 'page'],
  },
  {
    name: 'service-type',
    path: 'services/:id',
    file: 'site/service-type',
    layout: 'default',
    fresh: 'catalogue',
    query: ['city', 'q', 'page'],
  },
  {
    name: 'service',
    path: 'services/details/:slug',
    file: 'site/service',
    layout: 'default',
    fresh: 'stock',
    query: ['option', 'date', 'time', 'people', 'days', 'units', 'adults', 'ages', 'line'],
  },
  {
    name: 'reviews',
    path: 'reviews/:kind/:slug',
    file: 'site/reviews',
    layout: 'default',
    fresh: 'catalogue',
    query: ['party', 'language', 'page'],
  },
  { name: 'desk', path: 'desk', file: 'admin/today', layout: 'desk', fresh: 'personal', query: [] },
  {
    name: 'desk-bookings',
    path: 'desk/bookings',
    file: 'admin/bookings',
    layout: 'desk',
    fresh: 'personal',
    query: [],
  },
  {
    name: 'desk-booking',
    path: 'desk/bookings/:reference',
    file: 'admin/booking',
    layout: 'desk',
    fresh: 'personal',
    query: [],
    maxFormBytes: maxMessageFormBytes,
  },
  { name: 'desk-audit', path: 'desk/audit', file: 'admin/audit', layout: 'desk', fresh: 'personal', query: [] },
  ...bookingPages,
  ...stockPages,
  ...editingPages,
  ...officePages,
  // Without the second factor nothing of the admin may be shown, so the page has no admin frame, like sign-in.
  {
    name: 'second-factor',
    path: 'desk/second-factor',
    file: 'account/second-factor',
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
  /**
   * Query parameters that the page reads. The key of the page cache contains only these; other parameters are ignored.
   */
  query: readonly string[]
  /** Maximum size of its forms in bytes, if that is more than text. */
  maxFormBytes?: number
}[]

/** True for a page about one person. The contact form is rendered for each request, but equal for all. */
export function isPersonal({ name, fresh }: { name: string; fresh: PageFreshness }): boolean {
  return fresh === 'personal' && name !== 'contact-us'
}

/** True for a form that is rendered for each request, but is equal for all visitors who are not signed in. */
export function isBlankForm({ name }: { name: string }): boolean {
  return ['contact-us', 'signin', 'register', 'forgitpass'].includes(name)
}

/** The id of a page's route in a language: `hotels___en`. */
export function routeId(name: string, locale: Locale): string {
  return `${name}___${locale}`
}
