import { rmSync } from 'node:fs'

const folder = '.data/e2e'
rmSync(folder, { recursive: true, force: true })
process.env.DATA_DIR = folder
// Tests book what they look at themselves.
process.env.DEMO_BOOKINGS = '0'
// Every test comes from an address of its own, so that limits by address are not what is tested.
process.env.TRUSTED_PROXIES = '1'
await import('#server/start.ts')
