import sharp from 'sharp'
import { encode } from 'uqr'
import {
  plainLook,
  type Bilingual,
  type DocumentPrinter,
  type Locale,
  type PrintBlock,
  type PrintDocument,
  type PrintLook,
  type PrintRow,
} from './document.ts'
import type { Style } from './faces.ts'
import { box, draw, linesOf, rule, type Lines, type TextStyle } from './flow.ts'
import { createPdf, fill, height, points, width, type Colour, type Node, type Pdf, type Picture } from './pdf.ts'

const ink: Colour = '#13231f'
const muted: Colour = '#55615b'
const line: Colour = '#e4daca'
const success: Colour = '#1c6e45'
const successTint: Colour = '#e3efe6'
const boxTint: Colour = '#fbf7ef'

const margin = 42
const inner = width - 2 * margin
const gap = 12
const half = (inner - gap) / 2
const labelWidth = 92
const bottom = height - 46
/** Width of a column of amounts in a table. */
const cellWidth = 62

/**
 * Prints documents on any platform: text is shaped by HarfBuzz, and the PDF is written by `pdf.ts`. English stands on the
 * left and Arabic on the right; the language of the setting is the one that is read first.
 */
export const documentPrinter: DocumentPrinter = {
  async print(document, { locale, now, look = plainLook }) {
    return renderPdf(document, { locale, now, look, logo: await logoPicture(look) })
  },
}

type Options = { locale: Locale; now: Date; look: PrintLook; logo: Picture | null }
type Block<Kind extends PrintBlock['kind']> = Extract<PrintBlock, { kind: Kind }>

function renderPdf(
  { title, name, brand, blocks }: PrintDocument,
  { locale, now, look, logo }: Options,
): Promise<Uint8Array> {
  const order: Locale[] = locale === 'ar' ? ['ar', 'en'] : ['en', 'ar']
  const green = colour(look.main)
  const brass = colour(look.line)
  const pdf = createPdf({ lang: locale, title: `${title[locale]} ${name}`, author: nameIn(brand, locale), at: now })
  let y = 0

  const beginPage = () => {
    if (pdf.pageNumber > 0) footer()
    pdf.addPage()
    y = margin
  }
  const footer = () => {
    const words = linesOf(`${nameIn(brand, 'en')} · ${name} · ${pdf.pageNumber}`, inner, 'en', {
      size: 7.5,
      colour: muted,
      align: 'center',
    })
    draw(pdf, null, words, { x: margin, y: height - 34, width: inner })
    pdf.endPage()
  }
  const room = (needed: number) => {
    if (y + needed > bottom) beginPage()
  }
  const leaf = (parent: Node, role: Node['role'], of: Locale) =>
    pdf.add(parent, { role, ...(of !== locale && { lang: of }) })
  /** One text in each language, each in its half of the page. Returns its height. */
  const pair = (
    parent: Node,
    role: Node['role'],
    text: Bilingual,
    style: TextStyle,
    { indent = 0, top = y }: { indent?: number; top?: number } = {},
  ): number => {
    const wide = half - indent
    const both = order.map((of) => ({ of, lines: linesOf(text[of], wide, of, style) }))
    for (const { of, lines } of both) {
      if (lines.text)
        draw(pdf, leaf(parent, role, of), lines, {
          x: of === 'en' ? margin + indent : margin + half + gap,
          y: top,
          width: wide,
        })
    }
    return Math.max(...both.map(({ lines }) => lines.height))
  }
  const heightOf = (text: Bilingual, style: TextStyle, indent = 0) =>
    Math.max(...order.map((of) => linesOf(text[of], half - indent, of, style).height))
  const headingStyle: TextStyle = { size: 11, colour: green, style: 'display' }
  /** The title of a block, with room for what follows it. */
  const heading = (text: Bilingual, following: number) => {
    room(heightOf(text, headingStyle) + 12 + following)
    rule(pdf, { x: margin, y: y + 2, width: inner, thickness: 0.6, colour: line })
    y += 5
    y += pair(pdf.root, 'H2', text, headingStyle) + 1
  }

  const drawing: { [Kind in PrintBlock['kind']]: (block: Block<Kind>) => void } = {
    subject,
    reference,
    box: printBox,
    rows,
    table,
    list,
    text,
    note: ({ text: words }) => {
      y += 6
      paragraph(words, { size: 8.5, colour: muted })
    },
  }

  beginPage()
  head()
  for (const block of blocks) (drawing[block.kind] as (one: PrintBlock) => void)(block)
  footer()
  return pdf.finish()

  function head(): void {
    let indent = 0
    if (logo) {
      const high = 30
      const wide = Math.min(150, (logo.width / logo.height) * high)
      const figure = pdf.add(pdf.root, { role: 'Figure', alt: nameIn(brand, locale) })
      pdf.picture(figure, logo, { x: margin, y, width: wide, height: (wide * logo.height) / logo.width })
      indent = wide + 8
    }
    // A logo that contains the name is not followed by it.
    const named = look.logo?.named && logo
    const style: TextStyle = { size: 17, colour: green, style: 'display' }
    const words = { en: named ? '' : nameIn(brand, 'en'), ar: named ? '' : nameIn(brand, 'ar') }
    const tall = pair(pdf.root, 'P', words, style, { indent })
    const top = y + Math.max(tall, logo ? 30 : 0)
    y = top + pair(pdf.root, 'H1', title, { size: 12, colour: ink, style: 'strong' }, { top }) + 3
    rule(pdf, { x: margin, y, width: inner, thickness: 2, colour: brass })
    y += 12
  }

  function subject({ name: names, lines, code }: Block<'subject'>): void {
    const size = 84
    const wide = code ? (inner - size - 32) / 2 : half
    const top = y
    const large: TextStyle = { size: 17, colour: ink, style: 'display' }
    const fits = order.every((of) => linesOf(names[of], wide, of, large).lines.length === 1)
    const columns = order.map((of) => {
      const x = of === 'en' ? margin : margin + inner - wide
      let at = top
      const put = (role: Node['role'], words: Lines) => {
        draw(pdf, leaf(pdf.root, role, of), words, { x, y: at, width: wide })
        at += words.height + 2
      }
      put('H2', linesOf(names[of], wide, of, fits ? large : { ...large, size: 13 }))
      for (const words of lines) if (words[of]) put('P', linesOf(words[of], wide, of, { size: 9.5, colour: muted }))
      if (code?.note) {
        const align = of === 'en' ? 'right' : 'left'
        const note = linesOf(code.note[of], wide, of, { size: 7.5, colour: muted, align })
        at = Math.max(at + 2, top + size - note.height)
        put('P', note)
      }
      return at - 2 - top
    })
    if (code) {
      const x = margin + (inner - size) / 2
      qrCode(pdf, code.content, { x, y: top, size, alt: code.label[locale], edge: line })
    }
    y = Math.max(top + Math.max(...columns), code ? top + size : 0) + 10
  }

  function reference({ label, state, value }: Block<'reference'>): void {
    const words = linesOf(value, inner, 'en', { size: 22, colour: green, style: 'strong', align: 'center' })
    const side = 130
    box(pdf, { x: margin, y, width: inner, height: words.height + 8, radius: 8, colour: successTint })
    const about = (of: Locale) => {
      const put = (top: number, text: string, style: TextStyle) =>
        draw(pdf, leaf(pdf.root, 'P', of), linesOf(text, side, of, style), {
          x: of === 'en' ? margin + 10 : margin + inner - side - 10,
          y: top,
          width: side,
        })
      put(y + 6, label[of], { size: 8, colour: muted })
      put(y + 19, state[of], { size: 10, colour: success, style: 'strong' })
    }
    const [first = 'en', second = 'ar'] = order
    about(first)
    draw(pdf, leaf(pdf.root, 'P', locale), words, { x: margin, y: y + 4, width: inner })
    about(second)
    y += words.height + 14
  }

  function printBox({ title: titles, lines }: Block<'box'>): void {
    const wide = half - 12
    const columns = order.map((of) => {
      const first = linesOf(titles[of], wide, of, { size: 8, colour: muted })
      const others = lines[of].map((text) => linesOf(text, wide, of, { size: 10, colour: ink }))
      return { of, texts: [first, ...others], height: [first, ...others].reduce((sum, one) => sum + one.height + 1, 0) }
    })
    const tall = Math.max(...columns.map((one) => one.height)) + 16
    box(pdf, { x: margin, y, width: inner, height: tall, radius: 10, colour: boxTint, edge: brass })
    for (const { of, texts } of columns) {
      const x = of === 'en' ? margin + 12 : margin + half + gap
      let at = y + 6.5
      for (const text of texts) {
        draw(pdf, leaf(pdf.root, 'P', of), text, { x, y: at, width: wide })
        at += text.height + 1
      }
    }
    y += tall + 8
  }

  function rows({ title: titles, rows: entries }: Block<'rows'>): void {
    const laid = entries.map(rowOf)
    if (titles) heading(titles, laid[0]?.height ?? 0)
    const parent = pdf.add(pdf.root, { role: 'Table' })
    for (const row of laid) {
      room(row.height)
      row.draw(pdf.add(parent, { role: 'TR' }))
      y += row.height + 1.5
    }
    y += 2
  }

  /** A label and a value in both languages; a value that is the same in both stands once, between the labels. */
  function rowOf({ label, value, ltr, strong }: PrintRow) {
    const same = value.en === value.ar
    const style: Style = strong ? 'strong' : 'body'
    const wide = half - labelWidth - 6
    const cells = order.map((of) => {
      const text: TextStyle = { size: 9, colour: ink, style, ...(ltr?.[of] && { dir: 'ltr' }) }
      return {
        of,
        label: linesOf(label[of], labelWidth, of, { size: 8.5, colour: muted }),
        value: same
          ? linesOf(value.en, inner - 2 * labelWidth - 2 * gap, of, {
              ...text,
              dir: dirOf(value.en),
              align: 'center',
            })
          : linesOf(value[of], wide, of, text),
      }
    })
    const drawLabel = (row: Node, { of, label: words }: (typeof cells)[number]) =>
      draw(pdf, leaf(row, 'TH', of), words, {
        x: of === 'en' ? margin : margin + inner - labelWidth,
        y,
        width: labelWidth,
      })
    const drawValue = (row: Node, { of, value: words }: (typeof cells)[number]) => {
      const x = same ? margin + labelWidth + gap : of === 'en' ? margin + labelWidth + 6 : margin + half + gap
      draw(pdf, leaf(row, 'TD', of), words, { x, y, width: same ? inner - 2 * labelWidth - 2 * gap : wide })
    }
    return {
      height: Math.max(...cells.flatMap((one) => [one.label.height, one.value.height])),
      draw(row: Node) {
        cells.forEach((one, i) => {
          drawLabel(row, one)
          if (!same || i === 0) drawValue(row, one)
        })
      },
    }
  }

  /** Names at both sides, amounts between them, which are the same in both languages. */
  function table({ name: names, columns, rows: entries }: Block<'table'>): void {
    const wide = (inner - columns.length * cellWidth) / 2 - 6
    const left = margin + wide + 6
    const sideOf = (of: Locale) => (of === 'en' ? margin : margin + inner - wide)
    const parent = pdf.add(pdf.root, { role: 'Table' })
    const small: TextStyle = { size: 8, colour: muted }
    const heads = columns.map((column) =>
      order.map((of) => ({ of, words: linesOf(column[of], cellWidth - 6, of, { ...small, align: 'center' }) })),
    )
    const [first = 'en', second = 'ar'] = order
    const sides = { en: linesOf(names.en, wide - 8, 'en', small), ar: linesOf(names.ar, wide - 8, 'ar', small) }
    const tall = Math.max(...heads.map((one) => one.reduce((sum, { words }) => sum + words.height, 0)))
    room(tall + 40)
    box(pdf, { x: margin, y, width: inner, height: tall + 8, radius: 8, colour: boxTint, edge: line })
    const row = pdf.add(parent, { role: 'TR' })
    const side = (of: Locale) =>
      draw(pdf, leaf(row, 'TH', of), sides[of], {
        x: of === 'en' ? margin + 8 : sideOf(of),
        y: y + 4 + (tall - sides[of].height) / 2,
        width: wide - 8,
      })
    side(first)
    heads.forEach((both, i) => {
      // One heading in two languages: its parts keep their own.
      const cell = pdf.add(row, { role: 'TH', scope: 'Column' })
      let at = y + 4
      for (const { of, words } of both) {
        draw(pdf, leaf(cell, 'Span', of), words, { x: left + i * cellWidth + 3, y: at, width: cellWidth - 6 })
        at += words.height
      }
    })
    side(second)
    y += tall + 14
    for (const { name: words, notes, cells } of entries) {
      const texts = order.map((of) => ({
        of,
        lines: [
          linesOf(words[of], wide, of, { size: 9.5, colour: ink, style: 'strong' }),
          ...notes.map((note) => linesOf(note[of], wide, of, { size: 8, colour: muted })),
        ],
      }))
      const high = Math.max(...texts.map(({ lines }) => lines.reduce((sum, one) => sum + one.height, 0)))
      room(high)
      const one = pdf.add(parent, { role: 'TR' })
      const put = (of: Locale) => {
        const cell = leaf(one, 'TH', of)
        let at = y
        for (const text of texts.find((found) => found.of === of)?.lines ?? []) {
          draw(pdf, pdf.add(cell, { role: 'Span' }), text, { x: sideOf(of), y: at, width: wide })
          at += text.height
        }
      }
      put(first)
      cells.forEach((value, i) => {
        const amount = linesOf(value, cellWidth, 'en', { size: 9.5, colour: ink, align: 'center' })
        draw(pdf, pdf.add(one, { role: 'TD' }), amount, { x: left + i * cellWidth, y, width: cellWidth })
      })
      put(second)
      y += high + 4
      rule(pdf, { x: margin, y, width: inner, thickness: 0.6, colour: line })
      y += 5
    }
    y += 3
  }

  function list({ title: titles, items }: Block<'list'>): void {
    const style: TextStyle = { size: 9, colour: ink }
    const [firstItem] = items
    if (!firstItem) return
    heading(titles, heightOf(firstItem, style, 10))
    const parent = pdf.add(pdf.root, { role: 'L' })
    for (const item of items) {
      const high = heightOf(item, style, 10)
      room(high)
      for (const of of order) {
        const x = of === 'en' ? margin : margin + inner - 3
        box(pdf, { x, y: y + 5, width: 3, height: 3, radius: 1.5, colour: brass })
        const words = linesOf(item[of], half - 10, of, style)
        const body = leaf(pdf.add(parent, { role: 'LI' }), 'LBody', of)
        draw(pdf, body, words, { x: of === 'en' ? margin + 10 : margin + half + gap, y, width: half - 10 })
      }
      y += high + 1.5
    }
    y += 2
  }

  function text({ title: titles, text: words }: Block<'text'>): void {
    const style: TextStyle = { size: 9, colour: ink }
    if (titles) heading(titles, heightOf(words, style))
    paragraph(words, style)
    y += 4
  }

  function paragraph(words: Bilingual, style: TextStyle): void {
    room(heightOf(words, style))
    y += pair(pdf.root, 'P', words, style)
  }
}

function qrCode(
  pdf: Pdf,
  content: string,
  { x, y, size, alt, edge }: { x: number; y: number; size: number; alt: string; edge: Colour },
): void {
  const { data, size: count } = encode(content, { ecc: 'M', border: 2 })
  const unit = size / count
  const squares = data.flatMap((row, down) =>
    row.flatMap((dark, across) => {
      if (!dark) return []
      return [
        `${points(x + across * unit)} ${points(height - y - (down + 1) * unit)} ${points(unit)} ${points(unit)} re`,
      ]
    }),
  )
  box(pdf, { x: x - 3, y: y - 3, width: size + 6, height: size + 6, radius: 8, colour: '#ffffff', edge })
  pdf.shape(pdf.add(pdf.root, { role: 'Figure', alt }), `${fill(ink)} ${squares.join(' ')} f`)
}

/** A logo as pixels, enough for print at its size. */
async function logoPicture({ logo }: PrintLook): Promise<Picture | null> {
  if (!logo) return null
  const { data: png, info } = await sharp(logo.body, logo.format === 'svg' ? { density: 300 } : {})
    .resize({ height: 240, withoutEnlargement: logo.format === 'png' })
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, png }
}

/** The name in a language, or in the other one if it is blank. */
function nameIn(name: Bilingual, locale: Locale): string {
  return name[locale].trim() === '' ? name[locale === 'en' ? 'ar' : 'en'] : name[locale]
}

/** The direction of a text is that of its first character. */
function dirOf(text: string): 'ltr' | 'rtl' {
  return /^\P{L}*\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr'
}

function colour(value: string): Colour {
  return `#${value.replace(/^#/, '')}`
}
