import type { Db } from '#domains/db.ts'
import { openDatabase, type Database } from '#server/db.ts'
import type { Log } from '#server/log.ts'

/** A streaming copy of the database that public reads go to while it has all that was ever announced. */
export type Replica = {
  /** The copy, or null while it lags behind what somebody may have seen, or is away. */
  current: () => Db | null
  /** Something has changed: whoever reads next must see it. */
  behind: () => void
  /** A read from it failed: it is left alone until it answers again. */
  failed: () => void
  stop: () => Promise<void>
}

const lookMs = 1_000
const catchingUpMs = 25
const lagMs = 2_000
/** A replica that was current so lately and has lost the primary since has all but the last moment. */
const latelyMs = 10_000
/** Less than for the database itself: a read that is not answered here is asked there, all within what a person waits. */
const patienceMs = 1_000

/**
 * Opens a replica. It counts as current only once it has replayed the log as far as the primary had written it after the
 * last change that this process made or heard of; until then reads go to the primary. When the primary is gone for both,
 * what the replica had a moment ago counts as current, too.
 */
export function openReplica(url: string, size: number, primary: Database, log: Log, prepare: boolean): Replica {
  const copy = openDatabase(url, size, { prepare, patienceMs })
  let usable = false
  let stopped = false
  /** When it was last seen to hold all that the primary had written. */
  let heldAt = -Infinity
  /** Whether it is used only because the primary is gone. */
  let alone = false
  /** Changes heard of, and how many of them the copy is known to hold. */
  let changes = 1
  let timer: NodeJS.Timeout | undefined

  /** Looks until it is told to stop: one at a time, whoever asks. */
  async function look(): Promise<void> {
    const upTo = changes
    const began = performance.now()
    const written = await primary.pool
      .query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn')
      .catch(() => null)
    if (!written) {
      // While the primary is away nothing is written: what was current stays so, and people go on looking around.
      if (!usable && (await isAllThereIs()) && upTo === changes) usable = alone = true
      return again(lookMs)
    }
    // It is back, and may have what the copy has not.
    if (alone) usable = alone = false
    try {
      for (;;) {
        const { rows } = await copy.pool.query<{ standby: boolean; holds: boolean }>(
          'select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn() >= $1::pg_lsn as holds',
          [written.rows[0]?.lsn],
        )
        if (!rows[0]?.standby) throw new Error('what DATABASE_REPLICA_URL names is no replica')
        if (rows[0].holds || stopped) {
          heldAt = performance.now()
          break
        }
        // What lags longer than this may not be shown, whether or not anybody has told of a change.
        if (performance.now() - began > lagMs) usable = false
        await new Promise((soon) => setTimeout(soon, catchingUpMs))
      }
      usable = upTo === changes
    } catch (error) {
      if (usable) log('warn', 'replica not used', { message: String(error) })
      usable = false
    }
    again(upTo === changes ? lookMs : 0)
  }
  /**
   * Whether the copy was current a moment ago, has lost the primary as well since, and shows all that it got: only a change
   * of the last moment may be missing. As long as it hears from the primary, it is this process alone that does not; one
   * that was cut off long ago never counts.
   */
  async function isAllThereIs(): Promise<boolean> {
    if (performance.now() - heldAt > latelyMs) return false
    const found = await copy.pool
      .query<{ all: boolean }>(
        `select pg_is_in_recovery() and not exists (select from pg_stat_wal_receiver where pid is not null)
           and coalesce(pg_last_wal_replay_lsn() >= pg_last_wal_receive_lsn(), false) as all`,
      )
      .catch(() => null)
    return found?.rows[0]?.all ?? false
  }
  function again(afterMs: number): void {
    if (!stopped) timer = setTimeout(() => void looking(), afterMs).unref()
  }
  let under: Promise<void> | null = null
  const looking = () => (under ??= look().finally(() => (under = null)))
  void looking()

  return {
    current: () => (usable ? copy.db : null),
    behind() {
      changes++
      if (!usable) return
      usable = alone = false
      clearTimeout(timer)
      void looking()
    },
    failed() {
      usable = alone = false
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await under
      await copy.close()
    },
  }
}
