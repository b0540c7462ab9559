import { addDays } from '#domains/shared/dates.ts'
import { links } from '#links/site.ts'
import { ms, percent, perSecond, type Case, type Options, type Row } from '../case.ts'
import { load } from '../load.ts'
import { interleave, median } from '../measure.ts'
import type { Owner } from '../owners.ts'
import type { Meters, Spans } from '../server.ts'
import type { Site } from '../site.ts'

const maxStatements = 4
/** Requests per second and core of the peer's search page. */
const peer = 10
const timesThePeer = 15

/** The same pages without caching: every request renders. */
export const freshPages: Case = {
  name: 'Pages rendered fresh',
  async run({ site, rounds, seconds }) {
    const rows: Row[] = []
    await site.server.request({ request: 'keep', pages: false })
    for (const [name, path] of Object.entries(site.pages('en'))) {
      // The peer is also measured warm: the first few hundred requests of a page include the compilation of its code.
      await freshRate(site, path, 2 * seconds)
      const before = await site.server.request<Meters>({ request: 'meters' })
      const { ours } = await interleave(rounds, { ours: () => freshRate(site, path, seconds) })
      const after = await site.server.request<Meters>({ request: 'meters' })
      const pages = after.renders - before.renders
      rows.push({
        what: `${name}, 8 at a time; ${split(before, after, pages)}`,
        ours: perSecond(median(ours)),
      })
      rows.push(...(await besideReact(site, name, path)))
      const counts = await statementsOf(site, path)
      rows.push({
        what: `${name}, SQL statements a page`,
        ours: String(counts),
        target: `≤ ${maxStatements}`,
        reached: counts <= maxStatements,
      })
    }
    rows.push(await statementsOverRows(site))
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
    return (await load({ url: site.address, connections: 8, seconds, request })).perSecond
  }
  await rate()
  const before = await site.server.request<Meters>({ request: 'meters' })
  const { ours } = await interleave(rounds, { ours: rate })
  const after = await site.server.request<Meters>({ request: 'meters' })
  const found = median(ours)
  return {
    what: `results, another question each time; ${split(before, after, after.renders - before.renders)}`,
    ours: perSecond(found),
    floor: `${peer}/s peer`,
    ratio: `${(found / peer).toFixed(0)} ×`,
    target: `≥ ${timesThePeer} ×`,
    reached: found >= peer * timesThePeer,
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

async function freshRate(site: Site, path: string, seconds: number): Promise<number> {
  const request = () => ({ path: path, headers: { 'accept-encoding': 'gzip' } })
  return (await load({ url: site.address, connections: 8, seconds, request })).perSecond
}

const oneByOne = 200
const profiled = 600

/**
 * Requests one page after another. The first row compares our own code outside React rendering, the database driver and
 * the time the thread waits for the database with React's rendering time. The second row compares everything outside
 * React, including router, HTTP and compression. The shares of our code and of the driver come from a profile of
 * additional pages, because profiling slows the code that it measures.
 */
async function besideReact(site: Site, name: string, path: string): Promise<Row[]> {
  const page = async () => void (await (await fetch(site.address + path)).arrayBuffer())
  await site.server.request({ request: 'watch' })
  for (let i = 0; i < oneByOne; i++) await page()
  const taken = await site.server.request<Spans>({ request: 'spans' })
  await site.server.request({ request: 'profile' })
  for (let i = 0; i < profiled; i++) await page()
  const share = await site.server.request<Record<Owner, number>>({ request: 'owners' })
  const [whole, waiting, react] = [mean(taken.requests), mean(taken.idle), mean(taken.renders)]
  const [ours, driver] = [(react * share.ours) / share.react, (react * share.database) / share.react]
  const spent = ours + driver + waiting
  return [
    {
      what: `${name}, one at a time: our code ${ms(ours)}, driver ${ms(driver)}, waiting for SQL ${ms(waiting)}`,
      ours: ms(spent),
      floor: `${ms(react)} React`,
      ratio: percent(spent / react),
      target: '≤ 100 %',
      reached: spent <= react,
    },
    {
      what: `${name}, the same with router, HTTP and compression`,
      ours: ms(whole - react),
      floor: `${ms(react)} React`,
      ratio: percent((whole - react) / react),
    },
  ]
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, one) => sum + one, 0) / figures.length
}

async function statementsOf(site: Site, path: string): Promise<number> {
  const pages = 5
  const before = await site.server.request<Meters>({ request: 'meters' })
  for (let i = 0; i < pages; i++) await (await fetch(site.address + path)).arrayBuffer()
  const after = await site.server.request<Meters>({ request: 'meters' })
  return (after.statements - before.statements) / pages
}

/** Compares the number of statements of the same page for one hotel and for a whole city. */
async function statementsOverRows(site: Site): Promise<Row> {
  const { hotel, results } = site.pages('en')
  const slug = /hotels\/([a-z0-9-]+)/.exec(hotel)?.[1]
  const few = await statementsOf(site, results.replace('where=makkah', `where=hotel:${slug}`))
  const many = await statementsOf(site, results)
  return {
    what: 'results, SQL statements for a city and for one hotel',
    ours: String(many),
    floor: `${few} for one`,
    target: 'no more',
    reached: many <= few,
  }
}
