import type { TimelessFormatter } from '#i18n/translator.ts'
import { currencyDecimals } from '#i18n/money.ts'

type Money = { minor: number; currency: string }

/** The formatter of the amounts of one column: all have decimals when one has a fraction, `SAR 1,829.00` above `SAR 91.45`. */
export function moneyColumn(
  format: Pick<TimelessFormatter, 'money'>,
  amounts: readonly Money[],
): (amount: Money) => string {
  const trim = amounts.every(({ minor, currency }) => minor % 10 ** currencyDecimals(currency) === 0)
  return ({ minor, currency }) => format.money(minor, currency, { trim })
}
