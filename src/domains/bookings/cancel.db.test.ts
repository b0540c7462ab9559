import { expect, test } from 'vitest'
import { addDays } from '#domains/stays/nights.ts'
import { doJobs, doSweep } from '#test/jobs.ts'
import { makeWorld, today, type RoomGiven } from '#test/world.ts'

const soon = addDays(today, 14)
const free = { minor: 0, currency: 'SAR' }

async function booked(rooms: RoomGiven[] = [{}]) {
  const world = await makeWorld()
  const hotel = await world.hotel({ rooms })
  const guest = await world.traveller()
  const made = await guest.books(hotel, { checkIn: soon, nights: 2 })
  if (!made.ok) throw new Error(made.error.code)
  return { world, hotel, guest, made: made.data, reference: made.data.reference }
}

test('the cancel charges exactly what was shown; another figure by now is refused with the new one', async () => {
  const { world, guest, reference, made } = await booked()
  const shown = await guest.api.quote_cancellation({ reference })
  const cutOff = made.cancellation.free_until
  expect(shown).toMatchObject({ ok: true, data: { penalty: free, refund: free, due: free, holds_until: cutOff } })
  world.timeIs(cutOff ?? '')
  const refused = await guest.api.cancel_booking({ reference, accepted_penalty: free })
  const firstNight = made.total.minor / 2
  const penalty = { minor: firstNight, currency: 'SAR' }
  expect(refused).toMatchObject({
    ok: false,
    error: { code: 'refund_changed', data: { penalty, refund: free, due: penalty, holds_until: null } },
  })
  // Nothing says any more that it is free until then; what it costs from then on stays.
  const terms = { free_until: null, steps: made.cancellation.steps }
  expect(await guest.api.show_booking({ reference })).toMatchObject({
    ok: true,
    data: { status: 'confirmed', cancellation: terms, priced: { cancellation: terms } },
  })
  expect(await guest.api.fetch_my_bookings({})).toMatchObject({ data: [{ cancellation: terms }] })
  const cancelled = await guest.api.cancel_booking({ reference, accepted_penalty: penalty })
  expect(cancelled).toMatchObject({
    ok: true,
    data: { status: 'cancelled', cancelled: { penalty, refund: free, due: penalty }, can_cancel: false },
  })
  expect(await world.sql('select sum(held + sold)::int as taken from night_inventory')).toEqual([{ taken: 0 }])
  expect(await guest.api.cancel_booking({ reference, accepted_penalty: penalty })).toMatchObject({
    ok: false,
    error: { code: 'status_changed' },
  })
})

test('from check-in on, by the hotel’s clock, it is too late to cancel here', async () => {
  const { world, guest, reference } = await booked()
  world.timeIs(`${soon}T13:00:00Z`)
  expect(await guest.api.quote_cancellation({ reference })).toMatchObject({ ok: false, error: { code: 'too_late' } })
  expect(await guest.api.cancel_booking({ reference, accepted_penalty: free })).toMatchObject({
    ok: false,
    error: { code: 'too_late' },
  })
})

test('nobody cancels, quotes or changes the booking of another', async () => {
  const { world, reference } = await booked()
  const other = await world.traveller()
  const refused = { ok: false, error: { code: 'not_found' } }
  expect(await other.api.quote_cancellation({ reference })).toMatchObject(refused)
  expect(await other.api.cancel_booking({ reference, accepted_penalty: free })).toMatchObject(refused)
  expect(await other.api.answer_offer({ reference, answer: 'accept' })).toMatchObject(refused)
  expect(await other.api.change_user_booking_payment_type({ reference, payment_type: 'arrival' })).toMatchObject(
    refused,
  )
})

test('the way of paying changes only where the rates allow it and nothing was paid; online only where somebody takes it', async () => {
  const { world, guest, reference } = await booked()
  const change = (payment_type: 'prepay' | 'arrival') =>
    guest.api.change_user_booking_payment_type({ reference, payment_type })
  expect(await change('arrival')).toMatchObject({ ok: true, data: { payment_type: 'arrival' } })
  expect(await change('prepay')).toMatchObject({ ok: false, error: { code: 'payment_type_not_allowed' } })
  await world.sql(`update booking set priced = jsonb_set(priced, '{payment}', '"both"')`)
  const { ports } = world.wired
  const { gateway } = ports
  ports.gateway = null
  expect(await change('prepay')).toMatchObject({ ok: false, error: { code: 'online_payment_unavailable' } })
  ports.gateway = gateway
  await world.sql(`update booking set payment_type = 'prepay', payment_status = 'paid'`)
  expect(await change('arrival')).toMatchObject({ ok: false, error: { code: 'conflict' } })
  await world.sql(`update booking set payment_status = 'unpaid'`)
  expect(await change('arrival')).toMatchObject({ ok: true, data: { payment_type: 'arrival' } })
  expect(await world.sql(`select note from booking_event where from_status = to_status`)).toEqual([
    { note: 'payment arrival' },
  ])
  await world.sql(`update booking set payment_type = 'prepay'`)
  world.timeIs(`${soon}T13:00:00Z`)
  expect(await change('arrival')).toMatchObject({ ok: false, error: { code: 'too_late' } })
})

test('a stay is completed on the day after departure, as the hotel counts days', async () => {
  const { world, guest, reference } = await booked()
  const status = async () => {
    const found = await guest.api.show_booking({ reference })
    return found.ok && found.data.status
  }
  world.timeIs(`${addDays(soon, 2)}T20:59:00Z`)
  await doSweep(world)
  expect(await status()).toBe('confirmed')
  world.timeIs(`${addDays(soon, 2)}T21:00:00Z`)
  await doSweep(world)
  expect(await status()).toBe('completed')
  expect(await doJobs(world)).toEqual(['booking-changed'])
})

test('a room that is gone is refused with the others that the party could have, cheapest first', async () => {
  const rooms = [{ allotment: 1 }, { price: 90_000 }, { price: 50_000 }, { price: 60_000, maxAdults: 1 }]
  const { guest, world, hotel } = await booked(rooms.map((room) => ({ maxAdults: 2, ...room })))
  const input = {
    hotel_id: hotel.id,
    check_in: soon,
    check_out: addDays(soon, 2),
    rooms: [`${hotel.rooms[0]?.rates[0]}~2`],
  }
  await world.sql('update night_inventory set sold = 0 where room_type_id = $1', [hotel.rooms[0]?.id])
  const quote = await guest.api.get_hotel_price(input)
  await world.sql('update night_inventory set sold = 1 where room_type_id = $1', [hotel.rooms[0]?.id])
  const refused = await guest.api.book_hotel({
    quote_token: quote.ok ? quote.data.token : '',
    guests: [{ first_name: 'A', last_name: 'B' }],
    contact: { email: 'guest@example.com', phone: '+966512345678', country: 'SA' },
    payment_type: 'arrival',
  })
  if (refused.ok) throw new Error('booked what was gone')
  const { alternatives } = refused.error.data as { alternatives: { room_type_id: number; rooms: string[] }[] }
  expect(alternatives.map((one) => one.room_type_id)).toEqual([hotel.rooms[2]?.id, hotel.rooms[1]?.id])
  expect(await guest.api.get_hotel_price({ ...input, rooms: alternatives[0]?.rooms ?? [] })).toMatchObject({ ok: true })
})

test('my bookings are told by their status as well as by their group', async () => {
  const { guest, hotel, reference } = await booked([{ allotment: 2 }])
  const other = await guest.books(hotel, { checkIn: soon, nights: 1 })
  await guest.api.cancel_booking({ reference, accepted_penalty: free })
  const references = async (asked: Parameters<typeof guest.api.fetch_my_bookings>[0]) => {
    const found = await guest.api.fetch_my_bookings(asked)
    return found.ok ? found.data.map((one) => one.reference) : []
  }
  expect(await references({})).toEqual([other.ok ? other.data.reference : ''])
  expect(await references({ status: 'cancelled' })).toEqual([reference])
  expect(await references({ status: 'confirmed', group: 'past' })).toEqual([other.ok ? other.data.reference : ''])
  expect(await references({ status: 'waiting' })).toEqual([])
})
