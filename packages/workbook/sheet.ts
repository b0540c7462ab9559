/** A sheet of a workbook: cells as text, row by row. Row 1 of the file is `rows[0]`, column A the index 0. */
export type Sheet = {
  name: string
  /** Every cell of a merged area has its value, in rows that contain something else as well. */
  rows: string[][]
  /** Numbers of the rows with content that are hidden, by hand or by a filter. */
  hiddenRows: number[]
  /** Indexes of the hidden columns. */
  hiddenColumns: number[]
  /** Cells whose formula was never calculated: `row` is a number, `column` an index. */
  uncalculated: { row: number; column: number }[]
}
/** The visible sheets of a workbook, and the names of the hidden ones, which are not read. */
export type Workbook = { sheets: Sheet[]; hiddenSheets: string[] }

/** Headings stand in one of this number of rows with content. */
export const headingRows = 10

/** The indexes of the columns that are read below a row of headings; null if the cells are no such row. */
export type UsedColumns = (cells: readonly string[]) => readonly number[] | null

/** The headings of a table, and the indexes of their rows. */
export type Heading = { first: number; last: number; cells: readonly string[]; used: readonly number[] }

/**
 * The first of the first rows with content that is one of headings, or is one together with the row below it: then a
 * heading is the text of both cells, in two lines. Null if there is none.
 */
export function findHeading(rows: readonly (readonly string[])[], usedColumns: UsedColumns): Heading | null {
  const filled = [...rows.entries()].filter(([, cells]) => cells.some((cell) => cell.trim() !== ''))
  for (const [first, cells] of filled.slice(0, headingRows)) {
    const below = rows[first + 1] ?? []
    const both = Array.from({ length: Math.max(cells.length, below.length) }, (_, i) =>
      [...new Set([cells[i], below[i]])].filter(Boolean).join('\n'),
    )
    const [one, two, next] = [cells, both, below].map(usedColumns)
    if (two && two.length > Math.max(one?.length ?? 0, next?.length ?? 0))
      return { first, last: first + 1, cells: both, used: two }
    if (one) return { first, last: first, cells, used: one }
  }
  return null
}

/** The rows of a sheet with empty ones in place of the hidden ones; its headings stay. */
export function shownRows({ rows, hiddenRows }: Sheet, head: Heading | null): string[][] {
  const isHeading = (i: number) => head !== null && head.first <= i && i <= head.last
  return rows.map((cells, i) => (hiddenRows.includes(i + 1) && !isHeading(i) ? [] : cells))
}

/** The name of a cell in a spreadsheet: column 1 of row 3 is `B3`. */
export function cellName(column: number, row: number | ''): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? `${last}${row}` : `${cellName(Math.floor(column / 26) - 1, '')}${last}${row}`
}

/** Maximum size of an uploaded workbook or text table, in bytes. */
export const maxSpreadsheetBytes = 2_000_000
/** Maximum number of a row with content. */
export const maxSheetRows = 20_000
/** Maximum number of columns that are read. */
export const maxSheetColumns = 200
/** Maximum number of sheets that are read. */
export const maxSheets = 60

/** Day 0 of the serial numbers of Excel, whose 1900 counts a 29 February that did not exist. */
export const serialDayZero = '1899-12-30'

/** The calendar date `days` after another one. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}
