import pg from 'pg'
import { writeScaleBookings } from '#db/demo/scale/bookings.ts'
import { scaleHotels, writeDistricts } from '#db/demo/scale/hotels.ts'
import { writeScaleNights } from '#db/demo/scale/nights.ts'
import { writeContent, writeImages } from '#db/demo/write-content.ts'
import { writeHotels } from '#db/demo/hotels/write-hotels.ts'
import { demoWorld } from '#db/demo/world.ts'
import { importReferenceRows } from '#db/reference/load.ts'
import { todayIn, siteTimeZone } from '#domains/shared/dates.ts'
import { migrateDatabase } from '#server/database/database.ts'

export type ScaleOptions = { hotels: number; nights: number; now: Date; print: (line: string) => void }

/**
 * Fills a database without hotels with a large world in one transaction: hotels of four room types, their rates and
 * nights.
 */
export async function writeScaleWorld(url: string, { hotels, nights, now, print }: ScaleOptions): Promise<void> {
  await migrateDatabase(url)
  await withSeeder(url, async (client) => {
    const filled = await client.query<{ filled: boolean }>('select exists (select from hotel) as filled')
    if (filled.rows[0]?.filled)
      throw new Error('There are hotels already: a large world can be written only to an empty database.')
    await client.query('begin')
    const world = demoWorld()
    const large = scaleHotels(world, hotels)
    await importReferenceRows(client)
    await writeDistricts(client, large.districts)
    await writeContent(client, world)
    await writeImages(client, [...world.images, ...large.hotels.flatMap((hotel) => hotel.images)])
    const rooms = await writeHotels(client, large.hotels)
    print(`${large.hotels.length} hotels, ${rooms.length} room types`)
    await writeScaleNights(client, rooms, { today: todayIn(siteTimeZone, now), nights, print })
    await client.query('commit')
    await client.query('vacuum analyze')
  })
}

/** Adds completed bookings of the past to a large world. */
export async function addScaleBookings(
  url: string,
  { bookings, now, print }: { bookings: number; now: Date; print: (line: string) => void },
): Promise<void> {
  await withSeeder(url, async (client) => {
    await client.query('begin')
    await writeScaleBookings(client, { today: todayIn(siteTimeZone, now), bookings, print })
    await client.query('commit')
    await client.query('vacuum analyze')
  })
}

async function withSeeder(url: string, write: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'seed-scale' })
  await client.connect()
  try {
    // Safe here: after a crash the world is simply created again. No provider data is affected.
    await client.query('set synchronous_commit = off')
    await client.query(`set maintenance_work_mem = '1GB'`)
    await write(client)
  } finally {
    await client.end()
  }
}
