/** A reproducible source of random choices: the same seed always gives the same sequence. */
export type Draw = {
  /** A number in [0, 1). */
  unit(): number
  /** A number in [low, high). */
  range(low: number, high: number): number
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number
  /** One entry of a non-empty list. */
  pick<T>(list: readonly T[]): T
  /** True with the given probability. */
  chance(probability: number): boolean
  /**
   * An independent sequence with a separate name. Draws from one stream never affect another, so a part can draw any
   * number of values without changing the rest.
   */
  stream(name: string): Draw
}

/** Creates the sequence of a seed, such as `facade:dar-al-noor`. */
export function createDraw(seed: string): Draw {
  const unit = mulberry32(fnv1a(seed))
  const range = (low: number, high: number) => low + (high - low) * unit()
  return {
    unit,
    range,
    whole: (low, high) => Math.floor(range(low, high + 1)),
    pick: <T>(list: readonly T[]): T => list[Math.floor(unit() * list.length)] as T,
    chance: (probability) => unit() < probability,
    stream: (name) => createDraw(`${seed}/${name}`),
  }
}

/** 32-bit FNV-1a over the code points of a text. */
export function fnv1a(text: string): number {
  let hash = 2166136261
  for (const symbol of text) {
    hash ^= symbol.codePointAt(0) ?? 0
    hash = Math.imul(hash, 16777619)
  }
  return hash >>> 0
}

function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
