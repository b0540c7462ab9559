import type { Problem } from '#domains/cms/hotel-file/contract.ts'
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
import type { Sheet } from '@rihla/workbook/sheet'
import type { ContentLocale } from '#i18n/locale.ts'

/** The position of a cell and its text, as the errors of a file state them. */
export type Place = Omit<Problem, 'code' | 'params'>
/** A line of a sheet by the keys of its columns. The whole sheet of the hotel is one row. */
export type Row = { at: (key: string) => Place; text: (key: string) => string }

export type Rows = {
  rows: Record<SheetKey, Row[]>
  /** Sheets and headings that are not part of a hotel. */
  ignored: string[]
  problems: Problem[]
}

/** Finds the lines of each sheet. Sheets and columns can be in any order and in either language. */
export function readRows(sheets: readonly Sheet[], locale: ContentLocale): Rows {
  const output: Rows = {
    rows: { hotel: [], fees: [], rooms: [], rates: [], policies: [], prices: [], stock: [], photos: [] },
    ignored: [],
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
      if (key === 'hotel') readHotelSheet(sheet, output, locale)
      else readTableSheet(sheet, key, output, locale)
    }
  }
  if (output.rows.hotel.length === 0) {
    output.problems.push({ ...wholeFile, sheet: sheetNames.hotel[locale], code: 'no_hotel' })
  }
  return output
}

export const wholeFile: Place = { sheet: '', line: null, column: '', value: '' }

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '')

/** One field for each line: its name, its value, and an explanation, which is not read. */
function readHotelSheet({ name, rows }: Sheet, output: Rows, locale: ContentLocale): void {
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
  if (places.size === 0) return
  const headingOf = (key: string) => columnsOf.hotel.find((column) => column.key === key)?.heading[locale] ?? key
  output.rows.hotel.push({
    at: (key) => shortenPlace(places.get(key) ?? { sheet: name, line: null, column: headingOf(key), value: '' }),
    text: (key) => places.get(key)?.value ?? '',
  })
}

function readTableSheet(
  { name, rows }: Sheet,
  key: Exclude<SheetKey, 'hotel'>,
  output: Rows,
  locale: ContentLocale,
): void {
  const head = rows.findIndex(isFilled)
  if (head < 0) return
  const headings = rows[head] ?? []
  const columns = headings.map((heading) => columnOf(key, heading)?.key)
  output.ignored.push(
    ...headings.flatMap((heading, i) =>
      columns[i] === undefined && heading.trim() !== '' ? [`${name}: ${heading.slice(0, 60)}`] : [],
    ),
  )
  const headingOf = (column: string) => columnsOf[key].find((one) => one.key === column)?.heading[locale] ?? column
  const keys = columns.filter((column) => column !== undefined)
  const missing = requiredColumns[key].filter((column) => !keys.includes(column))
  const twice = keys.find((column, i) => keys.indexOf(column) !== i)
  if (missing.length > 0 || twice) {
    const column = twice ? headingOf(twice) : missing.map(headingOf).join(' · ')
    output.problems.push({ sheet: name, line: head + 1, column, value: '', code: twice ? 'twice' : 'no_column' })
    return
  }
  for (const [i, cells] of rows.entries()) {
    if (i <= head || !isFilled(cells)) continue
    const text = (column: string) => cells[columns.indexOf(column)] ?? ''
    output.rows[key].push({
      at: (column) =>
        shortenPlace({
          sheet: name,
          line: i + 1,
          column: headings[columns.indexOf(column)] ?? headingOf(column),
          value: text(column),
        }),
      text,
    })
  }
}

function shortenPlace(place: Place): Place {
  return { ...place, value: place.value.slice(0, 60) }
}
