import { expect, test } from 'vitest'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import { makeBooking, type NewBooking } from '#domains/bookings/make/make.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { bookStay, makeWorld, quoteStay, today, type TestTraveller, type TestWorld } from '#test/world.ts'

const soon = addDays(today, 14)

const count = async (world: TestWorld, what: string) =>
  (await world.sql(`select count(*)::int as n from ${what}`))[0]?.n

test.each([
  ['confirmed', 'own', 'arrival'],
  ['pending', 'own', 'prepay'],
  ['waiting', 'portal', 'arrival'],
] as const)(
  'the response of a booking call equals a later read of the booking: %s',
  async (status, supply, payment) => {
    const world = await makeWorld()
    await world.paysOnline()
    const dunes = await world.hotel({ supply, rooms: [{ rates: [{ payment: 'both' }] }, {}] })
    const guest = await world.traveller()
    const stay = { nights: 3, rooms: 2, payment, request: 'A high floor' }
    const booked = await (supply === 'own' ? guest.books(dunes, stay) : guest.requests(dunes, stay))
    expect(booked).toMatchObject({ ok: true, data: { status, rooms: 2 } })
    expect(booked).toEqual(await shown(guest, booked))
  },
)

function shown(guest: TestTraveller, booked: { ok: boolean; data?: BookingDetails }) {
  return guest.api.show_booking({ reference: booked.data?.reference ?? '' })
}

test('a cached hotel is sold under its current terms', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel({ rooms: [{ allotment: 9 }] })
  const guest = await world.traveller()
  expect(await guest.books(dunes, {})).toMatchObject({ ok: true })
  const quote = await quoteStay(guest.api, dunes)
  if (!quote.ok) throw new Error('no quote was returned')

  await world.sql('update rate_plan set price_basis_points = price_basis_points + 500')
  const dearer = await guest.api.book_hotel(quote.input)
  expect(dearer).toMatchObject({ ok: false, error: { code: 'price_changed' } })
  await world.sql('update rate_plan set price_basis_points = price_basis_points - 500')
  await world.sql(`update hotel set name = '{"en":"New Name","ar":"اسم جديد"}'`)
  expect(await guest.api.book_hotel(quote.input)).toMatchObject({ ok: true, data: { about: { name: 'New Name' } } })
  await world.sql('update hotel set offered = false')
  expect(await guest.api.book_hotel(quote.input)).toMatchObject({ ok: false, error: { code: 'not_found' } })
  expect(await count(world, 'booking')).toBe(2)
})

test('a booking that fails because it is sold out writes nothing: no notification, and the cart is unchanged', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel({ rooms: [{ allotment: 1 }] })
  const [quick, late] = [await world.traveller(), await world.traveller()]
  const selection = {
    kind: 'stay' as const,
    hotel_id: dunes.id,
    check_in: soon,
    check_out: addDays(soon, 2),
    rooms: [`${dunes.rooms[0]?.rates[0]}~2`],
  }
  for (const guest of [quick, late]) expect(await guest.api.store_cart(selection)).toMatchObject({ ok: true })
  const values = { ...(await made(quick)), selection: undefined }
  expect(await count(world, 'cart_line')).toBe(1)

  const mine = { kind: 'stay', hotelId: dunes.id, checkIn: soon, checkOut: addDays(soon, 2), rooms: selection.rooms }
  const again = { ...values, reference: 'TOOLATE01', userId: late.id, selection: mine } as NewBooking
  const { db } = world.services.database
  expect(await db.transaction((tx) => makeBooking(tx, again))).toEqual({ ok: false, error: { code: 'sold_out' } })
  expect([await count(world, 'booking'), await count(world, 'notification'), await count(world, 'cart_line')]).toEqual([
    1, 1, 1,
  ])
  expect(await world.sql('select sum(sold)::int as sold from night_inventory')).toEqual([{ sold: 2 }])

  async function made(guest: TestTraveller): Promise<NewBooking> {
    expect(await bookStay(guest.api, dunes, { checkIn: soon, nights: 2 })).toMatchObject({ ok: true })
    const [row] = await world.sql('select product, price, guests, contact from booking')
    return {
      ...(row as Pick<NewBooking, 'product' | 'price' | 'guests' | 'contact'>),
      reference: '',
      userId: guest.id,
      actor: 'clock',
      source: 'site',
      status: 'confirmed',
      paymentType: 'arrival',
      specialRequest: '',
      gift: 0,
      locale: 'en',
      deadlineAt: null,
      now: world.services.clock(),
    }
  }
})
