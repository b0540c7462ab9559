import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { addDays, todayIn } from '#domains/stays/nights.ts'
import { links } from '#web/links.ts'
import type { Locale } from '#text/locale.ts'
import { pinSender, pinServer, startChild, type Child } from './child.ts'

export const secret = 'a secret of the bench, known to everyone'

/** The demo world as `npm start` makes and serves it, with its defaults, on a data folder of its own. */
export type Site = {
  address: string
  databaseUrl: string
  folder: string
  server: Child
  /** Milliseconds from the start of the process to the first page: with nothing there, and with everything. */
  started: { firstMs: number; againMs: number }
  sql: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>
  pages: (locale: Locale) => Record<'home' | 'results' | 'hotel', string>
  dates: { check_in: string; check_out: string }
  /** Ends the server and its database, whose data stay. May be called again. */
  halt: () => Promise<void>
  remove: () => Promise<void>
}

/**
 * @param nodeOptions for the server's process, e.g. to profile it
 * @param ownCore whether this process keeps to a core of its own. One that starts a browser must not: the browser keeps
 *   to the same core then, and whatever it draws is counted as waiting.
 */
export async function startSite({
  nodeOptions = [],
  ownCore = true,
}: { nodeOptions?: string[]; ownCore?: boolean } = {}): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-bench-'))
  // The database may run as another user.
  await chmod(folder, 0o755)
  const env = {
    DATA_DIR: folder,
    APP_SECRET: secret,
    // The sender says for whom it asks, as a proxy does.
    TRUSTED_PROXIES: '1',
    PORT: String(await freePort()),
  }
  const first = await startFrontDoor(env)
  await inDatabase(first, (pool) => pool.query('vacuum analyze'))
  await first.server.stop()
  const again = await startFrontDoor(env, nodeOptions)
  // Not before: the database, which the server starts, shares no core with anybody in particular.
  pinServer(again.server.pid)
  if (ownCore) pinSender()

  const check_in = addDays(todayIn('Asia/Riyadh', new Date()), 14)
  const dates = { check_in, check_out: addDays(check_in, 3) }
  const pool = new pg.Pool({ connectionString: again.databaseUrl, max: 2 })
  const [hotel] = (
    await pool.query<{ slug: string }>(`
      select h.slug from hotel h join room_type r on r.hotel_id = h.id
      where h.city = 'makkah' and h.supply = 'own' group by h.id order by count(*) desc, h.rank desc, h.id limit 1`)
  ).rows
  let halted: Promise<void> | undefined
  return {
    address: again.address,
    databaseUrl: again.databaseUrl,
    folder,
    server: again.server,
    started: { firstMs: first.firstPageMs, againMs: again.firstPageMs },
    sql: async (text, values = []) => (await pool.query(text, values)).rows,
    pages: (locale) => ({
      home: links.home(locale),
      results: links.hotels(locale, { where: 'makkah', ...dates }),
      hotel: links.hotel(locale, hotel?.slug ?? '', dates),
    }),
    dates,
    halt() {
      halted ??= pool.end().then(() => again.server.stop())
      return halted
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** What `npm start` runs once everything is installed and built. */
async function startFrontDoor(settings: Record<string, string>, nodeOptions: string[] = []) {
  const began = performance.now()
  const server = await startChild('./server.ts', {
    nodeOptions,
    env: settings,
    // Left to the front door, as for everybody who types the command.
    unset: ['NODE_ENV', 'DATABASE_URL', 'DATABASE_URL_FILE', 'LOG_LEVEL', 'DEMO'],
    pin: false,
  })
  const { address, databaseUrl } = server.ready as { address: string; databaseUrl: string }
  await answered(address + links.home('en'))
  return { server, address, databaseUrl, firstPageMs: performance.now() - began }
}

async function inDatabase({ databaseUrl }: { databaseUrl: string }, work: (pool: pg.Pool) => Promise<unknown>) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  await work(pool).finally(() => pool.end())
}

/** A port nobody listens on; the address is needed before the server has it. */
export function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => found(port))
    })
  })
}

export async function answered(url: string): Promise<void> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  await response.arrayBuffer()
}
