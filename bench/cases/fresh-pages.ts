import { addDays } from '#domains/stays/nights.ts'
import { links } from '#web/links.ts'
import { ms, percent, perSecond, type Case, type Given, type Row } from '../case.ts'
import { load } from '../load.ts'
import { interleave, median } from '../measure.ts'
import type { Owner } from '../owners.ts'
import type { Meters, Spans } from '../server.ts'
import type { Site } from '../site.ts'

const mostStatements = 6
/** Requests/s a core of the peer's search page. */
const peer = 10
const timesThePeer = 30

/** The same pages with nothing kept: every request renders. */
export const freshPages: Case = {
  name: 'Pages rendered fresh',
  async run({ site, rounds, seconds }) {
    const rows: Row[] = []
    await site.server.ask({ ask: 'keep', pages: false })
    for (const [name, path] of Object.entries(site.pages('en'))) {
      // The peer is measured warm, too: the first hundreds of a page are also those in which its code is compiled.
      await freshRate(site, path, 2 * seconds)
      const before = await site.server.ask<Meters>({ ask: 'meters' })
      const { ours } = await interleave(rounds, { ours: () => freshRate(site, path, seconds) })
      const after = await site.server.ask<Meters>({ ask: 'meters' })
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
        wanted: `≤ ${mostStatements}`,
        reached: counts <= mostStatements,
      })
    }
    rows.push(await statementsOverRows(site))
    await site.server.ask({ ask: 'keep', pages: true })
    rows.push(await newQuestions({ site, rounds, seconds }))
    return rows
  },
}

/** Processor time of the server a page, and what of it is whose. */
function split(before: Meters, after: Meters, pages: number): string {
  const each = (of: (meters: Meters) => number) => (of(after) - of(before)) / pages
  const [cpu, thread, react] = [each((m) => m.cpuMs), each((m) => m.threadMs), each((m) => m.renderMs)]
  return `${ms(cpu)} CPU a page: React ${ms(react)}, the thread’s rest ${ms(thread - react)}, other threads ${ms(cpu - thread)}`
}

/** Searches that nobody has asked before, as in use: found, rendered, compressed for everyone and kept. */
async function newQuestions({ site, rounds, seconds }: Given): Promise<Row> {
  const question = questions(site)
  const rate = async () => {
    const request = () => ({ path: question(), headers: { 'accept-encoding': 'gzip' } })
    return (await load({ url: site.address, connections: 8, seconds, request })).perSecond
  }
  await rate()
  const before = await site.server.ask<Meters>({ ask: 'meters' })
  const { ours } = await interleave(rounds, { ours: rate })
  const after = await site.server.ask<Meters>({ ask: 'meters' })
  const found = median(ours)
  return {
    what: `results, another question each time; ${split(before, after, after.renders - before.renders)}`,
    ours: perSecond(found),
    floor: `${peer}/s peer`,
    ratio: `${(found / peer).toFixed(0)} ×`,
    wanted: `≥ ${timesThePeer} ×`,
    reached: found >= peer * timesThePeer,
  }
}

/** Other dates, other lengths, other parties: thousands before one comes again. */
function questions(site: Site): () => string {
  let asked = 0
  return () => {
    const n = asked++
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
 * One page after another. Beside React's rendering: our own code outside of it, the driver of the database and the time in
 * which the thread waits for it; then all that is not React, router, HTTP and compression as well. How much of the thread's
 * time is ours beside React's is told by a profile of pages more, for a profile slows what it looks at.
 */
async function besideReact(site: Site, name: string, path: string): Promise<Row[]> {
  const page = async () => void (await (await fetch(site.address + path)).arrayBuffer())
  await site.server.ask({ ask: 'watch' })
  for (let i = 0; i < oneByOne; i++) await page()
  const taken = await site.server.ask<Spans>({ ask: 'spans' })
  await site.server.ask({ ask: 'profile' })
  for (let i = 0; i < profiled; i++) await page()
  const share = await site.server.ask<Record<Owner, number>>({ ask: 'owners' })
  const [whole, waiting, react] = [mean(taken.requests), mean(taken.idle), mean(taken.renders)]
  const [ours, driver] = [(react * share.ours) / share.react, (react * share.database) / share.react]
  const spent = ours + driver + waiting
  return [
    {
      what: `${name}, one at a time: our code ${ms(ours)}, driver ${ms(driver)}, waiting for SQL ${ms(waiting)}`,
      ours: ms(spent),
      floor: `${ms(react)} React`,
      ratio: percent(spent / react),
      wanted: '≤ 100 %',
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
  const before = await site.server.ask<Meters>({ ask: 'meters' })
  for (let i = 0; i < pages; i++) await (await fetch(site.address + path)).arrayBuffer()
  const after = await site.server.ask<Meters>({ ask: 'meters' })
  return (after.statements - before.statements) / pages
}

/** The same page about one hotel and about a city full of them. */
async function statementsOverRows(site: Site): Promise<Row> {
  const { hotel, results } = site.pages('en')
  const slug = /hotels\/([a-z0-9-]+)/.exec(hotel)?.[1]
  const few = await statementsOf(site, results.replace('where=makkah', `where=hotel:${slug}`))
  const many = await statementsOf(site, results)
  return {
    what: 'results, SQL statements for a city and for one hotel',
    ours: String(many),
    floor: `${few} for one`,
    wanted: 'no more',
    reached: many <= few,
  }
}
