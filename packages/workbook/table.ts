import { parse } from 'csv-parse/sync'
import { decodeText } from './decode-text.ts'
import { readWorkbook, type SheetProblem } from './read.ts'
import { cellName, findHeading, type Sheet } from './sheet.ts'

/** The indexes of the columns that are read below a row of headings; null if the cells are no such row. */
export type UsedColumns = (cells: readonly string[]) => number[] | null

/** A table from a file, and what its spreadsheet does not show. */
export type TableFile = {
  /** The lines have the numbers of the rows in the file. Those that are hidden or filtered out are empty. */
  csv: string
  /** The same with the hidden rows; null if there are none. */
  withHidden: string | null
  /** The name of the sheet that was read; null for a text file. */
  sheet: string | null
  /** Other sheets with such headings, which were not read. */
  otherSheets: string[]
  hiddenSheets: string[]
  hiddenRows: number[]
  /** Letters of the hidden columns that are read. */
  hiddenColumns: string[]
  /** Names of the cells with a formula that was never calculated, in the columns that are read. */
  uncalculated: string[]
}

/**
 * Reads a table from a file as CSV text: the first visible sheet of an .xlsx workbook that has headings within its first
 * rows, or a text file. Text files can be UTF-8, UTF-16 (“Unicode text” of Excel) or Windows-1256 (CSV of an Arabic
 * Excel). Returns the problem of a file that cannot be read.
 */
export async function readTable(
  file: Uint8Array,
  usedColumns: UsedColumns,
): Promise<TableFile | { problem: SheetProblem }> {
  if (file[0] !== 0x50 || file[1] !== 0x4b) {
    const csv = decodeText(file)
    const nothing = { otherSheets: [], hiddenSheets: [], hiddenRows: [], hiddenColumns: [], uncalculated: [] }
    return csv.includes('\0') ? { problem: 'file_unreadable' } : { csv, withHidden: null, sheet: null, ...nothing }
  }
  const read = await readWorkbook(file)
  if (typeof read === 'string') return { problem: read }
  const headed = read.sheets.filter(({ rows }) => findHeading(rows, (cells) => usedColumns(cells) !== null) >= 0)
  const sheet = headed[0] ?? (read.sheets[0] as Sheet)
  const { name, rows, hiddenRows } = sheet
  const head = findHeading(rows, (cells) => usedColumns(cells) !== null)
  const used = usedColumns(rows[head] ?? []) ?? []
  const shown = rows.map((cells, i) => (i !== head && hiddenRows.includes(i + 1) ? [] : cells))
  return {
    csv: csvOf(shown),
    withHidden: hiddenRows.length > 0 ? csvOf(rows) : null,
    sheet: name,
    otherSheets: headed.slice(1).map((one) => one.name),
    hiddenSheets: read.hiddenSheets,
    hiddenRows,
    hiddenColumns: sheet.hiddenColumns.filter((column) => used.includes(column)).map((one) => cellName(one, '')),
    uncalculated: sheet.uncalculated
      .filter(({ row, column }) => row > head + 1 && used.includes(column))
      .map(({ row, column }) => cellName(column, row)),
  }
}

function csvOf(rows: readonly string[][]): string {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const line = (row: string[]) =>
    row.length === 0 ? '' : Array.from({ length: width }, (_, i) => quoteCell(row[i] ?? '')).join(',')
  return rows.map((row) => `${line(row)}\n`).join('')
}

type TextRow = { line: number; cells: string[] }

/**
 * Splits CSV text into rows, without empty ones. The separator is the one that a line `sep=;` names, or the one of tab,
 * semicolon and comma with which one of the first rows has headings, or the most frequent in the first line, because a
 * price such as 1234,50 contains a comma. Returns null if quotation marks are not closed.
 */
export function splitRows(csv: string, usedColumns: UsedColumns = () => null): TextRow[] | null {
  const text = csv.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n')
  const stated = /^sep=([,;\t|])[^\S\n]*\n/i.exec(text)
  // The stated line is emptied, so that the following lines keep their numbers.
  if (stated) return parsed(text.slice(stated[0].length - 1), stated[1] as string)
  const head =
    text
      .trimStart()
      .split('\n', 1)[0]
      ?.replaceAll(/"[^"]*"/g, '') ?? ''
  const frequency = (separator: string) => head.split(separator).length
  const separators = ['\t', ';', ','].toSorted((a, b) => frequency(b) - frequency(a))
  const tables = separators.map((separator) => parsed(text, separator))
  const hasHeadings = (rows: TextRow[] | null) =>
    rows !== null &&
    findHeading(
      rows.map(({ cells }) => cells),
      (cells) => usedColumns(cells) !== null,
    ) >= 0
  return tables.find(hasHeadings) ?? tables[0] ?? null
}

function parsed(table: string, delimiter: string): TextRow[] | null {
  try {
    // With `info`, it returns records with their line numbers, which its types do not declare.
    const rows = parse(table, {
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
      delimiter,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return rows
      .map(({ record, info }) => ({ line: info.lines, cells: record }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''))
  } catch {
    return null
  }
}

function quoteCell(cell: string): string {
  const oneLine = cell.replaceAll(/\s+/g, (run) => (run.includes('\n') ? ' ' : run))
  return /[",;\t]/.test(oneLine) ? `"${oneLine.replaceAll('"', '""')}"` : oneLine
}
