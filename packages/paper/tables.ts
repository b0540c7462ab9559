import type { Bilingual, Block, Locale, PrintRow } from './document.ts'
import { box, draw, drawStack, linesOf, rule, stackHeight, type TextStyle } from './flow.ts'
import type { Node } from './pdf.ts'
import {
  boxTint,
  columnX,
  edgeX,
  ensureRoom,
  gap,
  half,
  ink,
  inner,
  leaf,
  margin,
  muted,
  paleLine,
  printHeading,
  type Sheet,
} from './sheet.ts'

const labelWidth = 92
/** Width of a column of amounts in a table. */
const cellWidth = 62

/** Prints labels and values in both languages, with an optional title. */
export function printRows(sheet: Sheet, { title, rows }: Block<'rows'>): void {
  const { pdf } = sheet
  const measured = rows.map((row) => measureRow(sheet, row))
  if (title) printHeading(sheet, title, measured[0]?.height ?? 0)
  const parent = pdf.add(pdf.root, { role: 'Table' })
  for (const row of measured) {
    ensureRoom(sheet, row.height)
    drawRow(sheet, pdf.add(parent, { role: 'TR' }), row)
    sheet.y += row.height + 1.5
  }
  sheet.y += 2
}

/** Prints names at both sides, and amounts between them, which are the same in both languages. */
export function printTable(sheet: Sheet, { name, columns, rows }: Block<'table'>): void {
  const nameWidth = (inner - columns.length * cellWidth) / 2 - 6
  const parent = sheet.pdf.add(sheet.pdf.root, { role: 'Table' })
  printTableHead(sheet, parent, { name, columns, nameWidth })
  for (const row of rows) printTableRow(sheet, parent, { ...row, nameWidth })
  sheet.y += 3
}

type MeasuredRow = ReturnType<typeof measureRow>

/** A label and a value in both languages; a value that is the same in both stands once, between the labels. */
function measureRow({ order }: Sheet, { label, value, ltr, strong }: PrintRow) {
  const same = value.en === value.ar
  const valueWidth = same ? inner - 2 * labelWidth - 2 * gap : half - labelWidth - 6
  const cells = order.map((of) => {
    const text: TextStyle = {
      size: 9,
      colour: ink,
      style: strong ? 'strong' : 'body',
      ...(ltr?.[of] && { dir: 'ltr' }),
      ...(same && { dir: dirOf(value.en), align: 'center' }),
    }
    return {
      of,
      label: linesOf(label[of], labelWidth, of, { size: 8.5, colour: muted }),
      value: linesOf(value[of], valueWidth, of, text),
    }
  })
  const tall = Math.max(...cells.flatMap((one) => [one.label.height, one.value.height]))
  return { same, valueWidth, cells, height: tall }
}

function drawRow(sheet: Sheet, row: Node, { same, valueWidth, cells }: MeasuredRow): void {
  const { pdf } = sheet
  cells.forEach(({ of, label, value }, i) => {
    draw(pdf, leaf(sheet, row, 'TH', of), label, { x: edgeX(of, labelWidth), y: sheet.y, width: labelWidth })
    if (same && i > 0) return
    const x = same ? margin + labelWidth + gap : columnX(of, labelWidth + 6)
    draw(pdf, leaf(sheet, row, 'TD', of), value, { x, y: sheet.y, width: valueWidth })
  })
}

function printTableHead(
  sheet: Sheet,
  parent: Node,
  { name, columns, nameWidth }: { name: Bilingual; columns: Bilingual[]; nameWidth: number },
): void {
  const { pdf, order } = sheet
  const small: TextStyle = { size: 8, colour: muted }
  const heads = columns.map((column) =>
    order.map((of) => linesOf(column[of], cellWidth - 6, of, { ...small, align: 'center' })),
  )
  const tall = Math.max(...heads.map((texts) => stackHeight(texts, 0)))
  ensureRoom(sheet, tall + 40)
  box(pdf, { x: margin, y: sheet.y, width: inner, height: tall + 8, radius: 8, colour: boxTint, edge: paleLine })
  const row = pdf.add(parent, { role: 'TR' })
  const drawName = (of: Locale) => {
    const words = linesOf(name[of], nameWidth - 8, of, small)
    const x = of === 'en' ? margin + 8 : edgeX(of, nameWidth)
    draw(pdf, leaf(sheet, row, 'TH', of), words, {
      x,
      y: sheet.y + 4 + (tall - words.height) / 2,
      width: nameWidth - 8,
    })
  }
  drawName(order[0])
  heads.forEach((texts, column) => {
    // One heading in two languages: its parts keep their own.
    const cell = pdf.add(row, { role: 'TH', scope: 'Column' })
    const at = { x: cellX(nameWidth, column) + 3, y: sheet.y + 4, width: cellWidth - 6, gap: 0 }
    drawStack(pdf, texts, at, (i) => leaf(sheet, cell, 'Span', order[i]!))
  })
  drawName(order[1])
  sheet.y += tall + 14
}

function printTableRow(
  sheet: Sheet,
  parent: Node,
  { name, notes, cells, nameWidth }: Block<'table'>['rows'][number] & { nameWidth: number },
): void {
  const { pdf, order } = sheet
  const textsIn = (of: Locale) => [
    linesOf(name[of], nameWidth, of, { size: 9.5, colour: ink, style: 'strong' }),
    ...notes.map((note) => linesOf(note[of], nameWidth, of, { size: 8, colour: muted })),
  ]
  const texts = { en: textsIn('en'), ar: textsIn('ar') }
  const high = Math.max(...order.map((of) => stackHeight(texts[of], 0)))
  ensureRoom(sheet, high)
  const row = pdf.add(parent, { role: 'TR' })
  const drawName = (of: Locale) => {
    const cell = leaf(sheet, row, 'TH', of)
    const at = { x: edgeX(of, nameWidth), y: sheet.y, width: nameWidth, gap: 0 }
    drawStack(pdf, texts[of], at, () => pdf.add(cell, { role: 'Span' }))
  }
  drawName(order[0])
  cells.forEach((value, i) => {
    const amount = linesOf(value, cellWidth, 'en', { size: 9.5, colour: ink, align: 'center' })
    draw(pdf, pdf.add(row, { role: 'TD' }), amount, { x: cellX(nameWidth, i), y: sheet.y, width: cellWidth })
  })
  drawName(order[1])
  sheet.y += high + 4
  rule(pdf, { x: margin, y: sheet.y, width: inner, thickness: 0.6, colour: paleLine })
  sheet.y += 5
}

/** The left of a column of amounts, right of the names in English. */
function cellX(nameWidth: number, column: number): number {
  return margin + nameWidth + 6 + column * cellWidth
}

/** The direction of a text is that of its first character. */
function dirOf(text: string): 'ltr' | 'rtl' {
  return /^\P{L}*\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr'
}
