import { rmSync } from 'node:fs'

const folder = '.data/e2e'
rmSync(folder, { recursive: true, force: true })
process.env.DATA_DIR = folder
// Every test comes from an address of its own, so that limits by address are not what is tested.
process.env.TRUSTED_PROXIES = '1'
await import('#server/start.ts')
