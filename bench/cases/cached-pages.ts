import { kb, percent, perSecond, type Case, type Row } from '../case.ts'
import { startChild, type Child } from '../child.ts'
import { flood } from '../flood.ts'
import { interleave, median, medianRatio } from '../measure.ts'
import { getRaw } from '../raw.ts'

const target = 0.5
const connections = 12

/** Cached public pages, including refills of the page cache, compared with a bare server that sends the same bytes. */
export const cachedPages: Case = {
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
      // `node:http` adds these headers on both servers.
      const { date: _, connection: __, 'keep-alive': ___, ...own } = sent
      await bare.request({ send: { status, headers: own, body: body.toString('base64') } })
      const cpu: Record<keyof typeof servers, number[]> = { ours: [], floor: [] }
      const request = { path, headers: { 'accept-encoding': 'gzip' } }
      const rate = (who: keyof typeof servers, length: number) => async () => {
        const { child, url } = servers[who]
        const before = await cpuMs(child)
        const { answers, perSecond } = await flood(url, { request, connections, seconds: length })
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
        target: `≥ ${percent(target)}`,
        reached: share >= target,
      })
      rows.push(
        {
          what: `${name}, ${kb(body.length)} gzip, answers`,
          ours: perSecond(median(ours)),
          floor: perSecond(median(floor)),
          ...verdict(ratio),
        },
        // Equals the row above if the server was the bottleneck, and is the more accurate figure if the sender was.
        { what: `${name}, CPU an answer`, ours: micros(cpu.ours), floor: micros(cpu.floor), ...verdict(cpuRatio) },
      )
    }
    await bare.stop()
    return rows
  },
}

/** Both servers include `cpuMs` in the reply to every request about their own state. */
async function cpuMs(child: Child): Promise<number> {
  return (await child.request<{ cpuMs: number }>({ request: 'meters' })).cpuMs
}
