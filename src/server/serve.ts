import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import '#server/module-resolution.ts'

// `npm run serve`, and every process that it starts.
// React chooses its development or production build when it is loaded, so this must come before every import.
process.env.NODE_ENV = 'production'
// Caches compiled code between starts, because compiling takes longer than the rest of the start.
enableCompileCache(join(process.env.DATA_DIR ?? '.data', 'compiled'))
await import('#server/cluster.ts')
