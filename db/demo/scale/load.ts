import { parseArgs } from 'node:util'
import { addScaleBookings, writeScaleWorld } from '#db/demo/scale/world.ts'

// `DATABASE_URL=… npm run seed:scale -- --hotels 10000 [--nights 400] [--bookings 0]`
// Fills a database without hotels with a large world for benchmarks. It is not a demo: its texts are not edited.

const { values } = parseArgs({
  options: {
    hotels: { type: 'string', default: '10000' },
    nights: { type: 'string', default: '400' },
    bookings: { type: 'string', default: '0' },
  },
})
const counts = { hotels: whole('hotels'), nights: whole('nights'), bookings: whole('bookings') }
const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is required: it selects the database to fill.')

const began = performance.now()
const now = new Date()
await writeScaleWorld(url, { ...counts, now, print })
if (counts.bookings > 0) await addScaleBookings(url, { ...counts, now, print })
print('done')

function print(line: string): void {
  process.stdout.write(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${line}\n`)
}

function whole(name: keyof typeof values): number {
  const number = Number(values[name])
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`--${name} must be a whole number.`)
  return number
}
