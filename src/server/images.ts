import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { drawScene, type SceneKind, type SceneOptions } from '#art/catalogue.ts'
import type { PictureStore } from '#server/picture-store.ts'

/** Widths that pictures are made in: the breakpoints xs to 2xl, and their doubles for dense screens. */
export const pictureWidths = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072] as const

const pictureFormats = ['webp', 'avif'] as const
type PictureFormat = (typeof pictureFormats)[number]

/** A scene to be drawn, or where there is none a file that was uploaded. */
export type Drawing = { id: string; scene: SceneKind | null; options: SceneOptions; file?: string | null }
type Picture = { body: Buffer<ArrayBuffer>; type: string }
/** `unknown` is no picture or no width of ours; `known` one that was not wanted itself; `busy` means that too many are being made: try again soon. */
type PictureAnswer = Picture | 'unknown' | 'known' | 'busy'

type Dependencies = {
  store: PictureStore
  find: (id: string) => Promise<Drawing | null>
  /** The bytes of an uploaded picture. */
  uploaded?: (file: string) => Promise<Uint8Array | null>
  render?: (drawing: Drawing, width: number, format: PictureFormat) => Promise<Buffer<ArrayBuffer>>
}

/** Raised when drawing or encoding changes, so that kept pictures are made anew. */
const recipe = 3
const mostKnown = 20_000

/** Makes known pictures at listed widths, once. */
export function pictureMaker({
  store,
  find,
  uploaded = () => Promise.resolve(null),
  render = async (drawing, width, format) => encode(await sourceOf(drawing, uploaded), width, format),
}: Dependencies): (
  id: string,
  width: number,
  format: PictureFormat,
  wish?: { named: boolean },
) => Promise<PictureAnswer> {
  const known = new Map<string, Drawing>()
  let improving = false

  const findOnce = async (id: string) => {
    const drawing = known.get(id) ?? (await find(id))
    if (drawing && known.size < mostKnown) known.set(id, drawing)
    return drawing
  }

  /** AVIF takes a second to make, so nobody waits for it: it is made when nothing else is, and served from then on. */
  const improve = (drawing: Drawing, width: number, digest: string) => {
    if (improving || !store.idle()) return
    improving = true
    const made = store.make(digest, 'avif', () => render(drawing, width, 'avif')).finally(() => (improving = false))
    // The next who asks finds no file and tries again.
    made.catch(() => undefined)
  }

  /** @param wish.named whether it is enough to know that there is such a picture: none is drawn for that */
  const answer = async (
    id: string,
    width: number,
    format: PictureFormat,
    wish = { named: false },
  ): Promise<PictureAnswer> => {
    if (!(pictureWidths as readonly number[]).includes(width)) return 'unknown'
    const drawing = await findOnce(id)
    if (!drawing) return 'unknown'
    const source = JSON.stringify([drawing.id, drawing.scene, drawing.options, width, format, recipe])
    const digest = createHash('sha1').update(source).digest('hex')
    const type = `image/${format}`
    const kept = await store.kept(digest, format)
    if (kept) return { body: kept, type }
    if (wish.named) return 'known'
    if (format === 'avif') {
      improve(drawing, width, digest)
      return answer(id, width, 'webp')
    }
    const made = await store.make(digest, format, () => render(drawing, width, format))
    return made === 'busy' ? made : { body: made, type }
  }
  return answer
}

/** WebP unless the reader says that it takes AVIF, which is smaller and dearer to make. */
export function pictureFormat(accept: string | undefined): PictureFormat {
  return /\bimage\/avif\b/.test(accept ?? '') ? 'avif' : 'webp'
}

/** What a picture is made of: its drawing, or the file that was uploaded. */
export async function sourceOf(
  { id, scene, options, file }: Drawing,
  uploaded: (file: string) => Promise<Uint8Array | null>,
): Promise<Uint8Array> {
  if (scene) return Buffer.from(drawScene(scene, id, options))
  const kept = file ? await uploaded(file) : null
  if (!kept) throw new Error(`The file of picture ${id} is lost`)
  return kept
}

async function encode(source: Uint8Array, width: number, format: PictureFormat): Promise<Buffer<ArrayBuffer>> {
  // The limit holds before decoding: whatever the source says of its size, no more is ever unpacked.
  const picture = sharp(source, { limitInputPixels: 16_000_000, failOn: 'error' }).resize({ width })
  return format === 'avif'
    ? picture.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
    : picture.webp({ quality: 78, effort: 4 }).toBuffer()
}
