import { nightsBetween } from '#domains/shared/dates.ts'
import { serialDayZero } from '#domains/shared/spreadsheets/workbook.ts'
import { xmlText } from '#domains/shared/spreadsheets/xml.ts'
import { packZip } from '#domains/shared/spreadsheets/zip.server.ts'

/** A text, a number or a calendar date. Texts are never formulas, whatever they begin with. */
export type SheetCell = string | number | { date: string }
export type SheetToWrite = { name: string; head: string[]; rows: SheetCell[][]; rightToLeft: boolean }

/** Writes an .xlsx workbook whose sheets have a bold first row that stays in view. */
export function writeWorkbook(sheets: SheetToWrite[]): Buffer<ArrayBuffer> {
  const listed = sheets.map((_, i) => i + 1)
  return packZip([
    {
      path: '[Content_Types].xml',
      text: `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>${listed
        .map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`)
        .join('')}</Types>`,
    },
    {
      path: '_rels/.rels',
      text: `${declaration}<Relationships xmlns="${packaged}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      path: 'xl/workbook.xml',
      text: `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets
        .map(({ name }, i) => `<sheet name="${xmlText(sheetName(name))}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
        .join('')}</sheets></workbook>`,
    },
    {
      path: 'xl/_rels/workbook.xml.rels',
      text: `${declaration}<Relationships xmlns="${packaged}">${listed
        .map((n) => `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`)
        .join(
          '',
        )}<Relationship Id="rId${sheets.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    },
    { path: 'xl/styles.xml', text: styles },
    ...sheets.map((sheet, i) => ({ path: `xl/worksheets/sheet${i + 1}.xml`, text: sheetXml(sheet) })),
  ])
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Cell styles by index: 0 default, 1 bold header, 2 date, 3 text, which preserves codes such as 007. */
const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`

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
    return `<row r="${row}">${cells.map((cell, at) => cellXml(cell, `${letters(at)}${row}`, i === 0)).join('')}</row>`
  })
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`
}

function cellXml(cell: SheetCell, at: string, bold: boolean): string {
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'object') return `<c r="${at}" s="2"><v>${nightsBetween(serialDayZero, cell.date)}</v></c>`
  if (cell === '') return ''
  return `<c r="${at}" s="${bold ? 1 : 3}" t="inlineStr"><is><t xml:space="preserve">${xmlText(escaped(cell))}</t></is></c>`
}

/** Excel reads `_x000D_` as a control character; text that looks like one is escaped in the same way. */
function escaped(text: string): string {
  return text.replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
}

function textLength(cell: SheetCell | undefined): number {
  return typeof cell === 'object' ? 10 : String(cell ?? '').length
}

function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last
}
