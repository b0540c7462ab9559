import { addDays } from '#domains/shared/dates.ts'
import { links } from '#links/site.ts'
import { ms, perSecond, type Case, type Options, type Row } from '../case.ts'
import { flood } from '../flood.ts'
import { interleave, median } from '../measure.ts'
import type { Meters } from '../server.ts'
import type { Site } from '../site.ts'

const maxStatements = 4

/** The same pages without caching: every request renders. */
export const freshPages: Case = {
  name: 'Pages rendered fresh',
  async run({ site, rounds, seconds }) {
    const rows: Row[] = []
    await site.server.request({ request: 'keep', pages: false })
    for (const [name, path] of Object.entries(site.pages('en'))) {
      const counts = await statementsOf(site, path)
      rows.push({
        what: `${name}, SQL statements a page`,
        ours: String(counts),
        target: `≤ ${maxStatements}`,
        reached: counts <= maxStatements,
      })
    }
    await site.server.request({ request: 'keep', pages: true })
    rows.push(await newQuestions({ site, rounds, seconds }))
    return rows
  },
}

/** Processor time of the server per page, split by thread and by React rendering. */
function split(before: Meters, after: Meters, pages: number): string {
  const each = (of: (meters: Meters) => number) => (of(after) - of(before)) / pages
  const [cpu, thread, react] = [each((m) => m.cpuMs), each((m) => m.threadMs), each((m) => m.renderMs)]
  return `${ms(cpu)} CPU a page: React ${ms(react)}, the thread’s rest ${ms(thread - react)}, other threads ${ms(cpu - thread)}`
}

/** Searches that no request has made before, as in production: each one is queried, rendered, compressed and cached. */
async function newQuestions({ site, rounds, seconds }: Options): Promise<Row> {
  const question = questions(site)
  const rate = async () => {
    const request = () => ({ path: question(), headers: { 'accept-encoding': 'gzip' } })
    return (await flood(site.address, { connections: 8, seconds, request })).perSecond
  }
  await rate()
  const before = await site.server.request<Meters>({ request: 'meters' })
  const { ours } = await interleave(rounds, { ours: rate })
  const after = await site.server.request<Meters>({ request: 'meters' })
  return {
    what: `results, another question each time; ${split(before, after, after.renders - before.renders)}`,
    ours: perSecond(median(ours)),
  }
}

/** Varies dates, lengths of stay and party sizes; thousands of searches pass before one repeats. */
function questions(site: Site): () => string {
  let requested = 0
  return () => {
    const n = requested++
    const check_in = addDays(site.dates.check_in, n % 150)
    const check_out = addDays(check_in, 1 + (Math.floor(n / 150) % 7))
    const adults = 1 + (Math.floor(n / 1050) % 4)
    return links.hotels('en', { where: 'makkah', check_in, check_out, occupancy: [String(adults)] })
  }
}

async function statementsOf(site: Site, path: string): Promise<number> {
  const pages = 5
  // The first one loads the catalogue.
  await (await fetch(site.address + path)).arrayBuffer()
  const before = await site.server.request<Meters>({ request: 'meters' })
  for (let i = 0; i < pages; i++) await (await fetch(site.address + path)).arrayBuffer()
  const after = await site.server.request<Meters>({ request: 'meters' })
  return (after.statements - before.statements) / pages
}
