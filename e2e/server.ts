import { rmSync } from 'node:fs'

const folder = '.data/e2e'
rmSync(folder, { recursive: true, force: true })
process.env.DATA_DIR = folder
// Tests make the bookings that they check.
process.env.DEMO_BOOKINGS = '0'
// Every test sends its own client address, so that rate limits by address do not affect the tests.
process.env.TRUSTED_PROXIES = '1'
await import('#server/start.ts')
