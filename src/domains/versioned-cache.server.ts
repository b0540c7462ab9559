import { sql } from 'drizzle-orm'
import type { Context, Queryable } from '#domains/context.ts'
import { withSharedDeadline } from '#domains/deadline.server.ts'
import { batched } from '#domains/db.ts'

type Options = Pick<Context, 'db' | 'ports' | 'now'>

type Versioned = { version: string }
type CacheEntry<T> = { known: T | null; loading: Promise<T> | null }

/** Tags of the change feed that stand for all data of a cached catalogue. */
type CatalogueTag = 'catalogue:stays' | 'catalogue:packages'

/**
 * Caches data that changes only through edits in the memory of a process (decision 0010), and checks by its version
 * whether it is still current.
 * @param tag name of its cache slot, and of its changes in the change feed (decision 0023)
 */
export function versionedCache<T extends Versioned>(tag: CatalogueTag, read: (db: Queryable, now: Date) => Promise<T>) {
  // Both values are needed, because two changes can become visible in another order than that of their ids. The tag is
  // not a parameter, so that prepared statements use its index.
  const version = sql`(select count(*) || '.' || coalesce(max(id), 0) from change where tag = ${sql.raw(`'${tag}'`)})`
  const cacheEntryOf = ({ ports }: Options) =>
    ports.cacheSlot(tag, (): CacheEntry<T> => ({ known: null, loading: null }))

  /** Concurrent callers that detect the same change share one read. */
  function load(options: Options): Promise<T> {
    const cached = cacheEntryOf(options)
    cached.loading ??= withSharedDeadline(() => read(options.db, options.now))
      .then((state) => (cached.known = state))
      .finally(() => (cached.loading = null))
    return cached.loading
  }

  /** The state at the given version, or a later one. */
  async function since(options: Options, seen: string): Promise<T> {
    const { known, loading } = cacheEntryOf(options)
    if (known?.version === seen) return known
    const state = await load(options)
    // A read that other callers started earlier can be older.
    return loading && state.version !== seen ? load(options) : state
  }

  // A query of the same tick supplies the version, so that no extra statement is needed.
  const versionSeen = batched(async (db, reads: (Promise<string> | null)[]): Promise<string[]> => {
    const brought = reads.find((one) => one !== null)
    const seen = await (brought ?? readVersion(db))
    return reads.map(() => seen)
  })
  async function readVersion(db: Queryable): Promise<string> {
    const result = await db.execute<Versioned>(sql`select ${version} as version`)
    return result.rows[0]?.version ?? ''
  }
  const moment = ({ now }: Options) => String(now.getTime())

  return {
    /** SQL expression for the current version, to be selected by a query. */
    version,

    /** The state as last read by this process, for results that a later check corrects. */
    async known(options: Options): Promise<T> {
      return cacheEntryOf(options).known ?? load(options)
    },

    /** The current state; at most one small statement if this process has it already. */
    async fresh(options: Options): Promise<T> {
      const { known, loading } = cacheEntryOf(options)
      if (!known && !loading) return load(options)
      if (!known) await loading
      return since(options, await versionSeen(options.db, moment(options), null))
    },

    /**
     * Runs a query with the cached state. The result contains the version that the query saw. If it differs, the state
     * is read again and the query repeated, so that no stale result is returned. The number of tries is limited, so
     * that continuous edits do not block callers.
     * @param request must not wait for `fresh`, which waits for its version
     * @param make builds the result from a state and the rows read with it
     */
    async query<Read extends Versioned, Answer>(
      options: Options,
      request: (state: T) => Promise<Read>,
      make: (state: T, read: Read) => Answer,
    ): Promise<Answer> {
      let state = cacheEntryOf(options).known ?? (await load(options))
      for (let tries = 1; ; tries++) {
        const reading = request(state)
        const seen = reading.then((answer) => answer.version)
        // The callers that await these promises handle a failure.
        for (const promise of [seen, versionSeen(options.db, moment(options), seen)]) promise.catch(() => undefined)
        const found = await reading
        if (found.version === state.version || tries === maxTries) return make(state, found)
        state = await load(options)
      }
    },
  }
}

const maxTries = 3
