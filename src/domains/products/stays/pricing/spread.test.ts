import { expect, test } from 'vitest'
import { spread } from '#domains/products/stays/pricing/spread.ts'

test.each([
  [['8'], 4, ['4', '4']],
  [['8'], 3, ['3', '3', '2']],
  [['5-4,9'], 4, ['3-9', '2-4']],
  [['2', '6'], 3, ['2', '3', '3']],
] as const)('%j by %i is %j', (party, max, rooms) => {
  expect(spread(party, max)).toEqual(rooms)
})

test('guests are not spread without an adult for each room, if they already fit, or if there would be too many rooms', () => {
  expect(spread(['1-3,4,5'], 2)).toBeNull()
  expect(spread(['2'], 2)).toBeNull()
  expect(spread(['12'], 1)).toBeNull()
})
