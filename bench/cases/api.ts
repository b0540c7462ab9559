import { ms, perSecond, type Case, type Row } from '../case.ts'
import { load } from '../load.ts'
import { interleave, median } from '../measure.ts'
import type { Meters } from '../server.ts'
import { call, stockUp } from '../traveller.ts'

const connections = 8

/** Search and quote over HTTP without any caching. */
export const apiReads: Case = {
  name: 'API reads, 8 at a time',
  async run({ site, rounds, seconds }) {
    const [stay] = await stockUp(site, 1)
    const requested = {
      fetch_hotels: { where: 'makkah', ...site.dates },
      get_hotel_price: stay ?? {},
    }
    const rows: Row[] = []
    for (const [name, input] of Object.entries(requested)) {
      await call(site, name, input)
      const request = {
        path: `/api/v1/${name}`,
        method: 'POST' as const,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
      }
      let answers = 0
      const before = await site.server.request<Meters>({ request: 'meters' })
      const { ours } = await interleave(rounds, {
        ours: async () => {
          const served = await load({ url: site.address, connections, seconds, request })
          answers += served.answers
          return served.perSecond
        },
      })
      const after = await site.server.request<Meters>({ request: 'meters' })
      const statements = (after.statements - before.statements) / answers
      const cpu = (after.cpuMs - before.cpuMs) / answers
      rows.push({
        what: `${name}; ${statements.toFixed(1)} SQL statements, ${ms(cpu)} CPU of the server each`,
        ours: perSecond(median(ours)),
      })
    }
    return rows
  },
}
