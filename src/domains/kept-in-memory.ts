import { sql } from 'drizzle-orm'
import type { Context } from '#domains/context.ts'
import type { Db, Queryable } from '#domains/db.ts'
import { gathered } from '#domains/gathered.ts'

type Given = Pick<Context, 'db' | 'ports' | 'now'>

/** A part of the database as it stood when its stamp was this. */
export type Stamped = { stamp: string }

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

  // Whoever asks the database at the same moment anyway brings the stamp along.
  const stampSeen = gathered(async (db, asked: (Promise<string> | null)[]): Promise<string[]> => {
    const brought = asked.find((one) => one !== null)
    const seen = brought ? await brought : await db.execute<Stamped>(sql`select ${stamp} as stamp`)
    return asked.map(() => (typeof seen === 'string' ? seen : (seen.rows[0]?.stamp ?? '')))
  })
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
      if (!keptOf(given).known) return load(given)
      const seen = await stampSeen(given.db, moment(given), null)
      // Another may have read it anew meanwhile.
      const { known } = keptOf(given)
      return known?.stamp === seen ? known : load(given)
    },

    /**
     * Asks the database with what this process has. The answer says what stamp it saw; if that is another, all is read
     * again and the question put again, so that nothing stale is answered.
     */
    async asking<Answer extends Stamped>(given: Given, ask: (state: T) => Promise<Answer>): Promise<Answer> {
      let state = keptOf(given).known ?? (await load(given))
      for (let tries = 1; ; tries++) {
        const asked = ask(state)
        const seen = asked.then((answer) => answer.stamp)
        // Of a failure they hear who wait for it.
        for (const told of [seen, stampSeen(given.db, moment(given), seen)]) told.catch(() => undefined)
        const answer = await asked
        // Somebody who edits without a pause must not keep everyone waiting for ever.
        if (answer.stamp === state.stamp || tries === 3) return answer
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

const mostChanges = 2_000
/** Enough that those which become visible late do not make up for those that went. */
const changesLeft = 500
