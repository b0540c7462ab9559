import { useId, type ReactNode } from 'react'
import { classes } from '#web/kit/classes.ts'

export type Column<Row> = {
  label: string
  cell: (row: Row) => ReactNode
  /** Amounts stand at the end of their column. */
  end?: boolean
}

/**
 * Rows under headings; the first column names its row. On phones each row becomes a card with the heading
 * beside every value, or, with `narrow="scroll"`, the table scrolls sideways in a region that the keyboard reaches.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
  narrow = 'cards',
}: {
  caption: ReactNode
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  narrow?: 'cards' | 'scroll'
}) {
  const id = useId()
  const scrolls = narrow === 'scroll'
  return (
    <div
      className={classes('table-frame', scrolls && 'table-scroll')}
      {...(scrolls && { role: 'region', 'aria-labelledby': id, tabIndex: 0 })}
    >
      <table {...as.table} className={classes('table', !scrolls && 'table-cards')}>
        <caption id={id}>{caption}</caption>
        <thead {...as.rowgroup}>
          <tr {...as.row}>
            {columns.map((column) => (
              <th key={column.label} {...as.columnheader} scope="col" data-end={column.end ? '' : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as.rowgroup}>
          {rows.map((row) => (
            <tr key={keyOf(row)} {...as.row}>
              {columns.map((column, i) => {
                const Cell = i === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={column.label}
                    {...(i === 0 ? as.rowheader : as.cell)}
                    {...(i === 0 && { scope: 'row' })}
                    data-label={column.label}
                    data-end={column.end ? '' : undefined}
                  >
                    {column.cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Said again because a table that is laid out as cards is no table to some readers. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
