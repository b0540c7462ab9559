import { currencyDecimals } from '#i18n/money.ts'

/**
 * The smallest difference between two amounts that can be charged, in minor units: payment providers take currencies
 * with three decimals only in tens, and the ariary, which is not divided, in whole units (decision 0070).
 */
export function chargeStep(currency: string): number {
  if (currency === 'MGA') return 100
  return currencyDecimals(currency) === 3 ? 10 : 1
}

/**
 * The smallest amounts that payment providers charge, in minor units: docs.stripe.com/currencies (“Minimum charge amounts”),
 * and docs.moyasar.com/create-invoice for SAR. They hold for every provider, so that no rest below them is asked for online.
 */
export const leastCharges: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    30: 'GBP',
    50: 'JPY USD AUD BRL CAD CHF EUR INR NZD SGD',
    100: 'SAR',
    200: 'AED MYR PLN RON',
    250: 'DKK',
    300: 'NOK SEK',
    400: 'HKD',
    1000: 'MXN THB',
    1500: 'CZK',
    17500: 'HUF',
  }).flatMap(([amount, currencies]) => currencies.split(' ').map((currency) => [currency, Number(amount)])),
)

/** The smallest amount that can be charged, in minor units. */
export function leastCharge(currency: string): number {
  return leastCharges[currency] ?? chargeStep(currency)
}

/** Minor units rounded half up to an amount that can be charged. */
export function roundToStep(amount: number, step: number): number {
  return Math.round(amount / step) * step
}
