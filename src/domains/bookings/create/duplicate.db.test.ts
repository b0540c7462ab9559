import { expect, test } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import { cartOf, offered, orders, takenOf } from '#test/ordering.ts'
import { pendingPayment, soon } from '#test/paying.ts'
import { addDays } from '#domains/shared/dates.ts'
import { makeWorld, quoteStay, type StayOptions, type TestHotel } from '#test/world.ts'

/** Books as the form of the site does. */
async function bookOnce(api: ApiClient, hotel: TestHotel, stay: StayOptions = {}) {
  const quoted = await quoteStay(api, hotel, stay)
  if (!quoted.ok) throw new Error(quoted.error.code)
  return api.book_hotel({ ...quoted.input, allow_duplicate: false })
}

const selectionOf = (hotel: TestHotel) => ({
  kind: 'stay' as const,
  hotel_id: hotel.id,
  check_in: soon,
  check_out: addDays(soon, 2),
  rooms: [`${hotel.rooms[0]?.rates[0]}~2`],
})

test('of simultaneous submissions of the same stay one books, and the others get its booking', async () => {
  const world = await makeWorld({ pool: 6 })
  await world.paysOnline()
  const hotel = await world.hotel({ rooms: [{ allotment: 8 }] })
  const { api } = await world.traveller()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => bookOnce(api, hotel, { checkIn: soon, payment: 'prepay' })),
  )
  const [made, ...more] = answers.filter((one) => one.ok)
  expect(more).toEqual([])
  const reference = made?.ok ? made.data.reference : ''
  for (const answer of answers.filter((one) => !one.ok)) {
    expect(answer).toMatchObject({ error: { code: 'duplicate_booking', data: { reference, status: 'pending' } } })
  }
  expect(await world.sql('select count(*)::int as n from booking')).toEqual([{ n: 1 }])
  expect(await world.sql('select sum(held)::int as held from night_inventory')).toEqual([{ held: 2 }])
})

test('other dates, another account and a call that allows it book the same hotel again', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel({ rooms: [{ allotment: 8 }] })
  const [guest, other] = [await world.traveller(), await world.traveller()]
  expect(await bookOnce(guest.api, hotel)).toMatchObject({ ok: true })
  expect(await bookOnce(guest.api, hotel)).toMatchObject({ error: { data: { status: 'confirmed' } } })
  expect(await bookOnce(guest.api, hotel, { nights: 3 })).toMatchObject({ ok: true })
  expect(await bookOnce(other.api, hotel)).toMatchObject({ ok: true })
  expect(await guest.books(hotel, {})).toMatchObject({ ok: true })
})

test('the form finds the pending booking until it is released; then the same stay is booked anew', async () => {
  const { guest, hotel, reference, world, counters, page } = await pendingPayment()
  const find = async () => {
    const found = await guest.api.fetch_duplicate_booking({ selection: selectionOf(hotel) })
    return found.ok && (found.data.booking?.reference ?? null)
  }
  expect(await find()).toBe(reference)
  const first = await page()
  expect(await (await world.traveller()).api.release_booking({ reference })).toMatchObject({
    error: { code: 'not_found' },
  })
  expect(await guest.api.release_booking({ reference })).toMatchObject({ data: { status: 'cancelled' } })
  expect(await find()).toBeNull()
  expect(await counters()).toEqual({ held: 0, sold: 0 })
  // The traveller released it, so no notification of a cancellation is sent.
  expect(await world.sql(`select kind from notification where kind = 'booking_cancelled'`)).toEqual([])
  const again = await bookOnce(guest.api, hotel, { checkIn: soon, payment: 'prepay' })
  expect(again).toMatchObject({ ok: true, data: { status: 'pending' } })
  const started = await guest.api.start_payment({ reference: again.ok ? again.data.reference : '' })
  expect(started.ok && started.data.page).not.toBe(first)
})

test('a booking that was paid cannot be released, and an expired one is no duplicate', async () => {
  const paid = await pendingPayment()
  await paid.pay()
  await paid.settle()
  expect(await paid.guest.api.release_booking({ reference: paid.reference })).toMatchObject({
    error: { code: 'status_changed' },
  })
  expect(await paid.show()).toMatchObject({ status: 'confirmed', payment_status: 'paid' })

  const held = await pendingPayment()
  held.world.timeIs('2026-12-01T11:00:00Z')
  expect(await held.guest.api.fetch_duplicate_booking({ selection: selectionOf(held.hotel) })).toMatchObject({
    data: { booking: null },
  })
})

test('a cart with something that the account holds already is not ordered', async () => {
  const world = await makeWorld()
  await world.paysOnline()
  const { stay, party } = await offered(world)
  const guest = await world.traveller()
  await guest.api.store_cart(stay)
  expect(await orders(guest, { payment_type: 'prepay', allow_duplicate: false })).toMatchObject({ ok: true })
  const before = await takenOf(world)
  for (const one of [stay, party]) await guest.api.store_cart(one)
  expect(await orders(guest, { allow_duplicate: false })).toMatchObject({
    error: { code: 'duplicate_booking', data: { kind: 'stay', status: 'pending' } },
  })
  expect(await takenOf(world)).toEqual(before)
  expect((await cartOf(guest)).lines).toHaveLength(2)
  expect(await orders(guest)).toMatchObject({ ok: true })
  expect((await cartOf(guest)).lines).toEqual([])
})

test('an order that has just been made is found without its cart, also if it is paid on arrival, and not for long', async () => {
  const world = await makeWorld()
  const { stay, guide } = await offered(world)
  const guest = await world.traveller()
  const justBooked = async () => {
    const found = await guest.api.fetch_duplicate_booking({})
    return found.ok ? (found.data.booking?.order ?? null) : found.error.code
  }
  expect(await bookOnce(guest.api, await world.hotel())).toMatchObject({ ok: true })
  expect(await justBooked()).toBeNull()
  for (const one of [stay, guide]) await guest.api.store_cart(one)
  const made = await orders(guest)
  expect(await justBooked()).toBe(made.ok && made.data.reference)
  const other = await world.traveller()
  expect(await other.api.fetch_duplicate_booking({})).toMatchObject({ data: { booking: null } })
  world.timeIs('2026-12-01T09:31:00Z')
  expect(await justBooked()).toBeNull()
})
