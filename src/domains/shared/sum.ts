/** The sum of amounts in one currency, in minor units; 0 without any. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/** The sum of amounts that must share a currency; null if there are none, or if they differ in currency. */
export function sumInOneCurrency(
  amounts: readonly { minor: number; currency: string }[],
): { minor: number; currency: string } | null {
  const [first] = amounts
  if (!first || amounts.some(({ currency }) => currency !== first.currency)) return null
  return { minor: sumOf(amounts.map(({ minor }) => minor)), currency: first.currency }
}
