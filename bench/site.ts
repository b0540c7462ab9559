import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { addDays, todayIn } from '#domains/stays/nights.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres.ts'
import { prepareDatabase } from '#server/prepare.ts'
import { links } from '#web/links.ts'
import type { Locale } from '#text/locale.ts'
import { pinSender, startChild, type Child } from './child.ts'

export const secret = 'a secret of the bench, known to everyone'

/** The demo world served by one process on a database of its own. */
export type Site = {
  address: string
  databaseUrl: string
  folder: string
  server: Child
  /** Milliseconds from nothing to the first `/readyz`, and on to the first page. */
  started: { readyMs: number; firstPageMs: number }
  sql: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>
  pages: (locale: Locale) => Record<'home' | 'results' | 'hotel', string>
  dates: { check_in: string; check_out: string }
  /** Ends the server and then the database, whose data stay. May be called again. */
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
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
  const now = new Date()
  await prepareDatabase({ databaseUrl: database.url, demo: true, now, say: () => undefined })
  if (ownCore) pinSender()
  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  await pool.query('vacuum analyze')

  const began = performance.now()
  const server = await startChild('./server.ts', {
    nodeOptions,
    env: {
      NODE_ENV: 'production',
      // As the front doors have it: what an earlier process compiled is kept.
      NODE_COMPILE_CACHE: resolve('.data/compiled'),
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      APP_SECRET: secret,
      // The sender says for whom it asks, as a proxy does.
      TRUSTED_PROXIES: '1',
      PORT: String(await freePort()),
    },
  })
  const address = String(server.ready.address)
  await answered(`${address}/readyz`)
  const readyMs = performance.now() - began
  await answered(address + links.home('en'))
  const firstPageMs = performance.now() - began

  const check_in = addDays(todayIn('Asia/Riyadh', now), 14)
  const dates = { check_in, check_out: addDays(check_in, 3) }
  const [hotel] = (
    await pool.query<{ slug: string }>(`
      select h.slug from hotel h join room_type r on r.hotel_id = h.id
      where h.city = 'makkah' and h.supply = 'own' group by h.id order by count(*) desc, h.rank desc, h.id limit 1`)
  ).rows
  let halted: Promise<void> | undefined
  return {
    address,
    databaseUrl: database.url,
    folder,
    server,
    started: { readyMs, firstPageMs },
    sql: async (text, values = []) => (await pool.query(text, values)).rows,
    pages: (locale) => ({
      home: links.home(locale),
      results: links.hotels(locale, { where: 'makkah', ...dates }),
      hotel: links.hotel(locale, hotel?.slug ?? '', dates),
    }),
    dates,
    halt() {
      halted ??= server
        .stop()
        .then(() => pool.end())
        .then(() => database.stop())
      return halted
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
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
