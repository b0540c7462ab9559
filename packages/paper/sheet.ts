import type { Bilingual, Locale, PrintDocument, PrintLook } from './document.ts'
import { draw, linesOf, rule, type TextStyle } from './flow.ts'
import { createPdf, height, width, type Colour, type Node, type Pdf } from './pdf.ts'

export const ink: Colour = '#13231f'
export const muted: Colour = '#55615b'
export const paleLine: Colour = '#e4daca'
export const boxTint: Colour = '#fbf7ef'

export const margin = 42
export const inner = width - 2 * margin
export const gap = 12
/** Width of the column of one language. */
export const half = (inner - gap) / 2
const bottom = height - 46

/** A document while it is written. */
export type Sheet = {
  pdf: Pdf
  /** Points from the top of the current page at which the next block begins. */
  y: number
  /** The language of the document, which is read first. */
  locale: Locale
  /** Both languages in the order of reading. */
  order: readonly [Locale, Locale]
  name: string
  /** The name of the provider; one that is blank is the one in the other language. */
  brand: Bilingual
  /** Colours of the provider: of titles, and of lines. */
  main: Colour
  line: Colour
}

/** A sheet at the top of its first page. */
export function createSheet(
  { title, name, brand }: PrintDocument,
  { locale, now, look }: { locale: Locale; now: Date; look: PrintLook },
): Sheet {
  const names = { en: nameIn(brand, 'en'), ar: nameIn(brand, 'ar') }
  const pdf = createPdf({ lang: locale, title: `${title[locale]} ${name}`, author: names[locale], at: now })
  pdf.addPage()
  return {
    pdf,
    y: margin,
    locale,
    order: locale === 'ar' ? ['ar', 'en'] : ['en', 'ar'],
    name,
    brand: names,
    main: colour(look.main),
    line: colour(look.line),
  }
}

/** Writes the footer of the last page. Returns the bytes of the document. */
export function finishSheet(sheet: Sheet): Promise<Uint8Array> {
  endPage(sheet)
  return sheet.pdf.finish()
}

/** Begins a page unless the current one has room for so many points. */
export function ensureRoom(sheet: Sheet, needed: number): void {
  if (sheet.y + needed <= bottom) return
  endPage(sheet)
  sheet.pdf.addPage()
  sheet.y = margin
}

/** An element for a text in a language, which is named where it is not that of the document. */
export function leaf({ pdf, locale }: Sheet, parent: Node, role: Node['role'], of: Locale): Node {
  return pdf.add(parent, { role, ...(of !== locale && { lang: of }) })
}

/** The left of the column of a language; an indent is at the side at which English begins and Arabic ends. */
export function columnX(of: Locale, indent = 0): number {
  return of === 'en' ? margin + indent : margin + half + gap
}

/** The left of an area of a width at the edge of the page at which a language begins. */
export function edgeX(of: Locale, wide: number): number {
  return of === 'en' ? margin : margin + inner - wide
}

/** Draws a text in each language, each in its half of the page, without moving `y`. Returns its height. */
export function drawPair(sheet: Sheet, role: Node['role'], text: Bilingual, style: TextStyle, indent = 0): number {
  const wide = half - indent
  const both = sheet.order.map((of) => ({ of, lines: linesOf(text[of], wide, of, style) }))
  for (const { of, lines } of both) {
    if (!lines.text) continue
    const at = { x: columnX(of, indent), y: sheet.y, width: wide }
    draw(sheet.pdf, leaf(sheet, sheet.pdf.root, role, of), lines, at)
  }
  return Math.max(...both.map(({ lines }) => lines.height))
}

/** The height of a text that stands in each language in its half of the page. */
export function pairHeight(text: Bilingual, style: TextStyle, indent = 0): number {
  const heightIn = (of: Locale) => linesOf(text[of], half - indent, of, style).height
  return Math.max(heightIn('en'), heightIn('ar'))
}

/** Prints the title of a block, on a page with room for so many points of what follows it. */
export function printHeading(sheet: Sheet, text: Bilingual, following: number): void {
  const style: TextStyle = { size: 11, colour: sheet.main, style: 'display' }
  ensureRoom(sheet, pairHeight(text, style) + 12 + following)
  rule(sheet.pdf, { x: margin, y: sheet.y + 2, width: inner, thickness: 0.6, colour: paleLine })
  sheet.y += 5
  sheet.y += drawPair(sheet, 'H2', text, style) + 1
}

/** Prints a text in both languages. */
export function printParagraph(sheet: Sheet, text: Bilingual, style: TextStyle): void {
  ensureRoom(sheet, pairHeight(text, style))
  sheet.y += drawPair(sheet, 'P', text, style)
}

function endPage({ pdf, brand, name }: Sheet): void {
  const style: TextStyle = { size: 7.5, colour: muted, align: 'center' }
  const words = linesOf(`${brand.en} · ${name} · ${pdf.pageNumber}`, inner, 'en', style)
  draw(pdf, null, words, { x: margin, y: height - 34, width: inner })
  pdf.endPage()
}

/** The name in a language, or in the other one if it is blank. */
function nameIn(name: Bilingual, locale: Locale): string {
  return name[locale].trim() === '' ? name[locale === 'en' ? 'ar' : 'en'] : name[locale]
}

function colour(value: string): Colour {
  return `#${value.replace(/^#/, '')}`
}
