import { expect, test } from 'vitest'
import { localSupply } from '#adapters/supply-local.ts'
import { answerFromPartner } from '#domains/bookings/partner.server.ts'
import type { PartnerAnswer } from '#domains/bookings/supply.ts'
import { addDays } from '#domains/stays/nights.ts'
import { doJobs, doSweep, needsOf } from '#test/jobs.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld, quoteStay, today, type RoomGiven, type StayGiven, type TestWorld } from '#test/world.ts'

const soon = addDays(today, 14)
const rate = (given: { id: number; rates: number[] } | undefined) => given?.rates[0]

/** A hotel on request, a traveller who asked it, and the supplier asked. */
async function asked(given: { rooms?: RoomGiven[]; stay?: StayGiven; world?: TestWorld } = {}) {
  const world = given.world ?? (await makeWorld())
  const hotel = await world.hotel({
    supply: 'portal',
    rooms: given.rooms ?? [{ allotment: 2 }, { allotment: 2, price: 60_000 }],
  })
  const guest = await world.traveller()
  const made = await guest.asks(hotel, { checkIn: soon, nights: 2, request: 'demo:silent', ...given.stay })
  if (!made.ok) throw new Error(made.error.code)
  await doJobs(world)
  const reference = made.data.reference
  return {
    world,
    hotel,
    guest,
    reference,
    made: made.data,
    show: async () => {
      const found = await guest.api.show_booking({ reference })
      if (!found.ok) throw new Error(found.error.code)
      return found.data
    },
    partner: (answer: PartnerAnswer) => answerFromPartner(needsOf(world), `DEMO-${reference}`, answer),
    counters: async () =>
      (await world.sql('select sum(held)::int as held, sum(sold)::int as sold from night_inventory'))[0],
  }
}

test('a request holds the rooms, says whose turn it is and until when, and asks the supplier once', async () => {
  const { world, made, reference, counters } = await asked()
  expect(made).toMatchObject({
    status: 'waiting',
    turn: 'provider',
    deadline_at: '2026-12-02T09:00:00.000Z',
    payment_status: 'unpaid',
    can_cancel: true,
    offer: null,
  })
  expect(await counters()).toEqual({ held: 2, sold: 0 })
  expect(await world.sql('select partner_reference, booking_reference from partner_request')).toEqual([
    { partner_reference: `DEMO-${reference}`, booking_reference: reference },
  ])
  expect(await doJobs(world)).toEqual([])
})

test('accepted: the rooms are sold and the booking confirmed', async () => {
  const { partner, show, counters, world } = await asked()
  expect(await partner({ kind: 'accept' })).toMatchObject({ ok: true })
  expect(await show()).toMatchObject({ status: 'confirmed', turn: null, deadline_at: null })
  expect(await counters()).toEqual({ held: 0, sold: 2 })
  expect(await world.sql('select actor, from_status, to_status from booking_event order by id')).toMatchObject([
    { from_status: null, to_status: 'waiting' },
    { actor: 'partner', from_status: 'waiting', to_status: 'confirmed' },
  ])
  // What a supplier says twice is heard once.
  expect(await partner({ kind: 'accept' })).toMatchObject({ ok: false, error: { code: 'status_changed' } })
})

test('rejected: the reason is told and the rooms are free', async () => {
  const { partner, show, counters } = await asked()
  expect(await partner({ kind: 'reject', reason: 'hotel_closed' })).toMatchObject({ ok: true })
  expect(await show()).toMatchObject({ status: 'rejected', reject_reason: 'hotel_closed', can_cancel: false })
  expect(await counters()).toEqual({ held: 0, sold: 0 })
})

test('an offer of another room at another price is accepted: its rooms are taken, those held are free', async () => {
  const { partner, show, guest, reference, hotel, world, made } = await asked()
  const rooms = [`${rate(hotel.rooms[1])}~2`]
  const offered = {
    kind: 'offer',
    checkIn: addDays(soon, 1),
    checkOut: addDays(soon, 4),
    rooms,
    nightPrice: 30_000,
  } as const
  expect(await partner(offered)).toMatchObject({ ok: true })
  const waiting = await show()
  expect(waiting).toMatchObject({ status: 'waiting_user', turn: 'traveller', check_in: soon, total: made.total })
  expect(waiting.offer).toMatchObject({ check_in: addDays(soon, 1), nights: 3 })
  expect(waiting.offer?.rooms[0]?.nights.map((night) => night.amount.minor)).toEqual([30_000, 30_000, 30_000])
  expect(waiting.offer?.rooms[0]?.name).toBe('Double room')
  expect(await wrongStock(world)).toEqual([])

  const accepted = await guest.api.answer_offer({ reference, answer: 'accept' })
  expect(accepted).toMatchObject({
    ok: true,
    data: { status: 'confirmed', check_in: addDays(soon, 1), total: waiting.offer?.total, offer: null },
  })
  expect(await world.sql('select room_type_id from booking_room')).toEqual([{ room_type_id: hotel.rooms[1]?.id }])
  expect(await wrongStock(world)).toEqual([])
  expect(await guest.api.answer_offer({ reference, answer: 'decline' })).toMatchObject({
    ok: false,
    error: { code: 'status_changed' },
  })
})

test('the same room a day later is offered and had even when it is the only one there is', async () => {
  const { partner, guest, reference, hotel, world } = await asked({ rooms: [{ allotment: 1 }] })
  const rooms = [`${rate(hotel.rooms[0])}~2`]
  expect(await partner({ kind: 'offer', checkIn: addDays(soon, 1), checkOut: addDays(soon, 3), rooms })).toMatchObject({
    ok: true,
  })
  expect(await guest.api.answer_offer({ reference, answer: 'accept' })).toMatchObject({ ok: true })
  expect(await wrongStock(world)).toEqual([])
})

test('an offer whose rooms were sold meanwhile is refused, and the booking keeps what it holds', async () => {
  const { partner, guest, reference, hotel, world, show } = await asked()
  await partner({ kind: 'offer', checkIn: soon, checkOut: addDays(soon, 2), rooms: [`${rate(hotel.rooms[1])}~2`] })
  await world.sql('update night_inventory set allotment = 0 where room_type_id = $1', [hotel.rooms[1]?.id])
  expect(await guest.api.answer_offer({ reference, answer: 'accept' })).toMatchObject({
    ok: false,
    error: { code: 'sold_out' },
  })
  expect(await show()).toMatchObject({ status: 'waiting_user', turn: 'traveller' })
  expect(await wrongStock(world)).toEqual([])
})

test('an offer declined cancels at no cost and frees the rooms', async () => {
  const { partner, guest, reference, hotel, counters } = await asked()
  await partner({ kind: 'offer', checkIn: soon, checkOut: addDays(soon, 2), rooms: [`${rate(hotel.rooms[1])}~2`] })
  expect(await guest.api.answer_offer({ reference, answer: 'decline' })).toMatchObject({
    ok: true,
    data: { status: 'cancelled', cancelled: { penalty: { minor: 0 }, refund: { minor: 0 } } },
  })
  expect(await counters()).toEqual({ held: 0, sold: 0 })
})

test('nobody answers: the request expires at its deadline, on the sweep or when it is looked at, whichever is first', async () => {
  const { world, show, counters, partner, guest } = await asked()
  world.timeIs('2026-12-02T08:59:59Z')
  await doSweep(world)
  expect(await show()).toMatchObject({ status: 'waiting' })
  world.timeIs('2026-12-02T09:00:00Z')
  const listed = await guest.api.fetch_my_bookings({ group: 'upcoming' })
  expect(listed).toMatchObject({ ok: true, data: [] })
  expect(await show()).toMatchObject({ status: 'expired', turn: null })
  expect(await counters()).toEqual({ held: 0, sold: 0 })
  expect(await partner({ kind: 'accept' })).toMatchObject({ ok: false, error: { code: 'status_changed' } })

  const again = await asked({ world })
  world.timeIs('2026-12-04T09:00:00Z')
  await doSweep(world)
  expect(await world.sql('select status from booking where reference = $1', [again.reference])).toEqual([
    { status: 'expired' },
  ])
})

test('an answer after the deadline comes too late even when nobody has looked yet', async () => {
  const { world, partner, show, counters } = await asked()
  world.timeIs('2026-12-02T09:00:00Z')
  expect(await partner({ kind: 'accept' })).toMatchObject({ ok: false, error: { code: 'status_changed' } })
  expect(await show()).toMatchObject({ status: 'expired' })
  expect(await counters()).toEqual({ held: 0, sold: 0 })
})

test('requests that expire in a rush of buyers free their rooms once, and nobody buys one twice', async () => {
  const world = await makeWorld({ pool: 12 })
  const hotel = await world.hotel({ supply: 'portal', rooms: [{ allotment: 10 }] })
  const buyers = await Promise.all(Array.from({ length: 30 }, () => world.traveller()))
  const quoted = await Promise.all(buyers.map((buyer) => quoteStay(buyer.api, hotel)))
  const first = await world.traveller()
  for (let i = 0; i < 10; i++) expect(await first.asks(hotel, { request: 'demo:silent' })).toMatchObject({ ok: true })
  await world.sql('update booking set deadline_at = $1', [world.wired.clock()])

  const freeing = Promise.all([...[1, 2, 3].map(() => doSweep(world)), first.api.fetch_my_bookings({})])
  const buy = async (i: number) => {
    const ready = quoted[i]
    if (!ready?.ok) throw new Error('no quote')
    for (let tries = 0; tries < 6; tries++) {
      if (tries === 5) await freeing
      const made = await buyers[i]?.api.book_hotel_portal(ready.input)
      if (made?.ok) return true
    }
    return false
  }
  const bought = await Promise.all(buyers.map((_, i) => buy(i)))
  const won = bought.filter(Boolean).length
  expect(won).toBeGreaterThan(0)
  expect(await wrongStock(world)).toEqual([])
  const count = async (what: string) => (await world.sql(`select count(*)::int as n from ${what}`))[0]?.n
  expect(await count(`booking where status = 'waiting'`)).toBe(won)
  expect(await count(`booking where status = 'expired'`)).toBe(10)
  expect(await count(`booking_event where to_status = 'expired'`)).toBe(10)
})

test('the supplier accepts while the traveller cancels: exactly one is heard', async () => {
  const world = await makeWorld({ pool: 12 })
  for (let round = 0; round < 12; round++) {
    const one = await asked({ world })
    const free = { minor: 0, currency: 'SAR' }
    const [accepted, cancelled] = await Promise.all([
      one.partner({ kind: 'accept' }),
      one.guest.api.cancel_booking({ reference: one.reference, accepted_penalty: free }),
    ])
    const { status } = await one.show()
    // Free cancellation also ends what was confirmed a moment before; then both were heard, in that order.
    if (cancelled.ok) expect(status).toBe('cancelled')
    else expect([accepted.ok, status]).toEqual([true, 'confirmed'])
    const events = await world.sql(
      `select to_status from booking_event e join booking b on b.id = e.booking_id
       where b.reference = $1 and from_status = 'waiting'`,
      [one.reference],
    )
    expect(events).toHaveLength(1)
    expect(await wrongStock(world)).toEqual([])
  }
})

test('the same key asks once; own hotels are not asked, and hotels on request are not instant', async () => {
  const world = await makeWorld()
  const portal = await world.hotel({ supply: 'portal' })
  const own = await world.hotel()
  const guest = await world.traveller()
  const ready = await quoteStay(guest.api, portal)
  if (!ready.ok) throw new Error(ready.error.code)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => guest.api.book_hotel_portal(ready.input, { idempotencyKey: 'ask-me-once' })),
  )
  const made = answers.filter((answer) => answer.ok)
  expect(new Set(made.map((answer) => answer.data.reference)).size).toBe(1)
  expect(await world.sql('select count(*)::int as n from booking')).toEqual([{ n: 1 }])
  const jobs = await world.sql(`select name from jobs.job order by name`)
  expect(jobs).toEqual([{ name: 'ask-partner' }])
  expect(await guest.asks(own)).toMatchObject({ ok: false, error: { code: 'not_on_request' } })
  expect(await guest.books(portal, {})).toMatchObject({ ok: false, error: { code: 'only_on_request' } })
})

test('an account holds twenty requests at most, and no more come for the asking', async () => {
  const world = await makeWorld()
  await world.sql(`insert into setting (key, value) values ('limits', '{"open_arrivals": 0}')`)
  const hotel = await world.hotel({ supply: 'portal', rooms: [{ allotment: 60 }] })
  const guest = await world.traveller()
  const first = await guest.asks(hotel)
  for (let i = 1; i < 20; i++) expect(await guest.asks(hotel)).toMatchObject({ ok: true })
  expect(await guest.asks(hotel)).toMatchObject({ ok: false, error: { code: 'too_many_waiting', retryAfter: 3600 } })
  const reference = first.ok ? first.data.reference : ''
  await guest.api.cancel_booking({ reference, accepted_penalty: { minor: 0, currency: 'SAR' } })
  // Asking and cancelling in a circle holds rooms as well: the bucket is empty.
  expect(await guest.asks(hotel)).toMatchObject({ ok: false, error: { code: 'too_many_waiting' } })
  expect(await (await world.traveller()).asks(hotel)).toMatchObject({ ok: true })
})

test('the simulated supplier answers when its time comes, says nothing twice, and forgets nothing by a restart', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel({ supply: 'portal', rooms: [{ allotment: 9 }, { allotment: 9 }] })
  const guest = await world.traveller()
  const ask = async (request: string) => {
    const made = await guest.asks(hotel, { checkIn: soon, nights: 2, request })
    return made.ok ? made.data.reference : ''
  }
  const references = [
    await ask('demo:accept'),
    await ask('demo:reject'),
    await ask('demo:offer'),
    await ask('demo:silent'),
  ]
  const statuses = () =>
    Promise.all(
      references.map(async (reference) => {
        const found = await guest.api.show_booking({ reference })
        return found.ok ? found.data.status : found.error.code
      }),
    )
  await doJobs(world)
  expect(await statuses()).toEqual(['waiting', 'waiting', 'waiting', 'waiting'])
  // Another process, with nothing in its memory, finds what the first one was asked.
  world.wired.ports.supply = localSupply(world.wired.ports.queue, 0)
  world.timeIs('2026-12-01T09:00:21Z')
  await doJobs(world)
  expect(await statuses()).toEqual(['confirmed', 'rejected', 'waiting_user', 'waiting'])
  await world.sql(`update jobs.job set state = 'created'`)
  await doJobs(world)
  expect(await statuses()).toEqual(['confirmed', 'rejected', 'waiting_user', 'waiting'])
  expect(await wrongStock(world)).toEqual([])
})

test('a supplier is told when its answer or rooms are no longer wanted', async () => {
  const { world, guest, reference } = await asked()
  await guest.api.cancel_booking({ reference, accepted_penalty: { minor: 0, currency: 'SAR' } })
  await doJobs(world)
  expect(await world.sql('select withdrawn_at is not null as told from partner_request')).toEqual([{ told: true }])
})
