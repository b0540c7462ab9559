import { parseArgs } from 'node:util'
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

// `DATABASE_URL=… npm run seed:scale -- --hotels 10000 [--nights 400] [--bookings 0]`
// Fills a database without hotels with a large world, to measure the site by. It is no demo: nobody edits or reads its texts.

const { values } = parseArgs({
  options: {
    hotels: { type: 'string', default: '10000' },
    nights: { type: 'string', default: '400' },
    bookings: { type: 'string', default: '0' },
  },
})
const asked = { hotels: whole('hotels'), nights: whole('nights'), bookings: whole('bookings') }
const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL says which database to fill.')

const began = performance.now()
const today = todayIn('Asia/Riyadh', new Date())
await migrateDatabase(url)
const client = new pg.Client({ connectionString: url, application_name: 'seed-scale' })
await client.connect()
try {
  const filled = await client.query<{ filled: boolean }>('select exists (select from hotel) as filled')
  if (filled.rows[0]?.filled) throw new Error('There are hotels already: a large world goes into an empty database.')
  // A lost machine costs a new run, not the data of a provider.
  await client.query('set synchronous_commit = off')
  await client.query(`set maintenance_work_mem = '1GB'`)
  await client.query('begin')
  const world = demoWorld()
  const large = scaleHotels(world, asked.hotels)
  await writePlaces(client, { ...world, districts: large.districts })
  await writeContent(client, world)
  await writeImages(client, [...world.images, ...large.hotels.flatMap((hotel) => hotel.images)])
  const rooms = await writeHotels(client, large.hotels)
  say(`${large.hotels.length} hotels, ${rooms.length} room types`)
  await writeScaleNights(client, rooms, { today, nights: asked.nights, say })
  await client.query('commit')
  await client.query('analyze')
  if (asked.bookings > 0) {
    await writeScaleBookings(client, { today, bookings: asked.bookings, say })
    await client.query('analyze')
  }
  await client.query('vacuum night_inventory')
  say('done')
} finally {
  await client.end()
}

function say(line: string): void {
  process.stdout.write(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${line}\n`)
}

function whole(name: keyof typeof values): number {
  const number = Number(values[name])
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`--${name} takes a whole number.`)
  return number
}
