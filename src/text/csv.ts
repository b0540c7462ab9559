/** The mark at the beginning of a file that tells spreadsheets that it is UTF-8. */
export const csvMark = '\ufeff'

/** What somebody wrote, or a number of our own making, which may be below zero. */
export type CsvCell = string | { figure: string }

/** A line of a CSV file with its end. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => (typeof cell === 'string' ? safeCell(cell) : cell.figure)).join(',')}\r\n`
}

/** A cell that no spreadsheet takes for a formula (OWASP: = + - @, tab, return at its beginning). */
export function safeCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
