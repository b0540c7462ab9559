/** Byte order mark at the beginning of a file, from which spreadsheets detect UTF-8. */
export const csvMark = '\ufeff'

/** Text of a user, or a `figure`: a number of the application, which can be negative and is not escaped. */
export type CsvCell = string | { figure: string }

/** A line of a CSV file with its line ending. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => (typeof cell === 'string' ? safeCell(cell) : cell.figure)).join(',')}\r\n`
}

/**
 * Escapes a cell so that no spreadsheet interprets it as a formula (OWASP: = + - @, tab, return at its beginning, also
 * after spaces and in full width) or splits it, whether columns are separated by commas, semicolons or tabs.
 */
export function safeCell(text: string): string {
  const plain = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text) ? `'${text}` : text
  return /[",;\t\r\n']/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
