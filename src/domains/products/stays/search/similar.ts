/** The attributes of a hotel that are compared. */
export type Compared = {
  id: number
  stars: number
  /** Straight-line metres to the nearest gate; null in cities without one. */
  metres: number | null
  /** All-in minor units of the stay; null if it is not available. */
  total: number | null
  rank: number
}

/**
 * Sorts hotels by similarity to one: those free on the dates first, then by walk, price and class. A price twice as
 * high, one kilometre of walk and two stars have the same weight.
 */
export function bySimilarity<Hotel extends Compared>(to: Compared, others: readonly Hotel[]): Hotel[] {
  return others
    .filter((other) => other.id !== to.id)
    .map((other) => ({ other, apart: apart(to, other) }))
    .sort(
      (a, b) =>
        Number(a.other.total === null) - Number(b.other.total === null) ||
        a.apart - b.apart ||
        b.other.rank - a.other.rank ||
        a.other.id - b.other.id,
    )
    .map(({ other }) => other)
}

function apart(a: Compared, b: Compared): number {
  const walk = a.metres === null || b.metres === null ? 0 : Math.abs(a.metres - b.metres) / 1_000
  const price = a.total === null || b.total === null ? 0 : Math.abs(Math.log2(b.total / a.total))
  return walk + price + Math.abs(a.stars - b.stars) / 2
}
