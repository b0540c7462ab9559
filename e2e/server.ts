import { rmSync } from 'node:fs'

const folder = '.data/e2e'
rmSync(folder, { recursive: true, force: true })
process.env.DATA_DIR = folder
await import('#server/start.ts')
