import { encode } from 'uqr'
import type { Block, Locale, PrintBlock } from './document.ts'
import { box, draw, drawStack, linesOf, stackHeight, type TextStyle } from './flow.ts'
import { fill, height, points, type Colour } from './pdf.ts'
import {
  boxTint,
  columnX,
  edgeX,
  ensureRoom,
  half,
  ink,
  inner,
  leaf,
  margin,
  muted,
  paleLine,
  pairHeight,
  printHeading,
  printParagraph,
  type Sheet,
} from './sheet.ts'
import { printRows, printTable } from './tables.ts'

const success: Colour = '#1c6e45'
const successTint: Colour = '#e3efe6'

const printers: { [Kind in PrintBlock['kind']]: (sheet: Sheet, block: Block<Kind>) => void } = {
  subject: printSubject,
  reference: printReference,
  box: printBox,
  rows: printRows,
  table: printTable,
  list: printList,
  text: printText,
  note: printNote,
}

/** Prints a block at the `y` of the sheet, and moves that below it. */
export function printBlock(sheet: Sheet, block: PrintBlock): void {
  const print = printers[block.kind] as (sheet: Sheet, block: PrintBlock) => void
  print(sheet, block)
}

function printSubject(sheet: Sheet, { name, lines, code }: Block<'subject'>): void {
  const { pdf, order } = sheet
  const size = 84
  const gap = 2
  const wide = code ? (inner - size - 32) / 2 : half
  const large: TextStyle = { size: 17, colour: ink, style: 'display' }
  const fits = order.every((of) => linesOf(name[of], wide, of, large).lines.length === 1)
  const columns = order.map((of) => {
    const texts = [
      linesOf(name[of], wide, of, fits ? large : { ...large, size: 13 }),
      ...lines.filter((line) => line[of]).map((line) => linesOf(line[of], wide, of, { size: 9.5, colour: muted })),
    ]
    const align = of === 'en' ? 'right' : 'left'
    const note = code?.note && linesOf(code.note[of], wide, of, { size: 7.5, colour: muted, align })
    const textHeight = stackHeight(texts, gap)
    // The note ends level with the code.
    const noteTop = note ? Math.max(textHeight + 2 * gap, size - note.height) : 0
    return { of, texts, note, noteTop, height: note ? noteTop + note.height : textHeight }
  })
  const tall = Math.max(...columns.map((column) => column.height), code ? size : 0)
  ensureRoom(sheet, tall)
  for (const { of, texts, note, noteTop } of columns) {
    const x = edgeX(of, wide)
    drawStack(pdf, texts, { x, y: sheet.y, width: wide, gap }, (i) => leaf(sheet, pdf.root, i === 0 ? 'H2' : 'P', of))
    if (note) draw(pdf, leaf(sheet, pdf.root, 'P', of), note, { x, y: sheet.y + noteTop, width: wide })
  }
  if (code) drawQrCode(sheet, code, { x: margin + (inner - size) / 2, size })
  sheet.y += tall + 10
}

function drawQrCode(
  sheet: Sheet,
  { content, label }: NonNullable<Block<'subject'>['code']>,
  { x, size }: { x: number; size: number },
): void {
  const { pdf, locale } = sheet
  const { data, size: count } = encode(content, { ecc: 'M', border: 2 })
  const unit = size / count
  const squares = data.flatMap((row, down) =>
    row.flatMap((dark, across) => {
      if (!dark) return []
      return [
        `${points(x + across * unit)} ${points(height - sheet.y - (down + 1) * unit)} ${points(unit)} ${points(unit)} re`,
      ]
    }),
  )
  box(pdf, {
    x: x - 3,
    y: sheet.y - 3,
    width: size + 6,
    height: size + 6,
    radius: 8,
    colour: '#ffffff',
    edge: paleLine,
  })
  pdf.shape(pdf.add(pdf.root, { role: 'Figure', alt: label[locale] }), `${fill(ink)} ${squares.join(' ')} f`)
}

function printReference(sheet: Sheet, { label, state, value }: Block<'reference'>): void {
  const { pdf, locale, order } = sheet
  const words = linesOf(value, inner, 'en', { size: 22, colour: sheet.main, style: 'strong', align: 'center' })
  const side = 130
  ensureRoom(sheet, words.height + 8)
  box(pdf, { x: margin, y: sheet.y, width: inner, height: words.height + 8, radius: 8, colour: successTint })
  const drawSide = (of: Locale) => {
    const x = of === 'en' ? margin + 10 : margin + inner - side - 10
    const put = (top: number, text: string, style: TextStyle) =>
      draw(pdf, leaf(sheet, pdf.root, 'P', of), linesOf(text, side, of, style), { x, y: sheet.y + top, width: side })
    put(6, label[of], { size: 8, colour: muted })
    put(19, state[of], { size: 10, colour: success, style: 'strong' })
  }
  drawSide(order[0])
  draw(pdf, leaf(sheet, pdf.root, 'P', locale), words, { x: margin, y: sheet.y + 4, width: inner })
  drawSide(order[1])
  sheet.y += words.height + 14
}

function printBox(sheet: Sheet, { title, lines }: Block<'box'>): void {
  const { pdf, order } = sheet
  const indent = 12
  const gap = 1
  sheet.y += 6
  const wide = half - indent
  const columns = order.map((of) => ({
    of,
    texts: [
      linesOf(title[of], wide, of, { size: 8, colour: muted }),
      ...lines[of].map((text) => linesOf(text, wide, of, { size: 10, colour: ink })),
    ],
  }))
  const tall = Math.max(...columns.map(({ texts }) => stackHeight(texts, gap))) + 17
  ensureRoom(sheet, tall)
  box(pdf, { x: margin, y: sheet.y, width: inner, height: tall, radius: 10, colour: boxTint, edge: sheet.line })
  for (const { of, texts } of columns) {
    const at = { x: columnX(of, indent), y: sheet.y + 6.5, width: wide, gap }
    drawStack(pdf, texts, at, () => leaf(sheet, pdf.root, 'P', of))
  }
  sheet.y += tall + 8
}

function printList(sheet: Sheet, { title, items }: Block<'list'>): void {
  const { pdf } = sheet
  const style: TextStyle = { size: 9, colour: ink }
  const indent = 10
  const [firstItem] = items
  if (!firstItem) return
  printHeading(sheet, title, pairHeight(firstItem, style, indent))
  const parent = pdf.add(pdf.root, { role: 'L' })
  for (const item of items) {
    const high = pairHeight(item, style, indent)
    ensureRoom(sheet, high)
    for (const of of sheet.order) {
      box(pdf, { x: edgeX(of, 3), y: sheet.y + 5, width: 3, height: 3, radius: 1.5, colour: sheet.line })
      const words = linesOf(item[of], half - indent, of, style)
      const body = leaf(sheet, pdf.add(parent, { role: 'LI' }), 'LBody', of)
      draw(pdf, body, words, { x: columnX(of, indent), y: sheet.y, width: half - indent })
    }
    sheet.y += high + 1.5
  }
  sheet.y += 2
}

function printText(sheet: Sheet, { title, text }: Block<'text'>): void {
  const style: TextStyle = { size: 9, colour: ink }
  if (title) printHeading(sheet, title, pairHeight(text, style))
  printParagraph(sheet, text, style)
  sheet.y += 4
}

function printNote(sheet: Sheet, { text }: Block<'note'>): void {
  sheet.y += 6
  printParagraph(sheet, text, { size: 8.5, colour: muted })
}
