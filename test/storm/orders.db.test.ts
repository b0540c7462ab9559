import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { bySize } from '#test/lane.ts'
import { addPackage, addService } from '#test/products.ts'
import { cartOf, orders, takenOf } from '#test/ordering.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld, today } from '#test/world.ts'

const crowd = bySize(30, 100)
/** The number of orders that the inventory allows. */
const left = 7

test('many simultaneous orders of the same items, in opposite order: exactly as many succeed as are available, without a deadlock', async () => {
  const world = await makeWorld({ pool: 8 })
  // Two hotels with two room types each.
  const rooms = [{ allotment: left }, { allotment: left + 5 }]
  const [one, two] = [await world.hotel({ rooms }), await world.hotel({ rooms })]
  const travelPackage = await addPackage(world, { seats: left })
  const visit = await addService(world, { options: [{ times: ['09:00', '10:00'], capacity: left + 3 }] })
  const checkIn = addDays(today, 14)
  const stay = (hotel: typeof one) => ({
    hotel_id: hotel.id,
    check_in: checkIn,
    check_out: addDays(checkIn, 3),
    rooms: hotel.rooms.map(({ rates }) => `${rates[0]}~2`),
  })
  const requested = [
    stay(one),
    stay(two),
    { kind: 'package' as const, departure_id: travelPackage.departures[0] ?? 0, party: ['1'] },
    ...['09:00', '10:00'].map((time) => ({
      kind: 'service' as const,
      option_id: visit.options[0] ?? 0,
      date: addDays(today, 15),
      time,
      people: '1',
    })),
  ]
  const guests = []
  for (let i = 0; i < crowd; i++) {
    const guest = await world.traveller()
    // Lines are added one after the other, so that half of the carts have the reverse order.
    for (const line of i % 2 ? requested.toReversed() : requested) await guest.api.store_cart(line)
    guests.push({ guest, token: (await cartOf(guest)).token ?? '' })
    await world.sql('delete from rate_limit')
  }
  const answers = await Promise.all(
    guests.map(({ guest, token }) => orders(guest, { cart_token: token }, randomUUID())),
  )
  const codes = answers.map((answer) => (answer.ok ? 'ordered' : answer.error.code))
  expect(
    Object.fromEntries(
      Map.groupBy(codes, (code) => code)
        .entries()
        .map(([code, all]) => [code, all.length]),
    ),
  ).toEqual({
    ordered: left,
    sold_out: crowd - left,
  })
  expect(await takenOf(world)).toEqual({
    nightsHeld: 0,
    nightsSold: left * 4 * 3,
    seatsHeld: 0,
    seatsSold: left,
    slotsHeld: 0,
    slotsSold: left * 2,
  })
  expect(await wrongStock(world)).toEqual([])
  expect(await world.sql('select count(*)::int as n from booking')).toEqual([{ n: left * requested.length }])
  expect(await world.sql('select count(*)::int as n from booking_order')).toEqual([{ n: left }])
  expect(
    await world.sql('select deadlocks::int as n from pg_stat_database where datname = current_database()'),
  ).toEqual([{ n: 0 }])
})
