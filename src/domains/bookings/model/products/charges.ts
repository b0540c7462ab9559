import type { ChargeSource } from '#domains/bookings/account/account.ts'
import { priceOfProduct, type BookedOf, type BookedProduct } from '#domains/bookings/model/products/product.ts'
import { amountsOfExtra } from '#domains/products/packages/pricing/agreed-package.ts'
import { boardByNight } from '#domains/products/stays/pricing/agreed-stay.ts'
import type { Discount } from '#domains/shared/discount.ts'
import { groupBy } from '#domains/shared/group-by.ts'
import { sumOf } from '#domains/shared/sum.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** A line of what a booking costs: `booking_charge` explains the fields. Signed minor units. */
export type ChargeLine = {
  source: ChargeSource
  subject: string | null
  detail: string | null
  date: string | null
  /** Null for a room type, whose name is read when the line is written. */
  name: Bilingual | null
  amount: number
}

const lines: { [Kind in BookedProduct['kind']]: (booked: BookedOf<Kind>) => ChargeLine[] } = {
  stay({ priced }) {
    const boards = boardByNight(priced)
    return [
      ...priced.rooms.flatMap(({ roomTypeId, nights }) =>
        nights.map(({ night, amount }) => line('night', amount, { subject: roomTypeId, date: night })),
      ),
      ...priced.rooms.flatMap(({ roomTypeId, board, nights }, room) =>
        nights.map(({ night }, i) =>
          line('board', boards[room]?.[i] ?? 0, { subject: roomTypeId, detail: board, date: night }),
        ),
      ),
      ...discounted(priced),
      ...priced.fees
        .filter(({ mandatory }) => mandatory)
        .map(({ code, name, amount }) => line('fee', amount, { subject: code, name })),
      ...priced.taxes.map(({ kind, rateBasisPoints, amount }) => line(kind, amount, { subject: rateBasisPoints })),
    ]
  },
  package: ({ priced }) => [
    ...priced.rooms.flatMap(({ sharing, persons }) =>
      persons.flatMap(({ kind, count, each }) => repeat(count, line('seat', each, { subject: sharing, detail: kind }))),
    ),
    ...priced.extras.flatMap((extra) =>
      amountsOfExtra(priced, extra).map((amount) => line('extra', amount, { subject: extra.id, name: extra.name })),
    ),
    ...discounted(priced),
  ],
  service: ({ option: { name }, priced }) => [
    ...priced.lines.flatMap(({ kind, count, each }) =>
      repeat(count, line('option', each, { subject: priced.optionId, detail: kind, name })),
    ),
    ...discounted(priced),
  ],
}

/**
 * What a product costs line by line: each night and board of each room, seat, extra or unit of an option, the discount, each
 * fee and tax that is added, and the fee of earlier terms. The lines add up to the total of `priceOfProduct`; what the lines
 * of an earlier version do not state is `other`.
 */
export function chargesOf(product: BookedProduct): ChargeLine[] {
  const ofKind = lines[product.kind] as (booked: BookedProduct) => ChargeLine[]
  const stated = [...ofKind(product), line('change_fee', product.earlierTerms?.fee ?? 0)]
  const rest = priceOfProduct(product).total - sumOf(stated.map(({ amount }) => amount))
  return [...stated, line('other', rest)].filter(({ amount }) => amount !== 0)
}

/**
 * What becomes of the lines of a booking that is charged other lines: those of `before` that are `gone`, and those of
 * `after` that are `added`. A line with the same price stays.
 */
export function differenceOfCharges<Charged extends ChargeLine>(
  before: readonly Charged[],
  after: readonly ChargeLine[],
): { gone: Charged[]; added: ChargeLine[] } {
  const left = groupBy(after, keyOf)
  const gone = before.filter((charged) => left.get(keyOf(charged))?.shift() === undefined)
  return { gone, added: [...left.values()].flat() }
}

/** Lines with the same key are alike; a subject that was renamed is still the same. */
function keyOf({ source, subject, detail, date, amount }: ChargeLine): string {
  return JSON.stringify([source, subject, detail, date, amount])
}

function discounted({ discount }: { discount?: Discount }): ChargeLine[] {
  return discount ? [line('discount', -discount.amount, { subject: discount.code, name: discount.name })] : []
}

function repeat(count: number, one: ChargeLine): ChargeLine[] {
  return Array.from({ length: count }, () => one)
}

/** @param subject an id, a code or a rate */
export function line(
  source: ChargeSource,
  amount: number,
  {
    subject = null,
    ...more
  }: { subject?: string | number | null } & Partial<Pick<ChargeLine, 'detail' | 'date' | 'name'>> = {},
): ChargeLine {
  return {
    source,
    subject: subject === null ? null : String(subject),
    detail: null,
    date: null,
    name: null,
    ...more,
    amount,
  }
}
