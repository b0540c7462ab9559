import { expect, test } from 'vitest'
import { moveSlots, takeSlots, type SlotLine } from '#domains/products/services/inventory/stock.server.ts'
import { addService } from '#test/products.ts'
import { makeWorld } from '#test/world.ts'

async function fleet(capacity = 3) {
  const world = await makeWorld({ pool: 8 })
  const { options } = await addService(world, { basis: 'day', options: [{ capacity }] })
  const optionId = options[0] as number
  const line = (values: Partial<SlotLine> = {}): SlotLine => ({
    optionId,
    date: '2026-12-10',
    lastDate: '2026-12-10',
    time: null,
    units: 1,
    ...values,
  })
  const slots = async () =>
    (await world.sql('select day::text, held, sold from service_slot order by day')).map(({ day, held, sold }) => [
      day,
      held,
      sold,
    ])
  return { world, db: world.services.database.db, line, slots }
}

test('the first use of a slot creates its row with the capacity of the option', async () => {
  const { world, db, line, slots } = await fleet()
  expect(await takeSlots(db, 'held', line({ units: 2 }))).toBe(true)
  expect(await slots()).toEqual([['2026-12-10', 2, 0]])
  expect(await takeSlots(db, 'sold', line({ units: 2 }))).toBe(false)
  expect(await takeSlots(db, 'sold', line())).toBe(true)
  expect(await slots()).toEqual([['2026-12-10', 2, 1]])
  await world.sql('update service_slot set capacity = 5')
  expect(await takeSlots(db, 'sold', line({ units: 2 }))).toBe(true)
  expect(await takeSlots(db, 'sold', line())).toBe(false)
})

test("a request above the option's capacity creates no slot", async () => {
  const { db, line, slots } = await fleet()
  expect(await takeSlots(db, 'held', line({ units: 4 }))).toBe(false)
  expect(await slots()).toEqual([])
})

test('several days are taken all or none', async () => {
  const { world, db, line, slots } = await fleet()
  await world.sql(
    `insert into service_slot (option_id, day, time, capacity, sold) select id, '2026-12-11', '00:00', 3, 3 from service_option`,
  )
  expect(await takeSlots(db, 'held', line({ lastDate: '2026-12-12' }))).toBe(false)
  expect((await slots()).map(([, held]) => held)).toEqual([0, 0, 0])
  await world.sql(`update service_slot set sold = 2 where day = '2026-12-11'`)
  expect(await takeSlots(db, 'held', line({ lastDate: '2026-12-12' }))).toBe(true)
  expect((await slots()).map(([, held]) => held)).toEqual([1, 1, 1])
})

test('a closed slot cannot be taken, but existing units can be converted and released', async () => {
  const { world, db, line, slots } = await fleet()
  expect(await takeSlots(db, 'held', line({ units: 2 }))).toBe(true)
  await world.sql('update service_slot set closed = true')
  expect(await takeSlots(db, 'held', line())).toBe(false)
  await moveSlots(db, 'held', 'sold', line({ units: 2 }))
  expect(await slots()).toEqual([['2026-12-10', 0, 2]])
  await moveSlots(db, 'sold', null, line({ units: 2 }))
  expect(await slots()).toEqual([['2026-12-10', 0, 0]])
})

test('releasing more than was taken is an error', async () => {
  const { db, line } = await fleet()
  await takeSlots(db, 'held', line())
  await expect(moveSlots(db, 'held', null, line({ units: 2 }))).rejects.toThrow('lack 2 in held')
  await expect(moveSlots(db, 'sold', null, line())).rejects.toThrow('lack 1 in sold')
  await expect(moveSlots(db, 'held', 'sold', line({ lastDate: '2026-12-11' }))).rejects.toThrow('1 slots')
})

test('units released by concurrent transactions can be taken again immediately, and none are lost', async () => {
  const { db, line, slots } = await fleet(4)
  const days = line({ lastDate: '2026-12-12' })
  await Promise.all(
    Array.from({ length: 60 }, async () => {
      if (await takeSlots(db, 'held', days)) await moveSlots(db, 'held', null, days)
    }),
  )
  expect((await slots()).map(([, held]) => held)).toEqual([0, 0, 0])
})
