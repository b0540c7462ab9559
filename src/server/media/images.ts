import sharp, { type Sharp } from 'sharp'
import { cropAround, frameRatio } from '#domains/content/focal-point.ts'
import { drawingVersion } from '@rihla/illustrations/version'
import { readScene, type SceneKind, type SceneOptions } from '@rihla/illustrations/catalogue'
import type { PictureStore, Source } from '#server/media/picture-store.ts'

// libvips remembers its last hundred operations, but every picture is rendered once and then stored.
sharp.cache(false)

/** Widths of rendered pictures: the breakpoints xs to 2xl, and their doubles for dense screens. */
export const pictureWidths = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072] as const

const pictureFormats = ['webp', 'avif'] as const
type PictureFormat = (typeof pictureFormats)[number]

/** A scene to draw, or an uploaded file if there is no scene. */
export type Drawing = {
  /** The address on the image route, so that two crops of a photo are two pictures. */
  id: string
  scene: SceneKind | null
  options: SceneOptions
  file?: string | null
  focus?: string
}
type Picture = { body: Buffer<ArrayBuffer>; type: string }
/**
 * `unknown`: no such picture or width. `known`: the picture exists, but was not rendered because only its existence was
 * requested. `busy`: too many are being rendered, try again soon.
 */
type PictureAnswer = Picture | 'unknown' | 'known' | 'busy'

type PictureRequest = {
  /** True if only the existence of the picture matters: nothing is rendered. */
  isHead: boolean
  /** True once the caller has closed the connection. */
  left?: () => boolean
}

type Dependencies = {
  store: PictureStore
  find: (id: string) => Promise<Drawing | null>
  /** Reads the bytes of an uploaded picture. */
  uploaded?: (file: string) => Promise<Uint8Array | null>
  render?: (drawing: Drawing, width: number, format: PictureFormat) => Promise<Buffer<ArrayBuffer>>
}

/** Version of the encoding; an increase makes stored pictures obsolete. */
const recipe = 5
const maxKept = 20_000

/** Renders known pictures at listed widths, each once. */
export function pictureMaker({
  store,
  find,
  uploaded = () => Promise.resolve(null),
  render = async (drawing, width, format) =>
    encode(await sourceOf(drawing, uploaded), { width, format, focus: drawing.focus ?? '' }),
}: Dependencies): (
  id: string,
  width: number,
  format: PictureFormat,
  request?: PictureRequest,
) => Promise<PictureAnswer> {
  const drawings = new Map<string, Drawing>()
  let improving = false

  const findOnce = async (id: string) => {
    const drawing = drawings.get(id) ?? (await find(id))
    if (drawing && drawings.size < maxKept) drawings.set(id, drawing)
    return drawing
  }

  /** Renders AVIF, which takes a second, when nothing else is rendered; later requests get it. */
  const improve = (drawing: Drawing, width: number, source: Source) => {
    if (improving || !store.idle()) return
    improving = true
    const drawn = store.make(source, 'avif', () => render(drawing, width, 'avif')).finally(() => (improving = false))
    // After a failure the next request finds no file and tries again.
    drawn.catch(() => undefined)
  }

  const answer = async (
    id: string,
    width: number,
    format: PictureFormat,
    request: PictureRequest = { isHead: false },
  ): Promise<PictureAnswer> => {
    if (!(pictureWidths as readonly number[]).includes(width)) return 'unknown'
    const drawing = await findOnce(id)
    if (!drawing) return 'unknown'
    const drawnBy = drawing.scene && drawingVersion
    const source = [drawing.id, drawing.scene, drawing.options, drawnBy, width, format, recipe]
    const type = `image/${format}`
    const cached = await store.cached(source, format)
    if (cached) return { body: cached, type }
    if (request.isHead) return 'known'
    if (format === 'avif') {
      improve(drawing, width, source)
      return answer(id, width, 'webp', request)
    }
    const drawn = await store.make(source, format, () => render(drawing, width, format), request.left)
    return drawn === 'busy' ? drawn : { body: drawn, type }
  }
  return answer
}

/** AVIF if the installation renders it and the client accepts it, else WebP. AVIF is smaller, but takes longer to render. */
export function pictureFormat(accept: string | undefined, avif: boolean): PictureFormat {
  return avif && /\bimage\/avif\b/.test(accept ?? '') ? 'avif' : 'webp'
}

/** The source of a picture: its drawing, or the uploaded file. */
export async function sourceOf(
  { id, scene, options, file }: Drawing,
  uploaded: (file: string) => Promise<Uint8Array | null>,
): Promise<Uint8Array> {
  if (scene) return Buffer.from(readScene(scene, id, options))
  const cached = file ? await uploaded(file) : null
  if (!cached) throw new Error(`The file of picture ${id} is missing`)
  return cached
}

/** Opens a source. The limit applies before decoding, so a source with a wrong size in its header is not decoded beyond it. */
const opened = (source: Uint8Array) => sharp(source, { limitInputPixels: 16_000_000, failOn: 'error' })

/** A source cropped to the ratio of a frame around its focal point; without a point it is not cropped. */
export async function cropToFrame(source: Uint8Array, ratio: number, focus: string): Promise<Sharp> {
  return focus === ''
    ? opened(source)
    : opened(source).extract(cropAround(await opened(source).metadata(), ratio, focus))
}

async function encode(
  source: Uint8Array,
  { width, format, focus }: { width: number; format: PictureFormat; focus: string },
): Promise<Buffer<ArrayBuffer>> {
  const picture = (await cropToFrame(source, frameRatio, focus)).resize({ width })
  return format === 'avif'
    ? picture.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
    : picture.webp({ quality: 78, effort: 4 }).toBuffer()
}
