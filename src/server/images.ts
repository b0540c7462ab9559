import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawScene, type SceneKind, type SceneOptions } from '#art/catalogue.ts'
import { diskQuota } from '#server/disk-quota.ts'

/** Widths that pictures are made in: the breakpoints xs to 2xl, and their doubles for dense screens. */
export const pictureWidths = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072] as const

export const pictureFormats = ['webp', 'avif'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export type Drawing = { id: string; scene: SceneKind; options: SceneOptions }
export type Picture = { body: Buffer; type: string }
/** `unknown` is no picture or no width of ours; `busy` means that too many are being made: try again soon. */
export type PictureAnswer = Picture | 'unknown' | 'busy'

type Dependencies = {
  folder: string
  find: (id: string) => Promise<Drawing | null>
  render?: (drawing: Drawing, width: number, format: PictureFormat) => Promise<Buffer>
  /** Pictures made at a time in this process. */
  atATime?: number
  /** How many more may wait their turn. */
  mostWaiting?: number
  /** Bytes that made pictures may take on disk. */
  quotaBytes?: number
}

/** Raised when drawing or encoding changes, so that kept pictures are made anew. */
const recipe = 2
const mostKnown = 20_000

/**
 * Makes known pictures at listed widths, once: kept on disk under the digest of what they were made from.
 * The same picture asked for twice at once is made once.
 */
export function pictureMaker({
  folder,
  find,
  render = draw,
  atATime = 2,
  mostWaiting = 60,
  quotaBytes = 512 * 1024 * 1024,
}: Dependencies): (id: string, width: number, format: PictureFormat) => Promise<PictureAnswer> {
  const making = new Map<string, Promise<PictureAnswer>>()
  const known = new Map<string, Drawing>()
  const waiting: (() => void)[] = []
  const quota = diskQuota(folder, quotaBytes)
  let busy = 0
  let improving = false

  const findOnce = async (id: string) => {
    const drawing = known.get(id) ?? (await find(id))
    if (drawing && known.size < mostKnown) known.set(id, drawing)
    return drawing
  }

  const make = async (drawing: Drawing, width: number, format: PictureFormat, file: string): Promise<PictureAnswer> => {
    if (busy >= atATime) {
      if (waiting.length >= mostWaiting) return 'busy'
      await new Promise<void>((go) => waiting.push(go))
    }
    busy++
    try {
      const body = await render(drawing, width, format)
      await mkdir(join(file, '..'), { recursive: true })
      // Written aside and renamed: a reader never sees half a picture.
      const draft = `${file}.${randomUUID()}`
      await writeFile(draft, body)
      await rename(draft, file)
      await quota.added(body.length)
      return { body, type: `image/${format}` }
    } finally {
      busy--
      waiting.shift()?.()
    }
  }

  /** AVIF takes a second to make, so nobody waits for it: it is made when nothing else is, and served from then on. */
  const improve = (drawing: Drawing, width: number, digest: string, file: string) => {
    if (improving || busy > 0 || making.has(digest)) return
    improving = true
    const made = make(drawing, width, 'avif', file).finally(() => {
      improving = false
      making.delete(digest)
    })
    making.set(digest, made)
    // The next who asks finds no file and tries again.
    made.catch(() => undefined)
  }

  const answer = async (id: string, width: number, format: PictureFormat): Promise<PictureAnswer> => {
    if (!(pictureWidths as readonly number[]).includes(width)) return 'unknown'
    const drawing = await findOnce(id)
    if (!drawing) return 'unknown'
    const source = JSON.stringify([drawing.id, drawing.scene, drawing.options, width, format, recipe])
    const digest = createHash('sha1').update(source).digest('hex')
    const file = join(folder, digest.slice(0, 2), `${digest}.${format}`)
    const kept = await readFile(file).catch(() => null)
    if (kept) return { body: kept, type: `image/${format}` }
    if (format === 'avif') {
      improve(drawing, width, digest, file)
      return answer(id, width, 'webp')
    }
    const underWay = making.get(digest)
    if (underWay) return underWay
    const made = make(drawing, width, format, file).finally(() => making.delete(digest))
    making.set(digest, made)
    return made
  }
  return answer
}

/** WebP unless the reader says that it takes AVIF, which is smaller and dearer to make. */
export function pictureFormat(accept: string | undefined): PictureFormat {
  return /\bimage\/avif\b/.test(accept ?? '') ? 'avif' : 'webp'
}

async function draw(drawing: Drawing, width: number, format: PictureFormat): Promise<Buffer> {
  const svg = drawScene(drawing.scene, drawing.id, drawing.options)
  // The limit holds before decoding: whatever the source says of its size, no more is ever unpacked.
  const picture = sharp(Buffer.from(svg), { limitInputPixels: 16_000_000, failOn: 'error' }).resize({ width })
  return format === 'avif'
    ? picture.avif({ quality: 55, effort: 2 }).toBuffer()
    : picture.webp({ quality: 78, effort: 4 }).toBuffer()
}
