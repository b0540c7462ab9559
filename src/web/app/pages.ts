import { maxCalendarBytes, maxStockFileBytes } from '#domains/products/stays/limits.ts'
import { maxSpreadsheetBytes } from '@rihla/workbook/sheet'
import { maxSeriesSlots } from '#domains/products/services/admin/contract.ts'
import { maxPictureBytes, maxHotelFileBytes } from '#domains/cms/limits.ts'
import { maxDocumentBytes } from '#domains/bookings/model/document-shapes.ts'
import { maxPhotoBytes } from '#domains/accounts/limits.ts'
import type { Locale } from '#i18n/locale.ts'
import type { Bundle } from '#i18n/translator.ts'
import { filterFields } from '#links/site.ts'

export type LayoutName = 'home' | 'default' | 'auth' | 'profile' | 'admin'

/**
 * Time for which the page cache shares a page: `personal` is never shared; `stock` for a few seconds, because it shows
 * availability; `catalogue` for minutes, until its content changes.
 */
export type PageFreshness = 'personal' | 'stock' | 'catalogue'

/** A message with one file, as multipart form. */
const maxMessageFormBytes = maxDocumentBytes + 65_536

/** The fields of the search form for two cities of one trip (`readTwoCities`). */
const bothCities = ['both', 'order', 'nights', 'nights_after']

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
  ...[1, 2, 3].flatMap((family) => [`adults${family}`, `ages${family}`]),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((nth) => `extra${nth}`),
]

/**
 * All pages: name, path after the language, file, layout. `routes.ts` creates the routes of both languages from them.
 */
export const pages = [
  page('home', '', 'site/home', { layout: 'home', fresh: 'stock' }),
  page('hotels', 'hotels', 'site/hotels', {
    fresh: 'stock',
    query: ['where', 'place', ...stayQuery, ...filterFields, 'sort', 'page', 'view', 'from', 'open', ...bothCities],
  }),
  page('compare', 'hotels/compare', 'site/compare', {
    fresh: 'stock',
    query: ['hotel', 'where', ...stayQuery, ...filterFields, 'sort'],
  }),
  page('saved', 'hotels/saved', 'site/saved'),
  page('two-cities', 'hotels/two-cities', 'site/two-cities', {
    fresh: 'stock',
    query: ['where', ...stayQuery, ...filterFields, ...bothCities, 'budget', 'stay', 'transfer', 'extra'],
  }),
  page('hotel', 'hotels/:id', 'site/hotel', {
    fresh: 'stock',
    query: ['where', ...stayQuery, ...filterFields, 'sort', 'line', 'calendar', 'map', 'similar', 'terms'],
  }),
  page('book', 'booking/book', 'checkout/book'),
  page('confirm', 'booking/confirm', 'checkout/confirm', { maxFormBytes: maxDocumentBytes + 4_096 }),
  // Pages of the documents of a booking, and the targets of links in emails and of printed QR codes.
  page('receipt', 'booking/receipt', 'account/receipt'),
  page('find-booking', 'booking/find', 'account/find-booking', { layout: 'auth' }),
  page('booking-change', 'booking/change', 'checkout/booking-change', { refilled: true }),
  page('voucher', 'booking/voucher', 'account/voucher'),
  page('pay-link', 'booking/pay', 'checkout/pay-link'),
  page('document-link', 'booking/documents', 'account/document-link', { maxFormBytes: maxDocumentBytes + 4_096 }),
  page('hotel-request', 'booking/hotel-request', 'checkout/hotel-request'),
  page('share-trip', 'booking/share', 'account/share-trip'),
  page('trip', 'booking/trip', 'account/trip'),
  page('review', 'booking/review', 'account/review'),
  page('booking-travellers', 'booking/travellers', 'checkout/booking-travellers', { refilled: true }),
  page('booking-messages', 'booking/messages', 'checkout/booking-messages', {
    maxFormBytes: maxMessageFormBytes,
    refilled: true,
  }),
  page('verify', 'verify/:code', 'account/verify'),
  page('signin', 'auth/signin', 'account/sign-in', { layout: 'auth' }),
  page('register', 'auth/register', 'account/register', { layout: 'auth' }),
  page('registerotp', 'auth/registerotp', 'account/register-code', { layout: 'auth' }),
  page('loginotpcode', 'auth/loginotpcode', 'account/sign-in', { layout: 'auth' }),
  page('forgitpass', 'auth/forgitpass', 'account/forgot-password', { layout: 'auth' }),
  page('resetpassword', 'auth/resetpassword', 'account/reset-password', { layout: 'auth' }),
  page('undo-change', 'auth/undo', 'account/undo-change', { layout: 'auth' }),
  page('my-booking', 'profile/my-booking', 'account/my-booking', { layout: 'profile' }),
  page('personal-data', 'profile/personal-data', 'account/personal-data', {
    layout: 'profile',
    maxFormBytes: maxPhotoBytes + 4_096,
  }),
  page('travellers', 'profile/travellers', 'account/travellers', { layout: 'profile', refilled: true }),
  page('gift-cards', 'profile/gift-cards', 'account/gift-cards', { layout: 'profile', query: ['done'] }),
  page('update-password', 'profile/update-password', 'account/update-password', { layout: 'profile' }),
  page('faq', 'faq', 'site/faq', { fresh: 'catalogue', query: ['q', 'thanks'] }),
  // New or renamed entries change the results of queries, and no cached page has a tag for these.
  page('search', 'search', 'site/search', { fresh: 'stock', query: ['q'] }),
  page('cart', 'cart', 'checkout/cart'),
  page('privacy', 'privacy', 'site/written-text', { fresh: 'catalogue' }),
  page('about-us', 'about-us', 'site/about-us', { fresh: 'catalogue' }),
  page('currency', 'currency', 'site/currency'),
  page('licences', 'licences', 'site/licences', { fresh: 'catalogue' }),
  page('terms-conditions', 'terms-conditions', 'site/written-text', { fresh: 'catalogue', query: ['version'] }),
  page('contact-us', 'contact-us', 'site/contact-us'),
  page('blogs', 'blogs', 'site/blogs', { fresh: 'catalogue', query: ['category', 'tag', 'q', 'page'] }),
  page('blog', 'blogs/:slug', 'site/blog', { fresh: 'catalogue' }),
  page('packages', 'packages', 'site/packages', {
    fresh: 'stock',
    query: ['type', 'month', 'days', 'price', 'from', 'tour', 'group', 'sort', 'page'],
  }),
  page('package', 'packages/:id', 'site/package', { fresh: 'stock', query: packageQuery }),
  page('services', 'services', 'site/services', { fresh: 'catalogue', query: ['city', 'q', 'page'] }),
  page('service-type', 'services/:id', 'site/services', { fresh: 'catalogue', query: ['city', 'q', 'page'] }),
  page('service', 'services/details/:slug', 'site/service', {
    fresh: 'stock',
    query: ['option', 'date', 'time', 'people', 'days', 'units', 'adults', 'ages', 'line'],
  }),
  page('reviews', 'reviews/:kind/:slug', 'site/reviews', { fresh: 'catalogue', query: ['party', 'language', 'page'] }),
  adminPage('admin', 'desk', 'admin/today'),
  adminPage('admin-bookings', 'desk/bookings', 'admin/bookings'),
  adminPage('admin-booking', 'desk/bookings/:reference', 'admin/booking', { maxFormBytes: maxMessageFormBytes }),
  adminPage('admin-audit', 'desk/audit', 'admin/audit'),
  // Booking pages of the admin, in addition to the list and the page of a booking.
  adminPage('admin-phone', 'desk/new-booking', 'admin/phone'),
  adminPage('admin-booking-change', 'desk/bookings/:reference/change', 'admin/booking-change'),
  adminPage('admin-booking-travellers', 'desk/bookings/:reference/travellers', 'admin/booking-travellers'),
  adminPage('admin-manifest', 'desk/manifest', 'admin/manifest'),
  adminPage('admin-manifest-file', 'desk/manifest/file', 'admin/manifest-file'),
  // Inventory pages of the admin: nights of hotels, seats of departures, slots of services.
  adminPage('admin-stock', 'desk/stock', 'admin/inventory/stock', {
    query: ['hotel', 'from', 'first', 'last', 'changed', 'undone'],
  }),
  adminPage('admin-stock-file', 'desk/stock/file', 'admin/inventory/stock-file', {
    query: ['hotel'],
    // The file, and the lines of a file that was read before, with at most two bytes per character.
    maxFormBytes: maxSpreadsheetBytes + 2 * maxStockFileBytes + 4_096,
  }),
  adminPage('admin-stock-export', 'desk/stock/export', 'admin/inventory/stock-export', {
    query: ['hotel', 'from', 'to', 'format', 'template'],
  }),
  adminPage('admin-channels', 'desk/stock/channels', 'admin/inventory/channels', {
    query: ['hotel', 'room', 'saved', 'closing', 'opening'],
    // A calendar can appear twice: as a file and as a field.
    maxFormBytes: 4 * maxCalendarBytes + 4_096,
  }),
  adminPage('admin-departures', 'desk/departures', 'admin/inventory/departures', {
    query: ['departure', 'new', 'package', 'page', 'saved', 'substituted', 'added'],
  }),
  adminPage('admin-departure-series', 'desk/departures/series', 'admin/inventory/departure-series', {
    query: ['departure', 'repeat', 'every', 'weekday', 'day', 'from', 'until'],
  }),
  adminPage('admin-slots', 'desk/services', 'admin/inventory/slots', {
    query: ['service', 'from', 'slot', 'saved', 'undone'],
  }),
  adminPage('admin-slot-series', 'desk/services/series', 'admin/inventory/slot-series', {
    query: ['service', 'option', 'time', 'weekday', 'from', 'until', 'capacity', 'closed', 'show'],
    // The terms that a series has changed, for its undo.
    maxFormBytes: maxSeriesSlots * 32,
  }),
  // Content pages of the admin: the kinds of content, the list of one kind, the editor, the history.
  adminPage('admin-editing', 'desk/editing', 'admin/cms'),
  adminPage('admin-editing-list', 'desk/editing/:kind', 'admin/cms-list', {
    query: ['q', 'of', 'page', 'unfinished', 'deleted'],
  }),
  adminPage('admin-edit', 'desk/editing/:kind/edit', 'admin/edit', {
    query: ['subject', 'done', 'new', 'slug', 'of'],
    // Without scripts pictures are sent in the form. A file above the limit is read, so that the form is returned filled.
    maxFormBytes: 1.5 * maxPictureBytes,
  }),
  adminPage('admin-edit-history', 'desk/editing/:kind/history', 'admin/edit-history', { query: ['subject', 'number'] }),
  adminPage('admin-hotel-file', 'desk/hotels/file', 'admin/inventory/hotel-file', {
    query: ['hotel', 'created', 'changed', 'nights'],
    // The file, and the checked file as Base64. A file above the limit is read, so that the page can name the limit.
    maxFormBytes: 5 * maxHotelFileBytes,
  }),
  adminPage('admin-hotel-export', 'desk/hotels/export', 'admin/inventory/hotel-export', { query: ['hotel'] }),
  adminPage('admin-emails', 'desk/emails', 'admin/emails'),
  adminPage('admin-einvoicing', 'desk/einvoicing', 'admin/settings/einvoicing', { query: ['done'] }),
  adminPage('admin-einvoicing-file', 'desk/einvoicing/file', 'admin/settings/einvoicing-file', {
    query: ['month', 'part'],
  }),
  adminPage('admin-providers', 'desk/providers', 'admin/providers'),
  // Pages of the admin for messages, reports, staff and API keys.
  adminPage('admin-messages', 'desk/messages', 'admin/messages', { query: ['state', 'after', 'sent', 'marked'] }),
  adminPage('admin-message', 'desk/messages/:receipt', 'admin/message'),
  adminPage('admin-notices', 'desk/notices', 'admin/settings/notices', { query: ['whose', 'q', 'done'] }),
  adminPage('admin-reviews', 'desk/reviews', 'admin/reviews', { query: ['state', 'after'] }),
  adminPage('admin-review', 'desk/reviews/:id', 'admin/review'),
  adminPage('admin-reports', 'desk/reports', 'admin/reports', {
    query: ['report', 'month', 'by', 'city', 'hotel', 'from', 'to'],
  }),
  adminPage('admin-report-file', 'desk/reports/file', 'admin/report-file', {
    query: ['report', 'month', 'by', 'city', 'hotel', 'from', 'to', 'lines', 'format'],
  }),
  adminPage('admin-gift-cards', 'desk/gift-cards', 'admin/gift-cards', { query: ['q'] }),
  adminPage('admin-gift-card', 'desk/gift-cards/:id', 'admin/gift-card', { query: ['done'] }),
  adminPage('admin-staff', 'desk/staff', 'admin/staff', { query: ['done', 'hotels', 'q'] }),
  adminPage('admin-keys', 'desk/keys', 'admin/keys', { query: ['done'] }),
  adminPage('admin-setup', 'desk/setup', 'admin/setup'),
  // The first manager of an installation; it has no staff yet.
  page('setup', 'setup', 'account/setup', { layout: 'auth', query: ['token'] }),
  // Invited staff have no access to the admin yet, so the page has no admin frame, like sign-in.
  page('invitation', 'desk/invitation', 'account/invitation', { layout: 'auth', query: ['token'] }),
  // Without the second factor nothing of the admin may be shown, so the page has no admin frame, like sign-in.
  page('second-factor', 'desk/second-factor', 'account/second-factor', { layout: 'auth' }),
]

type Page = {
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
  /** True if its form, sent without a session, is filled in again after sign-in; its loader returns `stored`. */
  refilled?: true
}

type More = Partial<Pick<Page, 'layout' | 'fresh' | 'query' | 'maxFormBytes' | 'refilled'>>

/** A page about one person in the default layout, unless stated otherwise. */
function page<Name extends string>(name: Name, path: string, file: string, more: More = {}): Page & { name: Name } {
  return { name, path, file, layout: 'default', fresh: 'personal', query: [], ...more }
}

function adminPage<Name extends string>(
  name: Name,
  path: string,
  file: string,
  more: More = {},
): Page & { name: Name } {
  return page(name, path, file, { layout: 'admin', ...more })
}

/** True for a page about one person. The contact form is rendered for each request, but equal for all. */
export function isPersonal({ name, fresh }: { name: string; fresh: PageFreshness }): boolean {
  return fresh === 'personal' && name !== 'contact-us'
}

/** True for a form that is rendered for each request, but is equal for all visitors who are not signed in. */
export function isBlankForm({ name }: { name: string }): boolean {
  return ['contact-us', 'signin', 'register', 'forgitpass'].includes(name)
}

/** The part of the site that a page belongs to: the site itself, cart, checkout and account, or the admin. */
export function areaOf({ path, file }: Pick<Page, 'path' | 'file'>): Bundle {
  if (/^(desk|setup)(\/|$)/.test(path)) return 'admin'
  return file.startsWith('site/') ? 'site' : 'account'
}

/** The id of a page's route in a language: `hotels___en`. */
export function routeId(name: string, locale: Locale): string {
  return `${name}___${locale}`
}
