import { timesOn, type StoredSlot } from '#domains/products/services/inventory/availability.ts'
import { amountsOn } from '#domains/products/services/pricing/seasonal-price.ts'
import { priceService, tooMany } from '#domains/products/services/pricing/price.ts'
import type { ServiceRow } from '#domains/products/services/catalogue/queries.server.ts'
import type { OptionTerms, PricedService } from '#domains/products/services/shapes.ts'
import { paymentWith } from '#domains/products/shared/payment-timing.ts'
import { taxRulesOf, windowsOf, type Terms } from '#domains/products/shared/terms.server.ts'
import type { PaymentTiming, PenaltyWindow } from '#domains/shared/shapes.ts'

type OptionRequest = {
  date: string
  people: string
  /** For a price per day. */
  days?: number
  units?: number
  terms: Terms
  slots: readonly StoredSlot[]
  now: Date
}

/** A service with its cheapest option that has room for all people; `times` is empty for a whole-day option. */
export type OfferedService = {
  row: ServiceRow
  option: OptionTerms
  priced: PricedService & { payment: PaymentTiming }
  times: string[]
  windows: PenaltyWindow[]
}

/** The cheapest option of a service on a date; null if none has room or can be paid. */
export function cheapestOption(
  row: ServiceRow,
  { date, people, days = 1, units = 1, terms, slots, now }: OptionRequest,
): OfferedService | null {
  const payment = paymentWith(terms, row.payment)
  const windows = windowsOf(terms, row.policyId)
  if (payment === null || !windows) return null
  const taxRules = taxRulesOf(terms, row.country)
  const offered = row.options.flatMap((option): OfferedService[] => {
    const request = { date, people, time: null, days, units }
    const any = priceService({ ...row, payment, windows }, option, request, { now, taxRules })
    if (!any || tooMany(row, option, any)) return []
    const amountAt = ({ time }: { time: string | null }) => amountsOn(option, date, time).amount
    const free = timesOn(option, date, slots, { ...row, now }).filter((slot) => slot.open && slot.left >= any.units)
    const lowest = Math.min(...free.map(amountAt))
    // The total holds for every time that is offered; dearer hours are on the page of the service.
    const open = free.filter((slot) => amountAt(slot) === lowest)
    const [first] = open
    if (!first) return []
    const price = priceService(
      { ...row, payment, windows },
      option,
      { ...request, time: first.time },
      { now, taxRules },
    )
    if (!price) return []
    return [{ row, option, priced: { ...price, payment }, times: open.flatMap(({ time }) => time ?? []), windows }]
  })
  return offered.toSorted((a, b) => a.priced.total - b.priced.total)[0] ?? null
}
