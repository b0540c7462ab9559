import type { TaxRule } from '#domains/shared/shapes.ts'

/**
 * Taxes of Saudi Arabia: the municipality fee as reported by the press in 2018, and the VAT in force since July 2020.
 * A provider has to confirm them with their licence and their accountant.
 */
export const taxRules: (TaxRule & { country: string })[] = [
  {
    kind: 'city_fee',
    country: 'SA',
    rateBasisPoints: 250,
    base: 'rent',
    starsFrom: 1,
    starsTo: 3,
    validFrom: '2018-02-14',
    validTo: null,
  },
  {
    kind: 'city_fee',
    country: 'SA',
    rateBasisPoints: 500,
    base: 'rent',
    starsFrom: 4,
    starsTo: 5,
    validFrom: '2018-02-14',
    validTo: null,
  },
  {
    kind: 'vat',
    country: 'SA',
    rateBasisPoints: 1500,
    base: 'rent_and_city_fee',
    starsFrom: 1,
    starsTo: 5,
    validFrom: '2020-07-01',
    validTo: null,
  },
]
