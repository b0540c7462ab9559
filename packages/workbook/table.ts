import { parse } from 'csv-parse/sync'
import { decodeText } from './decode-text.ts'
import { readWorkbook, type SheetProblem } from './read.ts'
import { cellName, findHeading, shownRows, type UsedColumns } from './sheet.ts'

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
  const tables = read.sheets.map((sheet) => ({ ...sheet, head: findHeading(sheet.rows, usedColumns) }))
  const headed = tables.filter(({ head }) => head)
  const table = headed[0] ?? (tables[0] as (typeof tables)[number])
  const { name, rows, hiddenRows, head } = table
  const isUsed = (column: number) => head?.used.includes(column) ?? false
  return {
    csv: csvOf(shownRows(table, head)),
    withHidden: hiddenRows.length > 0 ? csvOf(rows) : null,
    sheet: name,
    otherSheets: headed.slice(1).map((one) => one.name),
    hiddenSheets: read.hiddenSheets,
    hiddenRows,
    hiddenColumns: table.hiddenColumns.filter(isUsed).map((column) => cellName(column, '')),
    uncalculated: table.uncalculated
      .filter(({ row, column }) => head && row > head.last + 1 && isUsed(column))
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
 * Splits CSV text into rows, without empty ones. The separator is the one that a line `sep=;` names, or of tab, semicolon,
 * comma and bar the one with which there are headings, or which makes the most cells of the first row, because a price such
 * as 1234,50 contains a comma. Returns null if quotation marks are not closed.
 */
export function splitRows(csv: string, usedColumns: UsedColumns = () => null): TextRow[] | null {
  const text = csv.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n')
  const stated = /^sep=([,;\t|])[^\S\n]*\n/i.exec(text)
  // The stated line is emptied, so that the following lines keep their numbers.
  const lines = stated ? text.slice(stated[0].length - 1) : text
  const tables = (stated ? [stated[1] as string] : ['\t', ';', ',', '|'])
    .flatMap((separator) => {
      const rows = parsed(lines, separator)
      return rows
        ? [
            {
              rows,
              isHeaded:
                findHeading(
                  rows.map(({ cells }) => cells),
                  usedColumns,
                ) !== null,
            },
          ]
        : []
    })
    .toSorted((a, b) => Number(b.isHeaded) - Number(a.isHeaded) || widthOf(b.rows) - widthOf(a.rows))
  return tables[0]?.rows ?? null
}

const widthOf = ([first]: readonly TextRow[]) => first?.cells.length ?? 0

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
