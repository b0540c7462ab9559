import type { HiddenRows, PlanView, Problem } from '#domains/cms/hotel-file/contract.ts'
import { currencyOf } from '#domains/products/stays/admin/stock-columns.ts'
import { maxHotelFileLines } from '#domains/cms/limits.ts'
import {
  columnOf,
  columnsOf,
  isForReaders,
  requiredColumns,
  sheetNames,
  sheetOf,
  type SheetKey,
} from '#domains/cms/hotel-file/sheets.server.ts'
import { cellName, findHeading, shownRows, type Heading, type Sheet, type Workbook } from '@rihla/workbook/sheet'
import type { ContentLocale } from '#i18n/locale.ts'

/** The position of a cell and its text, as the errors of a file state them. */
export type Place = Omit<Problem, 'code' | 'params'>
/** A line of a sheet by the keys of its columns. The whole sheet of the hotel is one row. */
export type Row = { at: (key: string) => Place; text: (key: string) => string }

export type Rows = {
  rows: Record<SheetKey, Row[]>
  /** Sheets and headings that are not part of a hotel. */
  ignored: string[]
  /** The sheets that were read, with the line of their headings. */
  headings: PlanView['headings']
  hidden: PlanView['hidden']
  problems: Problem[]
}

export type ReadOptions = { locale: ContentLocale; hiddenRows: HiddenRows }

/**
 * Finds the lines of each sheet. Sheets and columns can be in any order and in either language, and headings in one of
 * the first rows. A formula without a saved value is a problem of its cell.
 */
export function readRows({ sheets, hiddenSheets }: Workbook, { locale, hiddenRows }: ReadOptions): Rows {
  const output: Rows = {
    rows: { hotel: [], fees: [], rooms: [], rates: [], policies: [], prices: [], stock: [], photos: [] },
    ignored: [],
    headings: [],
    hidden: { sheets: hiddenSheets, rows: [], columns: [] },
    problems: [],
  }
  const lines = sheets.reduce((sum, { rows }) => sum + rows.filter(isFilled).length, 0)
  if (lines > maxHotelFileLines) {
    output.problems.push({ ...wholeFile, code: 'too_many_lines', params: { count: lines, max: maxHotelFileLines } })
    return output
  }
  const seen = new Set<SheetKey>()
  for (const sheet of sheets) {
    const key = sheetOf(sheet.name)
    if (!key) {
      if (!isForReaders(sheet.name)) output.ignored.push(sheet.name.slice(0, 60))
    } else if (seen.has(key)) {
      output.problems.push({ ...wholeFile, sheet: sheet.name, code: 'twice' })
    } else {
      seen.add(key)
      const shown = { ...sheet, ...(hiddenRows === 'leave_out' && { rows: shownRows(sheet, headingOf(sheet, key)) }) }
      if (key === 'hotel') readHotelSheet(shown, output, locale)
      else readTableSheet(shown, key, output, locale)
      if (sheet.hiddenRows.length > 0) output.hidden.rows.push({ sheet: sheet.name, lines: sheet.hiddenRows })
    }
  }
  if (output.rows.hotel.length === 0) {
    output.problems.push({ ...wholeFile, sheet: sheetNames.hotel[locale], code: 'no_hotel' })
  }
  return output
}

export const wholeFile: Place = { sheet: '', line: null, column: '', value: '' }

/** The first of the first rows that has all required columns, or the first that has any. */
function headingOf({ rows }: Sheet, key: SheetKey): Heading | null {
  if (key === 'hotel') return null
  const columnsIn = (required: readonly string[]) => (cells: readonly string[]) => {
    const keys = cells.map((heading) => columnOf(key, heading)?.key)
    const used = keys.flatMap((one, i) => (one === undefined ? [] : [i]))
    return used.length > 0 && required.every((one) => keys.includes(one)) ? used : null
  }
  return findHeading(rows, columnsIn(requiredColumns[key])) ?? findHeading(rows, columnsIn([]))
}

/** A problem for each formula that was never calculated, in the cells that are read. */
function addUncalculated(
  { name, uncalculated }: Sheet,
  headingAt: (cell: Sheet['uncalculated'][number]) => string | undefined,
  output: Rows,
): void {
  for (const cell of uncalculated) {
    const column = headingAt(cell)
    if (column === undefined) continue
    const value = cellName(cell.column, cell.row)
    output.problems.push({ sheet: name, line: cell.row, column, value, code: 'uncalculated' })
  }
}

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '')

/** One field for each line: its name, its value, and an explanation, which is not read. */
function readHotelSheet(sheet: Sheet, output: Rows, locale: ContentLocale): void {
  const { name, rows } = sheet
  const places = new Map<string, Place>()
  for (const [i, [label = '', value = '']] of rows.entries()) {
    const column = columnOf('hotel', label)
    if (!column) {
      if (i > 0 && label.trim() !== '') output.ignored.push(`${name}: ${label.slice(0, 60)}`)
      continue
    }
    const place = { sheet: name, line: i + 1, column: label, value }
    if (places.has(column.key)) output.problems.push({ ...shortenPlace(place), code: 'twice' })
    else places.set(column.key, place)
  }
  const labelAt = (row: number) => rows[row - 1]?.[0] ?? ''
  addUncalculated(
    sheet,
    ({ row, column }) => (column === 1 && columnOf('hotel', labelAt(row)) ? labelAt(row) : undefined),
    output,
  )
  if (places.size === 0) return
  const titleOf = (key: string) => columnsOf.hotel.find((column) => column.key === key)?.heading[locale] ?? key
  output.rows.hotel.push({
    at: (key) => shortenPlace(places.get(key) ?? { sheet: name, line: null, column: titleOf(key), value: '' }),
    text: (key) => places.get(key)?.value ?? '',
  })
}

function readTableSheet(sheet: Sheet, key: Exclude<SheetKey, 'hotel'>, output: Rows, locale: ContentLocale): void {
  const { name, rows } = sheet
  const known = headingOf(sheet, key)
  const head = known?.last ?? rows.findIndex(isFilled)
  if (head < 0) return
  const headings = known?.cells ?? rows[head] ?? []
  const columns = headings.map((heading) => columnOf(key, heading)?.key)
  const currency = key === 'prices' ? currencyOf(headings) : ''
  output.ignored.push(
    ...headings.flatMap((heading, i) =>
      columns[i] === undefined && heading.trim() !== '' ? [`${name}: ${heading.slice(0, 60)}`] : [],
    ),
  )
  const titleOf = (column: string) => columnsOf[key].find((one) => one.key === column)?.heading[locale] ?? column
  const keys = columns.filter((column) => column !== undefined)
  const missing = requiredColumns[key].filter((column) => !keys.includes(column))
  const twice = keys.find((column, i) => keys.indexOf(column) !== i)
  if (missing.length > 0 || twice) {
    const column = twice ? titleOf(twice) : missing.map(titleOf).join(' · ')
    output.problems.push({ sheet: name, line: head + 1, column, value: '', code: twice ? 'twice' : 'no_column' })
    return
  }
  output.headings.push({ sheet: name, line: head + 1 })
  const hiddenNames = sheet.hiddenColumns.flatMap((i) => (columns[i] === undefined ? [] : [headings[i] ?? '']))
  if (hiddenNames.length > 0) output.hidden.columns.push({ sheet: name, headings: hiddenNames })
  addUncalculated(
    sheet,
    ({ row, column }) => (row > head + 1 && columns[column] !== undefined ? headings[column] : undefined),
    output,
  )
  for (const [i, cells] of rows.entries()) {
    if (i <= head || !isFilled(cells)) continue
    const textAt = (column: string) => cells[columns.indexOf(column)] ?? ''
    const text = (column: string) => (column === 'currency' ? `${textAt(column)} ${currency}` : textAt(column))
    output.rows[key].push({
      at: (column) =>
        shortenPlace({
          sheet: name,
          line: i + 1,
          column: headings[columns.indexOf(column)] ?? titleOf(column),
          value: text(column),
        }),
      text,
    })
  }
}

function shortenPlace(place: Place): Place {
  return { ...place, value: place.value.slice(0, 60) }
}
