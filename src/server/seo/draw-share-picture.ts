import sharp from 'sharp'
import { isWordmark, type LogoFile } from '#domains/content/brand/logo-file.ts'
import { letter } from '@rihla/illustrations/lettering'
import { markColours, readMark } from '@rihla/illustrations/mark'
import { num } from '@rihla/illustrations/svg'
import { logoImage } from '#server/media/brand-pictures.ts'
import { cropToFrame, sourceOf, type Drawing } from '#server/media/images.ts'

const shareSize = { width: 1200, height: 630 } as const
const margin = 72
const markSide = 60

/** The logo of the provider, on a light plate if it is not for dark backgrounds; the mark of the demo; or none. */
export type ShareLogo = { file: LogoFile; plate: boolean } | 'demo' | null

type Options = {
  title: string
  brand: string
  logo: ShareLogo
  /** The colour of the gradient, `#rrggbb`. */
  ground: string
  drawing: Drawing | null
  dir: 'ltr' | 'rtl'
  uploaded: (file: string) => Promise<Uint8Array | null>
}

/** Draws the picture of a shared page as JPEG: its scene under a gradient, brand at the top, title below. */
export async function drawShared({
  title,
  brand,
  logo,
  ground,
  drawing,
  dir,
  uploaded,
}: Options): Promise<Buffer<ArrayBuffer>> {
  const { width, height } = shareSize
  const shownDrawing: Drawing = drawing ?? {
    scene: 'skyline',
    id: 'skyline/makkah',
    options: {},
  }
  const source = await cropToFrame(await sourceOf(shownDrawing, uploaded), width / height, shownDrawing.focus ?? '')
  const picture = await source
    .resize({ width, height, fit: 'cover', position: shownDrawing.scene === 'hero' ? 'right' : 'centre' })
    .toBuffer()
  const mark = await markOf(logo, uploaded)
  return sharp(picture)
    .composite([{ input: Buffer.from(titleLayer(title, mark.named ? '' : brand, { dir, mark, ground })) }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

type Mark = { markup: string; width: number; /** True if it contains the name of the brand. */ named: boolean }

async function markOf(logo: ShareLogo, uploaded: Options['uploaded']): Promise<Mark> {
  if (logo === 'demo') return { markup: readMark('mark'), width: markSide, named: false }
  const body = logo && (await uploaded(logo.file.file))
  if (!body) return { markup: '', width: 0, named: false }
  const { file, plate } = logo
  const pad = plate ? 10 : 0
  const width = Math.min(400, ((markSide - 2 * pad) * file.width) / file.height) + 2 * pad
  const ground = plate
    ? `<rect width="${num(width)}" height="${markSide}" rx="12" fill="${markColours.limestone}"/>`
    : ''
  const image = logoImage(file, body, { x: pad, y: pad, width: width - 2 * pad, height: markSide - 2 * pad })
  return { markup: ground + image, width, named: isWordmark(file) }
}

function titleLayer(
  title: string,
  brand: string,
  { dir, mark, ground }: Pick<Options, 'dir' | 'ground'> & { mark: Mark },
): string {
  const { width, height } = shareSize
  const rtl = dir === 'rtl'
  const at = (lineWidth: number, inset = 0) => (rtl ? width - margin - inset - lineWidth : margin + inset)
  const heading = letter({ text: title, dir, width: width - 2 * margin, sizes: [84, 74, 64, 56], maxLines: 3 })
  const name = letter({ text: brand, dir, width: 600, sizes: [44], maxLines: 1 })
  // The last line is at the margin, with space for its descenders.
  const lastBaseline = height - margin - heading.size * (rtl ? 0.24 : 0.06)
  const lines = heading.lines.map((line, i) => {
    const drawn = heading.outlines(line)
    const y = lastBaseline - (heading.lines.length - 1 - i) * heading.leading
    return `<g transform="translate(${num(at(drawn.width))} ${num(y)})">${drawn.markup}</g>`
  })
  const brandName = name.outlines(name.lines[0] ?? '')
  const brandAt = `translate(${num(at(brandName.width, mark.width && mark.width + 18))} ${num(margin + markSide * 0.72)})`
  const drawnMark = `<g transform="translate(${num(at(mark.width))} ${margin})">${mark.markup}</g>`
  const veil = `<linearGradient id="veil" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="${ground}" stop-opacity=".6"/>
    <stop offset=".24" stop-color="${ground}" stop-opacity=".12"/>
    <stop offset=".42" stop-color="${ground}" stop-opacity=".3"/>
    <stop offset=".62" stop-color="${ground}" stop-opacity=".74"/>
    <stop offset="1" stop-color="${ground}" stop-opacity=".93"/></linearGradient>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${veil}</defs>
    <rect width="${width}" height="${height}" fill="url(#veil)"/>${drawnMark}
    <g fill="${markColours.limestone}"><g transform="${brandAt}">${brandName.markup}</g>${lines.join('')}</g></svg>`
}
