import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import '#server/module-resolution.ts'

// `npm start` and `npm run dev`.
// React chooses its development or production build when it is loaded, so this must come before every import.
const development = process.argv.includes('--dev')
process.env.NODE_ENV = development ? 'development' : 'production'
if (development) process.env.LOG_LEVEL ??= 'info'
// Caches compiled code between starts, because compiling takes longer than the rest of the start.
enableCompileCache(join(process.env.DATA_DIR ?? '.data', 'compiled'))
await import('#server/standalone.ts')
