import type { RecordedRows, ValueKind } from '#test/rows/record.ts'

/** The kinds of values that a declared type allows; `number[]` is an array of numbers, `array` one of anything. */
export type DeclaredColumn = { text: string; optional: boolean; kinds: Set<string> }
/** `open` rows have an index signature: they may contain further columns. */
export type DeclaredRow = { columns: Map<string, DeclaredColumn>; open: boolean }

/** PostgreSQL types by OID: their name, and the kind of value that `db.execute` returns for them. */
const types: Record<number, [name: string, kind: string]> = {
  16: ['boolean', 'boolean'],
  17: ['bytea', 'bytes'],
  18: ['"char"', 'string'],
  19: ['name', 'string'],
  20: ['bigint', 'number'],
  21: ['smallint', 'number'],
  23: ['integer', 'number'],
  25: ['text', 'string'],
  26: ['oid', 'number'],
  114: ['json', 'json'],
  700: ['real', 'number'],
  701: ['double precision', 'number'],
  705: ['unknown', 'string'],
  1000: ['boolean[]', 'boolean[]'],
  1005: ['smallint[]', 'number[]'],
  1007: ['integer[]', 'number[]'],
  1009: ['text[]', 'string[]'],
  1015: ['varchar[]', 'string[]'],
  1016: ['bigint[]', 'string[]'],
  1042: ['char', 'string'],
  1043: ['varchar', 'string'],
  // Drizzle returns instants and dates as text, and their arrays as the text of an array.
  1082: ['date', 'string'],
  1083: ['time', 'string'],
  1114: ['timestamp', 'string'],
  1115: ['timestamp[]', 'string'],
  1182: ['date[]', 'string'],
  1184: ['timestamptz', 'string'],
  1185: ['timestamptz[]', 'string'],
  1186: ['interval', 'string'],
  1231: ['numeric[]', 'string'],
  1700: ['numeric', 'string'],
  2950: ['uuid', 'string'],
  2951: ['uuid[]', 'string[]'],
  3802: ['jsonb', 'json'],
}

/** Differences between the row type that a call declares and the rows that it returned, one text per column. */
export function compareRows(declared: DeclaredRow, { columns, kinds }: Omit<RecordedRows, 'calls'>): string[] {
  const differences = columns.flatMap(([name, oid]) => {
    const column = declared.columns.get(name)
    const [type, kind] = types[oid] ?? [`type ${oid}`, null]
    if (!column && declared.open) return []
    if (!column) return [`column "${name}": not declared, selected as ${type}`]
    return differencesOf(column, kind, kinds[name] ?? []).map(
      (actual) => `column "${name}": declared ${column.text}, returned as ${actual} (${type})`,
    )
  })
  const selected = new Set(columns.map(([name]) => name))
  const missing = [...declared.columns]
    .filter(([name, { optional }]) => !optional && !selected.has(name))
    .map(([name, { text }]) => `column "${name}": declared ${text}, not selected`)
  return [...differences, ...missing]
}

/** The values of a column that its declared type does not allow. */
function differencesOf({ kinds }: DeclaredColumn, kind: string | null, seen: ValueKind[]): string[] {
  if (kinds.has('anything')) return []
  const wrong = new Set(seen.filter((one) => !kinds.has(one)) as string[])
  if (kind === 'json' && kinds.has('date')) wrong.add('JSON, which contains no Date')
  if (kind && kind !== 'json' && !kinds.has(kind)) {
    wrong.delete('array')
    wrong.add(kind)
  }
  return [...wrong]
}
