import { readFileSync } from 'node:fs'
import { Blob, Buffer, Direction, Face, Font, shape } from 'harfbuzzjs'
import { visualRuns, type Run } from './bidi.ts'
import { fine } from './svg.ts'

/** Text as outlines, so that a picture looks the same on a machine without fonts. */
type Lettering = {
  lines: string[]
  /** Side of the em square in px. */
  size: number
  leading: number
  /** Outlines of one line; its baseline is y = 0 and its left end x = 0. */
  outlines: (line: string) => { markup: string; width: number }
}

export type LetteringOptions = {
  text: string
  dir: 'ltr' | 'rtl'
  width: number
  /** Sizes to choose from, largest first; the first one that fits into `maxLines` is used. */
  sizes: readonly [number, ...number[]]
  maxLines: number
}

/**
 * Breaks a text into lines of at most `width` px. Text that is too long even at the smallest size ends in an ellipsis.
 */
export function letter({ text, dir, width, sizes, maxLines }: LetteringOptions): Lettering {
  const words = text.trim().split(/\s+/)
  const smallest = sizes.at(-1) ?? sizes[0]
  const size = sizes.find((one) => broken(words, dir, width / one).length <= maxLines) ?? smallest
  const whole = broken(words, dir, width / size)
  const lines = whole.length <= maxLines ? whole : clamped(whole, maxLines, dir, width / size)
  return {
    lines,
    size,
    // Arabic needs more space for marks above and descenders below.
    leading: size * (dir === 'rtl' ? 1.42 : 1.16),
    outlines(line) {
      const { markup, width } = drawn(line, dir)
      return { markup: `<g transform="scale(${fine(size)})">${markup}</g>`, width: width * size }
    },
  }
}

/** Fills each line as far as possible; a word that is longer than a line is split. Widths are in ems. */
function broken(words: string[], dir: 'ltr' | 'rtl', max: number): string[] {
  const lines: string[] = []
  for (const word of words.flatMap((one) => pieces(one, dir, max))) {
    const joined = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && drawn(joined, dir).width <= max) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}

function pieces(word: string, dir: 'ltr' | 'rtl', max: number): string[] {
  if (drawn(word, dir).width <= max) return [word]
  const letters = lettersOf(word)
  let fits = 1
  while (fits < letters.length && drawn(letters.slice(0, fits + 1).join(''), dir).width <= max) fits++
  return fits >= letters.length
    ? [word]
    : [letters.slice(0, fits).join(''), ...pieces(letters.slice(fits).join(''), dir, max)]
}

function clamped(lines: string[], maxLines: number, dir: 'ltr' | 'rtl', max: number): string[] {
  const kept = lines.slice(0, maxLines)
  let last = lettersOf(kept.pop() ?? '')
  while (last.length > 0 && drawn(`${last.join('').trimEnd()}…`, dir).width > max) last = last.slice(0, -1)
  return [...kept, `${last.join('').trimEnd()}…`]
}

/** Letters including their combining accents. */
function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter('ar').segment(text), ({ segment }) => segment)
}

function drawn(line: string, dir: 'ltr' | 'rtl'): Outlines {
  return outlinesOf(line, dir, titleFaces())
}

/** Outlines in ems; the baseline is y = 0 and the left end x = 0. */
export type Outlines = { markup: string; width: number }

/**
 * Draws one line at a size of one em. Each character is drawn by the first of the faces that has it; those that no face
 * has are omitted.
 */
export function outlinesOf(line: string, dir: 'ltr' | 'rtl', faces: readonly LetteringFace[]): Outlines {
  let markup = ''
  let x = 0
  for (const run of visualRuns(line, dir)) {
    const parts = byFace(run, faces)
    // In a right-to-left run the first part is at the right.
    for (const { text, font } of run.rtl ? parts.toReversed() : parts) {
      const scale = 1 / font.face.upem
      const buffer = new Buffer()
      buffer.addText(text)
      buffer.setDirection(run.rtl ? Direction.RTL : Direction.LTR)
      buffer.guessSegmentProperties()
      shape(font, buffer)
      const positions = buffer.getGlyphPositions()
      buffer.getGlyphInfos().forEach(({ codepoint: glyph }, i) => {
        const at = positions[i]
        if (!at || glyph === 0) return
        const data = font.glyphToPath(glyph)
        const place = `translate(${precise(x + at.xOffset * scale)} ${precise(-at.yOffset * scale)})`
        if (data) markup += `<path transform="${place} scale(${precise(scale)} ${precise(-scale)})" d="${data}"/>`
        x += at.xAdvance * scale
      })
    }
  }
  return { markup, width: x }
}

/** Splits a run where another font is needed; spaces and marks keep the font of the preceding character. */
function byFace({ text }: Run, faces: readonly LetteringFace[]): { text: string; font: Font }[] {
  const parts: { text: string; font: Font }[] = []
  for (const char of text) {
    const last = parts.at(-1)
    const point = char.codePointAt(0) ?? 0
    const having = faces.find(({ points }) => points.has(point))
    const font =
      last &&
      (!having || (/[\s\p{P}]/u.test(char) && faces.some((one) => one.font === last.font && one.points.has(point))))
        ? last.font
        : having?.font
    if (!font) continue
    if (last?.font === font) last.text += char
    else parts.push({ text: char, font })
  }
  return parts
}

export type LetteringFace = { font: Font; points: ReadonlySet<number> }

/** Opens a font file. */
export function openFace(file: URL): LetteringFace {
  const face = new Face(new Blob(readFileSync(file)))
  return { font: new Font(face), points: new Set(face.collectUnicodes()) }
}

let opened: LetteringFace[] | undefined

function titleFaces(): LetteringFace[] {
  opened ??= ['fraunces-latin', 'fraunces-more-latin', 'el-messiri-arabic'].map((name) =>
    openFace(new URL(`./fonts/${name}.ttf`, import.meta.url)),
  )
  return opened
}

/** Six decimals are sufficient, because a font unit is about 1/2000 of an em. */
function precise(value: number): string {
  return String(Math.round(value * 1e6) / 1e6)
}
