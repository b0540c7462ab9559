import sharp from 'sharp'
import { letter } from '#art/lettering.ts'
import { brandMark, markColours } from '#art/mark.ts'
import { num, rect } from '#art/svg.ts'
import { sourceOf, type Drawing } from '#server/images.ts'

const shareSize = { width: 1200, height: 630 } as const
const margin = 72
const markSide = 60

type Given = {
  title: string
  brand: string
  drawing: Drawing | null
  dir: 'ltr' | 'rtl'
  uploaded: (file: string) => Promise<Uint8Array | null>
}

/** Draws a picture of a page: its scene under a veil, the brand at the top, the title at the foot. JPEG. */
export async function drawShared({ title, brand, drawing, dir, uploaded }: Given): Promise<Buffer<ArrayBuffer>> {
  const { width, height } = shareSize
  const shown: Drawing = drawing ?? {
    scene: 'skyline',
    id: 'skyline/makkah',
    options: { mood: 'dusk' },
  }
  const picture = await sharp(await sourceOf(shown, uploaded), { limitInputPixels: 16_000_000 })
    .resize({ width, height, fit: 'cover', position: shown.scene === 'hero' ? 'right' : 'centre' })
    .toBuffer()
  return sharp(picture)
    .composite([{ input: Buffer.from(words(title, brand, dir)) }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

function words(title: string, brand: string, dir: 'ltr' | 'rtl'): string {
  const { width, height } = shareSize
  const rtl = dir === 'rtl'
  const at = (lineWidth: number, inset = 0) => (rtl ? width - margin - inset - lineWidth : margin + inset)
  const heading = letter({ text: title, dir, width: width - 2 * margin, sizes: [84, 74, 64, 56], mostLines: 3 })
  const name = letter({ text: brand, dir, width: 600, sizes: [44], mostLines: 1 })
  // The last line stands on the margin, with room for its tails.
  const lastBaseline = height - margin - heading.size * (rtl ? 0.24 : 0.06)
  const lines = heading.lines.map((line, i) => {
    const drawn = heading.outlines(line)
    const y = lastBaseline - (heading.lines.length - 1 - i) * heading.leading
    return `<g transform="translate(${num(at(drawn.width))} ${num(y)})">${drawn.markup}</g>`
  })
  const brandName = name.outlines(name.lines[0] ?? '')
  const brandAt = `translate(${num(at(brandName.width, markSide + 18))} ${num(margin + markSide * 0.72)})`
  const mark = `<g transform="translate(${num(at(markSide))} ${margin})">${brandMark({ size: markSide })}</g>`
  const veil = `<linearGradient id="veil" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="${markColours.ink}" stop-opacity=".6"/>
    <stop offset=".24" stop-color="${markColours.ink}" stop-opacity=".12"/>
    <stop offset=".42" stop-color="${markColours.ink}" stop-opacity=".3"/>
    <stop offset=".62" stop-color="${markColours.ink}" stop-opacity=".74"/>
    <stop offset="1" stop-color="${markColours.ink}" stop-opacity=".93"/></linearGradient>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${veil}</defs>
    ${rect(0, 0, width, height, 'url(#veil)')}${mark}
    <g fill="${markColours.limestone}"><g transform="${brandAt}">${brandName.markup}</g>${lines.join('')}</g></svg>`
}
