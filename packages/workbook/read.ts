import { addDays, maxSheetColumns, maxSheetRows, maxSheets, serialDayZero, type Sheet } from './sheet.ts'
import { openZip } from './unzip.ts'
import { scanXml } from './xml.ts'

export type SheetProblem = 'file_unreadable' | 'file_too_long' | 'file_too_wide'

class SheetError extends Error {
  readonly problem: SheetProblem
  constructor(problem: SheetProblem) {
    super(problem)
    this.problem = problem
  }
}

/**
 * Reads the visible sheets of an .xlsx workbook. Dates become `YYYY-MM-DD`, times `HH:MM`, booleans `yes` and `no`,
 * numbers plain digits with a point. Formulas are not evaluated: a cell has the value that the spreadsheet saved with
 * it. Returns the problem of a file that cannot be read or is too large.
 */
export async function readWorkbook(file: Uint8Array): Promise<Sheet[] | SheetProblem> {
  try {
    const unpack = await openZip(file)
    const xml = async (path: string) => {
      const bytes = await unpack(path)
      return bytes && textOfXml(bytes)
    }
    const workbook = await xml('xl/workbook.xml')
    const relations = await xml('xl/_rels/workbook.xml.rels')
    if (workbook === null || relations === null) return 'file_unreadable'
    const { sheets, date1904 } = sheetsOf(workbook, relations)
    const strings = stringsOf((await xml('xl/sharedStrings.xml')) ?? '<sst/>')
    const formats = formatsOf((await xml('xl/styles.xml')) ?? '<styleSheet/>')
    const read: Sheet[] = []
    for (const { name, path } of sheets.slice(0, maxSheets)) {
      const text = await xml(path)
      if (text === null) return 'file_unreadable'
      read.push({ name, rows: rowsOf(text, { strings, formats, dayZero: date1904 ? '1904-01-01' : serialDayZero }) })
    }
    return read.length > 0 ? read : 'file_unreadable'
  } catch (error) {
    // Both libraries throw plain errors for what they cannot read.
    return error instanceof SheetError ? error.problem : 'file_unreadable'
  }
}

function textOfXml(bytes: Buffer): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

function sheetsOf(workbook: string, relations: string) {
  const targets = new Map<string, string>()
  scanXml(relations, {
    open: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
    },
  })
  const sheets: { name: string; path: string }[] = []
  let date1904 = false
  scanXml(workbook, {
    open: (name, attributes) => {
      if (name === 'workbookPr') date1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
      const path = targets.get(id)
      if (path?.includes('worksheets/')) sheets.push({ name: attributes['name'] ?? '', path })
    },
  })
  return { sheets, date1904 }
}

/** The shared strings, without the phonetic readings of East Asian texts. */
function stringsOf(xml: string): string[] {
  const strings: string[] = []
  let parts: string[] = []
  let [inText, inPhonetic] = [false, false]
  scanXml(xml, {
    open: (name) => {
      if (name === 'si') parts = []
      if (name === 'rPh') inPhonetic = true
      if (name === 't') inText = !inPhonetic
    },
    text: (text) => {
      if (inText) parts.push(text)
    },
    close: (name) => {
      if (name === 't') inText = false
      if (name === 'rPh') inPhonetic = false
      if (name === 'si') strings.push(plainText(parts.join('')))
    },
  })
  return strings
}

/** By index of a cell style: true if the style shows dates or times. */
function formatsOf(xml: string): boolean[] {
  const custom = new Map<string, string>()
  const styles: string[] = []
  let inCells = false
  scanXml(xml, {
    open: (name, { numFmtId = '', formatCode = '' }) => {
      if (name === 'numFmt') custom.set(numFmtId, formatCode)
      if (name === 'cellXfs') inCells = true
      if (name === 'xf' && inCells) styles.push(numFmtId)
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return styles.map((id) => {
    const code = custom.get(id)
    return code === undefined ? isDateFormat(Number(id)) : /[dmyhs]/i.test(code.replaceAll(literals, ''))
  })
}

/** Number formats of ECMA-376, 18.8.30, which show a date or a time, in some language at least. */
function isDateFormat(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
}

/** Quoted text, escaped characters, and colours, currencies and conditions in brackets. */
const literals = /"[^"]*(?:"|$)|\\.|_.|\*.|\[[^\]]*(?:\]|$)|General/gi

type Values = { strings: string[]; formats: boolean[]; dayZero: string }

function rowsOf(xml: string, values: Values): string[][] {
  const rows: string[][] = []
  let [row, column, type, style, value] = [0, -1, '', 0, '']
  let inValue = false
  scanXml(xml, {
    open: (name, { r, t, s }) => {
      if (name === 'row') {
        row = r === undefined ? row + 1 : Number(r)
        column = -1
      } else if (name === 'c') {
        column = r === undefined ? column + 1 : columnOf(r)
        ;[type, style, value] = [t ?? 'n', Number(s ?? 0), '']
      } else if (name === 'v' || name === 't') inValue = true
    },
    text: (text) => {
      if (inValue) value += text
    },
    close: (name) => {
      if (name === 'v' || name === 't') inValue = false
      if (name !== 'c' || value === '') return
      if (!(row >= 1 && row <= maxSheetRows)) throw new SheetError('file_too_long')
      if (!(column < maxSheetColumns)) throw new SheetError('file_too_wide')
      while (rows.length < row) rows.push([])
      const cells = rows[row - 1] as string[]
      while (cells.length < column) cells.push('')
      cells[column] = cellText(type, style, value, values)
    },
  })
  return rows
}

/** `B3` is column 1. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,7}/i.exec(reference)?.[0].toUpperCase() ?? ''
  return letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function cellText(type: string, style: number, value: string, { strings, formats, dayZero }: Values): string {
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'yes' : 'no'
  if (type === 'd') return value.slice(0, 10)
  if (type !== 'n') return plainText(value)
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  if (formats[style] && number >= 0 && number < 1) return clockOf(number)
  if (formats[style] && number >= 1 && number < 200_000) return addDays(dayZero, Math.floor(number))
  // Fifteen digits, as the spreadsheet shows them: 0.1 + 0.2 is saved as 0.30000000000000004.
  return String(Number(number.toPrecision(15)))
}

function clockOf(part: number): string {
  const minutes = Math.round(part * 1_440) % 1_440
  return [Math.floor(minutes / 60), minutes % 60].map((figure) => String(figure).padStart(2, '0')).join(':')
}

/** Text of a cell, in which Excel writes control characters as `_x000D_`. */
function plainText(text: string): string {
  return text
    .replaceAll(/_x([\dA-F]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll('\r', '')
}
