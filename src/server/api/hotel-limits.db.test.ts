import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { endpointNamed, endpoints, type ApiName } from '#api/index.ts'
import type { AnyEndpoint, Outcome } from '#api/endpoint.ts'
import type { HotelScope, StaffRole } from '#api/staff.ts'
import type { Actor } from '#domains/context.ts'
import { ofEachKind } from '#domains/office/kinds.ts'
import { previewPage } from '#server/pages/pages.ts'
import { seed } from '#test/seeding.ts'
import { writeReading } from '#db/demo/content/write-pages.ts'
import { bookingFiles } from '#server/documents/booking-files.ts'
import { offered, orders } from '#test/ordering.ts'
import { openOfSandbox } from '#test/paying.ts'
import { settlePayment } from '#domains/bookings/payment/settle.server.ts'
import { jobDependencies } from '#test/jobs.ts'
import { pdfOf } from '#test/pdf.ts'
import { site } from '#test/site.ts'
import { staffOf } from '#test/staff.ts'
import {
  contextFor,
  makeWorld,
  quoteStay,
  standardContact,
  today,
  type TestHotel,
  type TestWorld,
} from '#test/world.ts'
import { reversiblePayment } from '#test/folio.ts'

const adminEndpoints = endpoints.filter(({ access }) => access === 'staff')
/** Endpoints that a member can call who can be limited, which a manager cannot. */
const limitable = adminEndpoints.filter(({ staff }) => staff.some((role) => role !== 'manager'))
const roleFor = ({ staff }: AnyEndpoint): StaffRole => staff.find((role) => role !== 'manager') ?? 'manager'

const ofScope = (...scopes: HotelScope[]) =>
  limitable
    .filter(({ hotelScope }) => scopes.some((one) => one === hotelScope))
    .map(({ name }) => name)
    .toSorted()

/** A hotel with everything that a limited member must or must not see of it. */
type Side = {
  hotel: TestHotel
  reference: string
  waiting: string
  room: number
  calendar: number
  quote: string
  document: number
  messageFile: number
  /** Texts that appear wherever something of this hotel is shown. */
  marks: string[]
}

async function side(world: TestWorld, name: string): Promise<Side> {
  const hotel = await world.hotel({
    slug: `${name.toLowerCase()}-house`,
    rooms: [{ code: `${name}-room`, allotment: 2 }],
  })
  const portal = await world.hotel({ slug: `${name.toLowerCase()}-portal`, supply: 'portal' })
  const called = (last: string) => JSON.stringify({ en: `${name} ${last}`, ar: `${name} ${last}` })
  for (const [one, last] of [
    [hotel, 'House'],
    [portal, 'Portal'],
  ] as const)
    await world.sql('update hotel set name = $2 where id = $1', [one.id, called(last)])
  await world.sql('update room_type set name = $2 where hotel_id = $1', [hotel.id, called('Room')])
  const guest = await world.traveller(`${name} Guest`)
  const [made, waiting] = [await guest.books(hotel, { checkIn: today, nights: 2 }), await guest.requests(portal)]
  if (!made.ok || !waiting.ok) throw new Error('not booked')
  const { reference } = made.data
  await world.sql('update booking set guests = $2 where user_id = $1', [
    guest.id,
    JSON.stringify([{ first_name: name, last_name: 'Guest' }]),
  ])
  const file = new Uint8Array(pdfOf({}))
  const sent = await guest.api.send_booking_file({ reference, text: `${name} message`, file })
  const quoted = await quoteStay(guest.api, hotel)
  if (!sent.ok || !quoted.ok) throw new Error('not sent')
  const calendars = await world.sql(
    `insert into channel_calendar (room_type_id, name, effect, read_at, whole) values ($1, 'Channel', 'room', now(), true) returning id`,
    [hotel.rooms[0]?.id],
  )
  const manager = await staffOf(world, 'manager')
  const shown = await manager.api.show_admin_booking({ reference })
  if (!shown.ok) throw new Error(shown.error.code)
  const { version } = shown.data
  const seen = { reference, status: 'confirmed' as const, version }
  const requested = await manager.api.ask_for_document({ ...seen, kind: 'visa', why: name })
  const document = (requested.ok && requested.data.booking.documents[0]?.id) || 0
  await guest.api.send_document({ reference, document, file })
  return {
    hotel,
    reference,
    waiting: waiting.data.reference,
    room: hotel.rooms[0]?.id ?? 0,
    calendar: calendars[0]?.id as number,
    quote: quoted.input.quote_token,
    document,
    messageFile: sent.data.messages[0]?.files[0]?.id ?? 0,
    marks: [name, `${name.toLowerCase()}-house`, reference, waiting.data.reference],
  }
}

async function twoSides() {
  const made = await site()
  const { world } = made
  const [own, other] = [await side(world, 'Palm'), await side(world, 'Cedar')]
  const portals = await world.sql(`select id from hotel where slug = 'palm-portal'`)
  const hotels = [own.hotel.id, portals[0]?.id as number]
  const [agent, editor] = [await staffOf(world, 'agent', { hotels }), await staffOf(world, 'editor', { hotels })]
  const call = (endpoint: AnyEndpoint, input: unknown) => {
    const { api: calls } = roleFor(endpoint) === 'agent' ? agent : editor
    return (calls[endpoint.name as ApiName] as (input: unknown) => Promise<Outcome<unknown>>)(input)
  }
  return { ...made, own, other, agent, editor, hotels, call }
}

const endpointOf = (name: string): AnyEndpoint => {
  const endpoint = endpointNamed(name)
  if (!endpoint) throw new Error(`no endpoint ${name}`)
  return endpoint
}
const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'ok' : outcome.error.code)

const seenOf = ({ reference }: Side) => ({ reference, status: 'confirmed', version: 0 })
const nightsOf = ({ hotel, room }: Side) => ({ hotel_id: hotel.id, room_ids: [room], from: today, to: today })
const money = { minor: 100, currency: 'SAR' }

/** An input that names an object of a hotel, for every endpoint whose object is checked. */
const namingInputs: Record<string, (side: Side) => object> = {
  show_admin_booking: seenReference,
  confirm_waiting_booking: seenOf,
  reject_waiting_booking: (side) => ({ ...seenOf(side), reason: 'no_rooms' }),
  offer_other_stay: (side) => ({ ...seenOf(side), check_in: today, check_out: today, rooms: ['1~2'] }),
  quote_admin_cancellation: seenReference,
  cancel_for_guest: (side) => ({ ...seenOf(side), accepted_penalty: money }),
  quote_amendment: ({ reference }) => ({ reference, check_in: '2026-12-20', check_out: '2026-12-22' }),
  amend_dates: (side) => ({ ...seenOf(side), check_in: today, check_out: today, accepted_total: money }),
  quote_change_for_guest: ({ reference }) => ({ reference, guests: [{ first_name: 'Huda', last_name: 'Karim' }] }),
  change_for_guest: (side) => ({ ...seenOf(side), change_token: 'none' }),
  correct_contact: (side) => ({ ...seenOf(side), email: '', phone: '+966512345678' }),
  send_voucher: seenOf,
  answer_booking_change: (side) => ({ ...seenOf(side), answer: 'accept' }),
  record_arrival_payment: (side) => ({ ...seenOf(side), minor: 100, way: 'cash' }),
  record_manual_refund: (side) => ({ ...seenOf(side), minor: 100, given_on: today }),
  check_guest_in: seenOf,
  check_guest_out: seenOf,
  undo_check_in: seenOf,
  undo_check_out: seenOf,
  return_overpayment: seenOf,
  mark_no_show: seenOf,
  add_booking_note: ({ reference }) => ({ reference, text: 'A note' }),
  send_notification_again: ({ reference }) => ({ reference, notification: 'none' }),
  send_payment_link: seenOf,
  revoke_booking_links: seenOf,
  ask_for_document: (side) => ({ ...seenOf(side), kind: 'visa', why: 'For the hotel' }),
  judge_document: (side) => ({ ...seenOf(side), document: side.document, accepted: true }),
  show_admin_conversation: seenReference,
  mark_conversation_read: seenReference,
  answer_booking_message: ({ reference }) => ({ reference, text: 'Welcome' }),
  answer_booking_file: ({ reference }) => ({ reference, text: 'Welcome', file: new Uint8Array(pdfOf({})) }),
  show_details_for_staff: seenReference,
  save_details_for_staff: ({ reference }) => ({ reference, forms: [{ position: 0, details: {} }] }),
  book_for_guest: ({ quote }) => ({
    quote_token: quote,
    guests: [{ first_name: 'Huda', last_name: 'Phone' }],
    contact: { ...standardContact, email: '' },
    payment_type: 'arrival',
    locale: 'en',
  }),
  fetch_stock: ({ hotel }) => ({ hotel_id: hotel.id }),
  change_stock: (side) => ({ ...nightsOf(side), set: { price: 50_000 } }),
  copy_stock: (side) => ({ ...nightsOf(side), fields: ['price'] }),
  undo_stock: ({ hotel }) => ({ hotel_id: hotel.id, change: 1 }),
  check_stock_file: ({ hotel }) => ({ hotel_id: hotel.id, csv: 'room,night,price\n' }),
  apply_stock_file: ({ hotel }) => ({ hotel_id: hotel.id, csv: 'room,night,price\n' }),
  export_stock: ({ hotel }) => ({ hotel_id: hotel.id, from: today, to: today }),
  export_stock_workbook: ({ hotel }) => ({ hotel_id: hotel.id, from: today, to: today }),
  fetch_room_calendar: ({ room }) => ({ room_type_id: room }),
  renew_room_calendar: ({ room }) => ({ room_type_id: room }),
  check_room_calendar: ({ room }) => ({ room_type_id: room, text: 'BEGIN:VCALENDAR\nEND:VCALENDAR' }),
  apply_room_calendar: ({ room }) => ({ room_type_id: room, text: 'BEGIN:VCALENDAR\nEND:VCALENDAR' }),
  delete_room_calendar: ({ room, calendar }) => ({ room_type_id: room, calendar_id: calendar }),
}

function seenReference({ reference }: Side) {
  return { reference }
}

/** An input of every list and count that a handler limits by itself. */
const listInputs: Record<string, object> = {
  show_admin: {},
  fetch_today: {},
  choose_hotel_of_day: { hotel_id: null },
  fetch_admin_bookings: {},
  fetch_waiting_conversations: {},
  report_bookings: { month: '2026-12', by: 'hotel' },
  fetch_report_lines: { month: '2026-12' },
  fetch_report_places: {},
  fetch_stock_hotels: {},
  show_my_notices: {},
  save_my_notices: { modes: ofEachKind('daily'), hotels: null, others: true },
}
const contactMessage = { name: 'Huda', email: 'huda@example.com', phone: '', topic: 'question' as const }
/** Lists that do not name hotels or bookings. */
const unnamed = ['show_admin', 'choose_hotel_of_day', 'show_my_notices', 'save_my_notices']

test('every staff endpoint states how it serves limited members, and each that serves them has a case in this test', () => {
  expect(adminEndpoints.filter(({ hotelScope }) => hotelScope === null).map(({ name }) => name)).toEqual([])
  expect(Object.keys(namingInputs).toSorted()).toEqual(ofScope('booking', 'hotel', 'room', 'quote'))
  expect(Object.keys(listInputs).toSorted()).toEqual(ofScope('filtered'))
  expect(ofScope('none')).toEqual([
    'begin_second_factor',
    'check_gift_card',
    'confirm_second_factor',
    'prove_second_factor',
    'read_stock_file',
    'show_second_factor',
  ])
})

test('code outside the endpoints that lets staff in by their second factor also names their hotels', async () => {
  const open: string[] = []
  for await (const file of glob('src/{server,domains}/**/*.ts')) {
    const text = await readFile(file, 'utf8')
    if (!file.endsWith('.test.ts') && /staff\??\.proven/.test(text) && !text.includes('ofHotels(')) open.push(file)
  }
  // Endpoints; the size of a form; a form after sign-in; the state of the second factor.
  expect(open.toSorted()).toEqual([
    'src/domains/staff/handlers.server.ts',
    'src/server/api/invoke.ts',
    'src/server/app.ts',
    'src/server/pages/interrupted-form.ts',
  ])
})

test('a limited member cannot call endpoints that concern more than single hotels', async () => {
  const { call } = await twoSides()
  const served: string[] = []
  for (const name of ofScope('all')) {
    const code = codeOf(await call(endpointOf(name), {}))
    if (code !== 'forbidden') served.push(`${name}: ${code}`)
  }
  expect(served).toEqual([])
})

test('objects of another hotel are not found by a limited member, and those of an own one are', async () => {
  const { call, own, other, world } = await twoSides()
  const written = () =>
    world.sql(`select (select count(*)::int from booking_event) as events, (select count(*)::int from booking_note) as notes,
      (select count(*)::int from staff_audit) as audits, (select count(*)::int from booking) as bookings`)
  const before = await written()
  const wrong: string[] = []
  for (const [name, inputOf] of Object.entries(namingInputs)) {
    const code = codeOf(await call(endpointOf(name), inputOf(other)))
    const expected = endpointOf(name).hotelScope === 'quote' ? 'forbidden' : 'not_found'
    if (code !== expected) wrong.push(`${name} of another hotel: ${code}`)
  }
  expect(await written()).toEqual(before)
  for (const [name, inputOf] of Object.entries(namingInputs)) {
    const code = codeOf(await call(endpointOf(name), inputOf(own)))
    if (['forbidden', 'not_found', 'invalid_input'].includes(code) && !accepted[name]?.includes(code))
      wrong.push(`${name} of an own hotel: ${code}`)
  }
  expect(wrong).toEqual([])
})

/** Errors of own objects that come after the check, from inputs that are no full example. */
const accepted: Record<string, string[]> = {
  apply_stock_file: ['invalid_input'],
  save_details_for_staff: ['invalid_input'],
}

test('lists, counts and reports of a limited member contain own hotels only', async () => {
  const { world, call, own, other, agent } = await twoSides()
  // Failures and contact messages are those of the whole site.
  await world.sql(`update notification set status = 'failed', error = 'Cedar'`)
  await world.visitor().send_contact_message({ ...contactMessage, message: 'Is Cedar House open?' })
  const leaks: string[] = []
  for (const [name, input] of Object.entries(listInputs)) {
    const outcome = await call(endpointOf(name), input)
    const text = JSON.stringify(outcome)
    if (!outcome.ok) leaks.push(`${name}: ${outcome.error.code}`)
    leaks.push(...other.marks.filter((mark) => text.includes(mark)).map((mark) => `${name} shows ${mark}`))
    if (!unnamed.includes(name) && !own.marks.some((mark) => text.includes(mark))) leaks.push(`${name} shows nothing`)
  }
  expect(leaks).toEqual([])
  const manager = await staffOf(world, 'manager')
  expect(await manager.api.show_admin()).toMatchObject({ data: { limited: false, waiting: 2, messages: 1 } })
  expect(await agent.api.show_admin()).toMatchObject({ data: { limited: true, waiting: 1, messages: 0 } })
  expect(await agent.api.fetch_admin_bookings({})).toMatchObject({ data: { total: 2, counts: { waiting: 1 } } })
  const day = await agent.api.fetch_today()
  expect(day).toMatchObject({
    data: {
      counts: { arrivals: 1 },
      still_to_pay: { bookings: 1 },
      failed_notifications: [],
      late_work: [],
      messages: null,
    },
  })
  expect(day.ok && day.data.occupancy[0]).toMatchObject({ taken: 1, allotment: 5 })
  for (const filter of [{ q: other.reference }, { q: 'cedar' }, { hotel: 'cedar-house' }])
    expect(await agent.api.fetch_admin_bookings(filter)).toMatchObject({ data: { rows: [], total: 0 } })
  const ofOther = { month: '2026-12', hotel: 'cedar-house' }
  expect(await agent.api.fetch_report_lines(ofOther)).toMatchObject({ data: [] })
  expect(await agent.api.report_bookings({ ...ofOther, by: 'hotel' })).toMatchObject({ data: { rows: [] } })
})

test('another hotel cannot be chosen as the hotel of the day or offered, and a hotel chosen before the limit is not shown', async () => {
  const { world, agent, own, other } = await twoSides()
  expect(await agent.api.choose_hotel_of_day({ hotel_id: other.hotel.id })).toMatchObject({
    error: { code: 'not_found' },
  })
  await world.sql('insert into hotel_of_day (user_id, hotel_id) values ($1, $2)', [agent.id, other.hotel.id])
  expect(await agent.api.fetch_today()).toMatchObject({ data: { hotel: null, counts: { arrivals: 1 } } })
  expect(await agent.api.choose_hotel_of_day({ hotel_id: own.hotel.id })).toMatchObject({ ok: true })
  const shown = await agent.api.show_admin_booking({ reference: own.waiting })
  const offer = {
    reference: own.waiting,
    status: 'waiting' as const,
    version: shown.ok ? shown.data.version : 0,
    check_in: '2026-12-15',
    check_out: '2026-12-17',
  }
  const roomOf = ({ hotel }: Side) => ({ hotel_id: hotel.id, rooms: [`${hotel.rooms[0]?.rates[0]}~2`] })
  expect(await agent.api.offer_other_stay({ ...offer, ...roomOf(other) })).toMatchObject({
    error: { code: 'not_found' },
  })
  expect(await agent.api.offer_other_stay({ ...offer, ...roomOf(own) })).toMatchObject({ ok: true })
})

test('a limit holds from the next request, and a manager has none', async () => {
  const { world, post, other } = await twoSides()
  const manager = await staffOf(world, 'manager')
  const member = await staffOf(world, 'agent')
  const status = async (cookie: string) =>
    (await post('show_admin_booking', { reference: other.reference }, { Cookie: cookie })).status
  const limit = (hotels: number[]) => post('change_staff_hotels', { id: member.id, hotels }, { Cookie: manager.cookie })
  expect(await status(member.cookie)).toBe(200)
  const [palm] = await world.sql(`select id from hotel where slug = 'palm-house'`)
  expect((await limit([palm?.id as number])).status).toBe(200)
  expect(await status(member.cookie)).toBe(404)
  expect((await post('fetch_messages', {}, { Cookie: member.cookie })).status).toBe(403)
  expect((await limit([palm?.id as number, other.hotel.id])).status).toBe(200)
  expect(await status(member.cookie)).toBe(200)
  expect((await limit([999_999])).body.errors).toMatchObject([{ path: 'hotels', code: 'not_a_choice' }])
  expect((await limit([])).status).toBe(200)
  expect((await post('fetch_messages', {}, { Cookie: member.cookie })).status).toBe(200)
  await world.sql('insert into staff_hotel (user_id, hotel_id) values ($1, $2)', [manager.id, palm?.id])
  expect(await status(manager.cookie)).toBe(200)
})

test('an own hotel or booking does not open objects of another hotel that are named beside it', async () => {
  const { world, call, own, other } = await twoSides()
  const manager = await staffOf(world, 'manager')
  const changed = await manager.api.change_stock({ ...nightsOf(other), set: { price: 50_000 } })
  await world.sql(`update notification set status = 'failed'`)
  const [change] = await world.sql('select id from stock_change order by id desc limit 1')
  const [message] = await world.sql(`select id from notification where data ->> 'reference' = $1`, [other.reference])
  const shown = await manager.api.show_admin_booking({ reference: own.reference })
  const version = shown.ok ? shown.data.version : 0
  const state = () =>
    world.sql(`select (select json_agg(n order by n.room_type_id, n.night) from night_inventory n) as nights,
      (select json_agg(json_build_array(d.id, d.state) order by d.id) from booking_document d) as documents,
      (select json_agg(json_build_array(m.id, m.status) order by m.id) from notification m) as messages`)
  const before = await state()
  const ofOther = { hotel_id: own.hotel.id, room_ids: [other.room] }
  const mixed: [string, object, string][] = [
    ['change_stock', { ...nightsOf(own), ...ofOther, set: { price: 1 } }, 'invalid_input'],
    ['change_stock', { ...nightsOf(own), room_ids: [own.room, other.room], set: { price: 1 } }, 'invalid_input'],
    ['copy_stock', { ...nightsOf(own), ...ofOther, fields: ['price'] }, 'invalid_input'],
    ['undo_stock', { hotel_id: own.hotel.id, change: change?.id }, 'conflict'],
    ['judge_document', { ...seenOf(own), version, document: other.document, accepted: true }, 'conflict'],
    ['send_notification_again', { reference: own.reference, notification: message?.id }, 'conflict'],
  ]
  const codes: [string, string][] = []
  for (const [name, input] of mixed) codes.push([name, codeOf(await call(endpointOf(name), input))])
  expect(codes).toEqual(mixed.map(([name, , code]) => [name, code]))
  expect([changed.ok, await state()]).toEqual([true, before])
})

test('documents, files of messages, invoices and credit notes of another hotel are not found', async () => {
  const { world, address, own, other, agent } = await twoSides()
  const manager = await staffOf(world, 'manager')
  for (const { reference } of [own, other]) {
    const seen = async () => {
      const shown = await manager.api.show_admin_booking({ reference })
      if (!shown.ok) throw new Error(shown.error.code)
      return { reference, status: shown.data.booking.status, version: shown.data.version }
    }
    await manager.api.record_arrival_payment({ ...(await seen()), minor: 100, way: 'cash' })
    const shown = await manager.api.show_admin_booking({ reference })
    const payment = shown.ok ? reversiblePayment(shown.data) : 0
    await manager.api.reverse_arrival_payment({ ...(await seen()), payment, reason: 'Another guest' })
  }
  const status = async (path: string) =>
    (await fetch(`${address}${path}`, { headers: { cookie: agent.cookie }, redirect: 'manual' })).status
  const numbers = await world.sql(`
    select 'receipt' as kind, number, data::text from receipt union all select 'credit-note', number, data::text from credit_note`)
  const numberOf = (kind: string, { reference }: Side) =>
    numbers.find((row) => row.kind === kind && String(row.data).includes(reference))?.number as number
  const paths = (one: Side) => [
    `/documents/${one.document}`,
    `/messages/${one.messageFile}`,
    ...['receipt', 'credit-note'].map(
      (kind) => `/en/booking/${kind}.pdf?reference=${one.reference}&number=${numberOf(kind, one)}`,
    ),
    // An own booking does not open the numbers of another one.
    ...(one === other
      ? ['receipt', 'credit-note'].map(
          (kind) => `/en/booking/${kind}.pdf?reference=${own.reference}&number=${numberOf(kind, other)}`,
        )
      : []),
  ]
  expect(await Promise.all(paths(own).map(status))).toEqual([200, 200, 200, 200])
  expect(await Promise.all(paths(other).map(status))).toEqual([404, 404, 404, 404, 404, 404])
})

test('previews of drafts and of emails, which are those of the whole site, are refused', async () => {
  const { world, address, agent, editor } = await twoSides()
  const free = await staffOf(world, 'editor')
  const path = '/desk-emails/en/booking_confirmed'
  const email = async ({ cookie }: { cookie: string }) =>
    (await fetch(`${address}${path}`, { headers: { cookie } })).status
  expect([await email(free), await email(editor), await email(agent)]).toEqual([200, 404, 404])
  await seed(world, (client) => writeReading(client, { today }))
  const request = new Request('http://here/en/blogs/haramain-train?preview=blog:haramain-train')
  const preview = async ({ actor }: { actor: Actor }) => {
    const values = { request, locale: 'en', policy: '' } as const
    return (await previewPage(contextFor(world.services, actor), values, () => Promise.resolve(new Response(''))))
      ?.status
  }
  expect([await preview(free), await preview(editor), await preview(agent)]).toEqual([200, undefined, undefined])
})

test('of an order a limited member sees the stay, its share of the payment, and no invoice of the whole', async () => {
  const world = await makeWorld()
  await world.paysOnline()
  const offer = await offered(world)
  const guest = await world.traveller()
  for (const one of [offer.stay, offer.party]) await guest.api.store_cart(one)
  const ordered = await orders(guest, { payment_type: 'prepay' })
  if (!ordered.ok) throw new Error(ordered.error.code)
  const page = await guest.api.start_payment({ reference: ordered.data.reference })
  if (!page.ok) throw new Error(page.error.code)
  const open = openOfSandbox(page.data.page)
  await world.services.sandbox?.pay(open, 'good', world.services.clock())
  await settlePayment(jobDependencies(world), open.replace('test_', ''), 'webhook')
  const [stay, party] = ordered.data.bookings
  const reference = stay?.reference ?? ''
  const [manager, agent] = [
    await staffOf(world, 'manager'),
    await staffOf(world, 'agent', { hotels: [offer.hotel.id] }),
  ]
  expect(await agent.api.show_admin_booking({ reference: party?.reference ?? '' })).toMatchObject({
    error: { code: 'not_found' },
  })
  const [whole, share] = [
    await manager.api.show_admin_booking({ reference }),
    await agent.api.show_admin_booking({ reference }),
  ]
  if (!whole.ok || !share.ok) throw new Error('not shown')
  expect(whole.data.invoices).toHaveLength(1)
  expect(share.data.invoices).toEqual([])
  // The folio has the share of the booking only, for whoever reads it.
  expect(share.data.folio).toEqual(whole.data.folio)
  const [payment] = share.data.folio.entries.filter(({ kind }) => kind === 'payment')
  expect(payment?.paid).toEqual(stay?.total)
  const socket = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const path = `/en/booking/receipt.pdf?reference=${reference}&number=1`
  const opened = async (Cookie: string) =>
    (await bookingFiles(world.services).request(path, { headers: { Cookie } }, socket)).status
  expect([await opened(manager.cookie), await opened(agent.cookie)]).toEqual([200, 404])
})
