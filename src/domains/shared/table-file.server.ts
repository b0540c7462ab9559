import { writeWorkbook, type SheetCell } from '@rihla/workbook/write'
import { csvLine, csvMark, type CsvCell } from '#i18n/csv.ts'
import { direction, type Locale } from '#i18n/locale.ts'

type Table = { head: string[]; rows: SheetCell[][] }

/** A table as a file: an .xlsx workbook whose sheet is called `name`, or CSV. No text is a formula in either. */
export function tableFile(
  { name, ...table }: Table & { name: string },
  { format, locale }: { format: 'csv' | 'xlsx'; locale: Locale },
): Buffer<ArrayBuffer> {
  if (format === 'csv') return Buffer.from(csvMark + csvOf(table))
  return writeWorkbook([{ name, ...table, rightToLeft: direction(locale) === 'rtl' }])
}

/** A table as CSV: amounts with the decimals of their currency, dates as `YYYY-MM-DD`. */
export function csvOf({ head, rows }: Table): string {
  return [head, ...rows].map((row) => csvLine(row.map(csvCell))).join('')
}

function csvCell(cell: SheetCell): CsvCell {
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return { figure: String(cell) }
  return 'amount' in cell ? { figure: cell.amount.toFixed(cell.decimals) } : cell.date
}
