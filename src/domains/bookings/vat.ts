import type { BookedJourney } from '#domains/bookings/journeys.ts'
import type { PricedStay } from '#domains/stays/shapes.ts'

type Taxed = { priced: Pick<PricedStay, 'total' | 'taxes' | 'fees'>; journey: BookedJourney | null }

/**
 * The value added tax inside what was paid online, in minor units: its share. Fees that the hotel takes itself are no part
 * of what is taxed here; whatever else of a stay is due on arrival is taxed like the rest.
 */
export function vatInside({ priced, journey }: Taxed, paid: number): number {
  const ofTaxed = (vat: number, taxed: number) => Math.round((vat * paid) / (taxed || 1))
  if (journey) return ofTaxed(journey.priced.vat?.amount ?? 0, journey.priced.total)
  const sum = (amounts: { amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0)
  const atProperty = priced.fees.filter(({ mandatory, due }) => mandatory && due === 'property')
  return ofTaxed(sum(priced.taxes.filter(({ kind }) => kind === 'vat')), priced.total - sum(atProperty))
}
