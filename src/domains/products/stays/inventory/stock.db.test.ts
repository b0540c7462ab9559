import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { moveRooms, takeRooms, type StockLine } from '#domains/products/stays/inventory/stock.server.ts'
import { makeWorld, today } from '#test/world.ts'

const soon = addDays(today, 14)

async function rooms(allotment: number) {
  const world = await makeWorld({ pool: 12 })
  const hotel = await world.hotel({ rooms: [{ allotment }] })
  const line = (day: number, nights: number, quantity = 1): StockLine => ({
    roomTypeId: hotel.rooms[0]?.id ?? 0,
    checkIn: addDays(soon, day),
    checkOut: addDays(soon, day + nights),
    quantity,
  })
  const { db } = world.services.database
  const counters = () =>
    world.sql('select held, sold from night_inventory where night >= $1 and night < $2 order by night', [
      soon,
      addDays(soon, 3),
    ])
  return { db, line, counters }
}

test('concurrent taking and releasing of rooms keeps the counters correct and raises no error', async () => {
  const { db, line, counters } = await rooms(10)
  expect(await takeRooms(db, 'held', [line(0, 2, 10)])).toBe(true)
  const take = async () => {
    for (let tries = 0; tries < 10; tries++) if (await takeRooms(db, 'held', [line(0, 2)])) return 1
    return 0
  }
  const give = () => moveRooms(db, 'held', null, [line(0, 2)]).then(() => 0)
  const work = Array.from({ length: 40 }, (_, i) => (i % 4 === 3 ? give() : take()))
  const taken = (await Promise.all(work)).reduce((sum, n) => sum + n, 0)
  expect(taken).toBeGreaterThan(0)
  expect((await counters()).slice(0, 2)).toEqual([
    { held: taken, sold: 0 },
    { held: taken, sold: 0 },
  ])
})

test('releasing or converting more rooms than were taken is an error', async () => {
  const { db, line, counters } = await rooms(2)
  await takeRooms(db, 'held', [line(0, 1)])
  await expect(db.transaction((tx) => moveRooms(tx, 'held', null, [line(0, 2)]))).rejects.toThrow('lack rooms in held')
  await expect(db.transaction((tx) => moveRooms(tx, 'held', 'sold', [line(0, 1, 2)]))).rejects.toThrow(
    'lack rooms in held',
  )
  await moveRooms(db, 'held', 'sold', [line(0, 1)])
  expect((await counters())[0]).toEqual({ held: 0, sold: 1 })
})
