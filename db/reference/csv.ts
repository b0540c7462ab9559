import { readFileSync } from 'node:fs'

/**
 * Rows of a CSV file in `db/reference/data` by column name (RFC 4180: quoted cells can contain commas and line breaks).
 */
export function readCsv(name: string): Record<string, string>[] {
  const [columns = [], ...rows] = rowsOf(readData(name))
  return rows.map((cells) => Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ''])))
}

export function readJson<T>(name: string): T {
  return JSON.parse(readData(name)) as T
}

export function readLines(name: string): string[] {
  return readData(name).split(/\r?\n/).filter(Boolean)
}

function readData(name: string): string {
  return readFileSync(new URL(`data/${name}`, import.meta.url), 'utf8')
}

function rowsOf(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const match of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    const [found, quoted, plain = '', end] = match
    // The empty match at the end of the file is not a cell.
    if (found === '' && row.length === 0) break
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
