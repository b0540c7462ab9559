import type { Row } from './case.ts'

/** Formats a case as lines of aligned columns for a terminal. */
export function tableOf(rows: Row[]): string {
  const cells = rows.map((row) => [
    row.reached === undefined ? ' ' : row.reached ? '✓' : '✗',
    row.what,
    row.ours,
    row.floor ?? '',
    row.ratio ?? '',
    row.target ?? '',
  ])
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...cells.map((cell) => (cell[column] ?? '').length)))
  return cells
    .map((cell) =>
      cell
        .map((text, i) => (i < 2 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `  ${line}`)
    .join('\n')
}
