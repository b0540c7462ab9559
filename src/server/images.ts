import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawScene, type SceneKind, type SceneOptions } from '#art/catalogue.ts'

/** Widths that pictures are made in: the breakpoints, and their doubles for dense screens. */
export const pictureWidths = [320, 640, 768, 1024, 1280, 1536, 2048] as const

export type Drawing = { id: string; scene: SceneKind; options: SceneOptions }
export type Picture = { body: Buffer; type: string }

type Dependencies = {
  folder: string
  find: (id: string) => Promise<Drawing | null>
  /** Pictures made at a time in this process; further requests wait their turn. */
  atATime?: number
}

/**
 * Draws known pictures at listed widths, once: kept on disk under the digest of what they were drawn
 * from. Null for an unknown picture or width. The same picture asked for twice at once is made once.
 */
export function pictureMaker({
  folder,
  find,
  atATime = 2,
}: Dependencies): (id: string, width: number) => Promise<Picture | null> {
  const making = new Map<string, Promise<Picture>>()
  const waiting: (() => void)[] = []
  let busy = 0

  const turn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= atATime) await new Promise<void>((go) => waiting.push(go))
    busy++
    try {
      return await work()
    } finally {
      busy--
      waiting.shift()?.()
    }
  }

  return async (id, width) => {
    if (!pictureWidths.includes(width as (typeof pictureWidths)[number])) return null
    const drawing = await find(id)
    if (!drawing) return null
    const digest = createHash('sha1')
      .update(JSON.stringify([drawing.id, drawing.scene, drawing.options, width, 'webp', 1]))
      .digest('hex')
    const file = join(folder, digest.slice(0, 2), `${digest}.webp`)
    const kept = await readFile(file).catch(() => null)
    if (kept) return { body: kept, type: 'image/webp' }
    const known = making.get(digest)
    if (known) return known
    const made = turn(async () => {
      const body = await render(drawing, width)
      await mkdir(join(folder, digest.slice(0, 2)), { recursive: true })
      // Written aside and renamed: a reader never sees half a picture.
      const draft = `${file}.${randomUUID()}`
      await writeFile(draft, body)
      await rename(draft, file)
      return { body, type: 'image/webp' }
    }).finally(() => making.delete(digest))
    making.set(digest, made)
    return made
  }
}

async function render(drawing: Drawing, width: number): Promise<Buffer> {
  const svg = drawScene(drawing.scene, drawing.id, drawing.options)
  return sharp(Buffer.from(svg), { limitInputPixels: 8_000_000 })
    .resize({ width })
    .webp({ quality: 80, effort: 4 })
    .toBuffer()
}
