import { changeLink, reviewLinks, documentLinks, tripLinks, travellerLinks, payLinks } from '#links/booking.ts'
import { kindNames } from '#domains/cms/shapes.ts'

import { addDays } from '#domains/shared/dates.ts'
import type { Locale } from '#i18n/locale.ts'
import { adminLinks } from '#links/admin.ts'
import { hotelLinks, contentLinks, links, twoCitiesLinks } from '#links/site.ts'
import { accountLinks } from '#links/account.ts'
import { reports } from '#web/admin/reports/report-query.ts'
import type { pages } from '#web/app/pages.ts'
import { dayFromNow, stayFromNow, today } from '../test.ts'
import type { Visit } from './visit.ts'
import type { Role, World } from './world.ts'

type Visits = { [role in Role]?: Visit[] }
/** `locale` is the language of the address. */
type Opened = { locale: Locale; world: World }

const staff = (visits: Visit[]): Visits => ({ agent: visits, editor: visits, manager: visits })
const agents = (visits: Visit[]): Visits => ({ agent: visits, manager: visits })
const editors = (visits: Visit[]): Visits => ({ editor: visits, manager: visits })

/**
 * The visits of every page of `pages.ts` by every role that is allowed to open it. A page without an entry does not
 * compile.
 */
export const routes: Record<(typeof pages)[number]['name'], (opened: Opened) => Visits> = {
  home: ({ locale }) => ({ visitor: [links.home(locale)], traveller: [links.home(locale)] }),
  hotels: ({ locale }) => ({
    visitor: [
      links.hotels(locale),
      links.hotels(locale, { where: 'madinah', ...dates, occupancy: ['2-9', '1'], sort: 'price' }),
      links.hotels(locale, { where: 'makkah', ...dates, view: 'map' }),
      links.hotels(locale, { where: 'makkah', ...dates, view: 'days', free_cancellation: '1' }),
      links.hotels(locale, { where: 'atlantis', ...dates }),
      links.hotels(locale, { where: 'king fahd', ...dates }),
      links.hotels(locale, { where: 'makkah', ...dates, price_max: '1' }),
      links.hotels(locale, { where: 'makkah', ...dates, open: 'districts,facilities,amenities' }),
      {
        path: links.hotels(locale, { where: 'makkah', check_in: dates.check_out, check_out: dates.check_in }),
        status: 422,
      },
    ],
    traveller: [links.hotels(locale, { where: 'makkah', ...dates })],
  }),
  compare: ({ locale, world }) => ({
    visitor: [
      links.compare(locale),
      links.compare(
        locale,
        world.catalogue.stay.own.slice(0, 3).map(({ id }) => id),
        dates,
      ),
    ],
  }),
  'two-cities': ({ locale, world }) => ({
    visitor: [
      twoCitiesLinks.search(locale),
      twoCitiesLinks.search(locale, {
        where: 'madinah,makkah',
        ...dates,
        nights: 1,
        occupancy: ['2-9', '1'],
        stay: world.catalogue.stay.own.slice(0, 1).map(({ id }) => String(id)),
        budget: 9000,
      }),
      { path: `${twoCitiesLinks.search(locale, { check_in: dates.check_in, nights: 0 })}&nights_after=2`, status: 422 },
    ],
  }),
  saved: ({ locale }) => ({
    visitor: [links.saved(locale), `${links.saved(locale)}?alert=unknown`],
    traveller: [links.saved(locale)],
  }),
  hotel: ({ locale, world }) => {
    const [own, portal] = [world.catalogue.stay.own[0]?.slug ?? '', world.catalogue.stay.portal[0]?.slug ?? '']
    return {
      visitor: [
        links.hotel(locale, own),
        links.hotel(locale, own, { ...dates, occupancy: ['2-9', '2'] }),
        links.hotel(locale, portal, dates),
        hotelLinks.calendar(locale, own, dates),
        hotelLinks.map(locale, own, dates),
        hotelLinks.similar(locale, own, dates),
      ],
      traveller: [links.hotel(locale, own, dates)],
    }
  },
  book: ({ locale, world }) => {
    const stays = [world.rooms.own, world.rooms.portal].map(({ hotel_id: hotel, check_in, check_out, rooms: room }) =>
      links.book(locale, { hotel, check_in, check_out, room }),
    )
    const { package: packages, service: services } = world.catalogue
    const date = dayFromNow(20)
    const products = [packages.own, packages.portal]
      .map(({ departures }) =>
        links.book(locale, { departure: departures[3] ?? 0, party: ['2-9', '2'], sharing: 'triple' }),
      )
      .concat(
        [services.own, services.portal].map(({ option, time }) =>
          links.book(locale, { option, date, time, people: '2' }),
        ),
      )
    const gone = [
      links.book(locale, { hotel: 1, ...dates, room: ['1~9'] }),
      { path: links.book(locale, { departure: 999_999, party: ['2'] }), status: 404 },
    ]
    const checkout = [
      links.book(locale),
      links.book(locale, { step: 'payment' }),
      links.book(locale, { step: 'review' }),
    ]
    return {
      visitor: [...stays, ...products.slice(0, 1), ...gone, links.book(locale)],
      traveller: [...stays, ...products, ...checkout],
    }
  },
  confirm: ({ locale, world }) => ({
    traveller: [
      ...world.bookings.map(({ reference }) => documentLinks.booking(locale, reference)),
      ...world.bookings
        .filter(({ status }) => ['waiting', 'confirmed'].includes(status))
        .map(({ reference }) => documentLinks.cancelBooking(locale, reference)),
      documentLinks.paidReturn(locale, world.paid),
      documentLinks.order(locale, world.order),
    ],
  }),
  receipt: ({ locale, world }) => ({ traveller: [documentLinks.receipt(locale, world.paid)] }),
  'booking-change': ({ locale, world }) => ({
    traveller: world.bookings
      .filter(({ status }) => status === 'confirmed' || status === 'pending')
      .map(({ reference }) => changeLink(locale, reference)),
  }),
  'find-booking': ({ locale, world }) => ({
    visitor: [documentLinks.find(locale), documentLinks.find(locale, { reference: world.paid })],
  }),
  'share-trip': ({ locale, world }) => ({ traveller: [tripLinks.share(locale, world.paid)] }),
  trip: ({ locale, world }) => ({
    visitor: [tripLinks.trip(locale, world.tripLink), { path: tripLinks.trip(locale, 'no-token'), status: 410 }],
  }),
  voucher: ({ locale, world }) => ({
    traveller: world.bookings
      .filter(({ status }) => status === 'confirmed')
      .map(({ reference }) => documentLinks.voucher(locale, reference)),
  }),
  'pay-link': ({ locale, world }) => ({
    visitor: [payLinks.pay(locale, world.payLink), { path: payLinks.pay(locale, 'no-token'), status: 404 }],
  }),
  'hotel-request': ({ locale, world }) => ({
    visitor: [
      payLinks.hotelRequest(locale, world.hotelRequest),
      { path: payLinks.hotelRequest(locale, 'no-token'), status: 404 },
    ],
  }),
  'document-link': ({ locale, world }) => ({ visitor: [payLinks.documents(locale, world.documentLink)] }),
  review: ({ locale, world }) => ({
    visitor: [
      reviewLinks.form(locale, world.reviewLink),
      reviewLinks.deleted(locale),
      { path: reviewLinks.form(locale, 'no-token'), status: 404 },
    ],
  }),
  verify: ({ locale, world }) => ({ visitor: [documentLinks.verify(locale, world.code)] }),
  signin: ({ locale }) => ({
    visitor: [
      links.signin(locale),
      links.signin(locale, links.myBooking(locale), 'reset'),
      links.signin(locale, links.myBooking(locale), 'ended'),
    ],
  }),
  register: ({ locale }) => ({ visitor: [links.register(locale)] }),
  registerotp: ({ locale }) => ({ visitor: [{ path: accountLinks.registerCode(locale), step: 'register' }] }),
  loginotpcode: ({ locale }) => ({
    visitor: [accountLinks.signinByCode(locale), { path: accountLinks.signinByCode(locale), step: 'login' }],
  }),
  forgitpass: ({ locale }) => ({ visitor: [accountLinks.forgotPassword(locale)] }),
  'undo-change': ({ locale }) => ({ visitor: [{ path: accountLinks.undoChange(locale, 'unknown'), status: 404 }] }),
  resetpassword: ({ locale }) => ({ visitor: [{ path: accountLinks.resetPassword(locale), step: 'reset' }] }),
  'my-booking': ({ locale }) => ({
    traveller: [links.myBooking(locale), links.myBooking(locale, 'past'), links.myBooking(locale, 'cancelled')],
  }),
  'personal-data': ({ locale }) => ({ traveller: [links.personalData(locale)] }),
  'booking-travellers': ({ locale, world }) => ({
    traveller: world.bookings
      .filter(({ status }) => status === 'confirmed')
      .map(({ reference }) => travellerLinks.details(locale, reference)),
  }),
  'booking-messages': ({ locale, world }) => ({
    traveller: world.bookings.slice(0, 2).map(({ reference }) => travellerLinks.messages(locale, reference)),
  }),
  'admin-booking-change': ({ locale, world }) =>
    agents(world.bookings.slice(0, 3).map(({ reference }) => adminLinks.bookingChange(locale, reference))),
  'admin-booking-travellers': ({ locale, world }) =>
    agents(world.bookings.slice(0, 3).map(({ reference }) => adminLinks.bookingTravellers(locale, reference))),
  'admin-manifest': ({ locale }) =>
    agents([adminLinks.manifest(locale), adminLinks.manifest(locale, { day: dayFromNow(20) })]),
  // Its form leads to a download; without the form it leads to the list.
  'admin-manifest-file': ({ locale }) => agents([adminLinks.manifestFile(locale)]),
  travellers: ({ locale }) => ({
    traveller: [travellerLinks.companions(locale), travellerLinks.companions(locale, { add: 'yes' })],
  }),
  'gift-cards': ({ locale }) => ({ traveller: [accountLinks.giftCards(locale)] }),
  'update-password': ({ locale }) => ({ traveller: [accountLinks.updatePassword(locale)] }),
  faq: ({ locale }) => ({ visitor: [links.faq(locale), links.faq(locale, { q: 'zzzz' })] }),
  search: ({ locale }) => ({
    visitor: [links.search(locale), links.search(locale, { q: 'mekka' }), links.search(locale, { q: 'zzzz' })],
  }),
  cart: ({ locale }) => ({ visitor: [links.cart(locale)], traveller: [links.cart(locale)] }),
  privacy: ({ locale }) => ({ visitor: [links.privacy(locale)] }),
  'about-us': ({ locale }) => ({ visitor: [links.about(locale)] }),
  currency: ({ locale }) => ({ visitor: [links.currency(locale)], traveller: [links.currency(locale)] }),
  licences: ({ locale }) => ({ visitor: [contentLinks.licences(locale)] }),
  'terms-conditions': ({ locale }) => ({ visitor: [links.terms(locale)] }),
  'contact-us': ({ locale, world }) => ({
    visitor: [links.contact(locale), links.contact(locale, { receipt: world.receipt })],
    traveller: [links.contact(locale, { topic: 'booking', booking: world.paid })],
  }),
  blogs: ({ locale }) => ({ visitor: [links.blogs(locale), links.blogs(locale, { q: 'zzzz' })] }),
  blog: ({ locale }) => ({ visitor: [contentLinks.blog(locale, 'hijri-calendar')] }),
  packages: ({ locale }) => ({
    visitor: [
      links.packages(locale),
      links.packages(locale, { month: '1448-09', sort: 'price' }),
      links.packages(locale, { days: '9-60', price: 1500, from: 'jeddah' }),
    ],
  }),
  package: ({ locale, world }) => {
    const { own, portal } = world.catalogue.package
    const party = { departure: own.departures[3], party: ['2-9', '2'], sharing: 'triple' }
    return {
      visitor: [
        links.package(locale, own.slug),
        links.package(locale, own.slug, party),
        links.package(locale, portal.slug),
      ],
      traveller: [links.package(locale, own.slug, party)],
    }
  },
  reviews: ({ locale, world }) => ({
    visitor: [
      reviewLinks.all(locale, 'stay', 'dar-al-yaqin'),
      reviewLinks.all(locale, 'stay', 'dar-al-yaqin', { party: 'family', language: 'ar' }),
      reviewLinks.all(locale, 'package', world.catalogue.package.own.slug),
      reviewLinks.all(locale, 'service', world.catalogue.service.own.slug),
    ],
  }),
  services: ({ locale }) => ({ visitor: [links.services(locale), links.services(locale, { q: 'nothing like it' })] }),
  'service-type': ({ locale }) => ({
    visitor: [contentLinks.serviceType(locale, 1), contentLinks.serviceType(locale, 3)],
  }),
  service: ({ locale, world }) => {
    const { own, portal } = world.catalogue.service
    const { slug, option, time } = own
    return {
      visitor: [
        links.service(locale, slug),
        links.service(locale, slug, { option, time, date: dayFromNow(20), people: '2-9' }),
        links.service(locale, portal.slug),
        links.service(locale, 'wheelchair-for-days'),
      ],
    }
  },
  admin: ({ locale }) => staff([adminLinks.today(locale)]),
  'admin-bookings': ({ locale }) =>
    agents([
      adminLinks.bookings(locale),
      adminLinks.bookings(locale, { status: 'waiting' }),
      adminLinks.bookings(locale, { q: 'zzzz' }),
    ]),
  'admin-booking': ({ locale, world }) => {
    const waiting = world.bookings.filter(({ status }) => status === 'waiting')
    const confirmed = world.bookings.find(({ status }) => status === 'confirmed')?.reference ?? ''
    const offer = { do: 'offer', hotel: world.catalogue.stay.own[0]?.slug, ...dates }
    return {
      agent: [
        ...world.bookings.map(({ reference }) => adminLinks.booking(locale, reference)),
        adminLinks.booking(locale, world.byPhone),
      ],
      // Actions of managers only are shown on confirmed bookings.
      manager: [
        adminLinks.booking(locale, world.paid),
        adminLinks.booking(locale, confirmed, { do: 'cancel' }),
        adminLinks.booking(locale, confirmed, { do: 'goodwill' }),
        adminLinks.booking(locale, confirmed, { do: 'amend', ...dates }),
        ...waiting.map(({ reference, kind }) =>
          adminLinks.booking(
            locale,
            reference,
            kind === 'stay' ? offer : { do: 'offer', [kind]: world.catalogue[kind].portal.slug },
          ),
        ),
      ],
    }
  },
  'admin-audit': ({ locale }) => ({ manager: [adminLinks.audit(locale)] }),
  'admin-phone': ({ locale, world }) => {
    const { slug, check_in, check_out, rooms: room } = world.rooms.own
    const { package: packages, service: services } = world.catalogue
    return agents([
      adminLinks.newBooking(locale),
      adminLinks.newBooking(locale, { where: 'makkah', ...dates }),
      adminLinks.newBooking(locale, { hotel: world.catalogue.stay.own[0]?.slug, ...dates }),
      adminLinks.newBooking(locale, { hotel: slug, check_in, check_out, room }),
      adminLinks.newBooking(locale, { kind: 'package' }),
      adminLinks.newBooking(locale, { kind: 'package', package: packages.own.slug }),
      adminLinks.newBooking(locale, { kind: 'package', departure: packages.own.departures[3], party: '2' }),
      adminLinks.newBooking(locale, { kind: 'service' }),
      adminLinks.newBooking(locale, { kind: 'service', service: services.own.slug }),
      adminLinks.newBooking(locale, {
        kind: 'service',
        option: `${services.own.option} ${services.own.time}`,
        date: dates.check_in,
        party: '2',
      }),
    ])
  },
  'admin-stock': ({ locale, world }) =>
    staff([
      adminLinks.stock(locale),
      adminLinks.stock(locale, { hotel: world.catalogue.stay.own[1]?.id, from: dates.check_in }),
    ]),
  'admin-stock-file': ({ locale, world }) => editors([adminLinks.stockFile(locale, world.rooms.own.hotel_id)]),
  'admin-stock-export': ({ locale, world }) =>
    editors([
      {
        path: adminLinks.stockExport(locale, {
          hotel: world.rooms.own.hotel_id,
          from: today(),
          to: addDays(today(), 30),
        }),
        file: true,
      },
    ]),
  'admin-channels': ({ locale, world }) => editors([adminLinks.channels(locale, { hotel: world.rooms.own.hotel_id })]),
  'admin-departures': ({ locale, world }) =>
    staff([
      adminLinks.departures(locale),
      adminLinks.departures(locale, { departure: world.catalogue.package.own.departures[3] }),
      adminLinks.departures(locale, { new: 1 }),
    ]),
  'admin-departure-series': ({ locale, world }) => {
    const departure = world.catalogue.package.own.departures[3]
    const pattern = { repeat: 'hijri_month', day: 10, from: dates.check_in, until: addDays(dates.check_in, 90) }
    return editors([
      adminLinks.departureSeries(locale, { departure }),
      adminLinks.departureSeries(locale, { departure, ...pattern }),
    ])
  },
  'admin-slots': ({ locale, world }) =>
    staff([adminLinks.slots(locale), adminLinks.slots(locale, { service: world.catalogue.service.own.id })]),
  'admin-slot-series': ({ locale, world }) => {
    const { id: service, option } = world.catalogue.service.own
    const series = { service, option }
    return editors([
      adminLinks.slotSeries(locale, series),
      adminLinks.slotSeries(locale, { ...series, capacity: 5, show: 1 }),
    ])
  },
  'admin-editing': ({ locale }) => editors([adminLinks.editing(locale)]),
  'admin-editing-list': ({ locale }) => ({
    editor: kindNames.map((kind) => adminLinks.editingList(locale, kind)),
    manager: [adminLinks.editingList(locale, 'hotel')],
  }),
  'admin-edit': ({ locale, world }) => {
    const all = world.editables.map(({ kind, subject }) => adminLinks.edit(locale, kind, subject))
    return { editor: all, manager: all.slice(0, 1) }
  },
  'admin-edit-history': ({ locale, world }) =>
    editors(world.editables.slice(0, 2).map(({ kind, subject }) => adminLinks.editHistory(locale, kind, subject))),
  'admin-hotel-file': ({ locale }) => editors([adminLinks.hotelFile(locale)]),
  'admin-hotel-export': ({ locale, world }) =>
    editors([
      { path: adminLinks.hotelExport(locale), file: true },
      { path: adminLinks.hotelExport(locale, world.rooms.own.hotel_id), file: true },
    ]),
  'admin-emails': ({ locale }) => editors([adminLinks.notifications(locale)]),
  'admin-einvoicing': ({ locale }) => ({ manager: [adminLinks.einvoicing(locale)] }),
  'admin-einvoicing-file': ({ locale }) => ({ manager: [adminLinks.einvoicingFile(locale, '2020-01', 1)] }),
  'admin-providers': ({ locale }) => ({ manager: [adminLinks.providers(locale)] }),
  'admin-messages': ({ locale }) =>
    agents([adminLinks.messages(locale), adminLinks.messages(locale, { state: 'answered' })]),
  'admin-message': ({ locale, world }) => agents([adminLinks.message(locale, world.receipt)]),
  'admin-notices': ({ locale }) => ({
    agent: [adminLinks.notices(locale)],
    manager: [adminLinks.notices(locale), adminLinks.notices(locale, { whose: 'office' })],
  }),
  'admin-reviews': ({ locale }) =>
    agents([adminLinks.reviews(locale), adminLinks.reviews(locale, { state: 'published' })]),
  'admin-review': ({ locale }) => agents([adminLinks.review(locale, 1)]),
  'admin-reports': ({ locale }) => ({
    agent: [adminLinks.reports(locale)],
    manager: reports.map((report) => adminLinks.reports(locale, { report })),
  }),
  'admin-report-file': ({ locale }) =>
    agents([{ path: adminLinks.reportFile(locale, { report: 'bookings' }), file: true }]),
  'admin-gift-cards': ({ locale }) => ({ manager: [adminLinks.giftCards(locale)] }),
  'admin-gift-card': ({ locale, world }) => ({ manager: [adminLinks.giftCard(locale, world.giftCard)] }),
  'admin-staff': ({ locale }) => ({ manager: [adminLinks.staff(locale)] }),
  'admin-keys': ({ locale }) => ({ manager: [adminLinks.keys(locale)] }),
  'admin-setup': ({ locale }) => ({ manager: [adminLinks.setup(locale)] }),
  // The demo has a manager.
  setup: ({ locale }) => ({ visitor: [{ path: adminLinks.firstRun(locale), status: 404 }] }),
  invitation: ({ locale, world }) => ({ visitor: [adminLinks.invitation(locale, world.invitation)] }),
  // An agent can set up a second factor; the manager of this run already has one.
  'second-factor': ({ locale }) => ({ agent: [adminLinks.secondFactor(locale)] }),
}

/** Pages that are no route of `pages.ts`: the outbox and missing addresses. */
export function otherPages(locale: Locale): Visits {
  return {
    visitor: [{ path: `/${locale}/no/such/page`, status: 404 }, ...(locale === 'en' ? ['/dev/outbox'] : [])],
  }
}

const dates = stayFromNow(30, 3)
