import { useId, type ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import '#web/ui/figures/table.css'

export type Column<Row> = {
  label: string
  /** True where every cell says the same as the label, which is then for screen readers only. */
  hiddenLabel?: true
  cell: (row: Row) => ReactNode
  /** End-aligned, for amounts. */
  end?: boolean
  /** Where the cell is in the lines of a row on a phone: alone, with its label too, first in its line, so narrow that the last stands beside it, last, or at the end of the first line. */
  place?: 'line' | 'named' | 'start' | 'beside' | 'last' | 'corner'
  /** A class with the width on wide screens, where tables below each other have their columns below each other. */
  width?: string
}

/**
 * Rows under headers; the first column is the row header. On phones each row becomes a card with the header next to
 * every value; with `narrow="lines"` it has a few lines without labels and without its empty cells, and with `scroll` the
 * table scrolls horizontally in a focusable region. One with short cells fits as it is: `tight`.
 */
export function Table<Row>({
  caption,
  columns: allColumns,
  rows,
  keyOf,
  narrow = 'cards',
  fold,
}: {
  caption: ReactNode
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  narrow?: 'cards' | 'lines' | 'scroll' | 'tight'
  /** The text that opens the rows after the first three, or on a wide screen the first five; without it all are open. */
  fold?: string | undefined
}) {
  const id = useId()
  const scrolls = narrow === 'scroll'
  // A column without any value goes.
  const columns = allColumns.filter(({ cell }) => rows.length === 0 || rows.some((row) => !isBlank(cell(row))))
  const isFolded = fold !== undefined && rows.length > 3
  return (
    <div
      className={classes(
        'table-frame',
        // Rows as cards have a surface of their own.
        scrolls ? 'table-scroll' : narrow === 'cards' && 'max-sm:border-0 max-sm:bg-transparent',
        isFolded && 'table-folded',
      )}
      {...(scrolls && { role: 'region', 'aria-labelledby': id, tabIndex: 0 })}
    >
      <table
        {...tableRoles.table}
        className={classes(
          'table',
          !scrolls && `table-${narrow}`,
          columns.some(({ width }) => width) && 'xl:table-fixed',
        )}
      >
        <caption id={id}>{caption}</caption>
        <thead {...tableRoles.rowgroup}>
          <tr {...tableRoles.row}>
            {columns.map((column) => (
              <th
                key={column.label}
                {...tableRoles.columnheader}
                scope="col"
                className={column.width}
                data-end={column.end ? '' : undefined}
              >
                {column.hiddenLabel ? <span className="sr-only">{column.label}</span> : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.rowgroup}>
          {rows.map((row) => (
            <tr key={keyOf(row)} {...tableRoles.row}>
              {columns.map((column, i) => {
                const Cell = i === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={column.label}
                    {...(i === 0 ? tableRoles.rowheader : tableRoles.cell)}
                    {...(i === 0 && { scope: 'row' })}
                    data-label={column.label}
                    data-end={column.end ? '' : undefined}
                    data-place={column.place}
                  >
                    {column.cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {isFolded && (
        <details className={classes('no-print', rows.length <= 5 && 'sm:hidden')}>
          <summary className="link">{fold}</summary>
        </details>
      )}
    </div>
  )
}

const isBlank = (cell: ReactNode) => cell === null || cell === undefined || cell === false || cell === ''

/** Explicit roles, because some screen readers do not recognise a table whose cells are laid out as blocks. */
export const tableRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
