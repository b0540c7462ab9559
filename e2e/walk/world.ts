import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { request as requests, type APIRequestContext } from '@playwright/test'
import pg from 'pg'
import { demoPeople } from '#db/seed/demo-people.ts'
import type { BookingKind } from '#domains/bookings/kinds.ts'
import { bookingStatuses, type BookingStatus } from '#domains/bookings/shapes.ts'
import { kindNames, type KindName } from '#domains/editing/shapes.ts'
import { addDays } from '#domains/stays/nights.ts'
import type { StaffRole } from '#contract/staff.ts'
import { call, managerCookies } from '../desk/manager.ts'
import { codeSentTo, linkSentTo } from '../outbox.ts'
import { oncePerRun } from '../once.ts'
import { dayFromNow, stayFromNow, today } from '../test.ts'

/** Who looks at the pages. */
export const roles = ['visitor', 'traveller', 'agent', 'editor', 'manager'] as const
export type Role = (typeof roles)[number]
export type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies']

type Dates = { check_in: string; check_out: string }
type Supply = 'own' | 'portal'
/** What can be priced: the rooms of a hotel, a departure or an option of a service. */
type Chosen = { kind: BookingKind; supply: Supply; days: number }

/** What the pages are opened with: bookings of every product in every status, and what belongs to them. */
export type World = Awaited<ReturnType<typeof makeWorld>>

/** The world of this run, made by whichever worker asks first. */
export function walkWorld(baseURL: string): Promise<World> {
  return oncePerRun('walk', () => makeWorld(baseURL))
}

const kinds: BookingKind[] = ['stay', 'package', 'service']
/** Those with many departures, and with times to choose from. */
const named = {
  package: { own: 'two-cities-from-cairo', portal: 'private-umrah-from-dubai' },
  service: { own: 'jeddah-airport-to-makkah', portal: 'translator-for-a-day' },
}
/** Far from the nights that other tests book. */
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
  // Another worker may have set the factor.
  const managed = await requests.newContext({ baseURL, storageState: { cookies: staffCookies, origins: [] } })
  const catalogue = await readCatalogue(visitor)

  const bookings: { reference: string; kind: BookingKind; status: BookingStatus }[] = []
  let days = firstDay
  for (const kind of kinds)
    for (const status of bookingStatuses) {
      const reference = await bookInStatus(traveller, agent, catalogue, kind, status, (days += 3))
      bookings.push({ reference, kind, status })
    }
  const order = await orderFromCart(traveller, catalogue, email, days + 10)
  // Left in the cart.
  await fillCart(traveller, catalogue, days + 20)
  await fillCart(visitor, catalogue, days + 20)
  await agedBookings(bookings)
  const confirmed = bookings.find(({ kind, status }) => kind === 'package' && status === 'confirmed')?.reference ?? ''
  const paid = await payOnline(traveller, confirmed)
  const { code } = await call<{ code: string }>(traveller, 'show_voucher', { reference: confirmed })

  const caller = `walk-${randomUUID().slice(0, 8)}@example.com`
  const byPhone = await bookByPhone(agent, catalogue, caller, 'prepay', days + 30)
  const payLink = await linkSentTo({ request: visitor }, caller, 'booking/pay')
  await askForDocument(agent, await bookByPhone(agent, catalogue, caller, 'arrival', days + 33))
  const documentLink = await linkSentTo({ request: visitor }, caller, 'booking/documents')
  const invited = `walk-${randomUUID().slice(0, 8)}@example.com`
  await call(managed, 'invite_staff', { email: invited, role: 'agent', locale: 'en' })
  const invitation = await linkSentTo({ request: visitor }, invited, 'desk/invitation')
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
    invitation: tokenOf(invitation),
  }
}

const tokenOf = (link: string) => new URLSearchParams(link.split('?')[1]).get('token') ?? ''

/** A traveller of this run alone: an account may ask for so much a day. */
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

/** Hotels, a package and a service of each way to be booked, as the API tells them. */
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
    },
    service: {
      own: await option(find(services, named.service.own)),
      portal: await option(find(services, named.service.portal)),
    },
  }
}
export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>

/** The rooms of a hotel that can be paid either way on those nights. */
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
  throw new Error('No room is free')
}

async function chosenRooms(request: APIRequestContext, catalogue: Catalogue, supply: Supply) {
  const rooms = await roomsOf(request, catalogue, supply, stayFromNow(30, 2))
  return { ...rooms, slug: catalogue.stay[supply].find(({ id }) => id === rooms.hotel_id)?.slug ?? '' }
}

async function firstEditable(manager: APIRequestContext, kind: KindName) {
  const { rows } = await call<{ rows: { subject: string }[] }>(manager, 'fetch_editables', { kind })
  return { kind, subject: rows[0]?.subject ?? '' }
}

/** What an endpoint that prices, or the cart, takes for a choice. */
async function selectionOf(request: APIRequestContext, catalogue: Catalogue, { kind, supply, days }: Chosen) {
  if (kind === 'stay') return roomsOf(request, catalogue, supply, stayFromNow(days, 2))
  if (kind === 'package') {
    const { departures } = catalogue.package[supply]
    // Far enough to be paid in parts, and another one each time.
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
  const selection = await selectionOf(request, catalogue, chosen)
  const { token } = await call<{ token: string }>(request, priceEndpoint[chosen.kind], selection)
  return {
    quote_token: token,
    guests: [{ first_name: 'Amal', last_name: 'Walker' }],
    contact: { email: 'walker@example.com', phone: '+966512345678', country: 'SA', city: 'Jeddah' },
    payment_type: payment,
    special_request: 'demo:silent',
  }
}

/** Which way each status is reached; those that only time brings begin as one that is confirmed or pending. */
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
  kind: BookingKind,
  status: BookingStatus,
  days: number,
): Promise<string> {
  const supply = supplyOf[status]
  // Paid in parts: the deposit of the package is paid later.
  const online = status === 'pending' || status === 'expired' || (kind === 'package' && status === 'confirmed')
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

/** A booking as staff see it, which every change names. */
async function seen(agent: APIRequestContext, reference: string) {
  const { booking, version } = await call<{ booking: { status: BookingStatus }; version: number }>(
    agent,
    'show_desk_booking',
    { reference },
  )
  return { reference, status: booking.status, version }
}

async function offerAnother(
  agent: APIRequestContext,
  catalogue: Catalogue,
  kind: BookingKind,
  reference: string,
  days: number,
) {
  const asked = await seen(agent, reference)
  if (kind === 'stay') {
    const rooms = await roomsOf(agent, catalogue, 'portal', stayFromNow(days, 2))
    return call(agent, 'offer_other_stay', { ...asked, ...rooms })
  }
  if (kind === 'package') {
    const departure_id = catalogue.package.portal.departures.at(-1)
    return call(agent, 'offer_other_departure', { ...asked, departure_id, sharing: 'triple' })
  }
  const { option, time } = catalogue.service.portal
  const date = dayFromNow(days)
  return call(agent, 'offer_other_option', { ...asked, option_id: option, date, ...(time && { time }) })
}

async function fillCart(request: APIRequestContext, catalogue: Catalogue, days: number): Promise<void> {
  for (const kind of kinds)
    await call(request, 'store_cart', {
      kind,
      ...(await selectionOf(request, catalogue, { kind, supply: 'own', days })),
    })
}

async function orderFromCart(request: APIRequestContext, catalogue: Catalogue, email: string, days: number) {
  await fillCart(request, catalogue, days)
  const { token } = await call<{ token: string }>(request, 'fetch_cart', {})
  const { reference } = await call<{ reference: string }>(request, 'send_cart_to_order', {
    cart_token: token,
    guests: [{ first_name: 'Amal', last_name: 'Walker' }],
    contact: { email, phone: '+966512345678', country: 'SA' },
    payment_type: 'arrival',
  })
  return reference
}

/** Pays in the sandbox: the answer is the reference of what has a receipt then. */
async function payOnline(request: APIRequestContext, reference: string): Promise<string> {
  const { page } = await call<{ page: string }>(request, 'start_payment', { reference })
  await request.post(page, { form: { card: 'good' } })
  await call(request, 'check_payment', { reference })
  return reference
}

/** For somebody without an account, who pays and sends documents by the links of e-mails. */
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

async function askForDocument(agent: APIRequestContext, reference: string): Promise<void> {
  await call(agent, 'ask_for_document', {
    ...(await seen(agent, reference)),
    kind: 'permit',
    why: 'For the permit of the visit',
  })
}

/** What only time brings is written into the database. */
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

/** The database of the site that is walked: the one named, else the embedded one, by what its server notes down. */
function databaseUrl(): string {
  const notes = '.data/e2e/postgres/cluster/postmaster.pid'
  if (!existsSync(notes)) return process.env.DATABASE_URL ?? ''
  const [, , , port = '', folder = ''] = readFileSync(notes, 'utf8').split('\n')
  return `postgresql://rihla@/rihla?host=${encodeURIComponent(folder)}&port=${port}`
}
