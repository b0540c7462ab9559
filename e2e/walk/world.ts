import { randomUUID } from 'node:crypto'
import { request as requests, type APIRequestContext } from '@playwright/test'
import pg from 'pg'
import { databaseUrl } from '../database.ts'
import { demoPeople } from '#db/demo/people.ts'
import type { ProductKind } from '#domains/products/shared/product-kinds.ts'
import { bookingStatuses, type BookingStatus } from '#domains/bookings/model/shapes.ts'
import { kindNames, type KindName } from '#domains/cms/shapes.ts'
import { addDays } from '#domains/shared/dates.ts'
import type { StaffRole } from '#api/staff.ts'
import { call } from '../call.ts'
import { managerCookies } from '../admin/manager.ts'
import { requestOfHotel } from '../hotel-link.ts'
import { codeSentTo, linkSentTo } from '../outbox.ts'
import { oncePerRun } from '../once.ts'
import { dayFromNow, stayFromNow, today } from '../test.ts'

/** The roles that visit the pages. */
export const roles = ['visitor', 'traveller', 'agent', 'editor', 'manager'] as const
export type Role = (typeof roles)[number]
export type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies']

type Dates = { check_in: string; check_out: string }
type Supply = 'own' | 'portal'
/** A selection that can be priced: the rooms of a hotel, a departure or an option of a service. */
type Chosen = { kind: ProductKind; supply: Supply; days: number; payment?: 'prepay' | 'arrival' }

/** The data of the visited pages: bookings of every product in every status, and everything that belongs to them. */
export type World = Awaited<ReturnType<typeof makeWorld>>

/** The data of this run, created by the first worker that requests it. */
export function walkWorld(baseURL: string): Promise<World> {
  return oncePerRun('walk', () => makeWorld(baseURL))
}

const kinds: ProductKind[] = ['stay', 'package', 'service']
/** Products with many departures, and with times to choose from. */
const named = {
  package: { own: 'two-cities-from-cairo', portal: 'private-umrah-from-dubai' },
  // Without a flight, so that it can be paid when the group meets.
  packageOnArrival: 'two-cities-at-your-own-pace',
  service: { own: 'jeddah-airport-to-makkah', portal: 'translator-for-a-day' },
}
/** Days from today, far from the nights that other tests book. */
const firstDay = 100

async function makeWorld(baseURL: string) {
  const browser = () =>
    requests.newContext({ baseURL, extraHTTPHeaders: { 'X-Forwarded-For': '198.51.100.7', 'Accept-Language': 'en' } })
  const [visitor, traveller, agent, editor, manager] = await Promise.all([
    browser(),
    browser(),
    browser(),
    browser(),
    browser(),
  ])
  const [email, staffCookies] = await Promise.all([
    register(traveller),
    managerCookies(manager),
    signIn(agent, 'agent'),
    signIn(editor, 'editor'),
  ])
  // The second factor can have been set up by another worker, so its cookies are used.
  const managed = await requests.newContext({ baseURL, storageState: { cookies: staffCookies, origins: [] } })
  const catalogue = await readCatalogue(visitor)

  const bookings: { reference: string; kind: ProductKind; status: BookingStatus }[] = []
  let days = firstDay
  for (const kind of kinds)
    for (const status of bookingStatuses) {
      const reference = await bookInStatus(traveller, agent, catalogue, kind, status, (days += 3))
      bookings.push({ reference, kind, status })
    }
  const order = await orderFromCart(traveller, catalogue, email, days + 10)
  // These lines stay in the cart.
  await fillCart(traveller, catalogue, days + 20)
  await fillCart(visitor, catalogue, days + 20)
  await agedBookings(bookings)
  const [reviewable] = await call<{ token: string }[]>(traveller, 'fetch_my_reviews', {})
  const confirmed = bookings.find(({ kind, status }) => kind === 'package' && status === 'confirmed')?.reference ?? ''
  const paid = await payOnline(traveller, confirmed)
  const { code } = await call<{ code: string }>(traveller, 'show_voucher', { reference: confirmed })

  const { token: tripLink } = await call<{ token: string }>(traveller, 'create_trip_link', {
    references: [paid],
    name: 'Family',
  })

  const caller = `walk-${randomUUID().slice(0, 8)}@example.com`
  const byPhone = await bookByPhone(agent, catalogue, caller, 'prepay', days + 30)
  const payLink = await linkSentTo({ request: visitor }, caller, 'booking/pay')
  await requestDocument(agent, await bookByPhone(agent, catalogue, caller, 'arrival', days + 33))
  const documentLink = await linkSentTo({ request: visitor }, caller, 'booking/documents')
  const { token: hotelRequest } = await requestOfHotel(traveller, days + 36)
  const invited = `walk-${randomUUID().slice(0, 8)}@example.com`
  await call(managed, 'invite_staff', { email: invited, role: 'agent', locale: 'en' })
  const invitation = await linkSentTo({ request: visitor }, invited, 'desk/invitation')
  const { card } = await call<{ card: { id: number } }>(managed, 'issue_gift_card', {
    minor: 50_000,
    expires_on: '2030-12-31',
    holder_name: 'Amal Walker',
  })
  const { receipt } = await call<{ receipt: string }>(visitor, 'send_contact_message', {
    name: 'Amal Walker',
    email,
    topic: 'group',
    message: 'We are twenty people and come in the spring.',
  })
  const cookies = async (of: APIRequestContext) => (await of.storageState()).cookies
  const rooms = {
    own: await chosenRooms(visitor, catalogue, 'own'),
    portal: await chosenRooms(visitor, catalogue, 'portal'),
  }
  const editables = await Promise.all(kindNames.map((kind) => firstEditable(managed, kind)))
  return {
    rooms,
    editables,
    cookies: {
      visitor: await cookies(visitor),
      traveller: await cookies(traveller),
      agent: await cookies(agent),
      editor: await cookies(editor),
      manager: staffCookies,
    } satisfies Record<Role, Cookies>,
    catalogue,
    bookings,
    byPhone,
    order,
    paid,
    code,
    receipt,
    payLink: tokenOf(payLink),
    documentLink: tokenOf(documentLink),
    hotelRequest,
    tripLink,
    reviewLink: reviewable?.token ?? '',
    invitation: tokenOf(invitation),
    giftCard: card.id,
  }
}

const tokenOf = (link: string) => new URLSearchParams(link.split('?')[1]).get('token') ?? ''

/** Registers a traveller for this run only, because the requests of an account per day are limited. */
async function register(request: APIRequestContext): Promise<string> {
  const to = `walk-${randomUUID().slice(0, 8)}@example.com`
  await call(request, 'register', { name: 'Amal Walker', email: to, password: 'a long enough sentence' })
  await call(request, 'verify_code', { purpose: 'register', to, code: await codeSentTo({ request }, to) })
  await call(request, 'update_profile', { phone: '+966512345678', currency: 'EUR', nationality: 'EG' })
  return to
}

async function signIn(request: APIRequestContext, role: StaffRole): Promise<void> {
  const person = demoPeople.find((one) => one.role === role)
  await call(request, 'login', { email: person?.email, password: person?.password })
}

type Found = { id: number; slug: string; supply: Supply }
type Rate = { payment: string; rooms: string[] }

/** Reads hotels, a package and a service from the API, for both kinds of supply. */
async function readCatalogue(request: APIRequestContext) {
  const dates = stayFromNow(firstDay, 2)
  const hotels = await call<Found[]>(request, 'fetch_hotels', { where: 'makkah', ...dates })
  const packages = await call<Found[]>(request, 'fetch_packages', { per_page: 50 })
  const services = await call<Found[]>(request, 'fetch_services', { per_page: 50 })
  const find = (all: Found[], slug: string) => {
    const found = all.find((one) => one.slug === slug)
    if (!found) throw new Error(`${slug} is not offered`)
    return found
  }
  const departures = async ({ slug }: Found) => {
    const { departures } = await call<{ departures: { id: number; open: boolean }[] }>(request, 'show_package', {
      id: slug,
    })
    return { slug, departures: departures.filter(({ open }) => open).map(({ id }) => id) }
  }
  const option = async ({ slug, id }: Found) => {
    const { options } = await call<{ options: { id: number; times: { time: string | null }[] }[] }>(
      request,
      'show_service',
      { slug, date: dayFromNow(firstDay) },
    )
    return { slug, id, option: options[0]?.id ?? 0, time: options[0]?.times.at(-1)?.time ?? undefined }
  }
  return {
    stay: {
      own: hotels.filter(({ supply }) => supply === 'own').map(({ id, slug }) => ({ id, slug })),
      portal: hotels.filter(({ supply }) => supply === 'portal').map(({ id, slug }) => ({ id, slug })),
    },
    package: {
      own: await departures(find(packages, named.package.own)),
      portal: await departures(find(packages, named.package.portal)),
      onArrival: await departures(find(packages, named.packageOnArrival)),
    },
    service: {
      own: await option(find(services, named.service.own)),
      portal: await option(find(services, named.service.portal)),
    },
  }
}
export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>

/** Finds the rooms of a hotel that can be paid online or on arrival on the nights. */
async function roomsOf(request: APIRequestContext, { stay }: Catalogue, supply: Supply, dates: Dates) {
  for (const { id } of stay[supply]) {
    const found = await call<{ rates: Rate[] }[]>(request, 'fetch_new_available_rooms', {
      hotel_id: id,
      ...dates,
      occupancy: ['2'],
    })
    const rate = found.flatMap(({ rates }) => rates).find(({ payment }) => payment === 'both')
    if (rate) return { hotel_id: id, ...dates, rooms: rate.rooms }
  }
  throw new Error('no available room can be paid both online and on arrival')
}

async function chosenRooms(request: APIRequestContext, catalogue: Catalogue, supply: Supply) {
  const rooms = await roomsOf(request, catalogue, supply, stayFromNow(30, 2))
  return { ...rooms, slug: catalogue.stay[supply].find(({ id }) => id === rooms.hotel_id)?.slug ?? '' }
}

async function firstEditable(manager: APIRequestContext, kind: KindName) {
  const { rows } = await call<{ rows: { subject: string }[] }>(manager, 'fetch_editables', { kind })
  return { kind, subject: rows[0]?.subject ?? '' }
}

/** The input of a price endpoint, or of the cart, for a selection. */
async function selectionOf(request: APIRequestContext, catalogue: Catalogue, { kind, supply, days, payment }: Chosen) {
  if (kind === 'stay') return roomsOf(request, catalogue, supply, stayFromNow(days, 2))
  if (kind === 'package') {
    const { departures } = catalogue.package[payment === 'arrival' ? 'onArrival' : supply]
    // Late enough to be paid in instalments, and a different departure each time.
    return {
      departure_id: departures[Math.min(departures.length - 1, 4 + (days % 5))],
      party: ['2-9'],
      sharing: 'triple',
    }
  }
  const { option, time } = catalogue.service[supply]
  return { option_id: option, date: dayFromNow(days), people: '2', ...(time && { time }) }
}

const priceEndpoint = { stay: 'get_hotel_price', package: 'get_package_price', service: 'get_service_price' } as const

async function formOf(request: APIRequestContext, catalogue: Catalogue, chosen: Chosen, payment: 'prepay' | 'arrival') {
  const selection = await selectionOf(request, catalogue, { ...chosen, payment })
  const { token } = await call<{ token: string }>(request, priceEndpoint[chosen.kind], selection)
  return {
    quote_token: token,
    guests: [{ first_name: 'Amal', last_name: 'Walker' }],
    contact: { email: 'walker@example.com', phone: '+966512345678', country: 'SA', city: 'Jeddah' },
    payment_type: payment,
    special_request: 'demo:silent',
  }
}

/** The supply that leads to each status. Statuses that only time brings start as confirmed or pending. */
const supplyOf: Record<BookingStatus, Supply> = {
  pending: 'own',
  waiting: 'portal',
  waiting_user: 'portal',
  confirmed: 'own',
  rejected: 'portal',
  expired: 'own',
  cancelled: 'own',
  completed: 'own',
  no_show: 'own',
}

async function bookInStatus(
  traveller: APIRequestContext,
  agent: APIRequestContext,
  catalogue: Catalogue,
  kind: ProductKind,
  status: BookingStatus,
  days: number,
): Promise<string> {
  const supply = supplyOf[status]
  // Paid in instalments: the deposit of the package is paid later.
  const online =
    status === 'pending' ||
    status === 'expired' ||
    (kind === 'package' && (status === 'confirmed' || supply === 'portal'))
  const form = await formOf(traveller, catalogue, { kind, supply, days }, online ? 'prepay' : 'arrival')
  const endpoint = kind !== 'stay' ? 'store_booking' : supply === 'own' ? 'book_hotel' : 'book_hotel_portal'
  const { reference } = await call<{ reference: string }>(traveller, endpoint, form)
  if (status === 'cancelled') {
    const { penalty } = await call<{ penalty: object }>(traveller, 'quote_cancellation', { reference })
    await call(traveller, 'cancel_booking', { reference, accepted_penalty: penalty })
  }
  if (status === 'rejected')
    await call(agent, 'reject_waiting_booking', { ...(await seen(agent, reference)), reason: 'no_rooms' })
  if (status === 'waiting_user') await offerAnother(agent, catalogue, kind, reference, days + 1)
  return reference
}

/** The status and version of a booking as staff see them; every change must state them. */
async function seen(agent: APIRequestContext, reference: string) {
  const { booking, version } = await call<{ booking: { status: BookingStatus }; version: number }>(
    agent,
    'show_admin_booking',
    { reference },
  )
  return { reference, status: booking.status, version }
}

async function offerAnother(
  agent: APIRequestContext,
  catalogue: Catalogue,
  kind: ProductKind,
  reference: string,
  days: number,
) {
  const booking = await seen(agent, reference)
  if (kind === 'stay') {
    const rooms = await roomsOf(agent, catalogue, 'portal', stayFromNow(days, 2))
    return call(agent, 'offer_other_stay', { ...booking, ...rooms })
  }
  if (kind === 'package') {
    const departure_id = catalogue.package.portal.departures.at(-1)
    return call(agent, 'offer_other_departure', { ...booking, departure_id, sharing: 'triple' })
  }
  const { option, time } = catalogue.service.portal
  const date = dayFromNow(days)
  return call(agent, 'offer_other_option', { ...booking, option_id: option, date, ...(time && { time }) })
}

async function fillCart(
  request: APIRequestContext,
  catalogue: Catalogue,
  days: number,
  payment: 'prepay' | 'arrival' = 'prepay',
): Promise<void> {
  for (const kind of kinds)
    await call(request, 'store_cart', {
      kind,
      ...(await selectionOf(request, catalogue, { kind, supply: 'own', days, payment })),
    })
}

async function orderFromCart(request: APIRequestContext, catalogue: Catalogue, email: string, days: number) {
  await fillCart(request, catalogue, days, 'arrival')
  const { token } = await call<{ token: string }>(request, 'fetch_cart', {})
  const { reference } = await call<{ reference: string }>(request, 'send_cart_to_order', {
    cart_token: token,
    guests: [{ first_name: 'Amal', last_name: 'Walker' }],
    contact: { email, phone: '+966512345678', country: 'SA' },
    payment_type: 'arrival',
  })
  return reference
}

/** Pays in the sandbox; returns the reference of the booking, which has a receipt then. */
async function payOnline(request: APIRequestContext, reference: string): Promise<string> {
  const { page } = await call<{ page: string }>(request, 'start_payment', { reference })
  await request.post(page, { form: { card: 'good' } })
  await call(request, 'check_payment', { reference })
  return reference
}

/** Books for a guest without an account, who pays and sends documents through emailed links. */
async function bookByPhone(
  agent: APIRequestContext,
  catalogue: Catalogue,
  email: string,
  payment: 'prepay' | 'arrival',
  days: number,
) {
  const form = await formOf(agent, catalogue, { kind: 'stay', supply: 'own', days }, payment)
  const { booking } = await call<{ booking: { reference: string } }>(agent, 'book_for_guest', {
    ...form,
    contact: { ...form.contact, email },
    locale: 'en',
  })
  return booking.reference
}

async function requestDocument(agent: APIRequestContext, reference: string): Promise<void> {
  await call(agent, 'ask_for_document', {
    ...(await seen(agent, reference)),
    kind: 'permit',
    why: 'For the permit of the visit',
  })
}

/** Writes the statuses that only time brings to the database. */
async function agedBookings(bookings: { reference: string; status: BookingStatus }[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  const of = (status: BookingStatus) =>
    bookings.filter((one) => one.status === status).map(({ reference }) => reference)
  try {
    for (const status of ['completed', 'no_show'] as const)
      await client.query(`update booking set status = $1, check_in = $2, check_out = $3 where reference = any($4)`, [
        status,
        addDays(today(), -6),
        addDays(today(), -3),
        of(status),
      ])
    await client.query(`update booking set status = 'expired', deadline_at = null where reference = any($1)`, [
      of('expired'),
    ])
  } finally {
    await client.end()
  }
}
