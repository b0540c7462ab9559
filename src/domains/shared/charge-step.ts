import { currencyDecimals } from '#i18n/money.ts'

/**
 * The smallest difference between two amounts that can be charged, in minor units: payment providers take currencies
 * with three decimals only in tens (decision 0070).
 */
export function chargeStep(currency: string): number {
  return currencyDecimals(currency) === 3 ? 10 : 1
}

/** Minor units rounded half up to an amount that can be charged. */
export function roundToStep(amount: number, step: number): number {
  return Math.round(amount / step) * step
}
