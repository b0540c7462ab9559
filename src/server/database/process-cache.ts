import { withSharedDeadline } from '#domains/deadline.server.ts'
import type { CacheSlot, Remember } from '#domains/context.ts'

type CacheEntry = { value: Promise<unknown>; since: number }

const cacheMs = 30_000
const maxCached = 2_000

export type Memory = {
  remember: Remember
  cacheSlot: CacheSlot
  /** Drops the values under these keys or below them (`content` is all of `content:…`), as changes are announced. */
  drop: (keys: Iterable<string>) => void
  clear: () => void
}

/**
 * Caches data that rarely changes, in each process for half a minute or until its change is announced: taxes, policies,
 * settings, the meaning of a place name. Never stock or personal data.
 */
export function createMemory(now: () => number): Memory {
  const cached = new Map<string, CacheEntry>()
  const places = new Map<string, unknown>()
  return {
    remember<T>(key: string, load: () => Promise<T>): Promise<T> {
      const entry = cached.get(key)
      const time = now()
      // A time in the future was recorded before the clock was set back.
      if (entry && entry.since <= time && time < entry.since + cacheMs) return entry.value as Promise<T>
      // A Drizzle query is a thenable that is executed again for each `await`.
      const value = withSharedDeadline(() => Promise.resolve(load()))
      cached.delete(key)
      cached.set(key, { value, since: time })
      // A failed load is not cached.
      value.catch(() => cached.delete(key))
      const oldest = cached.keys().next().value
      if (cached.size > maxCached && oldest !== undefined) cached.delete(oldest)
      return value
    },
    cacheSlot<T>(key: string, make: () => T): T {
      if (!places.has(key)) places.set(key, make())
      return places.get(key) as T
    },
    drop(keys) {
      const gone = new Set(keys)
      for (const key of cached.keys())
        if (gone.has(key) || familiesOf(key).some((one) => gone.has(one))) cached.delete(key)
    },
    clear() {
      cached.clear()
      places.clear()
    },
  }
}

/** The first parts of a key: `content` and `content:faqs` of `content:faqs:filled`. */
export function familiesOf(key: string): string[] {
  const parts = key.split(':')
  return parts.slice(0, -1).map((_, i) => parts.slice(0, i + 1).join(':'))
}
