import { cancellationOfParts, changedUnits } from '#domains/products/shared/agreed-lines.ts'
import type { DepartureTerms, PricedExtra, PricedPackage } from '#domains/products/packages/shapes.ts'
import { amountOf, keepAgreed, spreadOver, unitsOf, windowsOfSteps } from '#domains/shared/agreed.ts'
import { chargeStep, roundToStep } from '#domains/shared/charge-step.ts'
import { instantOf } from '#domains/shared/dates.ts'
import { spreadDiscount } from '#domains/shared/discount.ts'
import { amountDue, isDated, planOf, type PlanPart } from '#domains/shared/plan.ts'
import type { AgreedPart } from '#domains/shared/shapes.ts'
import { sumOf } from '#domains/shared/sum.ts'
import { vatInside } from '#domains/shared/vat.ts'

type Booked = { priced: PricedPackage; departure: Pick<DepartureTerms, 'prices' | 'infant'> }

/**
 * The price of a changed package: seats of the same departure keep their agreed price and terms, in another room basis that
 * of the agreed price list; extras are kept also for another departure. What is added has the current price and terms, and
 * only with it the present payment and taxes apply.
 * `retained` is the amount of the booked total that it keeps.
 */
export function changedPackage(
  booked: Booked,
  present: PricedPackage,
  { meetsAt, timeZone, today, now }: { meetsAt: string; timeZone: string; today: string; now: Date },
): { priced: PricedPackage; retained: number } {
  const before = booked.priced
  const added = partOf(present, present.windows ?? [])
  const keys = added.units.map(({ key }) => key)
  const parts = partsOf(before, instantOf(before.startsOn, meetsAt, timeZone))
  const step = chargeStep(before.currency)
  const changed = changedUnits(inOtherRooms(parts, keys, booked), added, before.discount, step)
  const { total, retained } = changed
  const isMoved = before.departureId !== present.departureId
  // Instalments count back from the departure.
  const agreed = isMoved ? changed.agreed.map((part) => ({ ...part, plan: present.plan })) : changed.agreed
  const rooms = present.rooms.map((room) => {
    const persons = room.persons.flatMap(({ kind, count }) =>
      changed.take(seatKey(present, kind, room.sharing), count).map((line) => ({ kind, ...line })),
    )
    return { ...room, persons, total: sumOf(persons.map(({ amount }) => amount)) }
  })
  const extras = present.extras.map((extra) => ({
    ...extra,
    amount: sumOf(changed.take(extraKey(extra), extra.quantity).map(({ amount }) => amount)),
  }))
  const { discount: _, ...rest } = present
  const { currency, payment, vat } = changed.isAdding ? present : before
  return {
    retained,
    priced: {
      ...rest,
      currency,
      payment,
      rooms,
      extras,
      ...(changed.discount && { discount: changed.discount }),
      total,
      plan: planOfParts(agreed, today, step),
      vat: vat && { ...vat, amount: vatInside(total, vat.rateBasisPoints) },
      agreed,
      cancellation: cancellationOfParts(agreed, { date: present.startsOn, time: meetsAt, timeZone }, now, step),
    },
  }
}

/** What each unit of an extra of a package costs, in minor units. */
export function amountsOfExtra({ agreed, currency }: PricedPackage, extra: PricedExtra): number[] {
  const { quantity, amount } = extra
  if (agreed) return unitsOf(agreed).flatMap((unit) => (unit.key === extraKey(extra) ? [unit.amount] : []))
  const shareOf = spreadDiscount(quantity, amount, chargeStep(currency))
  return Array.from({ length: quantity }, () => shareOf(1))
}

/** Seats that change to another room basis, at its price in the agreed list if it has one. */
function inOtherRooms(parts: AgreedPart[], keys: string[], { priced, departure: agreedList }: Booked): AgreedPart[] {
  const { parts: same, missing } = keepAgreed(parts, keys)
  const unchanged = new Set(unitsOf(same))
  return parts.map((part) => ({
    ...part,
    units: part.units.map((unit) => {
      if (unchanged.has(unit)) return unit
      const [departure, kind] = unit.key.split('|')
      const at = missing.findIndex((key) => key.startsWith(`${departure}|${kind}|`))
      const amount = at < 0 ? null : listedPrice(agreedList, kind, missing[at]?.split('|')[2])
      if (amount === null) return unit
      const [key = unit.key] = missing.splice(at, 1)
      const share = unit.discount && unit.amount > 0 ? (unit.discount * amount) / unit.amount : 0
      // A discount with a maximum does not grow.
      const limit = (priced.discount?.maxAmount ?? null) === null ? amount : Math.min(amount, unit.discount ?? 0)
      const discount = Math.min(limit, roundToStep(share, chargeStep(priced.currency)))
      return { key, amount, ...(discount > 0 && { discount }) }
    }),
  }))
}

function listedPrice({ prices, infant }: Booked['departure'], kind = '', sharing = ''): number | null {
  const price = prices.find((one) => one.sharing === sharing)
  return kind === 'infant' ? infant : (price?.[kind === 'child' ? 'child' : 'adult'] ?? null)
}

function partsOf(booked: PricedPackage, begins: Date): AgreedPart[] {
  if (booked.agreed) return booked.agreed
  return [partOf(booked, booked.windows ?? windowsOfSteps(booked.cancellation, booked.total, begins))]
}

function partOf(priced: PricedPackage, windows: AgreedPart['windows']): AgreedPart {
  const seats = priced.rooms.flatMap(({ persons, sharing }) =>
    persons.flatMap(({ kind, count, each }) =>
      Array.from({ length: count }, () => ({ key: seatKey(priced, kind, sharing), amount: each })),
    ),
  )
  const extras = priced.extras.flatMap((extra) =>
    amountsOfExtra(priced, extra).map((amount) => ({ key: extraKey(extra), amount })),
  )
  const discount = priced.discount?.amount ?? 0
  const units = spreadOver([...seats, ...extras], { discount, step: chargeStep(priced.currency) })
  return { windows, units, plan: priced.plan }
}

function extraKey({ id }: Pick<PricedExtra, 'id'>): string {
  return `extra|${id}`
}

function seatKey({ departureId }: Pick<PricedPackage, 'departureId'>, kind: string, sharing: string): string {
  return `${departureId}|${kind}|${sharing}`
}

/** The plan of all parts: that of each in proportion to what is left of it. What is due by today is due now. */
function planOfParts(parts: AgreedPart[], today: string, step: number): PlanPart[] {
  const all = parts.flatMap(({ plan = [], units }) => {
    // A part that cost nothing has no plan of its own.
    const shares = plan.length > 0 ? plan : [{ due: 'booking', amount: 1 }]
    const shareOf = spreadDiscount(amountDue(shares), amountOf(units), step)
    return shares.map((one) => ({
      due: isDated(one) && one.due > today ? one.due : 'booking',
      amount: shareOf(one.amount),
    }))
  })
  return planOf(all)
}
