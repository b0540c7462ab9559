import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import { gathered } from '#domains/gathered.ts'

type Given = Pick<Context, 'db' | 'ports' | 'now'>

/** A part of the database as it stood when its stamp was this. */
export type Stamped = { stamp: string }

type Kept<T> = { known: T | null; loading: Promise<T> | null }

/**
 * What tells one state of the tables that triggers watch from another. Both figures are needed: two changes may become
 * visible in another order than they were numbered in.
 * @param changes a table to which every statement that changes them adds a row
 */
export const stampOf = (changes: string): SQL =>
  sql`(select count(*) || '.' || coalesce(max(id), 0) from ${sql.identifier(changes)})`

/**
 * Keeps in the memory of a process what changes only when somebody edits it (decision 0010), and finds out by its stamp
 * whether that is still as it is.
 * @param name of its place in that memory
 */
export function keptInMemory<T extends Stamped>(
  name: string,
  stamp: SQL,
  read: (db: Queryable, now: Date) => Promise<T>,
) {
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
  }
}
