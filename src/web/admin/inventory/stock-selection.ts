/** A cell of the calendar: the row of a room type and the column of a night. */
export type Spot = { row: number; column: number }
/** A selection from the cell where it started to its current end. */
export type Selection = { anchor: Spot; head: Spot }

type Key = { key: string; shiftKey: boolean }

/**
 * The selection after a key press in a calendar of `size`; null for keys that do not move it. Arrow keys follow the
 * layout: right to left, the left arrow moves forward in time. Shift extends the selection from its anchor.
 */
export function selectionByKey(
  { anchor, head }: Selection,
  { key, shiftKey }: Key,
  size: { rows: number; columns: number; rtl: boolean },
): Selection | null {
  const on = size.rtl ? 'ArrowLeft' : 'ArrowRight'
  const back = size.rtl ? 'ArrowRight' : 'ArrowLeft'
  const moves: Record<string, Spot> = {
    [on]: { ...head, column: head.column + 1 },
    [back]: { ...head, column: head.column - 1 },
    ArrowUp: { ...head, row: head.row - 1 },
    ArrowDown: { ...head, row: head.row + 1 },
    PageDown: { ...head, column: head.column + 7 },
    PageUp: { ...head, column: head.column - 7 },
    Home: { ...head, column: 0 },
    End: { ...head, column: size.columns - 1 },
  }
  const moved = moves[key]
  if (!moved) return null
  const to = { row: within(moved.row, size.rows), column: within(moved.column, size.columns) }
  return { anchor: shiftKey ? anchor : to, head: to }
}

/** The rows and columns that a selection covers, both ends included. */
export function covered({ anchor, head }: Selection) {
  return {
    rows: [Math.min(anchor.row, head.row), Math.max(anchor.row, head.row)] as const,
    columns: [Math.min(anchor.column, head.column), Math.max(anchor.column, head.column)] as const,
  }
}

export function covers(selection: Selection | null, { row, column }: Spot): boolean {
  if (!selection) return false
  const { rows, columns } = covered(selection)
  return rows[0] <= row && row <= rows[1] && columns[0] <= column && column <= columns[1]
}

function within(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index))
}
