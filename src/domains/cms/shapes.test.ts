import { expect, test } from 'vitest'
import { inCurrency, type Field } from '#domains/cms/shapes.ts'

const amount = { type: 'number', name: 'amount', min: 0, max: 100, decimals: 'currency' } as const
const fields: Field[] = [
  amount,
  { type: 'number', name: 'rate_basis_points', min: 0, max: 10_000, decimals: 2 },
  { type: 'list', name: 'fees', maxItems: 3, item: [amount] },
]

test.for([
  ['SAR', 2],
  ['KWD', 3],
  ['JPY', 0],
  ['IDR', 2],
] as const)(
  'amounts in %s have %i decimals in a form, also in lists; a percentage keeps its own',
  ([currency, decimals]) => {
    expect(inCurrency(fields, currency)).toMatchObject([{ decimals }, { decimals: 2 }, { item: [{ decimals }] }])
  },
)
