import type { Keep, Remember } from '#domains/context.ts'

type Kept = { value: Promise<unknown>; until: number }

const keptMs = 30_000
const mostKept = 2_000

export type Memory = {
  remember: Remember
  keep: Keep
  /** Forgets what was kept under these keys, or below them (`content` is all of `content:…`): changes are announced so. */
  drop: (keys: Iterable<string>) => void
  clear: () => void
}

/**
 * What hardly ever changes, kept by each process for half a minute or until its change is announced: taxes,
 * policies, settings, the meaning of a place name. Never stock, never anything of a person.
 */
export function createMemory(now: () => number): Memory {
  const kept = new Map<string, Kept>()
  const places = new Map<string, unknown>()
  return {
    remember<T>(key: string, load: () => Promise<T>): Promise<T> {
      const known = kept.get(key)
      if (known && known.until > now()) return known.value as Promise<T>
      // A query of Drizzle is no promise: it would be sent again by everyone who awaits it.
      const value = Promise.resolve(load())
      kept.delete(key)
      kept.set(key, { value, until: now() + keptMs })
      // A failed load is nobody's answer but the one who asked.
      value.catch(() => kept.delete(key))
      const oldest = kept.keys().next().value
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
      return value
    },
    keep<T>(key: string, make: () => T): T {
      if (!places.has(key)) places.set(key, make())
      return places.get(key) as T
    },
    drop(keys) {
      const gone = new Set(keys)
      for (const key of kept.keys()) if (gone.has(key) || gone.has(familyOf(key))) kept.delete(key)
    },
    clear() {
      kept.clear()
      places.clear()
    },
  }
}

/** The first word of a key: `content` of `content:faqs`. */
export function familyOf(key: string): string {
  return key.split(':', 1)[0] ?? key
}
