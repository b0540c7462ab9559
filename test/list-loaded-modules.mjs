// Preloaded into a process with `--import`: when the process ends, appends the CommonJS files that it ran and the modules
// of this project that it loaded to the file LOADED_MODULES.
import { appendFileSync } from 'node:fs'
import module from 'node:module'

const { cache } = module.createRequire(import.meta.url)
const modules = new Set()
// An older Node, which only starts that of the repository, has no hooks.
module.registerHooks?.({
  load(url, context, next) {
    if (!url.includes('/node_modules/')) modules.add(url)
    return next(url, context)
  },
})
process.once('exit', () => {
  // A file that was only scanned for its export names is in the cache but was never run.
  const files = Object.values(cache).flatMap(({ filename, loaded }) => (loaded ? [filename] : []))
  appendFileSync(process.env.LOADED_MODULES, [...files, ...modules].map((file) => `${file}\n`).join(''))
})
