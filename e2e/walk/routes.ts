import { kindNames } from '#domains/editing/shapes.ts'

import { addDays } from '#domains/stays/nights.ts'
import type { Locale } from '#text/locale.ts'
import { deskLinks } from '#web/desk/desk-links.ts'
import { hotelLinks } from '#web/hotel-links.ts'
import { links } from '#web/links.ts'
import { reports } from '#web/desk/reports/asked.ts'
import type { pages } from '#web/pages.ts'
import { paperLinks } from '#web/paper-links.ts'
import { payLinks } from '#web/pay-links.ts'
import { dayFromNow, stayFromNow, today } from '../test.ts'
import type { Visit } from './visit.ts'
import type { Role, World } from './world.ts'

type Visits = { [role in Role]?: Visit[] }
/** `locale` is the language of the address. */
type Opened = { locale: Locale; world: World }

const staff = (visits: Visit[]): Visits => ({ agent: visits, editor: visits, manager: visits })
const agents = (visits: Visit[]): Visits => ({ agent: visits, manager: visits })
const editors = (visits: Visit[]): Visits => ({ editor: visits, manager: visits })

/** Every page of `pages.ts` as everybody who may open it: a page without an entry does not compile. */
export const routes: Record<(typeof pages)[number]['name'], (opened: Opened) => Visits> = {
  home: ({ locale }) => ({ visitor: [links.home(locale)], traveller: [links.home(locale)] }),
  hotels: ({ locale }) => ({
    visitor: [
      links.hotels(locale),
      links.hotels(locale, { where: 'madinah', ...dates, occupancy: ['2-9', '1'], sort: 'price' }),
      links.hotels(locale, { where: 'makkah', ...dates, view: 'map' }),
      links.hotels(locale, { where: 'makkah', ...dates, view: 'days', free_cancellation: '1' }),
      links.hotels(locale, { where: 'atlantis', ...dates }),
      links.hotels(locale, { where: 'makkah', ...dates, price_max: '1' }),
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
  saved: ({ locale }) => ({ visitor: [links.saved(locale)], traveller: [links.saved(locale)] }),
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
    const gone = links.book(locale, { hotel: 1, ...dates, room: ['1~9'] })
    const checkout = [
      links.book(locale),
      links.book(locale, { step: 'payment' }),
      links.book(locale, { step: 'review' }),
    ]
    return { visitor: [...stays, gone, links.book(locale)], traveller: [...stays, ...checkout] }
  },
  'book-journey': ({ locale, world }) => {
    const { package: packages, service: services } = world.catalogue
    const date = dayFromNow(20)
    const visits = [packages.own, packages.portal]
      .map(({ departures }) =>
        links.bookJourney(locale, { departure: departures[3] ?? 0, party: ['2-9', '2'], sharing: 'triple' }),
      )
      .concat(
        [services.own, services.portal].map(({ option, time }) =>
          links.bookService(locale, { option, date, time, people: '2' }),
        ),
      )
    const gone = { path: links.bookJourney(locale, { departure: 999_999, party: ['2'] }) }
    return { visitor: [...visits.slice(0, 1), gone], traveller: visits }
  },
  confirm: ({ locale, world }) => ({
    traveller: [
      ...world.bookings.map(({ reference }) => links.confirm(locale, reference)),
      ...world.bookings
        .filter(({ status }) => ['waiting', 'confirmed'].includes(status))
        .map(({ reference }) => paperLinks.cancelBooking(locale, reference)),
      paperLinks.paidReturn(locale, world.paid),
      paperLinks.order(locale, world.order),
    ],
  }),
  receipt: ({ locale, world }) => ({ traveller: [paperLinks.receipt(locale, world.paid)] }),
  voucher: ({ locale, world }) => ({
    traveller: world.bookings
      .filter(({ status }) => status === 'confirmed')
      .map(({ reference }) => paperLinks.voucher(locale, reference)),
  }),
  'pay-link': ({ locale, world }) => ({
    visitor: [payLinks.pay(locale, world.payLink), { path: payLinks.pay(locale, 'no-token'), status: 404 }],
  }),
  'document-link': ({ locale, world }) => ({ visitor: [payLinks.documents(locale, world.documentLink)] }),
  verify: ({ locale, world }) => ({ visitor: [paperLinks.verify(locale, world.code)] }),
  signin: ({ locale }) => ({
    visitor: [
      links.signin(locale),
      links.signin(locale, links.myBooking(locale), 'reset'),
      links.signin(locale, links.myBooking(locale), 'ended'),
    ],
  }),
  register: ({ locale }) => ({ visitor: [links.register(locale)] }),
  registerotp: ({ locale }) => ({ visitor: [{ path: links.registerCode(locale), step: 'register' }] }),
  loginotpcode: ({ locale }) => ({
    visitor: [links.signinByCode(locale), { path: links.signinByCode(locale), step: 'login' }],
  }),
  forgitpass: ({ locale }) => ({ visitor: [links.forgotPassword(locale)] }),
  resetpassword: ({ locale }) => ({ visitor: [{ path: links.resetPassword(locale), step: 'reset' }] }),
  'my-booking': ({ locale }) => ({
    traveller: [links.myBooking(locale), links.myBooking(locale, 'past'), links.myBooking(locale, 'cancelled')],
  }),
  'personal-data': ({ locale }) => ({ traveller: [links.personalData(locale)] }),
  'update-password': ({ locale }) => ({ traveller: [links.updatePassword(locale)] }),
  faq: ({ locale }) => ({ visitor: [links.faq(locale), links.faq(locale, { q: 'zzzz' })] }),
  search: ({ locale }) => ({
    visitor: [links.search(locale), links.search(locale, { q: 'mekka' }), links.search(locale, { q: 'zzzz' })],
  }),
  cart: ({ locale }) => ({ visitor: [links.cart(locale)], traveller: [links.cart(locale)] }),
  privacy: ({ locale }) => ({ visitor: [links.privacy(locale)] }),
  'about-us': ({ locale }) => ({ visitor: [links.about(locale)] }),
  licences: ({ locale }) => ({ visitor: [links.licences(locale)] }),
  'terms-conditions': ({ locale }) => ({ visitor: [links.terms(locale)] }),
  'contact-us': ({ locale, world }) => ({
    visitor: [links.contact(locale), links.contact(locale, { receipt: world.receipt })],
    traveller: [links.contact(locale, { topic: 'booking', booking: world.paid })],
  }),
  blogs: ({ locale }) => ({ visitor: [links.blogs(locale), links.blogs(locale, { q: 'zzzz' })] }),
  blog: ({ locale }) => ({ visitor: [links.blog(locale, 'hijri-calendar')] }),
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
  services: ({ locale }) => ({ visitor: [links.services(locale), links.services(locale, { q: 'nothing like it' })] }),
  'service-type': ({ locale }) => ({ visitor: [links.serviceType(locale, 1), links.serviceType(locale, 3)] }),
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
  desk: ({ locale }) => staff([deskLinks.today(locale)]),
  'desk-bookings': ({ locale }) =>
    agents([
      deskLinks.bookings(locale),
      deskLinks.bookings(locale, { status: 'waiting' }),
      deskLinks.bookings(locale, { q: 'zzzz' }),
    ]),
  'desk-booking': ({ locale, world }) => {
    const waiting = world.bookings.filter(({ status }) => status === 'waiting')
    const confirmed = world.bookings.find(({ status }) => status === 'confirmed')?.reference ?? ''
    const offer = { do: 'offer', hotel: world.catalogue.stay.own[0]?.slug, ...dates }
    return {
      agent: [
        ...world.bookings.map(({ reference }) => deskLinks.booking(locale, reference)),
        deskLinks.booking(locale, world.byPhone),
      ],
      // What a manager alone may do stands on those that are confirmed.
      manager: [
        deskLinks.booking(locale, world.paid),
        deskLinks.booking(locale, confirmed, { do: 'cancel' }),
        deskLinks.booking(locale, confirmed, { do: 'goodwill' }),
        deskLinks.booking(locale, confirmed, { do: 'amend', ...dates }),
        ...waiting.map(({ reference, kind }) =>
          deskLinks.booking(
            locale,
            reference,
            kind === 'stay' ? offer : { do: 'offer', [kind]: world.catalogue[kind].portal.slug },
          ),
        ),
      ],
    }
  },
  'desk-audit': ({ locale }) => ({ manager: [deskLinks.audit(locale)] }),
  'desk-phone': ({ locale, world }) => {
    const { slug, check_in, check_out, rooms: room } = world.rooms.own
    const { package: packages, service: services } = world.catalogue
    return agents([
      deskLinks.newBooking(locale),
      deskLinks.newBooking(locale, { where: 'makkah', ...dates }),
      deskLinks.newBooking(locale, { hotel: world.catalogue.stay.own[0]?.slug, ...dates }),
      deskLinks.newBooking(locale, { hotel: slug, check_in, check_out, room }),
      deskLinks.newBooking(locale, { kind: 'package' }),
      deskLinks.newBooking(locale, { kind: 'package', package: packages.own.slug }),
      deskLinks.newBooking(locale, { kind: 'package', departure: packages.own.departures[3], party: '2' }),
      deskLinks.newBooking(locale, { kind: 'service' }),
      deskLinks.newBooking(locale, { kind: 'service', service: services.own.slug }),
      deskLinks.newBooking(locale, {
        kind: 'service',
        option: `${services.own.option} ${services.own.time}`,
        date: dates.check_in,
        party: '2',
      }),
    ])
  },
  'desk-stock': ({ locale, world }) =>
    staff([
      deskLinks.stock(locale),
      deskLinks.stock(locale, { hotel: world.catalogue.stay.own[1]?.id, from: dates.check_in }),
    ]),
  'desk-stock-file': ({ locale, world }) => editors([deskLinks.stockFile(locale, world.rooms.own.hotel_id)]),
  'desk-stock-export': ({ locale, world }) =>
    editors([
      {
        path: deskLinks.stockExport(locale, {
          hotel: world.rooms.own.hotel_id,
          from: today(),
          to: addDays(today(), 30),
        }),
        file: true,
      },
    ]),
  'desk-channels': ({ locale, world }) => editors([deskLinks.channels(locale, { hotel: world.rooms.own.hotel_id })]),
  'desk-departures': ({ locale, world }) =>
    staff([
      deskLinks.departures(locale),
      deskLinks.departures(locale, { departure: world.catalogue.package.own.departures[3] }),
      deskLinks.departures(locale, { new: 1 }),
    ]),
  'desk-slots': ({ locale, world }) =>
    staff([deskLinks.slots(locale), deskLinks.slots(locale, { service: world.catalogue.service.own.id })]),
  'desk-editing': ({ locale }) => editors([deskLinks.editing(locale)]),
  'desk-editing-list': ({ locale }) => ({
    editor: kindNames.map((kind) => deskLinks.editingList(locale, kind)),
    manager: [deskLinks.editingList(locale, 'hotel')],
  }),
  'desk-edit': ({ locale, world }) => {
    const all = world.editables.map(({ kind, subject }) => deskLinks.edit(locale, kind, subject))
    return { editor: all, manager: all.slice(0, 1) }
  },
  'desk-edit-history': ({ locale, world }) =>
    editors(world.editables.slice(0, 2).map(({ kind, subject }) => deskLinks.editHistory(locale, kind, subject))),
  'desk-letters': ({ locale }) => editors([deskLinks.letters(locale)]),
  'desk-providers': ({ locale }) => ({ manager: [deskLinks.providers(locale)] }),
  'desk-messages': ({ locale }) =>
    agents([deskLinks.messages(locale), deskLinks.messages(locale, { state: 'answered' })]),
  'desk-message': ({ locale, world }) => agents([deskLinks.message(locale, world.receipt)]),
  'desk-reports': ({ locale }) => ({
    agent: [deskLinks.reports(locale)],
    manager: reports.map((report) => deskLinks.reports(locale, { report })),
  }),
  'desk-report-file': ({ locale }) =>
    agents([{ path: deskLinks.reportFile(locale, { report: 'bookings' }), file: true }]),
  'desk-staff': ({ locale }) => ({ manager: [deskLinks.staff(locale)] }),
  'desk-keys': ({ locale }) => ({ manager: [deskLinks.keys(locale)] }),
  invitation: ({ locale, world }) => ({ visitor: [deskLinks.invitation(locale, world.invitation)] }),
  // An agent may set a factor up; a manager of the walk has proven one.
  'second-factor': ({ locale }) => ({ agent: [deskLinks.secondFactor(locale)] }),
}

/** Pages that are no route of `pages.ts`: for developers, and for addresses that lead nowhere. */
export function otherPages(locale: Locale): Visits {
  return {
    visitor: [
      { path: `/${locale}/no/such/page`, status: 404 },
      `/${locale}/dev/kit`,
      ...(locale === 'en' ? [{ path: '/dev/outbox', plain: true }] : []),
    ],
  }
}

const dates = stayFromNow(30, 3)
