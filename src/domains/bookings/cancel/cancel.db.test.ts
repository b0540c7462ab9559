import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { doJobs, doSweep } from '#test/jobs.ts'
import { makeWorld, today, type RoomOptions } from '#test/world.ts'

const soon = addDays(today, 14)
const free = { minor: 0, currency: 'SAR' }

async function booked(rooms: RoomOptions[] = [{}]) {
  const world = await makeWorld()
  const hotel = await world.hotel({ rooms })
  const guest = await world.traveller()
  const made = await guest.books(hotel, { checkIn: soon, nights: 2 })
  if (!made.ok) throw new Error(made.error.code)
  return { world, hotel, guest, made: made.data, reference: made.data.reference }
}

test('cancelling charges exactly the amount shown; if it has changed since, the call fails with the new amount', async () => {
  const { world, guest, reference, made } = await booked()
  const shown = await guest.api.quote_cancellation({ reference })
  const cutOff = made.cancellation.free_until
  expect(shown).toMatchObject({ ok: true, data: { penalty: free, refund: free, due: free, holds_until: cutOff } })
  world.timeIs(cutOff ?? '')
  const failure = await guest.api.cancel_booking({ reference, accepted_penalty: free })
  const firstNight = made.total.minor / 2
  const penalty = { minor: firstNight, currency: 'SAR' }
  expect(failure).toMatchObject({
    ok: false,
    error: { code: 'refund_changed', data: { penalty, refund: free, due: penalty, holds_until: null } },
  })
  // The date of free cancellation is no longer shown; the later steps of the terms are.
  const terms = { free_until: null, steps: made.cancellation.steps }
  expect(await guest.api.show_booking({ reference })).toMatchObject({
    ok: true,
    data: { status: 'confirmed', cancellation: terms, item: { cancellation: terms } },
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

test("from check-in on, in the hotel's time zone, the traveller can no longer cancel", async () => {
  const { world, guest, reference } = await booked()
  world.timeIs(`${soon}T13:00:00Z`)
  expect(await guest.api.quote_cancellation({ reference })).toMatchObject({ ok: false, error: { code: 'too_late' } })
  expect(await guest.api.cancel_booking({ reference, accepted_penalty: free })).toMatchObject({
    ok: false,
    error: { code: 'too_late' },
  })
})

test("a traveller cannot cancel, quote or change another traveller's booking", async () => {
  const { world, reference } = await booked()
  const other = await world.traveller()
  const failure = { ok: false, error: { code: 'not_found' } }
  expect(await other.api.quote_cancellation({ reference })).toMatchObject(failure)
  expect(await other.api.cancel_booking({ reference, accepted_penalty: free })).toMatchObject(failure)
  expect(await other.api.answer_offer({ reference, answer: 'accept' })).toMatchObject(failure)
  expect(await other.api.change_user_booking_payment_type({ reference, payment_type: 'arrival' })).toMatchObject(
    failure,
  )
})

test('the payment type changes only if the rates allow it and nothing is paid; to online only if a payment gateway is configured', async () => {
  const { world, guest, reference } = await booked()
  const change = (payment_type: 'prepay' | 'arrival') =>
    guest.api.change_user_booking_payment_type({ reference, payment_type })
  expect(await change('arrival')).toMatchObject({ ok: true, data: { payment_type: 'arrival' } })
  expect(await change('prepay')).toMatchObject({ ok: false, error: { code: 'payment_type_not_allowed' } })
  await world.sql(`update booking set price = jsonb_set(price, '{payment}', '"both"')`)
  const { ports } = world.services
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

test("a stay is completed on the day after departure, in the hotel's time zone", async () => {
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

test('booking a sold-out room fails with the alternatives for the party, cheapest first', async () => {
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
  const failure = await guest.api.book_hotel({
    quote_token: quote.ok ? quote.data.token : '',
    guests: [{ first_name: 'A', last_name: 'B' }],
    contact: { email: 'guest@example.com', phone: '+966512345678', country: 'SA' },
    payment_type: 'arrival',
  })
  if (failure.ok) throw new Error('the sold-out room was booked')
  const { alternatives } = failure.error.data as { alternatives: { room_type_id: number; rooms: string[] }[] }
  expect(alternatives.map((one) => one.room_type_id)).toEqual([hotel.rooms[2]?.id, hotel.rooms[1]?.id])
  expect(await guest.api.get_hotel_price({ ...input, rooms: alternatives[0]?.rooms ?? [] })).toMatchObject({ ok: true })
})

test('my bookings are filtered by status as well as by group', async () => {
  const { guest, hotel, reference } = await booked([{ allotment: 2 }])
  const other = await guest.books(hotel, { checkIn: soon, nights: 1 })
  await guest.api.cancel_booking({ reference, accepted_penalty: free })
  const references = async (requested: Parameters<typeof guest.api.fetch_my_bookings>[0]) => {
    const found = await guest.api.fetch_my_bookings(requested)
    return found.ok ? found.data.map((one) => one.reference) : []
  }
  expect(await references({})).toEqual([other.ok ? other.data.reference : ''])
  expect(await references({ status: 'cancelled' })).toEqual([reference])
  expect(await references({ status: 'confirmed', group: 'past' })).toEqual([other.ok ? other.data.reference : ''])
  expect(await references({ status: 'waiting' })).toEqual([])
})
