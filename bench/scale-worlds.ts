import { mkdir } from 'node:fs/promises'
import pg from 'pg'
import { addScaleBookings, writeScaleWorld } from '#db/seed/scale-world.ts'
import { addDays, todayIn } from '#domains/stays/nights.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres.ts'
import { migrateDatabase } from '#server/db.ts'

const folder = '.data/scale'
const nights = 400
export const pastBookings = 1_000_000
/** How far ahead stays are asked for: kept worlds must have nights for it. */
const mostAhead = 60

export type ScaleWorlds = {
  /** What a database is called that has so many hotels, with or without the past bookings. */
  url: (name: WorldName) => string
  /** Seconds that the making of each world took, of those that were not there. */
  made: Map<WorldName, number>
  stop: () => Promise<void>
}
export const worldNames = ['hotels_100', 'hotels_1000', 'hotels_10000', 'hotels_10000_booked'] as const
export type WorldName = (typeof worldNames)[number]

/** Large worlds beside one another in a database server of their own, made once and kept in `.data/scale` (some 10 GB). */
export async function openScaleWorlds(now: Date, say: (line: string) => void): Promise<ScaleWorlds> {
  await mkdir(folder, { recursive: true, mode: 0o755 })
  const server = await startEmbeddedPostgres({ dataDir: `${folder}/postgres` })
  const url = (name: string) => server.url.replace('/rihla?', `/${name}?`)
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  const made = new Map<WorldName, number>()
  const make = async (name: WorldName, from: string, fill: (url: string) => Promise<void>) => {
    if (await stands(admin, name, url, now)) return migrateDatabase(url(name))
    const began = performance.now()
    say(`making ${name}, once: it is kept in ${folder}`)
    await admin.query(`drop database if exists ${name} with (force)`)
    // Filled under another name: half a world is none.
    await admin.query(`drop database if exists ${name}_unfinished with (force)`)
    await admin.query(`create database ${name}_unfinished template ${from} strategy file_copy`)
    await fill(url(`${name}_unfinished`))
    await admin.query(`alter database ${name}_unfinished rename to ${name}`)
    made.set(name, (performance.now() - began) / 1000)
  }
  try {
    for (const hotels of [100, 1_000, 10_000] as const)
      await make(`hotels_${hotels}`, 'template0', (at) => writeScaleWorld(at, { hotels, nights, now, say }))
    await make('hotels_10000_booked', 'hotels_10000', (at) =>
      addScaleBookings(at, { bookings: pastBookings, now, say }),
    )
  } catch (error) {
    await admin.end()
    await server.stop()
    throw error
  }
  await admin.end()
  return { url, made, stop: () => server.stop() }
}

async function stands(admin: pg.Client, name: string, url: (name: string) => string, now: Date): Promise<boolean> {
  const found = await admin.query('select from pg_database where datname = $1', [name])
  if (found.rowCount === 0) return false
  const client = new pg.Client({ connectionString: url(name) })
  await client.connect()
  try {
    const { rows } = await client.query<{ last: string | null }>('select max(night)::text as last from night_inventory')
    return (rows[0]?.last ?? '') >= addDays(todayIn('Asia/Riyadh', now), mostAhead)
  } finally {
    await client.end()
  }
}
