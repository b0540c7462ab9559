import { mkdir } from 'node:fs/promises'
import pg from 'pg'
import { addScaleBookings, writeScaleWorld } from '#db/demo/scale/world.ts'
import { addDays, todayIn, siteTimeZone } from '#domains/shared/dates.ts'
import { startEmbeddedPostgres } from '@rihla/embedded-postgres'
import { migrateDatabase } from '#server/database/database.ts'

const folder = '.data/scale'
const nights = 400
const pastBookings = 1_000_000
/** Stays are searched up to this many days ahead; a saved world is reused only if it has nights for them. */
const maxAhead = 60

type ScaleWorlds = {
  /** URL of the database with or without past bookings. */
  url: (name: WorldName) => string
  stop: () => Promise<void>
}
export const worldNames = ['hotels_10000', 'hotels_10000_booked'] as const
export type WorldName = (typeof worldNames)[number]

/** The large worlds in a separate database server, created once and stored in `.data/scale` (about 8 GB). */
export async function openScaleWorlds(now: Date, print: (line: string) => void): Promise<ScaleWorlds> {
  await mkdir(folder, { recursive: true, mode: 0o755 })
  const server = await startEmbeddedPostgres({ dataDir: `${folder}/postgres` })
  const url = (name: string) => server.url.replace('/rihla?', `/${name}?`)
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  const make = async (name: WorldName, from: string, fill: (url: string) => Promise<void>) => {
    if (await stands(admin, name, url, now)) return migrateDatabase(url(name))
    print(`making ${name}, once: it is kept in ${folder}`)
    await admin.query(`drop database if exists ${name} with (force)`)
    // Filled under a temporary name and renamed at the end, so that an incomplete world is never reused.
    await admin.query(`drop database if exists ${name}_unfinished with (force)`)
    await admin.query(`create database ${name}_unfinished template ${from} strategy file_copy`)
    await fill(url(`${name}_unfinished`))
    await admin.query(`alter database ${name}_unfinished rename to ${name}`)
  }
  try {
    await make('hotels_10000', 'template0', (at) => writeScaleWorld(at, { hotels: 10_000, nights, now, print }))
    await make('hotels_10000_booked', 'hotels_10000', (at) =>
      addScaleBookings(at, { bookings: pastBookings, now, print }),
    )
  } catch (error) {
    await admin.end()
    await server.stop()
    throw error
  }
  await admin.end()
  return { url, stop: () => server.stop() }
}

async function stands(admin: pg.Client, name: string, url: (name: string) => string, now: Date): Promise<boolean> {
  const result = await admin.query('select from pg_database where datname = $1', [name])
  if (result.rowCount === 0) return false
  const client = new pg.Client({ connectionString: url(name) })
  await client.connect()
  try {
    const { rows } = await client.query<{ last: string | null }>('select max(night)::text as last from night_inventory')
    return (rows[0]?.last ?? '') >= addDays(todayIn(siteTimeZone, now), maxAhead)
  } finally {
    await client.end()
  }
}
