import { ms, type Case } from '../case.ts'
import type { Meters } from '../server.ts'

const maxStartMs = 3_000

/** Memory after all other cases, and start-up time. */
export const footprint: Case = {
  name: 'Memory and start',
  async run({ site }) {
    const { rssBytes } = await site.server.request<Meters>({ request: 'meters' })
    const { firstMs, againMs } = site.started
    return [
      { what: 'memory of the server process after the run (RSS)', ours: `${Math.round(rssBytes / 1_048_576)} MiB` },
      { what: 'npm start when built, nothing there: database, demo world, bookings, first page', ours: ms(firstMs) },
      {
        what: 'npm start again, to the first page',
        ours: ms(againMs),
        target: `≤ ${maxStartMs / 1000} s`,
        reached: againMs <= maxStartMs,
      },
    ]
  },
}
