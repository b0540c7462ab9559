import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// `npm start` and `npm run dev`.
// React chooses its development or production build when it is loaded, so this stands before every import.
process.env.NODE_ENV = process.argv.includes('--dev') ? 'development' : 'production'
// Compiling what it is made of takes a process longer than all else it does at its start: kept from one to the next.
enableCompileCache(join(process.env.DATA_DIR ?? '.data', 'compiled'))
await import('#server/front-door.ts')
