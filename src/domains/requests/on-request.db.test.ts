import { expect, test } from 'vitest'
import { localSupply } from '#integrations/demo/supplier.ts'
import { answerFromPartner } from '#domains/requests/supplier.server.ts'
import type { PartnerAnswer } from '#domains/requests/supplier-port.ts'
import { addDays } from '#domains/shared/dates.ts'
import { itemAs } from '#test/item.ts'
import { notificationsOf } from '#test/notifications.ts'
import { doJobs, doSweep, jobDependencies } from '#test/jobs.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld, quoteStay, today, type RoomOptions, type StayOptions, type TestWorld } from '#test/world.ts'

const soon = addDays(today, 14)
const rate = (values: { id: number; rates: number[] } | undefined) => values?.rates[0]

/** A hotel on request with a booking that has been sent to the supplier. */
async function requested(values: { rooms?: RoomOptions[]; stay?: StayOptions; world?: TestWorld } = {}) {
  const world = values.world ?? (await makeWorld())
  const hotel = await world.hotel({
    supply: 'portal',
    rooms: values.rooms ?? [{ allotment: 2 }, { allotment: 2, price: 60_000 }],
  })
  const guest = await world.traveller()
  const made = await guest.requests(hotel, { checkIn: soon, nights: 2, request: 'demo:silent', ...values.stay })
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
    partner: (answer: PartnerAnswer) => answerFromPartner(jobDependencies(world), `DEMO-${reference}`, answer),
    counters: async () =>
      (await world.sql('select sum(held)::int as held, sum(sold)::int as sold from night_inventory'))[0],
  }
}

test('a request holds its rooms, shows whose turn it is and until when, and reaches the supplier once', async () => {
  const { world, made, reference, counters } = await requested()
  expect(made).toMatchObject({
    status: 'waiting',
    turn: 'provider',
    deadline_at: '2026-12-02T09:00:00.000Z',
    payment_status: 'unpaid',
    can_cancel: true,
    offer: null,
  })
  expect(await counters()).toEqual({ held: 2, sold: 0 })
  expect(
    await world.sql(`select data ->> 'partnerReference' as sent from jobs.job where name = 'partner-answers'`),
  ).toEqual([{ sent: `DEMO-${reference}` }])
  expect(await doJobs(world)).toEqual([])
})

test('when the supplier accepts, the rooms are sold and the booking is confirmed', async () => {
  const { partner, show, counters, world } = await requested()
  expect(await partner({ kind: 'accept' })).toMatchObject({ ok: true })
  expect(await show()).toMatchObject({ status: 'confirmed', turn: null, deadline_at: null })
  expect(await counters()).toEqual({ held: 0, sold: 2 })
  expect(await world.sql('select actor, from_status, to_status from booking_event order by id')).toMatchObject([
    { from_status: null, to_status: 'waiting' },
    { actor: 'partner', from_status: 'waiting', to_status: 'confirmed' },
  ])
  // A repeated supplier answer has no effect.
  expect(await partner({ kind: 'accept' })).toMatchObject({ ok: false, error: { code: 'status_changed' } })
})

test('when the supplier rejects, the reason is shown and the rooms are released', async () => {
  const { partner, show, counters } = await requested()
  expect(await partner({ kind: 'reject', reason: 'hotel_closed' })).toMatchObject({ ok: true })
  expect(await show()).toMatchObject({ status: 'rejected', reject_reason: 'hotel_closed', can_cancel: false })
  expect(await counters()).toEqual({ held: 0, sold: 0 })
})

test('an accepted offer of another room at another price takes its rooms and releases the held ones', async () => {
  const { partner, show, guest, reference, hotel, world, made } = await requested()
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
  const {
    check_in,
    nights,
    rooms: [room],
  } = itemAs('stay', waiting.offer)
  expect({ check_in, nights }).toEqual({ check_in: addDays(soon, 1), nights: 3 })
  expect(room?.nights.map((night) => night.amount.minor)).toEqual([30_000, 30_000, 30_000])
  expect(room?.name).toBe('Double room')
  const offer = {
    checkIn: addDays(soon, 1),
    account: { total: waiting.offer?.total },
    rooms: [{ name: { en: 'Double room' } }],
  }
  expect(await notificationsOf(world, 'booking_needs_you')).toMatchObject([{ data: { offered: offer } }])
  expect(await wrongStock(world)).toEqual([])

  const accepted = await guest.api.answer_offer({ reference, answer: 'accept' })
  expect(accepted).toMatchObject({
    ok: true,
    data: {
      status: 'confirmed',
      check_in: addDays(soon, 1),
      total: waiting.offer?.total,
      offer: null,
      offer_accepted: true,
    },
  })
  // A request that waits to be sent is not sent any more.
  expect(await notificationsOf(world, 'booking_needs_you')).toEqual([])
  expect(await world.sql('select room_type_id from booking_room')).toEqual([{ room_type_id: hotel.rooms[1]?.id }])
  expect(await wrongStock(world)).toEqual([])
  expect(await guest.api.answer_offer({ reference, answer: 'decline' })).toMatchObject({
    ok: false,
    error: { code: 'status_changed' },
  })
})

test('the same room a day later can be offered and accepted even if it is the only one', async () => {
  const { partner, guest, reference, hotel, world } = await requested({ rooms: [{ allotment: 1 }] })
  const rooms = [`${rate(hotel.rooms[0])}~2`]
  expect(await partner({ kind: 'offer', checkIn: addDays(soon, 1), checkOut: addDays(soon, 3), rooms })).toMatchObject({
    ok: true,
  })
  expect(await guest.api.answer_offer({ reference, answer: 'accept' })).toMatchObject({ ok: true })
  expect(await wrongStock(world)).toEqual([])
})

test('accepting an offer whose rooms were sold meanwhile fails, and the booking keeps its held rooms', async () => {
  const { partner, guest, reference, hotel, world, show } = await requested()
  await partner({ kind: 'offer', checkIn: soon, checkOut: addDays(soon, 2), rooms: [`${rate(hotel.rooms[1])}~2`] })
  await world.sql('update night_inventory set allotment = 0 where room_type_id = $1', [hotel.rooms[1]?.id])
  expect(await guest.api.answer_offer({ reference, answer: 'accept' })).toMatchObject({
    ok: false,
    error: { code: 'sold_out' },
  })
  expect(await show()).toMatchObject({ status: 'waiting_user', turn: 'traveller' })
  expect(await wrongStock(world)).toEqual([])
})

test('declining an offer cancels the booking at no cost and releases the rooms', async () => {
  const { partner, guest, reference, hotel, counters } = await requested()
  await partner({ kind: 'offer', checkIn: soon, checkOut: addDays(soon, 2), rooms: [`${rate(hotel.rooms[1])}~2`] })
  expect(await guest.api.answer_offer({ reference, answer: 'decline' })).toMatchObject({
    ok: true,
    data: { status: 'cancelled', cancelled: { penalty: { minor: 0 }, refund: { minor: 0 } } },
  })
  expect(await counters()).toEqual({ held: 0, sold: 0 })
})

test('an unanswered request expires at its deadline, on the sweep or on the next read, whichever is first', async () => {
  const { world, show, counters, partner, guest } = await requested()
  world.timeIs('2026-12-02T08:59:59Z')
  await doSweep(world)
  expect(await show()).toMatchObject({ status: 'waiting' })
  world.timeIs('2026-12-02T09:00:00Z')
  const listed = await guest.api.fetch_my_bookings({ group: 'upcoming' })
  expect(listed).toMatchObject({ ok: true, data: [] })
  expect(await show()).toMatchObject({ status: 'expired', turn: null })
  expect(await counters()).toEqual({ held: 0, sold: 0 })
  expect(await partner({ kind: 'accept' })).toMatchObject({ ok: false, error: { code: 'status_changed' } })

  const again = await requested({ world })
  world.timeIs('2026-12-04T09:00:00Z')
  await doSweep(world)
  expect(await world.sql('select status from booking where reference = $1', [again.reference])).toEqual([
    { status: 'expired' },
  ])
})

test('an answer after the deadline fails even if the booking has not been read since', async () => {
  const { world, partner, show, counters } = await requested()
  world.timeIs('2026-12-02T09:00:00Z')
  expect(await partner({ kind: 'accept' })).toMatchObject({ ok: false, error: { code: 'status_changed' } })
  expect(await show()).toMatchObject({ status: 'expired' })
  expect(await counters()).toEqual({ held: 0, sold: 0 })
})

test('requests that expire under concurrent buyers release their rooms once, and no room is sold twice', async () => {
  const world = await makeWorld({ pool: 12 })
  const hotel = await world.hotel({ supply: 'portal', rooms: [{ allotment: 10 }] })
  const buyers = await Promise.all(Array.from({ length: 30 }, () => world.traveller()))
  const quoted = await Promise.all(buyers.map((buyer) => quoteStay(buyer.api, hotel)))
  const first = await world.traveller()
  for (let i = 0; i < 10; i++)
    expect(await first.requests(hotel, { request: 'demo:silent' })).toMatchObject({ ok: true })
  await world.sql('update booking set deadline_at = $1', [world.services.clock()])

  const freeing = Promise.all([...[1, 2, 3].map(() => doSweep(world)), first.api.fetch_my_bookings({})])
  const buy = async (i: number) => {
    const ready = quoted[i]
    if (!ready?.ok) throw new Error('no quote was returned')
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

test('when the supplier accepts while the traveller cancels, the request is answered exactly once', async () => {
  const world = await makeWorld({ pool: 12 })
  for (let round = 0; round < 12; round++) {
    const one = await requested({ world })
    const free = { minor: 0, currency: 'SAR' }
    const [accepted, cancelled] = await Promise.all([
      one.partner({ kind: 'accept' }),
      one.guest.api.cancel_booking({ reference: one.reference, accepted_penalty: free }),
    ])
    const { status } = await one.show()
    // Free cancellation also cancels a booking that was confirmed just before; then both calls succeeded, in that
    // order.
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

test('one idempotency key makes one request; instant hotels cannot be requested, and hotels on request cannot be booked instantly', async () => {
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
  expect(await guest.requests(own)).toMatchObject({ ok: false, error: { code: 'not_on_request' } })
  expect(await guest.books(portal, {})).toMatchObject({ ok: false, error: { code: 'only_on_request' } })
})

test('an account has at most twenty open requests, and the rate limit also counts cancelled ones', async () => {
  const world = await makeWorld()
  await world.sql(`insert into setting (key, value) values ('limits', '{"open_arrivals": 0}')`)
  const hotel = await world.hotel({ supply: 'portal', rooms: [{ allotment: 60 }] })
  const guest = await world.traveller()
  const first = await guest.requests(hotel)
  for (let i = 1; i < 20; i++) expect(await guest.requests(hotel)).toMatchObject({ ok: true })
  expect(await guest.requests(hotel)).toMatchObject({
    ok: false,
    error: { code: 'too_many_waiting', retryAfter: 3600 },
  })
  const reference = first.ok ? first.data.reference : ''
  await guest.api.cancel_booking({ reference, accepted_penalty: { minor: 0, currency: 'SAR' } })
  // Repeatedly requesting and cancelling holds rooms as well: the rate limit is exhausted.
  expect(await guest.requests(hotel)).toMatchObject({ ok: false, error: { code: 'too_many_waiting' } })
  expect(await (await world.traveller()).requests(hotel)).toMatchObject({ ok: true })
})

test('the simulated supplier answers on time, answers only once, and also after a restart', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel({ supply: 'portal', rooms: [{ allotment: 9 }, { allotment: 9 }] })
  const guest = await world.traveller()
  const send = async (request: string) => {
    const made = await guest.requests(hotel, { checkIn: soon, nights: 2, request })
    return made.ok ? made.data.reference : ''
  }
  const references = [
    await send('demo:accept'),
    await send('demo:reject'),
    await send('demo:offer'),
    await send('demo:silent'),
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
  // Another process, with no state in memory, finds the requests of the first one.
  world.services.ports.supply = localSupply(0)
  world.timeIs('2026-12-01T09:00:21Z')
  await doJobs(world)
  expect(await statuses()).toEqual(['confirmed', 'rejected', 'waiting_user', 'waiting'])
  await world.sql(`update jobs.job set state = 'created'`)
  await doJobs(world)
  expect(await statuses()).toEqual(['confirmed', 'rejected', 'waiting_user', 'waiting'])
  expect(await wrongStock(world)).toEqual([])
})
