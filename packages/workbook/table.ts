import { parse } from 'csv-parse/sync'
import { decodeText } from './decode-text.ts'
import { readWorkbook, type SheetProblem } from './read.ts'

/**
 * Reads a table from a file as CSV text: the first visible sheet of an .xlsx workbook, or a text file. Text files can be
 * UTF-8, UTF-16 (“Unicode text” of Excel) or Windows-1256 (CSV of an Arabic Excel). The lines of the CSV have the
 * numbers of the rows in the file. Returns the problem of a file that cannot be read.
 */
export async function readTable(file: Uint8Array): Promise<{ csv: string } | { problem: SheetProblem }> {
  if (file[0] !== 0x50 || file[1] !== 0x4b) {
    const csv = decodeText(file)
    return csv.includes('\0') ? { problem: 'file_unreadable' } : { csv }
  }
  const sheets = await readWorkbook(file)
  if (typeof sheets === 'string') return { problem: sheets }
  const rows = sheets[0]?.rows ?? []
  const width = Math.max(0, ...rows.map((row) => row.length))
  const line = (row: string[]) =>
    row.length === 0 ? '' : Array.from({ length: width }, (_, i) => quoteCell(row[i] ?? '')).join(',')
  return { csv: rows.map((row) => `${line(row)}\n`).join('') }
}

type TextRow = { line: number; cells: string[] }

/**
 * Splits CSV text into rows, without empty ones. The separator is the one of tab, semicolon and comma that is most
 * frequent in the first line, or the one that a line `sep=;` names, because a price such as 1234,50 contains a comma.
 * Returns null if quotation marks are not closed.
 */
export function splitRows(csv: string): TextRow[] | null {
  const text = csv.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n')
  const stated = /^sep=([,;\t|])[^\S\n]*\n/i.exec(text)
  // The stated line is emptied, so that the following lines keep their numbers.
  const table = stated ? text.slice(stated[0].length - 1) : text
  const head =
    table
      .trimStart()
      .split('\n', 1)[0]
      ?.replaceAll(/"[^"]*"/g, '') ?? ''
  const frequency = (separator: string) => head.split(separator).length
  const delimiter = stated?.[1] ?? ['\t', ';', ','].toSorted((a, b) => frequency(b) - frequency(a))[0] ?? ','
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
