import { groupBy } from '#domains/shared/group-by.ts'
import type { Money } from '#api/shapes.ts'
import type { Cart, PaymentSchedule } from '#domains/cart/answers.ts'

type Dated = { due: string | null; amount: Money }

/** The split in quotes: instalments of a package are `later`, the rest is paid on arrival. */
type Split = { now: Money; on_arrival?: Money; later?: (Dated & { due: string })[] } | null

/** The amounts due for a line, by each way to pay. A request is paid online only after it is confirmed. */
export function payOfLine(pay: { prepay: Split; arrival: Split }, onRequest: boolean): Cart['pay'] {
  return { prepay: whenPaid(pay.prepay, onRequest), arrival: whenPaid(pay.arrival, onRequest) }
}

/** The amounts due for several lines together; null for a way that one of them does not allow. */
export function payOfAll(lines: Cart['pay'][]): Cart['pay'] {
  return { prepay: sumOf(lines.map(({ prepay }) => prepay)), arrival: sumOf(lines.map(({ arrival }) => arrival)) }
}

/** The sum of amounts; all must have the currency of the first. */
export function sumOfMoney([first, ...more]: [Money, ...Money[]]): Money {
  return { minor: more.reduce((sum, { minor }) => sum + minor, first.minor), currency: first.currency }
}

/** Amounts of the same date together, in the order of their dates; those without a date first. */
export function sumByDate<Part extends Dated>(parts: Part[]): Part[] {
  const byDate = groupBy(parts, ({ due }) => due)
  return [...byDate.values()]
    .flatMap(([first, ...more]) =>
      first ? { ...first, amount: sumOfMoney([first.amount, ...more.map(({ amount }) => amount)]) } : [],
    )
    .sort((one, other) => (one.due ?? '').localeCompare(other.due ?? ''))
}

function whenPaid(split: Split, onRequest: boolean): PaymentSchedule | null {
  if (!split) return null
  const none = { minor: 0, currency: split.now.currency }
  const later = sumOfMoney([none, ...(split.later ?? []).map(({ amount }) => amount)])
  return {
    now: onRequest ? none : split.now,
    after_answer: onRequest ? split.now : none,
    later,
    instalments: split.later ?? [],
    on_arrival: split.on_arrival ?? none,
  }
}

function sumOf(parts: (PaymentSchedule | null)[]): PaymentSchedule | null {
  const schedules = parts.filter((part) => part !== null)
  const [first, ...more] = schedules
  if (!first || schedules.length < parts.length) return null
  const all = (name: Exclude<keyof PaymentSchedule, 'instalments'>) =>
    sumOfMoney([first[name], ...more.map((part) => part[name])])
  return {
    now: all('now'),
    after_answer: all('after_answer'),
    later: all('later'),
    instalments: sumByDate(schedules.flatMap(({ instalments }) => instalments)),
    on_arrival: all('on_arrival'),
  }
}
