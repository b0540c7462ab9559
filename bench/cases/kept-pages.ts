import { percent, perSecond, type Case, type Row } from '../case.ts'
import { startChild } from '../child.ts'
import { load } from '../load.ts'
import { interleave, median, medianRatio } from '../measure.ts'
import { getRaw } from '../raw.ts'

const wanted = 0.5
const connections = 12
const headers = { 'accept-encoding': 'gzip' }

/** Public pages served again, refills of the cache included, beside a bare server that sends the same bytes. */
export const keptPages: Case = {
  name: 'Pages served again, from the HTML cache',
  async run({ site, rounds, seconds }) {
    const bare = await startChild('./bare-http.ts')
    const bareAddress = String(bare.ready.address)
    const rows: Row[] = []
    for (const [name, path] of Object.entries(site.pages('en'))) {
      const { status, headers: sent, body } = await getRaw(site.address + path)
      // What node:http adds by itself it adds to both.
      const { date: _, connection: __, 'keep-alive': ___, ...own } = sent
      await bare.ask({ status, headers: own, body: body.toString('base64') })
      let sender = 0
      const measure = (url: string, length: number) => async () => {
        const served = await load({ url, connections, seconds: length, request: { path, headers } })
        sender = Math.max(sender, served.sender)
        return served.perSecond
      }
      await interleave(1, { ours: measure(site.address, 1), bare: measure(bareAddress, 1) })
      const { ours, bare: floor } = await interleave(rounds, {
        ours: measure(site.address, seconds),
        bare: measure(bareAddress, seconds),
      })
      const ratio = medianRatio(ours, floor)
      rows.push({
        what: `${name}, ${(body.length / 1000).toFixed(1)} KB gzip (sender at ${percent(sender)} of its core)`,
        ours: perSecond(median(ours)),
        floor: `${perSecond(median(floor))} bare node:http`,
        ratio: percent(ratio),
        wanted: `≥ ${percent(wanted)}`,
        reached: ratio >= wanted,
      })
    }
    await bare.stop()
    return rows
  },
}
