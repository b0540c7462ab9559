import type { BookedOf, BookedProduct } from '#domains/bookings/model/products/product.ts'

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
    rooms: sum(rooms.flatMap((room) => room.nights)),
    meals: rooms.reduce((total, room) => total + room.boardAmount, 0),
    city_fee: sum(taxes.filter(({ kind }) => kind === 'city_fee')),
    vat: sum(taxes.filter(({ kind }) => kind === 'vat')),
    fees: sum(fees.filter(({ mandatory }) => mandatory)),
  }),
  package: ({ priced: { rooms, extras } }) => ({
    persons: rooms.reduce((all, { total }) => all + total, 0),
    extras: sum(extras),
  }),
  service: ({ priced: { lines } }) => ({ service: sum(lines) }),
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

function sum(parts: { amount: number }[]): number {
  return parts.reduce((total, { amount }) => total + amount, 0)
}
