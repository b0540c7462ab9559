import type { Db } from '#domains/db.ts'
import { openDatabase, type Database } from '#server/database/database.ts'
import { createHeartbeat } from '#server/database/heartbeat.ts'
import type { PoolOptions } from '#server/database/pipelined-pool.ts'
import type { Log } from '#server/observability/log.ts'
import { reasonOf } from '#server/observability/fault.ts'

/** A streaming replica that serves public reads while it has all changes that this process knows of. */
export type Replica = {
  /** The replica, or null while it lags behind a known change or is unavailable. */
  current: () => Db | null
  /** Records a change that the next read must see. */
  markStale: () => void
  /** Records a failed read: the replica is not used until it responds again. */
  failed: () => void
  /**
   * The database that repeats a read which failed on the primary: waits up to two seconds for the replica, or for a
   * primary that was lost and responds again; null if neither does.
   */
  instead: () => Promise<Db | null>
  stop: () => Promise<void>
}

const lookMs = 1_000
const catchingUpMs = 25
const insteadMs = 2_000
const lagMs = 2_000
/** A replica that was current within this time before the primary failed lacks at most the last moment. */
const latelyMs = 10_000
/** A replica without a primary whose position did not change for this time has replayed all it can. */
const settledMs = 300

/**
 * Opens a replica. It is current once it has replayed the log up to the primary's position after the last change that
 * this process made or read from the change feed; until then reads use the primary. When both the process and the
 * replica have lost the primary, the last state of the replica is current, too.
 */
export function openReplica(
  url: string,
  size: number,
  { prepare, statementTimeoutMs }: Pick<PoolOptions, 'prepare' | 'statementTimeoutMs'>,
  primary: Database,
  log: Log,
): Replica {
  // A read that waits for a replica that is gone is repeated on the primary.
  const heartbeat = createHeartbeat(url)
  const copy = openDatabase(url, size, { prepare, heartbeat, statementTimeoutMs })
  void heartbeat.start()
  let usable = false
  let stopped = false
  /** Time at which it was last seen to have everything that the primary had written. */
  let heldAt = -Infinity
  /** True while it is used only because the primary is unavailable. */
  let alone = false
  /** When the primary stopped responding, whether it responds now, and when it started to respond again. */
  let primaryLostAt = -Infinity
  let primaryResponds = true
  let primaryBackAt = -Infinity
  /** The position up to which a replica without a primary had replayed the log, and the time at which it was first seen. */
  let replayed = ''
  let replayedAt = -Infinity
  /** Number of changes received so far. The replica is current when a check that began at this number succeeds. */
  let changes = 1
  let timer: NodeJS.Timeout | undefined

  /** Checks the replica repeatedly until it is stopped, one check at a time. */
  async function look(): Promise<void> {
    const upTo = changes
    const began = performance.now()
    const written = await primary.pool
      .query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn')
      .catch(() => null)
    if (!written) {
      if (primaryResponds) primaryLostAt = began
      primaryResponds = false
      // While the primary is unavailable nothing is written, so a replica that was current stays current and visitors
      // can continue to browse.
      if (!usable && (await isAllThereIs()) && upTo === changes) usable = alone = true
      return again(lookMs)
    }
    // The primary is back, and can have changes that the replica lacks.
    if (!primaryResponds) primaryBackAt = performance.now()
    primaryResponds = true
    if (alone) usable = alone = false
    try {
      for (;;) {
        const { rows } = await copy.pool.query<{ standby: boolean; holds: boolean }>(
          'select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn() >= $1::pg_lsn as holds',
          [written.rows[0]?.lsn],
        )
        if (!rows[0]?.standby) throw new Error('DATABASE_REPLICA_URL is not the address of a replica')
        if (rows[0].holds || stopped) {
          heldAt = performance.now()
          break
        }
        // A replica that lags longer than this is not used, even without a known change. The position is read again: a
        // primary that was lost may not have sent the log up to it.
        if (performance.now() - began > lagMs) {
          usable = false
          return again(0)
        }
        await new Promise((soon) => setTimeout(soon, catchingUpMs))
      }
      usable = upTo === changes
    } catch (error) {
      if (usable) log('warn', 'replica not used', { message: reasonOf(error) })
      usable = false
    }
    again(upTo === changes ? lookMs : 0)
  }
  /**
   * True if the replica was current a moment before the primary was lost, has lost the primary as well, and has replayed
   * all it can: only a change of the last moment can be missing. While the replica still receives from the primary, only
   * this process has lost it, so the result is false; it is also false for a replica that was cut off long ago.
   */
  async function isAllThereIs(): Promise<boolean> {
    if (primaryLostAt - heldAt > latelyMs) return false
    const result = await copy.pool
      .query<{ alone: boolean; received: boolean; replayed: string }>(
        `select pg_is_in_recovery() and not pg_is_wal_replay_paused()
             and not exists (select from pg_stat_wal_receiver where pid is not null) as alone,
           coalesce(pg_last_wal_replay_lsn() >= pg_last_wal_receive_lsn(), false) as received,
           pg_last_wal_replay_lsn()::text as replayed`,
      )
      .catch(() => null)
    const state = result?.rows[0]
    if (!state?.alone) return false
    // The last record is often received in part, and is never replayed then.
    if (state.replayed !== replayed) [replayed, replayedAt] = [state.replayed, performance.now()]
    return state.received || performance.now() - replayedAt > settledMs
  }
  function again(afterMs: number): void {
    if (!stopped) timer = setTimeout(() => void looking(), afterMs).unref()
  }
  let under: Promise<void> | null = null
  const looking = () => (under ??= look().finally(() => (under = null)))
  void looking()

  return {
    current: () => (usable ? copy.db : null),
    markStale() {
      changes++
      if (!usable) return
      usable = alone = false
      clearTimeout(timer)
      void looking()
    },
    failed() {
      usable = alone = false
    },
    async instead() {
      const last = performance.now() + insteadMs
      while (!stopped && performance.now() < last) {
        clearTimeout(timer)
        // Not awaited: the check of a replica that lags takes long.
        void looking()
        await new Promise((soon) => setTimeout(soon, catchingUpMs))
        if (usable) return copy.db
        // A replica can take longer to follow a new primary than this process.
        if (primaryResponds && performance.now() - primaryBackAt < latelyMs) return primary.db
      }
      return usable ? copy.db : null
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await under
      heartbeat.stop()
      await copy.close()
    },
  }
}
