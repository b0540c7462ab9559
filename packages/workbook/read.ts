import { addDays, maxSheetColumns, maxSheetRows, maxSheets, serialDayZero, type Sheet, type Workbook } from './sheet.ts'
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
 * Reads the visible sheets of an .xlsx workbook. Dates become `YYYY-MM-DD` (months `YYYY-MM`), times `HH:MM`,
 * booleans `yes` and `no`, numbers plain digits with a point and the sign of a currency or per cent that their format shows. Formulas are not evaluated: a cell has the value that the spreadsheet saved with
 * it, and is listed if there is none. Returns the problem of a file that cannot be read or is too large.
 */
export async function readWorkbook(file: Uint8Array): Promise<Workbook | SheetProblem> {
  try {
    const unpack = await openZip(file)
    const xml = async (path: string) => {
      const bytes = await unpack(path)
      return bytes && textOfXml(bytes)
    }
    const packaged = relationsOf((await xml('_rels/.rels')) ?? noRelations, '')
    const path = targetOf(packaged, 'officeDocument') ?? 'xl/workbook.xml'
    const workbook = await xml(path)
    const relations = relationsOf((await xml(path.replace(/[^/]+$/, '_rels/$&.rels'))) ?? noRelations, path)
    if (workbook === null) return 'file_unreadable'
    const { sheets, hiddenSheets, ...calculation } = sheetsOf(workbook, relations)
    if (sheets.length > maxSheets) return 'file_too_long'
    const strings = stringsOf((await xml(targetOf(relations, 'sharedStrings') ?? 'xl/sharedStrings.xml')) ?? '<sst/>')
    const formats = formatsOf((await xml(targetOf(relations, 'styles') ?? 'xl/styles.xml')) ?? '<styleSheet/>')
    const read: Sheet[] = []
    for (const { name, path: part } of sheets) {
      const text = await xml(part)
      if (text === null) return 'file_unreadable'
      read.push({ name, ...contentOf(text, { strings, formats, ...calculation }) })
    }
    return read.length > 0 ? { sheets: read, hiddenSheets } : 'file_unreadable'
  } catch (error) {
    // Both libraries throw plain errors for what they cannot read.
    return error instanceof SheetError ? error.problem : 'file_unreadable'
  }
}

function textOfXml(bytes: Buffer): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

type Relation = { type: string; path: string }

const noRelations = '<Relationships/>'

/** The parts to which a part of the package refers, by id. Targets are relative to the part, or start at the root. */
function relationsOf(xml: string, part: string): Map<string, Relation> {
  const relations = new Map<string, Relation>()
  scanXml(xml, {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      const url = name === 'Relationship' ? URL.parse(Target, `file:///${part}`) : null
      if (url) relations.set(Id, { type: Type.split('/').at(-1) ?? '', path: decodeURI(url.pathname).slice(1) })
    },
  })
  return relations
}

function targetOf(relations: Map<string, Relation>, type: string): string | undefined {
  return [...relations.values()].find((one) => one.type === type)?.path
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true'

/** The worksheets; `recalculates` is true if the values of formulas wait to be calculated when the file is opened. */
function sheetsOf(workbook: string, relations: Map<string, Relation>) {
  const sheets: { name: string; path: string }[] = []
  const hiddenSheets: string[] = []
  let [dayZero, recalculates] = [serialDayZero, false]
  scanXml(workbook, {
    open: (name, attributes) => {
      if (name === 'workbookPr' && isTrue(attributes['date1904'])) dayZero = '1904-01-01'
      if (name === 'calcPr') recalculates = isTrue(attributes['fullCalcOnLoad'])
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
      const relation = relations.get(id)
      if (!relation || (relation.type !== 'worksheet' && relation.type !== '')) return
      const title = attributes['name'] ?? ''
      if ((attributes['state'] ?? 'visible') === 'visible') sheets.push({ name: title, path: relation.path })
      else hiddenSheets.push(title)
    },
  })
  return { sheets, hiddenSheets, dayZero, recalculates }
}

/** The shared strings, without the phonetic readings of East Asian texts. */
function stringsOf(xml: string): string[] {
  const strings: string[] = []
  let [text, inPhonetic] = ['', false]
  scanXml(xml, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') inPhonetic = true
    },
    close: (name, part) => {
      if (name === 't' && !inPhonetic) text += part
      if (name === 'rPh') inPhonetic = false
      if (name === 'si') strings.push(plainText(text))
    },
  })
  return strings
}

/** How a cell style shows a number: as a date or a time, as a month, or with the sign of a currency or per cent behind it. */
type Format = { isDate: boolean; isMonth: boolean; unit: string }

/** The formats by index of a cell style. */
function formatsOf(xml: string): Format[] {
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
    const code = custom.get(id) ?? builtIn[id] ?? (isDateFormat(Number(id)) ? 'd' : '')
    const plain = code.replaceAll(literals, '')
    const isDate = /[dmyhs]/i.test(plain)
    return {
      isDate,
      isMonth: isDate && !/[dhs]/i.test(plain) && /y/i.test(plain),
      unit: isDate ? '' : unitOf(code, plain),
    }
  })
}

/** Built-in formats that are no whole date: per cent, and month and year. */
const builtIn: Record<string, string> = { 9: '0%', 10: '0.00%', 17: 'mmm-yy' }

function unitOf(code: string, plain: string): string {
  if (plain.includes('%')) return '%'
  const [, local] = /\[\$([^\]-]+)/.exec(code) ?? []
  const quoted = [...code.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text.trim())
  const isCurrency = (text: string) => /\p{Sc}/u.test(text) || Intl.supportedValuesOf('currency').includes(text)
  return local ?? quoted.find(isCurrency) ?? /\p{Sc}/u.exec(plain)?.[0] ?? ''
}

/** Number formats of ECMA-376, 18.8.30, which show a date or a time, in some language at least. */
function isDateFormat(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
}

/** Quoted text, escaped characters, and colours, currencies and conditions in brackets. */
const literals = /"[^"]*(?:"|$)|\\.|_.|\*.|\[[^\]]*(?:\]|$)|General/gi

type Values = { strings: string[]; formats: Format[]; dayZero: string; recalculates: boolean }

function contentOf(xml: string, values: Values): Omit<Sheet, 'name'> {
  const rows: string[][] = []
  const hiddenRows = new Set<number>()
  const hiddenColumns: { min: number; max: number }[] = []
  const uncalculated: Sheet['uncalculated'] = []
  const merged: string[] = []
  let [row, column] = [0, -1]
  let cell: { type: string; style: number; value?: string; isFormula?: boolean } = { type: 'n', style: 0 }
  scanXml(xml, {
    open: (name, { r, t = 'n', s = '0', ...attributes }) => {
      const isHidden = isTrue(attributes['hidden']) || Number(attributes['ht'] ?? attributes['width'] ?? 1) === 0
      if (name === 'row') {
        row = r === undefined ? row + 1 : Number(r)
        column = -1
        if (isHidden) hiddenRows.add(row)
      } else if (name === 'c') {
        column = r === undefined ? column + 1 : columnOf(r)
        cell = { type: t, style: Number(s) }
      } else if (name === 'f') cell.isFormula = true
      else if (name === 'mergeCell') merged.push(attributes['ref'] ?? '')
      else if (name === 'col' && isHidden) {
        hiddenColumns.push({ min: Number(attributes['min']), max: Number(attributes['max']) })
      }
    },
    close: (name, text) => {
      if (name === 'v' || name === 't') cell.value = (cell.value ?? '') + text
      if (name !== 'c') return
      const { type, style, value = '', isFormula } = cell
      // Programs that do not calculate write no value, or a zero that waits to be calculated: 0, or 0.0 in Java.
      const waits = value === '0.0' || (value === '0' && values.recalculates)
      if (isFormula && (type === 'str' ? cell.value === undefined : value === '' || waits)) {
        uncalculated.push({ row, column })
        return
      }
      if (value === '') return
      if (!(row >= 1 && row <= maxSheetRows)) throw new SheetError('file_too_long')
      if (!(column < maxSheetColumns)) throw new SheetError('file_too_wide')
      while (rows.length < row) rows.push([])
      const cells = rows[row - 1] as string[]
      while (cells.length < column) cells.push('')
      cells[column] = cellText(type, style, value, values)
    },
  })
  fillMerged(rows, merged)
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  return {
    rows,
    hiddenRows: [...hiddenRows].filter((one) => rows[one - 1]?.some(Boolean)).toSorted((a, b) => a - b),
    hiddenColumns: Array.from({ length: width }, (_, i) => i).filter((i) =>
      hiddenColumns.some(({ min, max }) => min <= i + 1 && i + 1 <= max),
    ),
    uncalculated,
  }
}

/** Maximum number of cells that are filled because they are merged with others. */
const maxMergedCells = 200_000

/** Carries the value of each merged area to its other cells, in rows that have content of their own. */
function fillMerged(rows: string[][], areas: string[]): void {
  const filled = rows.map((cells) => cells.some(Boolean))
  let left = maxMergedCells
  for (const area of areas) {
    const [, from = '', first = '', to = '', last = ''] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/i.exec(area) ?? []
    const [start, right] = [columnOf(from), Math.min(columnOf(to), maxSheetColumns - 1)]
    const value = rows[Number(first) - 1]?.[start]
    if (!value) continue
    for (let row = Number(first) - 1; row < Math.min(Number(last), rows.length); row++) {
      left -= 1 + right - start
      if (left < 0) throw new SheetError('file_too_long')
      const cells = rows[row]
      if (!cells || !filled[row]) continue
      for (let column = start; column <= right; column++) {
        while (cells.length <= column) cells.push('')
        cells[column] ||= value
      }
    }
  }
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
  const { isDate, isMonth, unit } = formats[style] ?? { isDate: false, isMonth: false, unit: '' }
  if (isDate && number >= 0 && number < 1) return clockOf(number)
  if (isDate && number >= 1 && number < 200_000)
    return addDays(dayZero, Math.floor(number)).slice(0, isMonth ? 'YYYY-MM'.length : undefined)
  // Fifteen digits, as the spreadsheet shows them: 0.1 + 0.2 is saved as 0.30000000000000004.
  return `${Number((unit === '%' ? number * 100 : number).toPrecision(15))} ${unit}`.trim()
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
