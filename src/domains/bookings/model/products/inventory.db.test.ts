import { expect, test } from 'vitest'
import { exchangeProduct } from '#domains/bookings/model/products/inventory.server.ts'
import type { BookedOf } from '#domains/bookings/model/products/product.ts'
import { takeRooms } from '#domains/products/stays/inventory/stock.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { makeWorld, today } from '#test/world.ts'

const soon = addDays(today, 14)

async function rooms(allotment: number) {
  const world = await makeWorld({ pool: 12 })
  const hotel = await world.hotel({ rooms: [{ allotment }] })
  const roomTypeId = hotel.rooms[0]?.id ?? 0
  const stay = (day: number, nights: number, quantity = 1) => {
    const [checkIn, checkOut] = [addDays(soon, day), addDays(soon, day + nights)]
    const priced = { checkIn, checkOut, rooms: Array.from({ length: quantity }, () => ({ roomTypeId })) }
    return { kind: 'stay', priced } as unknown as BookedOf<'stay'>
  }
  const { db } = world.services.database
  const take = (day: number, nights: number, quantity = 1) =>
    takeRooms(db, 'held', [
      { roomTypeId, checkIn: addDays(soon, day), checkOut: addDays(soon, day + nights), quantity },
    ])
  const held = async (nights: number) => {
    const rows = await world.sql(
      'select held, sold from night_inventory where night >= $1 and night < $2 order by night',
      [soon, addDays(soon, nights)],
    )
    return rows.map((row) => row['held'])
  }
  return { db, world, stay, take, held }
}

test('an exchange can use the rooms that it releases, or changes nothing', async () => {
  const { db, stay, take, held } = await rooms(1)
  await take(0, 2)
  const exchange = (taken: BookedOf<'stay'>) => exchangeProduct(db, 'held', { released: stay(0, 2), taken })
  expect(await exchange(stay(1, 2, 2))).toBe(false)
  expect(await held(3)).toEqual([1, 1, 0])
  expect(await exchange(stay(1, 2))).toBe(true)
  expect(await held(3)).toEqual([0, 1, 1])
})

test('an exchange is of one kind of product', async () => {
  const { db, stay } = await rooms(1)
  const seats = { kind: 'package', priced: { departureId: 1, seats: 1 } } as unknown as BookedOf<'package'>
  await expect(exchangeProduct(db, 'held', { released: stay(0, 2), taken: seats })).rejects.toThrow('stay')
})

test('an exchange keeps a night that was closed since', async () => {
  const { db, world, stay, take, held } = await rooms(1)
  await take(0, 2)
  await world.sql('update night_inventory set closed = true where night = $1', [addDays(soon, 1)])
  expect(await exchangeProduct(db, 'held', { released: stay(0, 2), taken: stay(1, 2) })).toBe(true)
  expect(await held(3)).toEqual([0, 1, 1])
})

test('concurrent exchanges and takings never oversell and lose no room', async () => {
  const { db, stay, take, held } = await rooms(10)
  await take(5, 1, 10)
  const work = Array.from({ length: 30 }, async (_, i) => {
    const ok =
      i % 3 === 0 ? await exchangeProduct(db, 'held', { released: stay(5, 1), taken: stay(0, 2) }) : await take(0, 2)
    return { isExchange: i % 3 === 0, ok }
  })
  const done = (await Promise.all(work)).filter(({ ok }) => ok)
  const exchanged = done.filter(({ isExchange }) => isExchange).length
  expect(await held(6)).toEqual([done.length, done.length, 0, 0, 0, 10 - exchanged])
  expect(done).toHaveLength(10)
})
