import { drawScene, type SceneKind, type SceneOptions } from '#illustrations/catalogue.ts'
import type { Answer } from '../bare-sharp.ts'
import { ms, percent, perSecond, type Case } from '../case.ts'
import { startChild } from '../child.ts'
import { flood } from '../flood.ts'
import { interleave, median, medianRatio } from '../measure.ts'
import { getRaw } from '../raw.ts'
import type { Site } from '../site.ts'

const connections = 12
const width = 768
const drawings = 24

/**
 * Pictures that already exist on disk, compared with a bare server that sends the same bytes; new pictures, compared
 * with sharp alone.
 */
export const pictures: Case = {
  name: 'Pictures: kept on disk beside a bare node:http server, new beside bare sharp',
  async run({ site, rounds, seconds }) {
    const scenes = await scenesOf(site)
    const sharp = await startChild('./bare-sharp.ts')
    const bareMs: number[] = []
    const oursMs: number[] = []
    // Site and sharp take turns, one picture at a time; the first result of each is a warm-up.
    for (const { id, svg } of scenes) {
      const began = performance.now()
      const { status } = await getRaw(`${site.address}/img/${width}/${id}`)
      if (status !== 200) throw new Error(`Picture ${id} returned status ${status}`)
      oursMs.push(performance.now() - began)
      bareMs.push(...(await sharp.request<Answer>({ svgs: [svg], width })).each)
    }
    await sharp.stop()
    oursMs.shift()
    bareMs.shift()

    const path = `/img/${width}/${scenes[0]?.id}`
    const bare = await startChild('./bare-http.ts')
    const { status, headers, body } = await getRaw(site.address + path)
    const { date: _, connection: __, 'keep-alive': ___, ...own } = headers
    await bare.request({
      send: { status, headers: { ...own, 'content-length': String(body.length) }, body: body.toString('base64') },
    })
    const request = { path, headers: { 'accept-encoding': 'gzip' } }
    const rate = (url: string) => async () => (await flood(url, { request, connections, seconds })).perSecond
    const measures = { ours: rate(site.address), floor: rate(String(bare.ready.address)) }
    await interleave(1, measures)
    const taken = await interleave(rounds, measures)
    await bare.stop()
    return [
      {
        what: `kept on disk, ${(body.length / 1000).toFixed(1)} KB WebP, answers`,
        ours: perSecond(median(taken.ours)),
        floor: perSecond(median(taken.floor)),
        ratio: percent(medianRatio(taken.ours, taken.floor)),
      },
      {
        what: `new, ${width} wide, found, drawn, encoded and kept, the median of ${oursMs.length}`,
        ours: ms(median(oursMs)),
        floor: `${ms(median(bareMs))} sharp`,
        ratio: percent(medianRatio(bareMs, oursMs)),
      },
    ]
  },
}

async function scenesOf({ sql }: Site): Promise<{ id: string; svg: string }[]> {
  const found = await sql<{ id: string; scene: SceneKind; options: SceneOptions }>(
    'select id, scene, options from image where scene is not null order by md5(id) limit $1',
    [drawings],
  )
  return found.map(({ id, scene, options }) => ({ id, svg: drawScene(scene, id, options) }))
}
