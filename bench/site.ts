import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { addDays, todayIn, siteTimeZone } from '#domains/shared/dates.ts'
import { allocator, heapOptions } from '#server/workers.ts'
import { links } from '#links/site.ts'
import type { Locale } from '#i18n/locale.ts'
import { freePort } from '../e2e/free-port.ts'
import { pinSender, pinServer, startChild, type Child } from './child.ts'

/** The demo world as `npm start` creates and serves it, with default settings and a separate data folder. */
export type Site = {
  address: string
  folder: string
  server: Child
  /** Milliseconds from the start of the process to the first page: on an empty data folder, and on an existing one. */
  started: { firstMs: number; againMs: number }
  pages: (locale: Locale) => Record<'home' | 'results' | 'hotel', string>
  dates: { check_in: string; check_out: string }
  /** Stops the server and its database and keeps the data. Can be called repeatedly. */
  halt: () => Promise<void>
  remove: () => Promise<void>
}

/**
 * Starts the site twice, to measure the first start and a restart.
 * @param ownCore true to pin this process to a dedicated core. Must be false if the process starts a browser: the
 * browser would share that core, and its drawing would be counted as waiting
 */
export async function startSite({ ownCore = true }: { ownCore?: boolean } = {}): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-bench-'))
  // The database can run as a different user.
  await chmod(folder, 0o755)
  const env = { DATA_DIR: folder, PORT: String(await freePort()) }
  const first = await startSiteProcess(env)
  await queryDatabase(first, 'vacuum analyze')
  await first.server.stop()
  const again = await startSiteProcess(env)
  // The server is pinned only after its start, so that the database process that it starts is not pinned to the same
  // core.
  pinServer(again.server.pid)
  if (ownCore) pinSender()

  const check_in = addDays(todayIn(siteTimeZone, new Date()), 14)
  const dates = { check_in, check_out: addDays(check_in, 3) }
  const [hotel] = await queryDatabase<{ slug: string }>(
    again,
    `select h.slug from hotel h join room_type r on r.hotel_id = h.id
     where h.city = 'makkah' and h.supply = 'own' group by h.id order by count(*) desc, h.rank desc, h.id limit 1`,
  )
  let halted: Promise<void> | undefined
  return {
    address: again.address,
    folder,
    server: again.server,
    started: { firstMs: first.firstPageMs, againMs: again.firstPageMs },
    pages: (locale) => ({
      home: links.home(locale),
      results: links.hotels(locale, { where: 'makkah', ...dates }),
      hotel: links.hotel(locale, hotel?.slug ?? '', dates),
    }),
    dates,
    halt() {
      halted ??= again.server.stop()
      return halted
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Runs the same code as `npm start` after installation and build, with the memory settings of `npm run serve`. */
async function startSiteProcess(settings: Record<string, string>) {
  const began = performance.now()
  const server = await startChild('./server.ts', {
    nodeOptions: heapOptions,
    env: { ...allocator, ...settings },
    // `server.ts` chooses these values, as it does for `npm start`.
    unset: ['NODE_ENV', 'DATABASE_URL', 'DATABASE_URL_FILE', 'LOG_LEVEL', 'DEMO'],
    pin: false,
  })
  const { address, databaseUrl } = server.ready as { address: string; databaseUrl: string }
  await answered(address + links.home('en'))
  return { server, address, databaseUrl, firstPageMs: performance.now() - began }
}

async function queryDatabase<Row extends pg.QueryResultRow>({ databaseUrl }: { databaseUrl: string }, text: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  return (await client.query<Row>(text).finally(() => client.end())).rows
}

export async function answered(url: string): Promise<void> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} returned status ${response.status}`)
  await response.arrayBuffer()
}
