import { boardSupplement, feeAmount, share } from '#domains/stays/price.ts'
import type { Fee, Occupancy, RatePlanTerms, TaxRule } from '#domains/stays/shapes.ts'

/** The taxes of one night: the shares that make up the city fee, and every tax with what it is taken of. */
export type NightTaxes = { cityFees: number[]; taxes: { points: number; onCityFee: boolean }[] }

/** The taxes of every night of a stay in hotels of so many stars. */
export function taxesOfNights(nights: readonly string[], stars: number, rules: readonly TaxRule[]): NightTaxes[] {
  return nights.map((night) => {
    const inForce = rules.filter(
      (rule) =>
        rule.validFrom <= night &&
        (rule.validTo === null || night <= rule.validTo) &&
        rule.starsFrom <= stars &&
        stars <= rule.starsTo,
    )
    return {
      cityFees: inForce.filter((rule) => rule.kind === 'city_fee').map((rule) => rule.rateBasisPoints),
      taxes: inForce.map(({ base, rateBasisPoints }) => ({
        points: rateBasisPoints,
        onCityFee: base === 'rent_and_city_fee',
      })),
    }
  })
}

/**
 * What `priceRoom` makes the total of a room, without its lines: a search asks for thousands of totals and
 * shows a few prices. A test holds both to the same figure.
 * @param prices minor units before taxes, a night each
 */
export function roomTotal(
  prices: ArrayLike<number>,
  rate: RatePlanTerms,
  party: Occupancy,
  childMaxAge: number,
  taxes: readonly NightTaxes[],
): number {
  const board = boardSupplement(rate, party, childMaxAge)
  let total = 0
  for (let i = 0; i < prices.length; i++) {
    const rent = share(prices[i] as number, rate.priceBasisPoints) + board
    total += rent
    const night = taxes[i] as NightTaxes
    let cityFee = 0
    for (const points of night.cityFees) cityFee += share(rent, points)
    for (const tax of night.taxes) total += share(tax.onCityFee ? rent + cityFee : rent, tax.points)
  }
  return total
}

/** What a stay costs besides its rooms: every fee that must be paid, wherever it is paid. */
export function mandatoryFees(fees: readonly Fee[], stay: { nights: number; persons: number }): number {
  return fees.reduce((sum, fee) => sum + (fee.mandatory ? feeAmount(fee, stay) : 0), 0)
}
