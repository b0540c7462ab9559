import { currencyDecimals } from '#i18n/money.ts'

/**
 * The smallest difference between two amounts that can be charged, in minor units: payment providers take currencies
 * with three decimals only in tens, and the ariary, which is not divided, in whole units (decision 0070).
 */
export function chargeStep(currency: string): number {
  if (currency === 'MGA') return 100
  return currencyDecimals(currency) === 3 ? 10 : 1
}

/** Minor units rounded half up to an amount that can be charged. */
export function roundToStep(amount: number, step: number): number {
  return Math.round(amount / step) * step
}
