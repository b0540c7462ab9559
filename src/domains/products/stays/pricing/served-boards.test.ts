import { expect, test } from 'vitest'
import { boards } from '#domains/shared/shapes.ts'
import { servedOn } from '#domains/products/stays/pricing/served-boards.ts'

// Ramadan 1448 is from 8 February to 8 March 2027.
test.for([
  ['before Ramadan', '2027-01-10', '2027-01-12', false],
  ['the night before its first day', '2027-02-07', '2027-02-08', false],
  ['a stay that begins a night too early', '2027-02-07', '2027-02-10', false],
  ['from its first day', '2027-02-08', '2027-02-10', true],
  ['the whole month', '2027-02-08', '2027-03-09', true],
  ['a stay that ends a night too late', '2027-03-07', '2027-03-10', false],
  ['after Ramadan', '2027-03-09', '2027-03-12', false],
  ['from one Ramadan to the next', '2027-02-08', '2028-02-01', false],
] as const)('suhoor and iftar, and no other board, depend on Ramadan: %s', ([, checkIn, checkOut, inRamadan]) => {
  const served = servedOn({ checkIn, checkOut })
  for (const board of boards) expect(served(board), board).toBe(board === 'suhoor_iftar' ? inRamadan : true)
})
