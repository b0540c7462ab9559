import type { Locale } from './document.ts'
import { charactersOf, widthOf, type Character, type Style } from './faces.ts'
import { fill, height, stroke, points, type Colour, type Node, type Pdf } from './pdf.ts'

export type TextStyle = {
  size: number
  colour: Colour
  style?: Style
  /** Side of the column at which lines begin; by default that of the language. */
  align?: 'left' | 'right' | 'center'
  /** Direction of the text, by default that of the language. */
  dir?: 'ltr' | 'rtl'
}

/** A text broken into lines, to be measured before it is drawn. */
export type Lines = { lines: Character[][][]; height: number; locale: Locale; text: string; style: TextStyle }

/** Breaks a text into lines of at most `width` points, and where it breaks itself. A word that is longer is split between characters. */
export function linesOf(text: string, width: number, locale: Locale, style: TextStyle): Lines {
  const dir = style.dir ?? direction(locale)
  const max = width / style.size
  const lettering = (line: string) => charactersOf(line, dir, style.style ?? 'body')
  const fits = (part: string) => widthOf(lettering(part).flat()) <= max
  const lines = text.split('\n').flatMap((line) => brokenLine(line, fits))
  return { lines: lines.map(lettering), height: lines.length * leading(style.size), locale, text, style }
}

function brokenLine(text: string, fits: (part: string) => boolean): string[] {
  const words = text.split(/[ \t\r]+/).filter(Boolean)
  return words
    .flatMap((word) => pieces(word, fits))
    .reduce<string[]>((lines, word) => {
      const joined = `${lines.at(-1)} ${word}`
      return lines.length > 0 && fits(joined) ? [...lines.slice(0, -1), joined] : [...lines, word]
    }, [])
}

function direction(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr'
}

function leading(size: number): number {
  return size * 1.4
}

function pieces(word: string, fits: (part: string) => boolean): string[] {
  if (fits(word)) return [word]
  const characters = Array.from(new Intl.Segmenter('ar').segment(word), ({ segment }) => segment)
  let count = 1
  while (count < characters.length && fits(characters.slice(0, count + 1).join(''))) count++
  if (count >= characters.length) return [word]
  return [characters.slice(0, count).join(''), ...pieces(characters.slice(count).join(''), fits)]
}

/** Draws lines in a column whose top is `y`; the element gets the whole text for reading aloud. */
export function draw(
  pdf: Pdf,
  node: Node | null,
  { lines, style, text, locale }: Lines,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const align = style.align ?? (direction(locale) === 'rtl' ? 'right' : 'left')
  const dir = style.dir ?? direction(locale)
  if (node) node.text = text
  lines.forEach((parts, i) => {
    const free = width - widthOf(parts.flat()) * style.size
    let left = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0)
    const runs = parts.map((characters) => {
      const here = left
      left += widthOf(characters) * style.size
      return { characters, x: here }
    })
    const baseline = y + leading(style.size) * (i + 0.74)
    for (const { characters, x: here } of dir === 'rtl' ? runs.toReversed() : runs)
      pdf.text(node, characters, { x: here, y: baseline, size: style.size, colour: style.colour })
  })
}

/** The height of texts below each other. */
export function stackHeight(texts: readonly Lines[], gap: number): number {
  return texts.reduce((sum, { height: tall }) => sum + tall + gap, -gap)
}

/** Draws texts below each other in a column whose top is `y`; `elementOf` creates the element of each. */
export function drawStack(
  pdf: Pdf,
  texts: readonly Lines[],
  { x, y, width, gap }: { x: number; y: number; width: number; gap: number },
  elementOf: (index: number) => Node,
): void {
  let top = y
  texts.forEach((text, i) => {
    draw(pdf, elementOf(i), text, { x, y: top, width })
    top += text.height + gap
  })
}

export function rule(
  pdf: Pdf,
  { x, y, width, thickness, colour }: { x: number; y: number; width: number; thickness: number; colour: Colour },
): void {
  const line = points(height - y)
  pdf.shape(null, `${stroke(colour)} ${points(thickness)} w ${points(x)} ${line} m ${points(x + width)} ${line} l S`)
}

/** A box with round corners; `edge` is the colour of its border. */
export function box(
  pdf: Pdf,
  {
    x,
    y,
    width,
    height: high,
    radius,
    colour,
    edge,
  }: { x: number; y: number; width: number; height: number; radius: number; colour: Colour; edge?: Colour },
): void {
  const [left, right, top, bottom] = [x, x + width, height - y, height - y - high]
  const r = Math.min(radius, width / 2, high / 2)
  // A quarter of a circle as a curve.
  const c = r * 0.4477
  const p = (...values: number[]) => values.map(points).join(' ')
  const path = [
    `${p(left + r, bottom)} m ${p(right - r, bottom)} l ${p(right - c, bottom, right, bottom + c, right, bottom + r)} c`,
    `${p(right, top - r)} l ${p(right, top - c, right - c, top, right - r, top)} c`,
    `${p(left + r, top)} l ${p(left + c, top, left, top - c, left, top - r)} c`,
    `${p(left, bottom + r)} l ${p(left, bottom + c, left + c, bottom, left + r, bottom)} c h`,
  ].join(' ')
  pdf.shape(null, edge ? `${fill(colour)} ${stroke(edge)} 0.8 w ${path} B` : `${fill(colour)} ${path} f`)
}
