import { expect, test } from 'vitest'
import { reconcile } from '#domains/bookings/reconcile.server.ts'
import { addPackage } from '#test/journeys.ts'
import { doJobs, doSweep } from '#test/jobs.ts'
import { staffOf } from '#test/staff.ts'
import { wrongJourneyStock } from '#test/stock.ts'
import { makeWorld, standardContact, type TestTraveller } from '#test/world.ts'

let keys = 0
const key = () => ({ idempotencyKey: `residence-${++keys}` })

/** Two who share a room on a departure; the reference of their booking. */
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

test('another house: everyone who was promised the first is asked, and stays or leaves with all of their money', async () => {
  const world = await makeWorld()
  await world.paysOnline()
  const [first, second] = [await world.hotel({ stars: 5 }), await world.hotel({ stars: 4 })]
  const residence = [{ hotel: first, nights: 4 }]
  const own = await addPackage(world, { starts: [20], payment: 'both', residence })
  const request = await addPackage(world, { starts: [20], supply: 'portal', residence })
  const manager = await staffOf(world, 'manager')
  const agent = await staffOf(world, 'agent')
  const guest = await world.traveller()
  const book = (departure: number | undefined, payment: 'arrival' | 'prepay') => booksFor(guest, departure, payment)
  const pay = async (reference: string) => {
    const page = await guest.api.start_payment({ reference })
    await world.wired.sandbox?.pay(page.ok ? (page.data.page.split('/').at(-1) ?? '') : '', 'good', world.wired.clock())
    await guest.api.check_payment({ reference })
  }
  const show = async (reference: string) => {
    const found = await guest.api.show_booking({ reference })
    if (!found.ok) throw new Error(found.error.code)
    return found.data
  }
  const [departure, asked] = [own.departures[0] ?? 0, request.departures[0] ?? 0]
  const stays = await book(departure, 'arrival')
  const leaves = await book(departure, 'prepay')
  await pay(leaves)
  const silent = await book(departure, 'prepay')
  await pay(silent)
  const paying = await book(departure, 'prepay')
  const waits = await book(asked, 'arrival')

  const change = {
    departure_id: departure,
    position: 1,
    seen_hotel_id: first.id,
    hotel: second.slug,
    hours: 48,
  }
  const houses = await agent.api.fetch_departure_houses({ departure_id: departure })
  expect(houses).toMatchObject({
    data: {
      may_change: false,
      bookings: 4,
      houses: [{ position: 1, substituted: false, house: { hotel: { stars: 5 } } }],
    },
  })
  expect(await agent.api.substitute_house(change)).toMatchObject({ error: { code: 'forbidden' } })
  expect(await manager.api.substitute_house({ ...change, hotel: first.slug })).toMatchObject({
    error: { code: 'invalid_input' },
  })
  world.timeIs('2026-12-01T09:10:00Z')
  expect(await manager.api.substitute_house(change)).toMatchObject({ ok: true, data: { bookings: 4 } })
  expect(await manager.api.substitute_house(change)).toMatchObject({ error: { code: 'conflict' } })
  await manager.api.substitute_house({ ...change, departure_id: asked })
  await doSweep(world)
  await doSweep(world)

  // The page shows what will be, for this departure alone; a booking shows both side by side, and until when.
  expect(await guest.api.show_package({ id: own.id })).toMatchObject({
    data: { residence: [{ hotel: { slug: second.slug }, check_in: '2026-12-21' }] },
  })
  expect(await show(stays)).toMatchObject({
    status: 'waiting_user',
    turn: 'traveller',
    deadline_at: '2026-12-03T09:10:00.000Z',
    residence_offer: { before: { hotel: { slug: first.slug } }, after: { hotel: { slug: second.slug } } },
  })
  expect(await show(waits)).toMatchObject({ status: 'waiting_user' })
  const told = await world.sql(
    `select count(*)::int as n, min(data -> 'houses' -> 'after' ->> 'en') as house from message where kind = 'booking_needs_you' and data ->> 'need' = 'residence'`,
  )
  expect(told).toMatchObject([{ n: 4 }])
  expect(told[0]?.house).toBeTruthy()
  expect(await wrongJourneyStock(world)).toEqual([])

  // Accepted it stands where it stood, and nobody is asked twice.
  expect(await guest.api.answer_offer({ reference: stays, answer: 'accept' }, key())).toMatchObject({
    data: { status: 'confirmed', deadline_at: null, residence_offer: null },
  })
  expect(await guest.api.answer_offer({ reference: waits, answer: 'accept' }, key())).toMatchObject({
    data: { status: 'waiting', turn: 'provider' },
  })
  // Declined: all that was paid goes back, whatever the terms say.
  const deposit = (await show(leaves)).instalments[0]?.paid.minor
  expect(await guest.api.answer_offer({ reference: leaves, answer: 'decline' }, key())).toMatchObject({
    data: { status: 'cancelled', cancelled: { penalty: { minor: 0 }, refund: { minor: deposit } } },
  })
  // Who was on the way to pay is asked once that is done.
  expect(await show(paying)).toMatchObject({ status: 'pending' })
  await pay(paying)
  await doSweep(world)
  expect(await show(paying)).toMatchObject({ status: 'waiting_user', payment_status: 'paid' })
  expect(await show(stays)).toMatchObject({ status: 'confirmed' })

  // No answer: it ends, the seats are free and the money goes back by itself.
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
  expect(await wrongJourneyStock(world)).toEqual([])
  expect(await reconcile(world.wired.database.db)).toEqual([])
})

test('a document that a confirmed booking was asked for is still needed beside the question, and after its answer', async () => {
  const world = await makeWorld()
  const [first, second] = [await world.hotel(), await world.hotel()]
  const { departures } = await addPackage(world, { starts: [20], residence: [{ hotel: first, nights: 4 }] })
  const [manager, agent] = [await staffOf(world, 'manager'), await staffOf(world, 'agent')]
  const guest = await world.traveller()
  const departure_id = departures[0] ?? 0
  const reference = await booksFor(guest, departure_id)
  for (const kind of ['passport', 'visa'] as const) {
    const seen = await agent.api.show_desk_booking({ reference })
    const version = seen.ok ? seen.data.version : 0
    await agent.api.ask_for_document({ reference, status: 'confirmed', version, kind, why: 'For the permit' })
  }
  world.timeIs('2026-12-01T09:10:00Z')
  const change = { departure_id, position: 1, seen_hotel_id: first.id, hotel: second.slug, hours: 48 }
  expect(await manager.api.substitute_house(change)).toMatchObject({ ok: true })
  await doSweep(world)
  const asked = await guest.api.show_booking({ reference })
  expect(asked).toMatchObject({
    data: { status: 'waiting_user', documents: [{ state: 'asked' }, { state: 'asked' }] },
  })

  // Sent meanwhile it answers nothing but itself.
  const document = asked.ok ? (asked.data.documents[0]?.id ?? 0) : 0
  const file = new Uint8Array(Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n'))
  const sent = await guest.api.send_document({ reference, document, file })
  expect(sent).toMatchObject({ data: { status: 'waiting_user', documents: [{ state: 'sent' }, { state: 'asked' }] } })
  expect(sent.ok && sent.data.residence_offer).toBeTruthy()
  expect(await guest.api.answer_offer({ reference, answer: 'accept' }, key())).toMatchObject({
    data: { status: 'confirmed', documents: [{ state: 'sent' }, { state: 'asked' }] },
  })
  expect(await wrongJourneyStock(world)).toEqual([])
})

test('the hotel of a journey that somebody has booked is not edited away: it is substituted, or stays', async () => {
  const world = await makeWorld()
  const [first, second] = [await world.hotel(), await world.hotel()]
  const journey = await addPackage(world, { starts: [20], days: 1, residence: [{ hotel: first, nights: 1 }] })
  const { api } = await staffOf(world, 'manager')
  const said = { en: 'A word', ar: 'كلمة' }
  await world.sql(
    `insert into image (id, scene, options, alt) values ('tents/one', 'tents', '{}', $1) on conflict do nothing`,
    [said],
  )
  const whole = { image_ids: [{ picture: 'tents/one', alt: said }], included: [{ text: said }] }
  const publish = async (residence: unknown[]) => {
    const subject = { kind: 'package' as const, subject: String(journey.id) }
    const seen = await api.show_editable(subject)
    if (!seen.ok) throw new Error(seen.error.code)
    const { version, values } = seen.data
    const answer = await api.publish_editable({ ...subject, version, data: { ...values, ...whole, residence } })
    return answer.ok
      ? []
      : (answer.error.errors ?? [{ path: '', code: answer.error.code }]).map(({ path, code }) => `${path} ${code}`)
  }
  const house = (hotel: { id: number }) => ({ hotel_id: hotel.id, nights: 1, board: 'breakfast', guarantee: 'named' })
  expect(await publish([house(second)])).toEqual([])
  await world.sql('update package_residence set hotel_id = $1', [first.id])
  const guest = await world.traveller()
  await booksFor(guest, journey.departures[0])
  expect(await publish([house(second)])).toEqual(['residence.0.hotel_id promised'])
  expect(await publish([house(first)])).toEqual([])
})

test('whoever paid by transfer and does not answer is told what is given back by hand', async () => {
  const world = await makeWorld()
  const [first, second] = [await world.hotel({ stars: 5 }), await world.hotel({ stars: 4 })]
  const journey = await addPackage(world, { starts: [20], payment: 'both', residence: [{ hotel: first, nights: 4 }] })
  const manager = await staffOf(world, 'manager')
  const guest = await world.traveller()
  const [departure_id = 0] = journey.departures
  const reference = await booksFor(guest, departure_id)
  const found = await manager.api.show_desk_booking({ reference })
  const version = found.ok ? found.data.version : 0
  const paid = { reference, status: 'confirmed' as const, version, minor: 240_000, way: 'transfer' as const }
  expect(await manager.api.record_arrival_payment(paid, key())).toMatchObject({ ok: true })
  world.timeIs('2026-12-01T09:10:00Z')
  const change = { departure_id, position: 1, seen_hotel_id: first.id, hotel: second.slug, hours: 48 }
  expect(await manager.api.substitute_house(change)).toMatchObject({ ok: true })
  await doSweep(world)
  world.timeIs('2026-12-03T09:10:00Z')
  await doSweep(world)
  expect(await guest.api.show_booking({ reference })).toMatchObject({
    data: { status: 'expired', cancelled: { penalty: { minor: 0 }, by_hand: { minor: 240_000 } } },
  })
  expect(await world.sql(`select data ->> 'byHand' as by_hand from message where kind = 'booking_expired'`)).toEqual([
    { by_hand: '240000' },
  ])
})
