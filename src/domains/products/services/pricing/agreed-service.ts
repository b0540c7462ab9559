import { cancellationOfParts, changedUnits } from '#domains/products/shared/agreed-lines.ts'
import type { PricedService, ServiceLine } from '#domains/products/services/shapes.ts'
import { spreadOver, unitsOf, windowsOfSteps } from '#domains/shared/agreed.ts'
import { chargeStep } from '#domains/shared/charge-step.ts'
import { instantOf } from '#domains/shared/dates.ts'
import { planWithArrival } from '#domains/shared/plan.ts'
import type { AgreedPart } from '#domains/shared/shapes.ts'
import { vatInside } from '#domains/shared/vat.ts'

/**
 * The price of a changed service: persons, vehicles or days of the same option keep their agreed price and terms, also at
 * another time of the same season; the others have the current ones, and only they bring the current payment and taxes.
 * `retained` is the amount of the booked total that it keeps.
 */
export function changedService(
  booked: PricedService,
  present: PricedService,
  { timeZone, now }: { timeZone: string; now: Date },
): { priced: PricedService; retained: number } {
  const step = chargeStep(booked.currency)
  const agreedParts = partsOf(booked, timeZone)
  const keyOf = keysAsBooked(booked, present, new Set(unitsOf(agreedParts).map(({ key }) => key)))
  const added = partOf(present, present.windows ?? [], keyOf)
  const changed = changedUnits(agreedParts, added, booked.discount, step)
  const { agreed, retained, total } = changed
  const { discount: _, ...rest } = present
  const { currency, payment, vat } = changed.isAdding ? present : booked
  const lines = present.lines.flatMap((line) =>
    changed.take(keyOf(line), line.count).map((taken) => ({ ...line, ...taken })),
  )
  const begins = { date: present.date, time: present.time ?? '00:00', timeZone }
  return {
    retained,
    priced: {
      ...rest,
      currency,
      payment,
      lines,
      ...(changed.discount && { discount: changed.discount }),
      total,
      plan: planWithArrival(total, 0),
      vat: vat && { ...vat, amount: vatInside(total, vat.rateBasisPoints) },
      agreed,
      cancellation: cancellationOfParts(agreed, begins, now, step),
    },
  }
}

function partsOf(booked: PricedService, timeZone: string): AgreedPart[] {
  if (booked.agreed) return booked.agreed
  const { cancellation, total, windows, date, time } = booked
  const begins = instantOf(date, time ?? '00:00', timeZone)
  return [partOf(booked, windows ?? windowsOfSteps(cancellation, total, begins))]
}

function keyOfLine(optionId: number, { kind, period }: Pick<ServiceLine, 'kind' | 'period'>): string {
  return [optionId, kind, ...(period === undefined ? [] : [period])].join('|')
}

/** What stays on its day and at its time keeps its key, even if the provider has set another season meanwhile. */
function keysAsBooked(booked: PricedService, present: PricedService, keys: ReadonlySet<string>) {
  const isWithin = present.time === booked.time && present.date >= booked.date && present.lastDate <= booked.lastDate
  return (line: ServiceLine) => {
    const own = keyOfLine(present.optionId, line)
    const usual = keyOfLine(present.optionId, { kind: line.kind })
    if (!isWithin || keys.has(own)) return own
    return [...keys].find((key) => key === usual || key.startsWith(`${usual}|`)) ?? own
  }
}

function partOf(
  { currency, optionId, lines, discount }: PricedService,
  windows: AgreedPart['windows'],
  keyOf = (line: ServiceLine) => keyOfLine(optionId, line),
): AgreedPart {
  const units = lines.flatMap((line) =>
    Array.from({ length: line.count }, () => ({ key: keyOf(line), amount: line.each })),
  )
  return { windows, units: spreadOver(units, { discount: discount?.amount ?? 0, step: chargeStep(currency) }) }
}
