import { strToU8, zipSync } from 'fflate'
import { cellName, serialDayZero } from './sheet.ts'

/**
 * A text, a number, an amount of money with the decimals of its currency (0, 2 or 3), or a calendar date. Texts are never
 * formulas, whatever they begin with.
 */
export type SheetCell = string | number | { amount: number; decimals: number } | { date: string }
export type SheetToWrite = { name: string; head: string[]; rows: SheetCell[][]; rightToLeft: boolean }

/** Writes an .xlsx workbook whose sheets have a bold first row that stays in view. Equal sheets give equal bytes. */
export function writeWorkbook(sheets: SheetToWrite[]): Buffer<ArrayBuffer> {
  const parts = sheets.map((_, i) => ['worksheet', `worksheets/sheet${i + 1}.xml`])
  const types = [['sheet.main', 'workbook.xml'], ['styles', 'styles.xml'], ...parts].map(
    ([type, path]) => `<Override PartName="/xl/${path}" ContentType="${spreadsheet}.${type}+xml"/>`,
  )
  const names = sheets.map(
    ({ name }, i) => `<sheet name="${xmlText(sheetName(name))}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  )
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types.join('')}</Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([...parts, ['styles', 'styles.xml']]),
    'xl/styles.xml': styles,
    ...Object.fromEntries(sheets.map((sheet, i) => [`xl/worksheets/sheet${i + 1}.xml`, sheetXml(sheet)])),
  }
  const encoded = Object.entries(files).map(([path, text]) => [path, strToU8(declaration + text)])
  return Buffer.from(zipSync(Object.fromEntries(encoded), { mtime: new Date(1980, 0, 1) }))
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Cell styles by index: 0 default, 1 bold header, 2 date, 3 text, which preserves codes such as 007, then `amountStyles`. */
const styles = `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="#,##0.000"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="7"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>${[3, 4, 165].map((format) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`

/** The style of an amount by its decimals. */
const amountStyles: Readonly<Record<number, number>> = { 0: 4, 2: 5, 3: 6 }

function relations(targets: string[][]): string {
  const listed = targets.map(
    ([type, to], i) => `<Relationship Id="rId${i + 1}" Type="${office}/${type}" Target="${to}"/>`,
  )
  return `<Relationships xmlns="${packaged}/relationships">${listed.join('')}</Relationships>`
}

/** Excel allows 31 characters, without these. */
function sheetName(name: string): string {
  return name.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, 31)
}

function sheetXml({ head, rows, rightToLeft }: SheetToWrite): string {
  const widths = head.map((name, i) => {
    const textWidth = Math.max(name.length, ...rows.slice(0, 100).map((row) => textLength(row[i])))
    return `<col min="${i + 1}" max="${i + 1}" width="${Math.min(60, textWidth + 3)}" customWidth="1"/>`
  })
  const lines = [head, ...rows].map((cells, i) => {
    const row = i + 1
    return `<row r="${row}">${cells.map((cell, at) => cellXml(cell, cellName(at, row), i === 0)).join('')}</row>`
  })
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`
}

function cellXml(cell: SheetCell, at: string, bold: boolean): string {
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'object' && 'amount' in cell)
    return `<c r="${at}" s="${amountStyles[cell.decimals] ?? 0}"><v>${cell.amount.toFixed(cell.decimals)}</v></c>`
  if (typeof cell === 'object')
    return `<c r="${at}" s="2"><v>${(Date.parse(cell.date) - Date.parse(serialDayZero)) / 86_400_000}</v></c>`
  if (cell === '') return ''
  return `<c r="${at}" s="${bold ? 1 : 3}" t="inlineStr"><is><t xml:space="preserve">${xmlText(escaped(cell))}</t></is></c>`
}

/** Excel reads `_x000D_` as a control character; text that looks like one is escaped in the same way. */
function escaped(text: string): string {
  return text.replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
}

function textLength(cell: SheetCell | undefined): number {
  return typeof cell === 'object' ? 12 : String(cell ?? '').length
}

/** Escapes text for XML; characters that XML does not allow are removed. */
function xmlText(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
