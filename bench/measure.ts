/** Measures several things in turn, round after round: a slow minute of the machine is in all of them. */
export async function interleave<Key extends string>(
  rounds: number,
  measures: Record<Key, () => Promise<number>>,
): Promise<Record<Key, number[]>> {
  const names = Object.keys(measures) as Key[]
  const samples = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Key, number[]>
  for (let round = 0; round < rounds; round++) {
    // Every other round runs in reverse order, so that heat or full caches do not always affect the same measurement.
    for (const name of round % 2 ? names.toReversed() : names) samples[name].push(await measures[name]())
  }
  return samples
}

export function median(values: number[]): number {
  return quantile(values, 0.5)
}

/** @param share between 0 and 1 */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The median of the ratios of the individual rounds. */
export function medianRatio(ours: number[], floor: number[]): number {
  return median(ours.map((value, i) => value / (floor[i] ?? Number.NaN)))
}
