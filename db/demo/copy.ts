import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'

/** A list becomes a PostgreSQL array; JSON is passed as text. */
export type Cell = string | number | boolean | null | string[]

/** Writes rows by COPY; `columns` as in SQL, in the order of the cells. Identity columns receive the given values. */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  columns: string,
  rows: Iterable<Cell[]>,
): Promise<void> {
  const stream = client.query(from(`copy ${table} (${columns}) from stdin`))
  await pipeline(Readable.from(chunks(rows)), stream)
}

/** Joins lines into chunks of about 64 KB, because one write per row would be mostly overhead. */
function* chunks(rows: Iterable<Cell[]>): Generator<string> {
  let chunk = ''
  for (const row of rows) {
    chunk += `${row.map(cellText).join('\t')}\n`
    if (chunk.length < 65_536) continue
    yield chunk
    chunk = ''
  }
  if (chunk) yield chunk
}

function cellText(cell: Cell): string {
  if (cell === null) return '\\N'
  if (typeof cell === 'boolean') return cell ? 't' : 'f'
  if (typeof cell === 'number') return String(cell)
  return escaped(typeof cell === 'string' ? cell : arrayText(cell))
}

function arrayText(items: string[]): string {
  return `{${items.map((item) => `"${item.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`
}

const signs: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function escaped(text: string): string {
  return text.replaceAll(/[\\\t\n\r]/g, (sign) => signs[sign] as string)
}
