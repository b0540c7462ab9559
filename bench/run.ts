import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { Case, Row } from './case.ts'
import { footprint } from './cases/footprint.ts'
import { freshPages } from './cases/fresh-pages.ts'
import { cachedPages } from './cases/cached-pages.ts'
import { scale } from './cases/scale.ts'
import { cores, pinned } from './child.ts'
import { startSite } from './site.ts'
import { tableOf } from './table.ts'

// `npm run bench`: speed of the production build, as ratios and counts measured in one run.
const cases: Record<string, Case> = { cached: cachedPages, fresh: freshPages, scale, footprint }

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
})
const target = values.only?.split(',') ?? Object.keys(cases)
const pace = values.quick ? { rounds: 2, seconds: 0.6 } : { rounds: 5, seconds: 2 }
const print = (line: string) => process.stdout.write(`${line}\n`)

const began = performance.now()
const [load = 0] = loadavg()
const site = await startSite()
const results: { case: string; rows: Row[] }[] = []
try {
  print(`${cpus()[0]?.model ?? 'unknown processor'}, ${cores} cores, Node ${process.version}`)
  if (load > cores / 2)
    print(`Others are at work on this machine (load ${load.toFixed(1)}): only ratios and counts mean anything.`)
  if (!pinned) print('Server and sender share their cores here: read the ratios with care.')
  for (const name of target) {
    const one = cases[name]
    if (!one) throw new Error(`Unknown case "${name}"; use one of ${Object.keys(cases).join(', ')}.`)
    const rows = await one.run({ site, ...pace })
    print(`\n${one.name}\n${tableOf(rows)}`)
    results.push({ case: one.name, rows })
  }
} finally {
  await site.halt()
  await site.remove()
}
const seconds = Math.round((performance.now() - began) / 1000)
const missed = results.flatMap(({ rows }) => rows.filter((row) => row.reached === false))
print(`\n${missed.length === 0 ? 'Every figure reached' : `${missed.length} figures missed`}, in ${seconds} s.`)
await mkdir('.data', { recursive: true })
await writeFile('.data/bench.json', JSON.stringify({ at: new Date().toISOString(), seconds, load, results }, null, 2))
process.exit(missed.length === 0 ? 0 : 1)
