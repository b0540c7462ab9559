import { readFileSync } from 'node:fs'

/** Rows of a CSV of `db/seed/data` by column name (RFC 4180: quoted cells may hold commas and line breaks). */
export function readCsv(name: string): Record<string, string>[] {
  const [columns = [], ...rows] = cellsOf(readData(name))
  return rows.map((cells) => Object.fromEntries(columns.map((column, i) => [column, (cells[i] ?? '').trim()])))
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

function cellsOf(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    if (row.length > 1 || row[0]) rows.push(row)
    row = []
  }
  return rows
}
