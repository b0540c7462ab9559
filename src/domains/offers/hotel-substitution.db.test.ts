import { expect, test } from 'vitest'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { notificationsOf } from '#test/notifications.ts'
import { addPackage } from '#test/products.ts'
import { doJobs, doSweep } from '#test/jobs.ts'
import { pdfOf } from '#test/pdf.ts'
import { staffOf } from '#test/staff.ts'
import { wrongProductStock } from '#test/stock.ts'
import { makeWorld, standardContact, type TestTraveller } from '#test/world.ts'

let keys = 0
const key = () => ({ idempotencyKey: `substitution-${++keys}` })

/** Books a departure for two who share a room; returns the booking reference. */
async function booksFor(
  guest: TestTraveller,
  departure: number | undefined,
  payment: 'arrival' | 'prepay' = 'arrival',
) {
  const quote = await guest.api.get_package_price({ departure_id: departure ?? 0, party: ['2'], sharing: 'double' })
  if (!quote.ok) throw new Error(quote.error.code)
  const guests = [{ first_name: 'Test', last_name: 'Guest' }]
  const made = await guest.api.store_booking(
    { guests, contact: standardContact, quote_token: quote.data.token, payment_type: payment },
    key(),
  )
  if (!made.ok) throw new Error(made.error.code)
  return made.data.reference
}

test('after a hotel substitution every booking made for the old hotel is asked, and is kept or cancelled with a full refund', async () => {
  const world = await makeWorld()
  await world.paysOnline()
  const [first, second] = [await world.hotel({ stars: 5 }), await world.hotel({ stars: 4 })]
  const packageHotels = [{ hotel: first, nights: 4 }]
  const own = await addPackage(world, { starts: [20], payment: 'both', hotels: packageHotels })
  const request = await addPackage(world, { starts: [20], supply: 'portal', hotels: packageHotels })
  const manager = await staffOf(world, 'manager')
  const agent = await staffOf(world, 'agent')
  const guest = await world.traveller()
  const book = (departure: number | undefined, payment: 'arrival' | 'prepay') => booksFor(guest, departure, payment)
  const pay = async (reference: string) => {
    const page = await guest.api.start_payment({ reference })
    await world.services.sandbox?.pay(
      page.ok ? (page.data.page.split('/').at(-1) ?? '') : '',
      'good',
      world.services.clock(),
    )
    await guest.api.check_payment({ reference })
  }
  const show = async (reference: string) => {
    const found = await guest.api.show_booking({ reference })
    if (!found.ok) throw new Error(found.error.code)
    return found.data
  }
  const [departure, requested] = [own.departures[0] ?? 0, request.departures[0] ?? 0]
  const stays = await book(departure, 'arrival')
  const leaves = await book(departure, 'prepay')
  await pay(leaves)
  const silent = await book(departure, 'prepay')
  await pay(silent)
  const paying = await book(departure, 'prepay')
  const waits = await book(requested, 'arrival')

  const change = {
    departure_id: departure,
    position: 1,
    seen_hotel_id: first.id,
    hotel: second.slug,
    hours: 48,
  }
  const hotels = await agent.api.fetch_departure_hotels({ departure_id: departure })
  expect(hotels).toMatchObject({
    data: {
      may_change: false,
      bookings: 4,
      package_hotels: [{ position: 1, substituted: false, package_hotel: { hotel: { stars: 5 } } }],
    },
  })
  expect(await agent.api.substitute_hotel(change)).toMatchObject({ error: { code: 'forbidden' } })
  expect(await manager.api.substitute_hotel({ ...change, hotel: first.slug })).toMatchObject({
    error: { code: 'invalid_input' },
  })
  world.timeIs('2026-12-01T09:10:00Z')
  expect(await manager.api.substitute_hotel(change)).toMatchObject({ ok: true, data: { bookings: 4 } })
  expect(await manager.api.substitute_hotel(change)).toMatchObject({ error: { code: 'conflict' } })
  await manager.api.substitute_hotel({ ...change, departure_id: requested })
  await doSweep(world)
  await doSweep(world)

  // The package shows the new hotel, for this departure only; a booking shows both hotels and the deadline for the
  // answer.
  expect(await guest.api.show_package({ id: own.id })).toMatchObject({
    data: { hotels: [{ hotel: { slug: second.slug }, check_in: '2026-12-21' }] },
  })
  expect(await show(stays)).toMatchObject({
    status: 'waiting_user',
    turn: 'traveller',
    deadline_at: '2026-12-03T09:10:00.000Z',
    hotel_substitution: { before: { hotel: { slug: first.slug } }, after: { hotel: { slug: second.slug } } },
  })
  expect(await show(waits)).toMatchObject({ status: 'waiting_user' })
  const substitution = { after: { en: expect.stringMatching(/./) } }
  expect(await notificationsOf(world, 'booking_needs_you')).toMatchObject(
    Array.from({ length: 4 }, () => ({ data: { need: 'substitution', substitution } })),
  )
  expect(await wrongProductStock(world)).toEqual([])

  // Accepted: the booking returns to its earlier status, and the traveller is not asked twice.
  expect(await guest.api.answer_offer({ reference: stays, answer: 'accept' }, key())).toMatchObject({
    data: { status: 'confirmed', deadline_at: null, hotel_substitution: null },
  })
  expect(await guest.api.answer_offer({ reference: waits, answer: 'accept' }, key())).toMatchObject({
    data: { status: 'waiting', turn: 'provider' },
  })
  // Declined: everything paid is refunded, whatever the cancellation terms are.
  const deposit = (await show(leaves)).instalments[0]?.paid.minor
  expect(await guest.api.answer_offer({ reference: leaves, answer: 'decline' }, key())).toMatchObject({
    data: { status: 'cancelled', cancelled: { penalty: { minor: 0 }, refund: { minor: deposit } } },
  })
  // A booking with a payment in progress is asked after the payment.
  expect(await show(paying)).toMatchObject({ status: 'pending' })
  await pay(paying)
  await doSweep(world)
  expect(await show(paying)).toMatchObject({ status: 'waiting_user', payment_status: 'paid' })
  expect(await show(stays)).toMatchObject({ status: 'confirmed' })

  // No answer: the booking expires, the seats are released and the payment is refunded automatically.
  world.timeIs('2026-12-03T09:10:00Z')
  await doSweep(world)
  await doJobs(world)
  expect(await show(silent)).toMatchObject({
    status: 'expired',
    payment_status: 'refunded',
    cancelled: { refund: { minor: deposit } },
  })
  expect(await world.sql(`select reason from refund order by reason`)).toEqual([
    { reason: 'cancelled' },
    { reason: 'expired' },
    { reason: 'expired' },
  ])
  expect(await wrongProductStock(world)).toEqual([])
  expect(await reconcile(world.services.database.db)).toEqual([])
})

test('a booking that was changed to online payment has a new deadline after the answer to a hotel substitution', async () => {
  const world = await makeWorld()
  await world.paysOnline()
  const [first, second] = [await world.hotel(), await world.hotel()]
  const { departures } = await addPackage(world, {
    starts: [20],
    payment: 'both',
    hotels: [{ hotel: first, nights: 4 }],
  })
  const manager = await staffOf(world, 'manager')
  const guest = await world.traveller()
  const departure_id = departures[0] ?? 0
  const reference = await booksFor(guest, departure_id)
  await guest.api.change_user_booking_payment_type({ reference, payment_type: 'prepay' })
  world.timeIs('2026-12-01T12:00:00Z')
  const change = { departure_id, position: 1, seen_hotel_id: first.id, hotel: second.slug, hours: 48 }
  expect(await manager.api.substitute_hotel(change)).toMatchObject({ ok: true, data: { bookings: 1 } })
  await doSweep(world)
  world.timeIs('2026-12-01T15:00:00Z')
  expect(await guest.api.answer_offer({ reference, answer: 'accept' }, key())).toMatchObject({
    data: { status: 'confirmed', payment_type: 'prepay', deadline_at: '2026-12-02T15:00:00.000Z' },
  })
})

test('a document requested from a confirmed booking is still required during a hotel substitution and after its answer', async () => {
  const world = await makeWorld()
  const [first, second] = [await world.hotel(), await world.hotel()]
  const { departures } = await addPackage(world, { starts: [20], hotels: [{ hotel: first, nights: 4 }] })
  const [manager, agent] = [await staffOf(world, 'manager'), await staffOf(world, 'agent')]
  const guest = await world.traveller()
  const departure_id = departures[0] ?? 0
  const reference = await booksFor(guest, departure_id)
  for (const kind of ['passport', 'visa'] as const) {
    const seen = await agent.api.show_admin_booking({ reference })
    const version = seen.ok ? seen.data.version : 0
    await agent.api.ask_for_document({ reference, status: 'confirmed', version, kind, why: 'For the permit' })
  }
  world.timeIs('2026-12-01T09:10:00Z')
  const change = { departure_id, position: 1, seen_hotel_id: first.id, hotel: second.slug, hours: 48 }
  expect(await manager.api.substitute_hotel(change)).toMatchObject({ ok: true })
  await doSweep(world)
  const requested = await guest.api.show_booking({ reference })
  expect(requested).toMatchObject({
    data: { status: 'waiting_user', documents: [{ state: 'asked' }, { state: 'asked' }] },
  })

  // A document sent meanwhile only answers its own request.
  const document = requested.ok ? (requested.data.documents[0]?.id ?? 0) : 0
  const file = pdfOf({})
  const sent = await guest.api.send_document({ reference, document, file })
  expect(sent).toMatchObject({ data: { status: 'waiting_user', documents: [{ state: 'sent' }, { state: 'asked' }] } })
  expect(sent.ok && sent.data.hotel_substitution).toBeTruthy()
  expect(await guest.api.answer_offer({ reference, answer: 'accept' }, key())).toMatchObject({
    data: { status: 'confirmed', documents: [{ state: 'sent' }, { state: 'asked' }] },
  })
  expect(await wrongProductStock(world)).toEqual([])
})

test('the hotel of a booked package cannot be replaced by editing the package, only by a hotel substitution', async () => {
  const world = await makeWorld()
  const [first, second] = [await world.hotel(), await world.hotel()]
  const travelPackage = await addPackage(world, { starts: [20], days: 2, hotels: [{ hotel: first, nights: 1 }] })
  const { api } = await staffOf(world, 'manager')
  const output = { en: 'A word', ar: 'كلمة' }
  await world.sql(
    `insert into image (id, scene, options, alt) values ('tents/one', 'tents', '{}', $1) on conflict do nothing`,
    [output],
  )
  const whole = { image_ids: [{ picture: 'tents/one', alt: output }], included: [{ text: output }] }
  const publish = async (packageHotels: unknown[]) => {
    const subject = { kind: 'package' as const, subject: String(travelPackage.id) }
    const result = await api.show_editable(subject)
    if (!result.ok) throw new Error(result.error.code)
    const { version, values } = result.data
    const [day] = values['programme'] as unknown[]
    const answer = await api.publish_editable({
      ...subject,
      version,
      data: { ...values, ...whole, programme: [day, day], hotels: packageHotels },
    })
    return answer.ok
      ? []
      : (answer.error.errors ?? [{ path: '', code: answer.error.code }]).map(({ path, code }) => `${path} ${code}`)
  }
  const packageHotel = (hotel: { id: number }) => ({
    hotel_id: hotel.id,
    nights: 1,
    board: 'breakfast',
    guarantee: 'named',
  })
  expect(await publish([packageHotel(second)])).toEqual([])
  await world.sql('update package_hotel set hotel_id = $1', [first.id])
  const guest = await world.traveller()
  await booksFor(guest, travelPackage.departures[0])
  expect(await publish([packageHotel(second)])).toEqual(['hotels.0.hotel_id promised'])
  expect(await publish([packageHotel(first)])).toEqual([])

  await world.sql(`insert into city select 'madinah', country, name, lat, lon, time_zone, 2, search_key from city`)
  // A hotel that is only named stays in its city. Its name can change if a similar hotel was promised.
  await world.sql(`update package_hotel set hotel_id = null, name = $1, city = 'makkah', guarantee = 'similar'`, [
    { en: 'Dar Al Sakan', ar: 'دار السكن' },
  ])
  const named = (name: string, more: object = {}) => ({
    name: { en: name, ar: name },
    city: 'makkah',
    nights: 1,
    board: 'breakfast',
    guarantee: 'similar',
    ...more,
  })
  expect(await publish([named('Other', { city: 'madinah' })])).toEqual(['hotels.0.hotel_id promised'])
  expect(await publish([packageHotel(first)])).toEqual(['hotels.0.hotel_id promised'])
  expect(await publish([named('Other', { guarantee: 'named' })])).toEqual([])
  expect(await publish([named('Another')])).toEqual(['hotels.0.hotel_id promised'])
})

test('a hotel that is only named is substituted by a hotel of the site of its city, and the travellers are asked', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel()
  const name = { en: 'Dar Al Sakan', ar: 'دار السكن' }
  const { departures } = await addPackage(world, {
    starts: [20],
    hotels: [{ hotel: { name, city: 'makkah' }, nights: 4 }],
  })
  const [departure_id = 0] = departures
  const manager = await staffOf(world, 'manager')
  const guest = await world.traveller()
  const reference = await booksFor(guest, departure_id)
  world.timeIs('2026-12-01T09:10:00Z')
  const change = { departure_id, position: 1, seen_hotel_id: null, hotel: hotel.slug, hours: 48 }
  expect(await manager.api.substitute_hotel({ ...change, seen_hotel_id: hotel.id })).toMatchObject({
    error: { code: 'conflict' },
  })
  expect(await manager.api.substitute_hotel(change)).toMatchObject({ data: { bookings: 1 } })
  await doSweep(world)
  expect(await guest.api.show_booking({ reference })).toMatchObject({
    data: {
      status: 'waiting_user',
      hotel_substitution: { before: { hotel: { id: null, name: name.en } }, after: { hotel: { slug: hotel.slug } } },
    },
  })
  expect(await guest.api.answer_offer({ reference, answer: 'accept' }, key())).toMatchObject({
    data: { status: 'confirmed' },
  })
  await doSweep(world)
  expect(await guest.api.show_booking({ reference })).toMatchObject({ data: { status: 'confirmed' } })
})

test('a traveller who paid by transfer and does not answer is notified of the amount that is refunded by hand', async () => {
  const world = await makeWorld()
  const [first, second] = [await world.hotel({ stars: 5 }), await world.hotel({ stars: 4 })]
  const travelPackage = await addPackage(world, {
    starts: [20],
    payment: 'both',
    hotels: [{ hotel: first, nights: 4 }],
  })
  const manager = await staffOf(world, 'manager')
  const guest = await world.traveller()
  const [departure_id = 0] = travelPackage.departures
  const reference = await booksFor(guest, departure_id)
  const found = await manager.api.show_admin_booking({ reference })
  const version = found.ok ? found.data.version : 0
  const paid = { reference, status: 'confirmed' as const, version, minor: 240_000, way: 'transfer' as const }
  expect(await manager.api.record_arrival_payment(paid, key())).toMatchObject({ ok: true })
  world.timeIs('2026-12-01T09:10:00Z')
  const change = { departure_id, position: 1, seen_hotel_id: first.id, hotel: second.slug, hours: 48 }
  expect(await manager.api.substitute_hotel(change)).toMatchObject({ ok: true })
  await doSweep(world)
  world.timeIs('2026-12-03T09:10:00Z')
  await doSweep(world)
  expect(await guest.api.show_booking({ reference })).toMatchObject({
    data: { status: 'expired', cancelled: { penalty: { minor: 0 }, by_hand: { minor: 240_000 } } },
  })
  expect(await notificationsOf(world, 'booking_expired')).toMatchObject([{ data: { byHand: 240_000 } }])
})
