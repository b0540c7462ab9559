import type { BookedOf, BookedProduct } from '#domains/bookings/model/products/product.ts'
import { sumOf } from '#domains/shared/sum.ts'

/** The lines of a price, by which it is compared with another. `penalty` is what the terms before changes have charged. */
export const priceLines = [
  'rooms',
  'meals',
  'persons',
  'extras',
  'service',
  'discount',
  'city_fee',
  'vat',
  'fees',
  'penalty',
] as const
type PriceLine = (typeof priceLines)[number]

type Amounts = Partial<Record<PriceLine, number>>

const amounts: { [Kind in BookedProduct['kind']]: (booked: BookedOf<Kind>) => Amounts } = {
  stay: ({ priced: { rooms, taxes, fees } }) => ({
    rooms: sumOf(rooms.flatMap((room) => room.nights).map(({ amount }) => amount)),
    meals: sumOf(rooms.map(({ boardAmount }) => boardAmount)),
    city_fee: sumOf(taxes.filter(({ kind }) => kind === 'city_fee').map(({ amount }) => amount)),
    vat: sumOf(taxes.filter(({ kind }) => kind === 'vat').map(({ amount }) => amount)),
    fees: sumOf(fees.filter(({ mandatory }) => mandatory).map(({ amount }) => amount)),
  }),
  package: ({ priced: { rooms, extras } }) => ({
    persons: sumOf(rooms.map(({ total }) => total)),
    extras: sumOf(extras.map(({ amount }) => amount)),
  }),
  service: ({ priced: { lines } }) => ({ service: sumOf(lines.map(({ amount }) => amount)) }),
}

/** The lines in which two prices of one kind of product differ or that they contain, in order. Minor units. */
export function compareLines(
  before: BookedProduct,
  after: BookedProduct,
): { line: PriceLine; before: number; after: number }[] {
  const [old, now] = [linesOf(before), linesOf(after)]
  return priceLines
    .map((line) => ({ line, before: old[line] ?? 0, after: now[line] ?? 0 }))
    .filter((one) => one.before !== 0 || one.after !== 0)
}

function linesOf(product: BookedProduct): Amounts {
  const all = (amounts[product.kind] as (booked: BookedProduct) => Amounts)(product)
  return { ...all, discount: -(product.priced.discount?.amount ?? 0), penalty: product.earlierTerms?.fee ?? 0 }
}
