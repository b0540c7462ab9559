import pg from 'pg'
import { writeScaleBookings } from '#db/seed/scale-bookings.ts'
import { scaleHotels } from '#db/seed/scale-hotels.ts'
import { writeScaleNights } from '#db/seed/scale-nights.ts'
import { writeContent, writeImages } from '#db/seed/write-content.ts'
import { writeHotels } from '#db/seed/write-hotels.ts'
import { writePlaces } from '#db/seed/write-places.ts'
import { demoWorld } from '#db/seed/world.ts'
import { todayIn } from '#domains/stays/nights.ts'
import { migrateDatabase } from '#server/db.ts'

export type ScaleAsked = { hotels: number; nights: number; now: Date; say: (line: string) => void }

/** Fills a database without hotels with a large world: hotels of four room types, their rates and nights, all or nothing. */
export async function writeScaleWorld(url: string, { hotels, nights, now, say }: ScaleAsked): Promise<void> {
  await migrateDatabase(url)
  await withSeeder(url, async (client) => {
    const filled = await client.query<{ filled: boolean }>('select exists (select from hotel) as filled')
    if (filled.rows[0]?.filled) throw new Error('There are hotels already: a large world goes into an empty database.')
    await client.query('begin')
    const world = demoWorld()
    const large = scaleHotels(world, hotels)
    await writePlaces(client, { ...world, districts: large.districts })
    await writeContent(client, world)
    await writeImages(client, [...world.images, ...large.hotels.flatMap((hotel) => hotel.images)])
    const rooms = await writeHotels(client, large.hotels)
    say(`${large.hotels.length} hotels, ${rooms.length} room types`)
    await writeScaleNights(client, rooms, { today: todayIn('Asia/Riyadh', now), nights, say })
    await client.query('commit')
    await client.query('vacuum analyze')
  })
}

/** Adds completed bookings of the past to a large world. */
export async function addScaleBookings(
  url: string,
  { bookings, now, say }: { bookings: number; now: Date; say: (line: string) => void },
): Promise<void> {
  await withSeeder(url, async (client) => {
    await client.query('begin')
    await writeScaleBookings(client, { today: todayIn('Asia/Riyadh', now), bookings, say })
    await client.query('commit')
    await client.query('vacuum analyze')
  })
}

async function withSeeder(url: string, write: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'seed-scale' })
  await client.connect()
  try {
    // A lost machine costs a new run, not the data of a provider.
    await client.query('set synchronous_commit = off')
    await client.query(`set maintenance_work_mem = '1GB'`)
    await write(client)
  } finally {
    await client.end()
  }
}
