import { kb, percent, perSecond, type Case, type Row } from '../case.ts'
import { startChild, type Child } from '../child.ts'
import { flood } from '../flood.ts'
import { interleave, median, medianRatio } from '../measure.ts'
import { getRaw } from '../raw.ts'

const wanted = 0.5
const connections = 12

/** Public pages served again, refills of the cache included, beside a bare server that sends the same bytes. */
export const keptPages: Case = {
  name: 'Pages served again, from the HTML cache, beside a bare node:http server',
  async run({ site, rounds, seconds }) {
    const bare = await startChild('./bare-http.ts')
    const servers = {
      ours: { child: site.server, url: site.address },
      floor: { child: bare, url: String(bare.ready.address) },
    }
    const rows: Row[] = []
    for (const [name, path] of Object.entries(site.pages('en'))) {
      const { status, headers: sent, body } = await getRaw(site.address + path)
      // What node:http adds by itself it adds to both.
      const { date: _, connection: __, 'keep-alive': ___, ...own } = sent
      await bare.ask({ send: { status, headers: own, body: body.toString('base64') } })
      const cpu: Record<keyof typeof servers, number[]> = { ours: [], floor: [] }
      const ask = { path, headers: { 'accept-encoding': 'gzip' } }
      const rate = (who: keyof typeof servers, length: number) => async () => {
        const { child, url } = servers[who]
        const before = await cpuMs(child)
        const { answers, perSecond } = await flood(url, { ask, connections, seconds: length })
        cpu[who].push(((await cpuMs(child)) - before) / answers)
        return perSecond
      }
      await interleave(1, { ours: rate('ours', 1), floor: rate('floor', 1) })
      cpu.ours.length = cpu.floor.length = 0
      const { ours, floor } = await interleave(rounds, { ours: rate('ours', seconds), floor: rate('floor', seconds) })
      const ratio = medianRatio(ours, floor)
      const cpuRatio = medianRatio(cpu.floor, cpu.ours)
      const micros = (values: number[]) => `${Math.round(median(values) * 1000)} µs`
      const verdict = (share: number) => ({
        ratio: percent(share),
        wanted: `≥ ${percent(wanted)}`,
        reached: share >= wanted,
      })
      rows.push(
        {
          what: `${name}, ${kb(body.length)} gzip, answers`,
          ours: perSecond(median(ours)),
          floor: perSecond(median(floor)),
          ...verdict(ratio),
        },
        // Says the same if the server was the limit, and the truth if the sender was.
        { what: `${name}, CPU an answer`, ours: micros(cpu.ours), floor: micros(cpu.floor), ...verdict(cpuRatio) },
      )
    }
    await bare.stop()
    return rows
  },
}

/** Both servers answer it to any question about themselves. */
async function cpuMs(child: Child): Promise<number> {
  return (await child.ask<{ cpuMs: number }>({ ask: 'meters' })).cpuMs
}
