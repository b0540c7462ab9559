import { ms, type Case, type Row } from '../case.ts'
import { median, quantile } from '../measure.ts'
import { questions, startScaleSite, type Question, type ScaleSite } from '../scale-site.ts'
import { openScaleWorlds, worldNames, type WorldName } from '../scale-worlds.ts'

const maxTimesSql = 3
const largest: WorldName = 'hotels_10000_booked'
/**
 * Number of requests of a quick question (milliseconds) per request of a slow one (tenths of a second). Quick questions
 * need more samples for a stable 95th percentile.
 */
const oftener = 5
const quick: Question[] = ['suggestions', 'hotel, rooms and rates']
/** Warm-up rounds without measurement: more for quick questions, whose code is compiled on a site in use. */
const warming = 8
const warmingQuick = 200
/** Maximum slowdown by a million past bookings: about the difference between two equal measurements. */
const maxOfBookings = 1.25

/** Search over ten thousand hotels with a million past bookings, beside tuned SQL and no bookings. */
export const scale: Case = {
  name: 'Ten thousand hotels, forty thousand room types, 400 nights, a million past bookings; Makkah has 45 % of them',
  async run({ site: { folder }, rounds }) {
    const now = new Date()
    const worlds = await openScaleWorlds(now, (line) => process.stderr.write(`${line}\n`))
    const sites = new Map<WorldName, ScaleSite>()
    try {
      for (const name of worldNames) sites.set(name, await startScaleSite(worlds.url(name), now, folder))
      const times = await measure(sites, rounds * 10)
      const of = (name: WorldName) => times.get(name) as Times
      const site = sites.get(largest) as ScaleSite
      const agreed: boolean[] = []
      for (const i of [0, 7, 19]) agreed.push(await site.agree(i))
      return [
        {
          what: 'site and SQL find the same hotels at the same totals',
          ours: agreed.every(Boolean) ? 'yes' : 'no',
          target: 'yes',
          reached: agreed.every(Boolean),
        },
        ...questions.flatMap((question) => besideSql(question, of(largest).ours[question], of(largest).sql[question])),
        overBookings(of('hotels_10000').ours['dated search'], of(largest).ours['dated search']),
      ]
    } finally {
      for (const one of sites.values()) await one.stop()
      await worlds.stop()
    }
  },
}

type Times = { ours: Record<Question, number[]>; sql: Record<Question, number[]> }

/** Sends one request at a time, through the worlds by turns: a slow minute of the machine is in all of them. */
async function measure(sites: Map<WorldName, ScaleSite>, askings: number): Promise<Map<WorldName, Times>> {
  const none = (): Record<Question, number[]> => ({
    'dated search': [],
    'search with facets': [],
    suggestions: [],
    'hotel, rooms and rates': [],
  })
  const times = new Map([...sites.keys()].map((name) => [name, { ours: none(), sql: none() }]))
  for (const site of sites.values())
    for (const question of quick) for (let k = 0; k < warmingQuick; k++) await site.ours(question, k)
  for (let i = 0; i < warming + askings; i++) {
    for (const [name, site] of sites) {
      const taken = times.get(name) as Times
      for (const question of questions) {
        const often = quick.includes(question) ? oftener : 1
        for (let k = i * often; k < (i + 1) * often; k++) {
          const ours = await site.ours(question, k)
          // The world without bookings is compared only with the other one, not with SQL.
          const sql = name === largest ? await site.sql(question, k) : 0
          if (i < warming) continue
          taken.ours[question].push(ours)
          taken.sql[question].push(sql)
        }
      }
    }
  }
  return times
}

const spread = (times: number[]) => `${ms(median(times))} p50, ${ms(quantile(times, 0.95))} p95`

function besideSql(question: Question, ours: number[], sql: number[]): Row {
  const ratio = quantile(ours, 0.95) / quantile(sql, 0.95)
  return {
    what: `${question}, over HTTP beside SQL alone, ${ours.length} askings`,
    ours: spread(ours),
    floor: spread(sql),
    ratio: `${ratio.toFixed(2)} ×`,
    target: `≤ ${maxTimesSql} × at p95`,
    reached: ratio <= maxTimesSql,
  }
}

function overBookings(without: number[], withAll: number[]): Row {
  const times = median(withAll) / median(without)
  return {
    what: 'dated search, p50 with 1,000,000 past bookings beside none',
    ours: ms(median(withAll)),
    floor: ms(median(without)),
    ratio: `${times.toFixed(2)} ×`,
    target: `≤ ${maxOfBookings} ×`,
    reached: times <= maxOfBookings,
  }
}
