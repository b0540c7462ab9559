import { currencyDecimals } from '#i18n/money.ts'

/** Minimum change that is worth an e-mail: one percent, and one unit of the currency, which lists show. */
const minShare = 0.01

/** True if a stay has become so much cheaper that its traveller is notified. Amounts are minor units. */
export function isWorthAnEmail(before: number, now: number, currency: string): boolean {
  return before - now >= Math.max(before * minShare, 10 ** currencyDecimals(currency))
}
