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

/** The index of the first row that is one of headings; -1 if none of the first rows with content is. */
export function findHeading(rows: readonly (readonly string[])[], isHeading: (cells: readonly string[]) => boolean) {
  let left = headingRows
  for (const [i, cells] of rows.entries()) {
    if (!cells.some((cell) => cell.trim() !== '')) continue
    if (isHeading(cells)) return i
    if (--left === 0) return -1
  }
  return -1
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
