import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Blob, Buffer, Direction, Face, Font, shape } from 'harfbuzzjs'
import { visualRuns } from '@rihla/illustrations/bidi'
import type { Locale } from './city-map.ts'

export type Weight = 'regular' | 'semibold'

/** A text as outlines in font units; its baseline is y = 0 and its left end x = 0. Widths are in ems. */
type Outlines = { markup: string; width: number }

const files: Record<Weight, string> = {
  regular: '400Regular/ReadexPro_400Regular.ttf',
  semibold: '600SemiBold/ReadexPro_600SemiBold.ttf',
}

const fonts = new Map<Weight, Font>()
/** Bounded by the number of names on the maps. */
const known = new Map<string, Outlines>()

/**
 * Shapes one line of a label. Labels are drawn as outlines, because the machine that draws them need not have a font
 * with Arabic letters.
 */
export function outlinesOf(text: string, locale: Locale, weight: Weight): Outlines {
  const key = `${weight} ${locale} ${text}`
  const found = known.get(key)
  if (found) return found
  const made = shaped(text, locale, fontOf(weight))
  known.set(key, made)
  return made
}

function shaped(text: string, locale: Locale, font: Font): Outlines {
  const scale = 1 / font.face.upem
  let markup = ''
  let x = 0
  for (const run of visualRuns(text, locale === 'ar' ? 'rtl' : 'ltr')) {
    const buffer = new Buffer()
    buffer.addText(run.text)
    buffer.setDirection(run.rtl ? Direction.RTL : Direction.LTR)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    const positions = buffer.getGlyphPositions()
    buffer.getGlyphInfos().forEach(({ codepoint: glyph }, i) => {
      const at = positions[i]
      if (!at) return
      const data = glyph === 0 ? '' : font.glyphToPath(glyph)
      if (data) {
        const place = `translate(${Math.round(x + at.xOffset)} ${Math.round(-at.yOffset)}) scale(1 -1)`
        markup += `<path transform="${place}" d="${data}"/>`
      }
      x += at.xAdvance
    })
  }
  return { markup: `<g transform="scale(${scale.toFixed(6)})">${markup}</g>`, width: x * scale }
}

function fontOf(weight: Weight): Font {
  const open = fonts.get(weight)
  if (open) return open
  const file = fileURLToPath(import.meta.resolve(`@expo-google-fonts/readex-pro/${files[weight]}`))
  const font = new Font(new Face(new Blob(readFileSync(file))))
  fonts.set(weight, font)
  return font
}
