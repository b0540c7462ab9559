import type { Money } from '#api/shapes.ts'
import { groupBy } from '#domains/shared/group-by.ts'
import type { Supply } from '#domains/shared/shapes.ts'
import { sumOf } from '#domains/shared/sum.ts'

/**
 * A part of a price in minor units, and when it is paid: with the booking, once the provider has accepted it, online until
 * a calendar date, or on arrival. The parts of a plan are in this order, and they add up to the price.
 */
export type PlanPart = { due: 'booking' | 'answer' | 'arrival' | (string & {}); amount: number }

/** A part of a plan in answers of the API. */
export type PaymentPart = { due: string; amount: Money }

type Due = Pick<PlanPart, 'due'>

/** A plan of these parts: in the order of their dates, those of the same date together, without parts of zero. */
export function planOf(parts: readonly PlanPart[]): PlanPart[] {
  return [...groupBy(parts, ({ due }) => due)]
    .map(([due, alike]): PlanPart => ({ due, amount: amountDue(alike) }))
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1))
}

/** A price that is paid online, except for what is paid on arrival. */
export function planWithArrival(total: number, onArrival: number): PlanPart[] {
  return planOf([
    { due: 'booking', amount: total - onArrival },
    { due: 'arrival', amount: onArrival },
  ])
}

/** A plan before the answer of the provider: of what is on request, nothing is paid with the booking. */
export function planWithAnswer<Part extends Due>(plan: readonly Part[], supply: Supply): Part[] {
  return plan.map((part) => (supply === 'portal' && isFirst(part) ? { ...part, due: 'answer' } : part))
}

/** The amounts of a plan as the API answers them. */
export function moneyPlan(plan: readonly PlanPart[], currency: string): PaymentPart[] {
  return plan.map(({ due, amount }) => ({ due, amount: { minor: amount, currency } }))
}

/** The minor units of amounts in one currency, as a plan. */
export function minorPlan(parts: readonly PaymentPart[]): PlanPart[] {
  return parts.map(({ due, amount }) => ({ due, amount: amount.minor }))
}

/** The minor units of a plan, or of the parts of it that `which` selects. */
export function amountDue(plan: readonly PlanPart[], which: (part: Due) => boolean = () => true): number {
  return sumOf(plan.filter(which).map(({ amount }) => amount))
}

/** True for what is paid first: with the booking, or once the provider has accepted it. */
export function isFirst({ due }: Due): boolean {
  return due === 'booking' || due === 'answer'
}

export function isOnArrival({ due }: Due): boolean {
  return due === 'arrival'
}

export function isOnline(part: Due): boolean {
  return !isOnArrival(part)
}

/** True for an instalment, which is paid online until a date. */
export function isDated(part: Due): boolean {
  return isOnline(part) && !isFirst(part)
}

/** Each part of a price with the amount that is paid of it, in minor units: the earliest is paid first. */
export function coverParts<Part extends { amount: number }>(
  parts: readonly Part[],
  paid: number,
): (Part & { paid: number })[] {
  let left = paid
  return parts.map((part) => {
    const covered = Math.max(0, Math.min(left, part.amount))
    left -= covered
    return { ...part, paid: covered }
  })
}

/** The unpaid rest of each part, without those that are paid. */
export function unpaidParts<Part extends { amount: number }>(parts: readonly Part[], paid: number): Part[] {
  const covered = coverParts(parts, paid)
  return parts.flatMap((part, i) => {
    const rest = part.amount - (covered[i]?.paid ?? 0)
    return rest > 0 ? [{ ...part, amount: rest }] : []
  })
}

/** Sort the moments that are no date. */
const ranks: Partial<Record<string, string>> = { booking: '0', answer: '1', arrival: '~' }

function rankOf({ due }: Due): string {
  return ranks[due] ?? due
}
