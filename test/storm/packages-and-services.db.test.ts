import { describe, expect, test } from 'vitest'
import type { Db, Queryable } from '#domains/context.ts'
import { moveSeats, takeSeats } from '#domains/products/packages/inventory/stock.server.ts'
import { takeSlots } from '#domains/products/services/inventory/stock.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { addPackage, addService } from '#test/products.ts'
import { makeWorld, today } from '#test/world.ts'

const crowd = 100
/** The days of the departure of `addPackage`. */
const days = { startsOn: addDays(today, 20), endsOn: addDays(today, 24) }
/** The number of connections that all buyers share. */
const pool = 4

/** Runs all buyers at once, each with one attempt in its own transaction; returns the number of successful ones. */
async function rush(db: Db, buy: (tx: Queryable, buyer: number) => Promise<boolean>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: crowd }, (_, buyer) => db.transaction((tx) => buy(tx, buyer))))
  return answers.filter(Boolean).length
}

describe('100 buyers at once over four connections', () => {
  test.each([1, 3])('%i seats: exactly that many are taken', async (seats) => {
    const world = await makeWorld({ pool })
    const { departures } = await addPackage(world, { seats })
    const { db } = world.services.database
    const departure = { departureId: departures[0] as number, ...days }
    const got = await Promise.all(
      Array.from({ length: crowd }, (_, i) => takeSeats(db, i % 2 ? 'held' : 'sold', { ...departure, seats: 1 })),
    )
    expect(got.filter(Boolean)).toHaveLength(seats)
    expect(await world.sql('select held + sold as taken from departure')).toEqual([{ taken: seats }])
  })

  test('parties of two and three fill a departure without overselling it', async () => {
    const world = await makeWorld({ pool })
    const { departures } = await addPackage(world, { seats: 20 })
    const { db } = world.services.database
    const departure = { departureId: departures[0] as number, ...days }
    const size = (buyer: number) => 2 + (buyer % 2)
    const got = await Promise.all(
      Array.from({ length: crowd }, (_, i) => takeSeats(db, 'held', { ...departure, seats: size(i) })),
    )
    const taken = got.reduce((sum, ok, i) => sum + (ok ? size(i) : 0), 0)
    expect(await world.sql('select held from departure')).toEqual([{ held: taken }])
    expect(taken).toBeLessThanOrEqual(20)
    // One seat can remain, on which no party fits.
    expect(taken).toBeGreaterThanOrEqual(19)
  })

  test('seats that are returned during the rush are taken by others, and none is lost', async () => {
    const world = await makeWorld({ pool })
    const { departures } = await addPackage(world, { seats: 3 })
    const { db } = world.services.database
    const line = { departureId: departures[0] as number, ...days, seats: 1 }
    await Promise.all(
      Array.from({ length: crowd }, async () => {
        if (await takeSeats(db, 'held', line)) await moveSeats(db, 'held', null, line)
      }),
    )
    expect(await world.sql('select held, sold from departure')).toEqual([{ held: 0, sold: 0 }])
    await expect(moveSeats(db, 'held', null, line)).rejects.toThrow('lacks')
  })

  test.each([1, 3])(
    '%i units of a slot without a row, around a contested day: exactly that many are taken',
    async (capacity) => {
      const world = await makeWorld({ pool })
      const { options } = await addService(world, { basis: 'day', options: [{ capacity }] })
      const got = await rush(world.services.database.db, (tx, buyer) => {
        // Hires of one to three days that all include the tenth.
        const before = buyer % 3
        const line = {
          optionId: options[0] as number,
          date: addDays('2026-12-10', -before),
          lastDate: '2026-12-10',
          time: null,
          units: 1,
        }
        return takeSlots(tx, buyer % 2 ? 'held' : 'sold', line)
      })
      expect(got).toBe(capacity)
      expect(await world.sql(`select held + sold as taken from service_slot where day = '2026-12-10'`)).toEqual([
        { taken: capacity },
      ])
      expect(await world.sql('select 1 from service_slot where held + sold > capacity')).toEqual([])
    },
  )
})

test('overselling is detected: a seat that is read first and taken afterwards is taken twice', async () => {
  const world = await makeWorld({ pool })
  await addPackage(world, { seats: 3 })
  const got = await Promise.all(
    Array.from({ length: crowd }, async () => {
      const [row] = await world.sql('select sold, seats from departure')
      if ((row?.sold as number) >= (row?.seats as number)) return false
      await world.sql('update departure set sold = $1', [(row?.sold as number) + 1])
      return true
    }),
  )
  expect(got.filter(Boolean).length).toBeGreaterThan(3)
})
