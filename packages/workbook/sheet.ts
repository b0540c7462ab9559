/** A sheet of a workbook: cells as text, row by row. Row 1 of the file is `rows[0]`. */
export type Sheet = { name: string; rows: string[][] }

/** Maximum size of an uploaded workbook or text table, in bytes. */
export const maxSpreadsheetBytes = 2_000_000
/** Maximum number of a row with content. */
export const maxSheetRows = 20_000
/** Maximum number of columns that are read. */
export const maxSheetColumns = 200
/** Maximum number of sheets that are read. */
export const maxSheets = 12

/** Day 0 of the serial numbers of Excel, whose 1900 counts a 29 February that did not exist. */
export const serialDayZero = '1899-12-30'

/** The calendar date `days` after another one. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}
