/** A reproducible source of choices: the same seed always gives the same sequence. */
export type Draw = {
  /** A number in [0, 1). */
  unit(): number
  /** A number in [low, high). */
  range(low: number, high: number): number
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number
  /** One entry of a list that is not empty. */
  pick<T>(list: readonly T[]): T
  /** True with the given probability. */
  chance(probability: number): boolean
  /**
   * An independent sequence under its own name. What one stream consumes never moves another,
   * so a part may draw as often as it likes without reshuffling the rest of the scene.
   */
  stream(name: string): Draw
}

/** Opens the sequence that belongs to a seed, such as `facade:dar-al-noor`. */
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

/**
 * The given choice, or the drawn one. Both arguments are evaluated before the call, so the draw is
 * consumed either way and overriding one choice leaves every later choice as it was.
 */
export function givenOr<T>(given: T | undefined, drawn: T): T {
  return given ?? drawn
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
