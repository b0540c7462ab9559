// Preloaded into a process with `--import`: when the process ends, appends the CommonJS files that it ran to the file
// LOADED_MODULES.
import { appendFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { cache } = createRequire(import.meta.url)
process.once('exit', () => {
  // A file that was only scanned for its export names is in the cache but was never run.
  for (const { filename, loaded } of Object.values(cache))
    if (loaded) appendFileSync(process.env.LOADED_MODULES, `${filename}\n`)
})
