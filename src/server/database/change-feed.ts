import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from '#domains/context.ts'
import { cut } from '#server/database/connection.ts'
import type { Heartbeat } from '#server/database/heartbeat.ts'
import type { Log } from '#server/observability/log.ts'
import { reasonOf } from '#server/observability/fault.ts'

const channel = 'rihla_change'

type Watch = { changed: (tags: string[]) => void; lost: () => void }

/**
 * Milliseconds between two reads while changes arrive; twice the pause after which the next change is notified
 * (`notify_change` in the database), so that a change without notification is committed by then.
 */
const busyMs = 100
/** Milliseconds between two reads otherwise: the maximum delay of a change whose notification was not sent. */
const quietMs = 1_000
const reconnectMs = 1_000
/** Milliseconds until a connection whose answers are lost, while others are answered, is replaced. */
const hungMs = 30_000
/** A process that was suspended for longer reconnects, because unread changes can have been deleted. */
const maxPauseMs = 300_000

/**
 * The position of the feed after a read: the snapshot of the transactions that it saw. The next read returns exactly
 * the changes that became visible since then, in whatever order their transactions began.
 */
type Position = string

/** The tags of all changes that became visible after `from`; with null only the current position. */
export async function readChanges(
  client: Pick<pg.ClientBase, 'query'>,
  from: Position | null,
): Promise<{ position: Position; tags: string[] }> {
  const { rows } = await client.query<{ position: Position; tags: string[] }>({
    // Prepared, because planning it takes longer than running it.
    name: 'read_changes',
    text: `select pg_current_snapshot()::text as position, array(
       select distinct tag from change
       where xid >= pg_snapshot_xmin($1::pg_snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot())
         and not pg_visible_in_snapshot(xid, $1::pg_snapshot) order by tag) as tags`,
    values: [from],
  })
  return rows[0] as { position: Position; tags: string[] }
}

/**
 * Reads the change feed on a separate connection: after each notification and once a second. Reconnects after a loss.
 * `lost` is called for each connection before its first read, because changes can have been missed.
 */
export async function watchChanges(
  url: string,
  { log, heartbeat }: { log: Log; heartbeat: Heartbeat },
  watch: Watch,
): Promise<{ stop: () => Promise<void> }> {
  let stopped = false
  let current: pg.Client | undefined
  heartbeat.onLost(() => current && cut(current))
  /** True if a notification arrived since the last read began. */
  let notified = false
  let isQuiet = true
  let wake: () => void = () => undefined
  const pause = (ms: number) =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, ms)
      wake = () => {
        clearTimeout(timer)
        done()
      }
    })

  async function connect(): Promise<{ client: pg.Client; position: Position }> {
    if (heartbeat.isLost()) throw new Error('the database does not answer')
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: hungMs,
      query_timeout: hungMs,
      application_name: 'rihla-changes',
      keepAlive: true,
    })
    current = client
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      return { client, position: (await readChanges(client, null)).position }
    } catch (error) {
      void client.end().catch(() => undefined)
      throw error
    }
  }
  async function follow({ client, position }: Awaited<ReturnType<typeof connect>>): Promise<void> {
    client.on('notification', () => {
      notified = true
      if (isQuiet) wake()
    })
    const closed = () => wake()
    client.on('end', closed)
    try {
      if (!stopped) watch.lost()
      let readAt = performance.now()
      for (let hasChanges = false; ;) {
        // After a read with changes, notifications do not shorten the pause: a burst causes at most ten reads a second.
        isQuiet = !hasChanges
        if (!stopped && (hasChanges || !notified)) await pause(hasChanges ? busyMs : quietMs)
        if (stopped) return
        notified = false
        if (performance.now() - readAt > maxPauseMs) throw new Error('changes can have been deleted unread')
        const read = await readChanges(client, position)
        readAt = performance.now()
        position = read.position
        hasChanges = read.tags.length > 0
        if (hasChanges) watch.changed(read.tags)
      }
    } finally {
      client.off('end', closed)
      const ended = client.end().catch(() => undefined)
      if (stopped) await ended
    }
  }
  const failed = (error: unknown) => log('warn', 'not listening for changes', { message: reasonOf(error) })
  const first = await connect().catch(failed)
  const running = (async () => {
    for (let connection = first; ; connection = await connect().catch(failed)) {
      if (connection) await follow(connection).catch(failed)
      if (!stopped) await pause(reconnectMs)
      if (stopped) return
    }
  })()
  return {
    async stop() {
      stopped = true
      wake()
      await running
    },
  }
}

/** Minutes after which a change is deleted. Every reader has it by then, or reconnects and clears its caches. */
const minutesStored = 10
/** Catalogues count their changes in each search, so only many are deleted, and most of them at once. */
const maxCatalogueChanges = 2_000
/** Low enough that changes which become visible late never compensate for deleted ones, so that no version repeats. */
const catalogueChangesLeft = 500

/** Deletes changes that all processes have read. */
export async function deleteOldChanges(db: Db): Promise<void> {
  await db.execute(sql`delete from change
    where tag not in ('catalogue:stays', 'catalogue:packages') and at < now() - make_interval(mins => ${minutesStored})`)
  await db.execute(sql`delete from change where (xid, id) in (
    select xid, id from (
      select xid, id, row_number() over (partition by tag order by id desc) as place, count(*) over (partition by tag) as total
      from change where tag in ('catalogue:stays', 'catalogue:packages')) c
    where total > ${maxCatalogueChanges} and place > ${catalogueChangesLeft})`)
}
