import { expect, test } from 'vitest'
import { covered, covers, selectionByKey, type Selection } from '#web/admin/inventory/stock-selection.ts'

const at = (row: number, column: number) => ({ row, column })
const one = (row: number, column: number): Selection => ({ anchor: at(row, column), head: at(row, column) })
const size = { rows: 3, columns: 28, rtl: false }
const press = (from: Selection, key: string, { shiftKey = false, rtl = false } = {}) =>
  selectionByKey(from, { key, shiftKey }, { ...size, rtl })

test.for([
  ['ArrowRight', one(1, 5), one(1, 6)],
  ['ArrowLeft', one(1, 5), one(1, 4)],
  ['ArrowUp', one(1, 5), one(0, 5)],
  ['ArrowDown', one(2, 5), one(2, 5)],
  ['ArrowLeft', one(1, 0), one(1, 0)],
  ['PageDown', one(1, 25), one(1, 27)],
  ['Home', one(1, 9), one(1, 0)],
  ['End', one(1, 9), one(1, 27)],
] as const)('moves the selection within the grid: %s', ([key, from, to]) => {
  expect(press(from, key)).toEqual(to)
})

test('in a right-to-left layout the left arrow moves forward in time', () => {
  expect(press(one(0, 5), 'ArrowLeft', { rtl: true })).toEqual(one(0, 6))
  expect(press(one(0, 5), 'ArrowRight', { rtl: true })).toEqual(one(0, 4))
})

test('Shift extends the selection from its anchor; without Shift a new selection starts', () => {
  const grown = press(one(1, 5), 'ArrowRight', { shiftKey: true }) as Selection
  expect(grown).toEqual({ anchor: at(1, 5), head: at(1, 6) })
  expect(press(grown, 'ArrowUp')).toEqual(one(0, 6))
})

test('a selection covers its whole rectangle, whichever corner it started from', () => {
  const drawn = { anchor: at(2, 9), head: at(1, 7) }
  expect(covered(drawn)).toEqual({ rows: [1, 2], columns: [7, 9] })
  expect([covers(drawn, at(1, 8)), covers(drawn, at(0, 8)), covers(drawn, at(1, 10)), covers(null, at(1, 8))]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('other keys are ignored', () => {
  expect(press(one(0, 0), 'a')).toBeNull()
})
