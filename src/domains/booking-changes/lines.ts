import type { ChargeSource } from '#domains/bookings/account/account.ts'
import { chargesOf } from '#domains/bookings/model/products/charges.ts'
import type { BookedProduct } from '#domains/bookings/model/products/product.ts'
import { groupBy } from '#domains/shared/group-by.ts'
import { sumOf } from '#domains/shared/sum.ts'

/** The lines of a price, by which it is compared with another: the sum of each source of its charges. */
export const priceLines = [
  'night',
  'board',
  'seat',
  'extra',
  'option',
  'discount',
  'city_fee',
  'vat',
  'fee',
  'change_fee',
  'other',
] as const satisfies readonly ChargeSource[]

/** The lines that one of two prices contains, in order. Minor units. */
export function compareLines(
  before: BookedProduct,
  after: BookedProduct,
): { line: (typeof priceLines)[number]; before: number; after: number }[] {
  const [old, now] = [sumsOf(before), sumsOf(after)]
  return priceLines
    .map((line) => ({ line, before: old(line), after: now(line) }))
    .filter((one) => one.before !== 0 || one.after !== 0)
}

function sumsOf(product: BookedProduct): (source: ChargeSource) => number {
  const charges = groupBy(chargesOf(product), ({ source }) => source)
  return (source) => sumOf((charges.get(source) ?? []).map(({ amount }) => amount))
}
