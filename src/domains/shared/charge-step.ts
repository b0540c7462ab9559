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
export const leastCharges: Readonly<Record<string, number>> = {
  SAR: 100,
  JPY: 50,
  USD: 50,
  AED: 200,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1_500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  MXN: 1_000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1_000,
}

/** The smallest amount that can be charged, in minor units. */
export function leastCharge(currency: string): number {
  return leastCharges[currency] ?? chargeStep(currency)
}

/** Minor units rounded half up to an amount that can be charged. */
export function roundToStep(amount: number, step: number): number {
  return Math.round(amount / step) * step
}
