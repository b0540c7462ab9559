import pg from 'pg'
import { addDays, instantOf, todayIn, siteTimeZone } from '#domains/shared/dates.ts'
import { startChild, type Child } from './child.ts'
import { facetsSql, hotelSql, roomsSql, searchSql, suggestSql } from './scale-sql.ts'
import { freePort } from '../e2e/free-port.ts'
import { answered } from './site.ts'

export const questions = ['dated search', 'search with facets', 'suggestions', 'hotel, rooms and rates'] as const
export type Question = (typeof questions)[number]

/** One large world with a separate server. Every question can be sent to the site and, as SQL, to the database. */
export type ScaleSite = {
  /** Sends one request and returns its duration in milliseconds; `i` varies dates, search texts and hotels. */
  ours: (question: Question, i: number) => Promise<number>
  sql: (question: Question, i: number) => Promise<number>
  /** Returns true if the site and the SQL find the same hotels at the same totals. */
  agree: (i: number) => Promise<boolean>
  stop: () => Promise<void>
}

const city = 'makkah'
const typed = ['abraj', 'makk', 'ajyad', 'dar al', 'qasr', 'king abdulaziz', 'nur', 'bayt']

export async function startScaleSite(databaseUrl: string, now: Date, folder: string): Promise<ScaleSite> {
  const client = new pg.Client({ connectionString: databaseUrl })
  const second = new pg.Client({ connectionString: databaseUrl })
  await Promise.all([client.connect(), second.connect()])
  // Part of tuning by hand: enough memory for hashes and sorts.
  await client.query(`set work_mem = '128MB'`)
  const hotels = (
    await client.query<{ id: number }>(
      `select id from hotel where city = $1 and supply = 'own' order by rank desc, id limit 20`,
      [city],
    )
  ).rows
  const server: Child = await startChild('./server.ts', {
    unset: ['NODE_ENV'],
    env: { DATABASE_URL: databaseUrl, DATA_DIR: folder, PORT: String(await freePort()) },
  })
  const address = String(server.ready.address)
  await answered(`${address}/readyz`)
  await server.request({ request: 'keep', pages: false })

  const dates = (i: number) => {
    const check_in = addDays(todayIn(siteTimeZone, now), 14 + (i % 30))
    return { check_in, check_out: addDays(check_in, 3) }
  }
  const call = async (name: string, input: object) => {
    const response = await fetch(`${address}/api/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    if (!response.ok) throw new Error(`${name} returned status ${response.status}: ${await response.text()}`)
    return (await response.json()) as {
      data: { id: number; offer: { total: { minor: number } } }[]
      meta: { total: number }
    }
  }
  const hotelAt = (i: number) => hotels[i % hotels.length] as { id: number }
  const request: Record<Question, (i: number) => Promise<unknown>> = {
    'dated search': (i) => call('fetch_hotels', { where: city, ...dates(i) }),
    'search with facets': (i) => call('fetch_custom_filter_hotel', { where: city, ...dates(i) }),
    suggestions: (i) => call('fetch_location_for_hotels', { q: typed[i % typed.length] }),
    'hotel, rooms and rates': (i) =>
      Promise.all([
        call('show_hotel', { id: hotelAt(i).id }),
        call('fetch_new_available_rooms', { hotel_id: hotelAt(i).id, ...dates(i) }),
      ]),
  }
  const stayOf = (i: number) => [city, dates(i).check_in, dates(i).check_out]
  const hoursTo = (i: number) =>
    (instantOf(dates(i).check_in, '16:00', siteTimeZone).getTime() - now.getTime()) / 3_600_000
  const query = (name: string, text: string, values: unknown[], on = client) => on.query({ name, text, values })
  const asSql: Record<Question, (i: number) => Promise<pg.QueryResult>> = {
    'dated search': (i) => query('search', searchSql, stayOf(i)),
    'search with facets': (i) => query('facets', facetsSql, [...stayOf(i), hoursTo(i)]),
    suggestions: (i) => query('suggest', suggestSql, [`%${typed[i % typed.length]}%`]),
    'hotel, rooms and rates': async (i) => {
      const { check_in, check_out } = dates(i)
      const [hotel] = await Promise.all([
        query('hotel', hotelSql, [hotelAt(i).id, todayIn(siteTimeZone, now)]),
        query('rooms', roomsSql, [hotelAt(i).id, check_in, check_out], second),
      ])
      return hotel
    },
  }
  return {
    ours: (question, i) => timed(() => request[question](i)),
    sql: (question, i) => timed(() => asSql[question](i)),
    async agree(i) {
      const { rows } = await asSql['dated search'](i)
      const found = await call('fetch_hotels', { where: city, ...dates(i) })
      const listed = found.data.map(({ id, offer }) => `${id} ${offer.total.minor}`)
      const expected = rows.slice(0, listed.length).map(({ id, total }) => `${id} ${total}`)
      return listed.length > 0 && found.meta.total === rows[0]?.hotels && listed.join() === expected.join()
    },
    async stop() {
      await Promise.all([client.end(), second.end()])
      await server.stop()
    },
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
