import { cancellationOfParts, changedUnits } from '#domains/products/shared/agreed-lines.ts'
import type { PricedService } from '#domains/products/services/shapes.ts'
import { spreadOver, windowsOfSteps } from '#domains/shared/agreed.ts'
import { chargeStep } from '#domains/shared/charge-step.ts'
import { instantOf } from '#domains/shared/dates.ts'
import { planWithArrival } from '#domains/shared/plan.ts'
import type { AgreedPart } from '#domains/shared/shapes.ts'
import { vatInside } from '#domains/shared/vat.ts'

/**
 * The price of a changed service: persons, vehicles or days of the same option keep their agreed price and terms, also at
 * another time; the others have the current ones, and only they bring the current payment and taxes. `retained` is the
 * amount of the booked total that it keeps.
 */
export function changedService(
  booked: PricedService,
  present: PricedService,
  { timeZone, now }: { timeZone: string; now: Date },
): { priced: PricedService; retained: number } {
  const step = chargeStep(booked.currency)
  const added = partOf(present, present.windows ?? [])
  const changed = changedUnits(partsOf(booked, timeZone), added, booked.discount, step)
  const { agreed, retained, total } = changed
  const { discount: _, ...rest } = present
  const { currency, payment, vat } = changed.isAdding ? present : booked
  const lines = present.lines.flatMap(({ kind, count }) =>
    changed.take(`${present.optionId}|${kind}`, count).map((line) => ({ kind, ...line })),
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

function partOf({ currency, optionId, lines, discount }: PricedService, windows: AgreedPart['windows']): AgreedPart {
  const units = lines.flatMap(({ kind, count, each }) =>
    Array.from({ length: count }, () => ({ key: `${optionId}|${kind}`, amount: each })),
  )
  return { windows, units: spreadOver(units, { discount: discount?.amount ?? 0, step: chargeStep(currency) }) }
}
