import { sql } from 'drizzle-orm'
import type { Context } from '#domains/context.ts'
import type { Db, Queryable } from '#domains/db.ts'
import { gathered } from '#domains/gathered.ts'

type Given = Pick<Context, 'db' | 'ports' | 'now'>

type Stamped = { stamp: string }
type Kept<T> = { known: T | null; loading: Promise<T> | null }

/**
 * Keeps in the memory of a process what changes only when somebody edits it (decision 0010), and finds out by its stamp
 * whether that is still as it is.
 * @param name of its place in that memory
 * @param changes a table to which triggers add a row for every statement that changes what is kept
 */
export function keptInMemory<T extends Stamped>(
  name: string,
  changes: string,
  read: (db: Queryable, now: Date) => Promise<T>,
) {
  const table = sql.identifier(changes)
  // Both figures are needed: two changes may become visible in another order than they were numbered in.
  const stamp = sql`(select count(*) || '.' || coalesce(max(id), 0) from ${table})`
  const keptOf = ({ ports }: Given) => ports.keep(name, (): Kept<T> => ({ known: null, loading: null }))

  /** Many who find the same change at once wait for one reading. */
  function load(given: Given): Promise<T> {
    const kept = keptOf(given)
    kept.loading ??= read(given.db, given.now)
      .then((state) => (kept.known = state))
      .finally(() => (kept.loading = null))
    return kept.loading
  }

  /** As it stood when this stamp was seen, or later. */
  async function since(given: Given, seen: string): Promise<T> {
    const { known, loading } = keptOf(given)
    if (known?.stamp === seen) return known
    const state = await load(given)
    // What others had begun to read may be older.
    return loading && state.stamp !== seen ? load(given) : state
  }

  // Whoever asks the database at the same moment anyway brings the stamp along.
  const stampSeen = gathered(async (db, asked: (Promise<string> | null)[]): Promise<string[]> => {
    const brought = asked.find((one) => one !== null)
    const seen = await (brought ?? stampAlone(db))
    return asked.map(() => seen)
  })
  async function stampAlone(db: Queryable): Promise<string> {
    const found = await db.execute<Stamped>(sql`select ${stamp} as stamp`)
    return found.rows[0]?.stamp ?? ''
  }
  const moment = ({ now }: Given) => String(now.getTime())

  return {
    /** What tells one state from another, for a statement that is asked with it. */
    stamp,

    /** As this process last read it: for what a later look will put right. */
    async known(given: Given): Promise<T> {
      return keptOf(given).known ?? load(given)
    },

    /** As it stands now: one small statement at most when this process has it already. */
    async asItStands(given: Given): Promise<T> {
      const { known, loading } = keptOf(given)
      if (!known && !loading) return load(given)
      if (!known) await loading
      return since(given, await stampSeen(given.db, moment(given), null))
    },

    /**
     * Asks the database with what this process has. What is read says what stamp it saw; if that is another, all is read
     * again and the question put again, so that nothing stale is answered, but where somebody edits without a pause: they
     * must not keep everyone waiting for ever.
     * @param ask must not wait for `asItStands`, which waits for its stamp
     * @param make the answer, of a state and of what was read with it
     */
    async asking<Read extends Stamped, Answer>(
      given: Given,
      ask: (state: T) => Promise<Read>,
      make: (state: T, read: Read) => Answer,
    ): Promise<Answer> {
      let state = keptOf(given).known ?? (await load(given))
      for (let tries = 1; ; tries++) {
        const asked = ask(state)
        const seen = asked.then((answer) => answer.stamp)
        // Of a failure they hear who wait for it.
        for (const told of [seen, stampSeen(given.db, moment(given), seen)]) told.catch(() => undefined)
        const found = await asked
        if (found.stamp === state.stamp || tries === mostTries) return make(state, found)
        state = await load(given)
      }
    },

    /** Counting changes takes longer the more there are. Once there are many most of them go, and everyone reads anew. */
    async forgetOldChanges(db: Db): Promise<void> {
      await db.execute(sql`delete from ${table}
        where (select count(*) from ${table}) > ${mostChanges} and id <= (select max(id) - ${changesLeft} from ${table})`)
    },
  }
}

const mostTries = 3
const mostChanges = 2_000
/** So few that changes which become visible late never make up for those that went: no stamp comes twice. */
const changesLeft = 500
