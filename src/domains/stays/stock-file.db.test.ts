import { expect, test } from 'vitest'
import { addDays } from '#domains/stays/nights.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, today } from '#test/world.ts'

const soon = addDays(today, 14)

test('a file is tried first, line by line, and nothing is written; then every line or none', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel({ rooms: [{ code: 'dbl', allotment: 5, price: 40_000 }] })
  const guest = await world.traveller()
  await guest.books(hotel, { checkIn: soon, nights: 1 })
  const { api } = await staffOf(world, 'editor')
  const prices = async () =>
    (await world.sql('select price, allotment from night_inventory where night between $1 and $2 order by night', [
      soon,
      addDays(soon, 2),
    ])) as unknown
  const before = await prices()
  const good = `dbl,${addDays(soon, 1)},450.50,5\ndbl,${addDays(soon, 2)},400,5\n`
  const file = (lines: string) => ({ hotel_id: hotel.id, csv: `room,night,price,allotment\n${lines}` })
  const bad = file(`dbl,${soon},450,0\n${good}dbl,${addDays(today, 90)},450,\n`)
  expect(await api.check_stock_file(bad)).toEqual({
    ok: true,
    data: {
      total: 4,
      changing: 1,
      refused: 2,
      lines: [
        {
          line: 2,
          room: 'dbl',
          night: soon,
          problem: 'taken',
          changes: [
            { field: 'price', before: '400.00', after: '450.00' },
            { field: 'allotment', before: '5', after: '0' },
          ],
        },
        {
          line: 3,
          room: 'dbl',
          night: addDays(soon, 1),
          problem: null,
          changes: [{ field: 'price', before: '400.00', after: '450.50' }],
        },
        { line: 5, room: 'dbl', night: addDays(today, 90), problem: 'not_laid_out', changes: [] },
      ],
    },
  })
  expect(await api.apply_stock_file(bad)).toMatchObject({ error: { errors: [{ path: 'csv', code: 'lines_refused' }] } })
  expect(await prices()).toEqual(before)
  expect(await api.apply_stock_file(file(good))).toEqual({ ok: true, data: { nights: 1 } })
  expect(await prices()).toEqual([
    { price: 40_000, allotment: 5 },
    { price: 45_050, allotment: 5 },
    { price: 40_000, allotment: 5 },
  ])
  expect(await api.apply_stock_file(file(good))).toMatchObject({ error: { errors: [{ code: 'nothing_to_change' }] } })
  const exported = await api.export_stock({ hotel_id: hotel.id, from: soon, to: addDays(soon, 1) })
  expect(exported.ok && exported.data.csv.split('\r\n').slice(1, 3)).toEqual([
    `dbl,${soon},400.00,5,1,no,no,0,1`,
    `dbl,${addDays(soon, 1)},450.50,5,1,no,no,0,0`,
  ])
})
