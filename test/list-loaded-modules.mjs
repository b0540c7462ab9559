// Preloaded into a process by `--import`: when it ends, appends the CommonJS files that it ran to the file LOADED_MODULES.
import { appendFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { cache } = createRequire(import.meta.url)
process.once('exit', () => {
  // A file that was only searched for the names of its exports stands in the cache, but was never run.
  for (const { filename, loaded } of Object.values(cache))
    if (loaded) appendFileSync(process.env.LOADED_MODULES, `${filename}\n`)
})
