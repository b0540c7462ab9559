import { expect, test } from 'vitest'
import { safeCell } from '#i18n/csv.ts'

test.for([
  ['a formula', '=1+1', `"'=1+1"`],
  ['a formula after spaces', '  =1+1', `"'  =1+1"`],
  ['a formula in full width', '＝1', `"'＝1"`],
  ['a formula after a semicolon, which separates columns in many countries', 'Amal;=1+1', '"Amal;=1+1"'],
  ['a formula after a tab', 'Amal\t=1+1', '"Amal\t=1+1"'],
  ['quotes', 'the "upper" floor', '"the ""upper"" floor"'],
  ['ordinary text', 'Double room', 'Double room'],
] as const)('a cell with %s', ([, text, cell]) => expect(safeCell(text)).toBe(cell))
