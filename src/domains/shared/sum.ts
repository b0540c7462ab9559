import type { Money } from '#api/shapes.ts'

/** The sum of amounts in one currency, in minor units; 0 without any. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/** The sum of amounts; all must have the currency of the first. */
export function sumOfMoney([first, ...more]: readonly [Money, ...Money[]]): Money {
  return { ...first, minor: first.minor + sumOf(more.map(({ minor }) => minor)) }
}

/** The sum of amounts that must share a currency; null if there are none, or if they differ in currency. */
export function sumInOneCurrency(amounts: readonly Money[]): Money | null {
  const [first] = amounts
  if (!first || amounts.some(({ currency }) => currency !== first.currency)) return null
  return { minor: sumOf(amounts.map(({ minor }) => minor)), currency: first.currency }
}
