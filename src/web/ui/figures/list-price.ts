import type { Money } from '#api/shapes.ts'
import type { Formatter } from '#i18n/translator.ts'
import { roundedUp } from '#i18n/money.ts'

/** The price of a list or card: whole units, rounded up. Checkout and documents show the exact amount. */
export function listPrice({ minor, currency }: Money, format: Pick<Formatter, 'money'>): string {
  return format.money(roundedUp(minor, currency), currency)
}
