import type { OptionTerms, SeasonalPrice } from '#domains/products/services/shapes.ts'

type Prices = Pick<OptionTerms, 'amount' | 'childAmount' | 'seasonalPrices'>

/**
 * The amounts of an option on a day and at a time: those of the first period that contains both, otherwise the usual
 * ones. `period` identifies the period. A service without a time has no prices by the hour.
 */
export function amountsOn(
  { amount, childAmount, seasonalPrices }: Prices,
  date: string,
  time: string | null,
): { amount: number; childAmount: number; period?: string } {
  const one = seasonalPrices.find((price) => contains(price, date, time))
  if (!one) return { amount, childAmount }
  const { first_day, last_day, from_time, to_time } = one
  return {
    amount: one.amount,
    childAmount: one.child_amount ?? inProportion(childAmount, { before: amount, after: one.amount }),
    period: `${first_day ?? ''}..${last_day ?? ''} ${from_time ?? ''}-${to_time ?? ''}`.trim(),
  }
}

/** Keeps the ratio of a child’s price to an adult’s. */
export function inProportion(child: number, { before, after }: { before: number; after: number }): number {
  return before === 0 ? after : Math.round((child * after) / before)
}

/** The lowest amount for an adult from a day on, in any period that has not passed. */
export function lowestAmount(options: readonly Pick<Prices, 'amount' | 'seasonalPrices'>[], today: string): number {
  return Math.min(...options.flatMap((one) => [one.amount, ...openPeriods(one, today).map(({ amount }) => amount)]))
}

/** The periods of an option that have not passed. */
export function openPeriods({ seasonalPrices }: Pick<Prices, 'seasonalPrices'>, today: string): SeasonalPrice[] {
  return seasonalPrices.filter(({ last_day }) => last_day === null || last_day >= today)
}

/** Days count with both ends, hours without the last one; hours that end before they begin pass midnight. */
function contains({ first_day, last_day, from_time, to_time }: SeasonalPrice, date: string, time: string | null) {
  if ((first_day !== null && date < first_day) || (last_day !== null && date > last_day)) return false
  if (from_time === null && to_time === null) return true
  if (time === null) return false
  const [from, to] = [from_time ?? '00:00', to_time ?? '24:00']
  return from < to ? time >= from && time < to : time >= from || time < to
}
