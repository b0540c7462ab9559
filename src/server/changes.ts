import pg from 'pg'
import type { Log } from '#server/log.ts'

const channel = 'rihla_changed'

type Watch = { changed: (tags: string[]) => void; lost: () => void }

/** Changes wait this long for others, so that a rush of bookings is one message. */
const gatherMs = 50

/** Tells every process what has changed; gathers what comes close together. A loss is bounded by the pages' short life. */
export function changeAnnouncer(pool: Pick<pg.Pool, 'query'>, log: Log): (tags: string[]) => void {
  const gathered = new Set<string>()
  return (tags) => {
    if (gathered.size === 0) {
      setTimeout(() => {
        const messages = messagesOf(gathered)
        gathered.clear()
        pool
          .query('select pg_notify($1, message) from unnest($2::text[]) as message', [channel, messages])
          .catch((error) => log('warn', 'change not announced', { message: String(error) }))
      }, gatherMs).unref()
    }
    for (const tag of tags) gathered.add(tag)
  }
}

/** What PostgreSQL takes as one message, in bytes, with room to spare. */
const longest = 7_000

/** Tags in as few messages as they fit in: none is cut, however many they are. */
function messagesOf(tags: Iterable<string>): string[] {
  const messages: string[] = []
  for (const tag of tags) {
    const last = messages.at(-1)
    if (last !== undefined && Buffer.byteLength(last) + Buffer.byteLength(tag) < longest) {
      messages[messages.length - 1] = `${last} ${tag}`
    } else messages.push(tag)
  }
  return messages
}

/** Listens for changes on a connection of its own; comes back by itself after a loss. */
export async function watchChanges(url: string, log: Log, watch: Watch): Promise<{ stop: () => Promise<void> }> {
  let client: pg.Client | undefined
  let again: NodeJS.Timeout | undefined
  let stopped = false

  const retry = () => {
    if (stopped || again) return
    again = setTimeout(() => {
      again = undefined
      void connect()
    }, 1_000)
  }
  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 1_000,
      application_name: 'rihla-changes',
      keepAlive: true,
    })
    next.on('error', () => retry())
    next.on('end', () => retry())
    next.on('notification', (message) => watch.changed((message.payload ?? '').split(' ')))
    try {
      await next.connect()
      if (stopped) {
        await next.end()
        return
      }
      await next.query(`listen ${channel}`)
      client = next
      watch.lost()
    } catch (error) {
      log('warn', 'not listening for changes', { message: String(error) })
      await next.end().catch(() => undefined)
      retry()
    }
  }
  await connect()
  return {
    async stop() {
      stopped = true
      clearTimeout(again)
      await client?.end().catch(() => undefined)
    },
  }
}
