import { describe, expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'
import { readTable, splitRows } from './table.ts'
import { writeWorkbook } from './write.ts'

/** Headings are `a` and `b`. */
const headings = (row: readonly string[]) =>
  row.includes('a') && row.includes('b') ? [row.indexOf('a'), row.indexOf('b')] : null
const arabic = 'الغرفة;السعر'
const cells = (csv: string) => splitRows(csv)?.map(({ cells: row }) => row)

describe('the text of a file', () => {
  test.for([
    ['UTF-8', [...Buffer.from(arabic)]],
    ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, ...Buffer.from(arabic)]],
    [
      'UTF-8 whose lines are folded within a character',
      [0xd8, 13, 10, 32, 0xa7, 0xd9, 10, 9, 0x84, ...Buffer.from(arabic.slice(2))],
    ],
    ['UTF-16, little endian (Unicode text of Excel)', [0xff, 0xfe, ...Buffer.from(arabic, 'utf16le')]],
    ['UTF-16, big endian', [0xfe, 0xff, ...Buffer.from(arabic, 'utf16le').swap16()]],
    // Bytes of code page 1256, which Excel with Arabic settings writes.
    ['Windows-1256', [0xc7, 0xe1, 0xdb, 0xd1, 0xdd, 0xc9, 0x3b, 0xc7, 0xe1, 0xd3, 0xda, 0xd1]],
  ] as const)('is read from %s', ([, bytes]) => {
    expect(decodeText(Uint8Array.from(bytes))).toBe(arabic)
  })

  test('is not a text if it contains zero bytes', async () => {
    expect(await readTable(Uint8Array.from([0x89, 0x50, 0, 0]), headings)).toEqual({ problem: 'file_unreadable' })
  })
})

describe('rows of CSV', () => {
  test('are separated by comma, semicolon, tab or bar, and another separator inside a cell stays', () => {
    expect(cells('a,b\n1,"2,5"')).toEqual([
      ['a', 'b'],
      ['1', '2,5'],
    ])
    expect(cells('a|b\n1|2,5')).toEqual([
      ['a', 'b'],
      ['1', '2,5'],
    ])
    expect(cells('a;b\n1;2,5')).toEqual([
      ['a', 'b'],
      ['1', '2,5'],
    ])
    expect(cells('a\tb\n1\t2,5;3')).toEqual([
      ['a', 'b'],
      ['1', '2,5;3'],
    ])
    expect(cells('"a;b;c",d\n1,2')).toEqual([
      ['a;b;c', 'd'],
      ['1', '2'],
    ])
  })

  test('have the separator that the first line of Excel states, and keep the line numbers of the file', () => {
    expect(splitRows('sep=;\r\na;b\r\n\r\n1;2\r\n;\r\n')).toEqual([
      { line: 2, cells: ['a', 'b'] },
      { line: 4, cells: ['1', '2'] },
    ])
  })

  test('are null if a quotation mark is not closed', () => {
    expect(splitRows('a,"b\n1,2')).toBeNull()
  })
})

test('the first sheet of a workbook becomes CSV with the row numbers of the sheet', async () => {
  const rows = [['x, "y"', 12.5, { date: '2026-11-23' }], [], ['two\nlines', '007', '']]
  const file = writeWorkbook([{ name: 'A', head: ['a', 'b', 'c'], rows, rightToLeft: true }])
  const read = await readTable(file, headings)
  expect(read).toEqual({
    csv: 'a,b,c\n"x, ""y""",12.5,2026-11-23\n\ntwo lines,007,\n',
    withHidden: null,
    sheet: 'A',
    otherSheets: [],
    hiddenSheets: [],
    hiddenRows: [],
    hiddenColumns: [],
    uncalculated: [],
  })
  expect('csv' in read && splitRows(read.csv)?.at(-1)).toEqual({ line: 4, cells: ['two lines', '007', ''] })
})

test('the first sheet with headings within ten rows of content is read, and other ones are named', async () => {
  const sheet = (name: string, head: string[], rows: string[][]) => ({ name, head, rows, rightToLeft: false })
  const titles = Array.from({ length: 9 }, (_, i) => [`Title ${i}`])
  const file = writeWorkbook([
    sheet('Cover', ['Prices'], []),
    sheet('January', ['Prices'], [[], ...titles.slice(1), ['a', 'b'], ['1', '2']]),
    sheet('February', ['a', 'b'], [['3', '4']]),
    sheet('Far', ['Prices'], [...titles, ['a', 'b'], ['1', '2']]),
  ])
  const read = await readTable(file, headings)
  expect(read).toMatchObject({ sheet: 'January', otherSheets: ['February'] })
  expect('csv' in read && splitRows(read.csv, headings)?.slice(-2)).toEqual([
    { line: 11, cells: ['a', 'b'] },
    { line: 12, cells: ['1', '2'] },
  ])
})

test('the separator of a text is the one with which a row has headings, whatever its title contains', () => {
  const rows = (csv: string) => splitRows(csv, headings)?.map(({ cells: row }) => row)
  expect(rows('Prices, winter, all rooms\n\na;b\n1;2,5')?.slice(-2)).toEqual([
    ['a', 'b'],
    ['1', '2,5'],
  ])
  expect(rows('Prices; winter\na\tb\n1\t2,5')?.slice(-2)).toEqual([
    ['a', 'b'],
    ['1', '2,5'],
  ])
})
