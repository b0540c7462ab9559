import { deflateRawSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { processorMs } from '../../test/processor-time.ts'
import { readWorkbook } from './read.ts'
import type { Sheet } from './sheet.ts'
import { openZip } from './unzip.ts'
import { writeWorkbook } from './write.ts'
import { scanXml } from './xml.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** A workbook as Excel writes it: shared strings, styles, one relation per sheet. */
function workbook(
  sheet: string,
  { strings = '', styles = '', properties = '', columns = '', merged = '', extra = [] as string[] } = {},
): Buffer {
  const files = [
    { path: '[Content_Types].xml', text: '<Types/>' },
    {
      path: 'xl/workbook.xml',
      text: `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="r">${properties}<sheets><sheet name="Hidden" sheetId="9" state="hidden" r:id="rId9"/><sheet name="Prices &amp; more" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      path: 'xl/_rels/workbook.xml.rels',
      text: '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId9" Target="worksheets/none.xml"/></Relationships>',
    },
    { path: 'xl/sharedStrings.xml', text: `<sst>${strings}</sst>` },
    { path: 'xl/styles.xml', text: `<styleSheet>${styles}</styleSheet>` },
    {
      path: 'xl/worksheets/sheet1.xml',
      text: `<worksheet>${columns}<sheetData>${sheet}</sheetData>${merged}</worksheet>`,
    },
    ...extra.map((path) => ({ path, text: '' })),
  ]
  return Buffer.from(zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)]))))
}
const rowsOf = async (file: Uint8Array) => {
  const read = await readWorkbook(file)
  return typeof read === 'string' ? read : read.sheets[0]?.rows
}

const sheetOf = async (file: Uint8Array) => {
  const read = await readWorkbook(file)
  if (typeof read === 'string') throw new Error(read)
  return read.sheets[0] as Sheet
}

describe('a workbook', () => {
  test('is read as text: shared and rich strings, numbers, booleans, dates and times by their style', async () => {
    const file = workbook(
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
       <row r="3"><c r="A3"><v>0.30000000000000004</v></c><c r="B3" s="1"><v>46349</v></c><c r="C3" s="2"><v>0.625</v></c>
         <c r="D3" t="b"><v>1</v></c><c r="E3" s="3"><v>46349</v></c><c r="F3" s="4"><v>450</v></c><c r="G3"><v>1.2E3</v></c></row>`,
      {
        strings: '<si><t>Room &lt;1&gt;</t></si><si><r><t>two </t></r><r><t>runs</t></r><rPh><t>reading</t></rPh></si>',
        styles:
          '<numFmts><numFmt numFmtId="170" formatCode="[$-1170000]B2dd/mm/yyyy"/><numFmt numFmtId="171" formatCode="#,##0.00 &quot;riyal day&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs>',
      },
    )
    expect(await readWorkbook(file)).toEqual({
      hiddenSheets: ['Hidden'],
      sheets: [
        {
          name: 'Prices & more',
          rows: [['Room <1>', '', 'two runs'], [], ['0.3', '2026-11-23', '15:00', 'yes', '2026-11-23', '450', '1200']],
          hiddenRows: [],
          hiddenColumns: [],
          uncalculated: [],
        },
      ],
    })
  })

  test.for([
    ['"SAR" #,##0.00', 'SAR'],
    ['"SAR "#,##0.00', 'SAR'],
    ['[$SAR] #,##0.00', 'SAR'],
    ['[$\u20ac-2] #,##0.00', '\u20ac'],
    ['$#,##0.00', '$'],
    ['_-"ر.س.‏"* #,##0.00_-', ''],
    ['[$ر.س.‏-401] #,##0.00', 'ر.س.‏'],
    ['#,##0 "rooms"', ''],
    ['[Red]#,##0', ''],
    ['0%', '%'],
    ['#,##0', ''],
  ] as const)('has the sign that the format %s shows', async ([code, unit]) => {
    const styles = `<numFmts><numFmt numFmtId="170" formatCode="${code.replaceAll('"', '&quot;')}"/></numFmts><cellXfs><xf numFmtId="170"/><xf numFmtId="9"/></cellXfs>`
    const file = workbook('<row r="1"><c r="A1" s="0"><v>0.9</v></c><c r="B1" s="1"><v>0.9</v></c></row>', { styles })
    expect(await rowsOf(file)).toEqual([[unit === '%' ? '90 %' : `0.9 ${unit}`.trim(), '90 %']])
  })

  test('has months where only a month and a year are shown', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="170" formatCode="[$-409]mmmm\\ yyyy"/></numFmts><cellXfs><xf numFmtId="17"/><xf numFmtId="170"/></cellXfs>'
    const file = workbook('<row r="1"><c r="A1" s="0"><v>46447</v></c><c r="B1" s="1"><v>46447</v></c></row>', {
      styles,
    })
    expect(await rowsOf(file)).toEqual([['2027-03', '2027-03']])
  })

  test('with the date system of 1904 has the same dates', async () => {
    const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>'
    const file = workbook('<row r="1"><c r="A1" s="0"><v>44887</v></c></row>', {
      styles,
      properties: '<workbookPr date1904="1"/>',
    })
    expect(await rowsOf(file)).toEqual([['2026-11-23']])
  })

  test('is never evaluated: a formula cell has its saved value, and without one it is listed', async () => {
    const cells = '<c r="A1"><f>1+1</f><v>7</v></c><c r="B1"><f>HYPERLINK("http://x","y")</f></c><c r="C1"><v>3</v></c>'
    expect(await rowsOf(workbook(`<row r="1">${cells}</row>`))).toEqual([['7', '', '3']])
    expect((await sheetOf(workbook(`<row r="1">${cells}</row>`))).uncalculated).toEqual([{ row: 1, column: 1 }])
  })

  test.for([
    ['no value', '<c r="B2"><f>1+1</f></c>', true],
    ['an empty value, as openpyxl writes it', '<c r="B2"><f>1+1</f><v></v></c>', true],
    ['a value that stands empty', '<c r="B2"><f>1+1</f><v/></c>', true],
    ['a shared formula without a value', '<c r="B2"><f t="shared" si="0"/></c>', true],
    ['a formula in a text cell without a value', '<c r="B2" t="str"><f>A1</f></c>', true],
    ['a zero with a point, as Java writes it', '<c r="B2"><f>1+1</f><v>0.0</v></c>', true],
    ['an empty text', '<c r="B2" t="str"><f>""</f><v></v></c>', false],
    ['a zero', '<c r="B2"><f>1-1</f><v>0</v></c>', false],
    ['an error', '<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', false],
    ['no formula', '<c r="B2" s="1"/>', false],
  ] as const)('has a formula with %s', async ([, cell, isListed]) => {
    const { uncalculated } = await sheetOf(workbook(`<row r="2"><c r="A2"><v>1</v></c>${cell}</row>`))
    expect(uncalculated).toEqual(isListed ? [{ row: 2, column: 1 }] : [])
  })

  test('whose formulas wait to be calculated has zeros that are no values', async () => {
    const sheet = '<row r="1"><c r="A1"><f>1+1</f><v>0</v></c><c r="B1"><f>1+1</f><v>2</v></c></row>'
    const { uncalculated } = await sheetOf(workbook(sheet, { properties: '<calcPr fullCalcOnLoad="1"/>' }))
    expect(uncalculated).toEqual([{ row: 1, column: 0 }])
  })

  test('names hidden rows with content and hidden columns', async () => {
    const row = (r: number, attributes: string, value: string) =>
      `<row r="${r}" ${attributes}>${value && `<c r="A${r}"><v>${value}</v></c><c r="C${r}"><v>1</v></c>`}</row>`
    const sheet = `<row r="1"/>${row(2, 'hidden="1"', '5')}${row(3, '', '6')}${row(4, 'hidden="true"', '7')}${row(5, 'ht="0" customHeight="1"', '8')}${row(6, 'hidden="1"', '')}${row(7, 'hidden="0"', '9')}`
    const file = workbook(sheet, {
      columns: '<cols><col min="2" max="3" hidden="1"/><col min="4" max="16384" width="0"/></cols>',
    })
    expect(await sheetOf(file)).toMatchObject({ hiddenRows: [2, 4, 5], hiddenColumns: [1, 2] })
  })

  test.for([
    [
      'down',
      'A1:A3',
      [
        ['x', 'a'],
        ['x', 'b'],
        ['x', 'c'],
      ],
    ],
    [
      'right',
      'A1:B1',
      [
        ['x', 'a'],
        ['', 'b'],
        ['', 'c'],
      ],
    ],
    [
      'to a wider area',
      'A1:D2',
      [
        ['x', 'a', 'x', 'x'],
        ['x', 'b', 'x', 'x'],
        ['', 'c'],
      ],
    ],
    [
      'not to rows without content',
      'A1:A9',
      [
        ['x', 'a'],
        ['x', 'b'],
        ['x', 'c'],
      ],
    ],
    [
      'from an empty cell',
      'A2:A3',
      [
        ['x', 'a'],
        ['', 'b'],
        ['', 'c'],
      ],
    ],
    [
      'from a damaged reference',
      'A1',
      [
        ['x', 'a'],
        ['', 'b'],
        ['', 'c'],
      ],
    ],
  ] as const)('carries a merged cell %s', async ([, ref, rows]) => {
    const text = (r: string, value: string) => `<c r="${r}" t="str"><v>${value}</v></c>`
    const sheet = `<row r="1">${text('A1', 'x')}${text('B1', 'a')}</row><row r="2">${text('B2', 'b')}</row><row r="3">${text('B3', 'c')}</row>`
    expect(await rowsOf(workbook(sheet, { merged: `<mergeCells><mergeCell ref="${ref}"/></mergeCells>` }))).toEqual(
      rows,
    )
  })

  test.for([
    ['in another folder', 'xl/sheets/s1.xml', 'sheets/s1.xml'],
    ['from the root', 'xl/worksheets/sheet1.xml', '/xl/worksheets/sheet1.xml'],
    ['beside the folder of the workbook', 'parts/one.xml', '../parts/one.xml'],
    ['with a percent sign', 'xl/worksheets/my sheet.xml', 'worksheets/my%20sheet.xml'],
    ['in another case', 'xl/Worksheets/Sheet1.xml', 'worksheets/sheet1.xml'],
  ] as const)('is found where its relation says: %s', async ([, path, target]) => {
    const sheet = '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData></worksheet>'
    const type = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
    const file = zipSync({
      '_rels/.rels': strToU8(
        `<Relationships><Relationship Id="r1" Type="${type}/officeDocument" Target="xl/book.xml"/></Relationships>`,
      ),
      'xl/book.xml': strToU8(
        '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="r2"/><sheet name="Chart" r:id="r4"/></sheets></workbook>',
      ),
      'xl/_rels/book.xml.rels': strToU8(
        `<Relationships><Relationship Id="r2" Type="${type}/worksheet" Target="${target}"/><Relationship Id="r3" Type="${type}/sharedStrings" Target="texts.xml"/><Relationship Id="r4" Type="${type}/chartsheet" Target="chart.xml"/></Relationships>`,
      ),
      'xl/texts.xml': strToU8('<sst><si><t>found</t></si></sst>'),
      [path]: strToU8(sheet),
    })
    expect(await rowsOf(file)).toEqual([['found']])
  })

  test('that was written here is read again unchanged, and no text becomes a formula', async () => {
    const rows = [['=1+1', 5, { date: '2026-02-28' }, 'ستة\u0001 & <b>"', '_x000D_']]
    const file = writeWorkbook([
      { name: 'One: two/three', head: ['a', 'b', 'c', 'd', 'e'], rows, rightToLeft: false },
      { name: 'ثان', head: [], rows: [], rightToLeft: true },
    ])
    expect(await readWorkbook(file)).toMatchObject({
      sheets: [
        {
          name: 'One  two three',
          rows: [
            ['a', 'b', 'c', 'd', 'e'],
            ['=1+1', '5', '2026-02-28', 'ستة & <b>"', '_x000D_'],
          ],
        },
        { name: 'ثان', rows: [] },
      ],
    })
    expect(file.toString('latin1')).not.toContain('<f>')
  })
})

test('an amount that was written here is a number, shown with the decimals of its currency', async () => {
  const rows = [
    [
      { amount: -1_234.5, decimals: 2 },
      { amount: 0.1 + 0.2, decimals: 3 },
      { amount: 7, decimals: 0 },
    ],
  ]
  const file = writeWorkbook([{ name: 'Amounts', head: ['a', 'b', 'c'], rows, rightToLeft: false }])
  const unpack = await openZip(file)
  const sheet = String(await unpack('xl/worksheets/sheet1.xml'))
  expect(sheet).toContain(
    '<c r="A2" s="5"><v>-1234.50</v></c><c r="B2" s="6"><v>0.300</v></c><c r="C2" s="4"><v>7</v></c>',
  )
  const formats = [...String(await unpack('xl/styles.xml')).matchAll(/<xf numFmtId="(\d+)"/g)].map(([, id]) => id)
  expect(formats.slice(1)).toEqual(['0', '49', '164', '49', '3', '4', '165'])
})

describe('a hostile file', () => {
  test('that unpacks to gigabytes is rejected while it is unpacked, whatever size it states', async () => {
    const bomb = deflateRawSync(Buffer.alloc(60_000_000))
    const file = workbook('')
    const at = file.indexOf('<worksheet>') === -1 ? file.lastIndexOf('xl/worksheets/sheet1.xml', -100) : 0
    expect(at).toBeGreaterThan(0)
    // Replaces the data of the sheet and keeps the small sizes of the directory.
    const start = file.indexOf('xl/worksheets/sheet1.xml') + 'xl/worksheets/sheet1.xml'.length
    const end = file.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
    const hostile = Buffer.concat([file.subarray(0, start), bomb, file.subarray(end)])
    const grown = bomb.length - (end - start)
    const directory = file.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + grown
    hostile.writeUInt32LE(directory, hostile.length - 6)
    hostile.writeUInt32LE(bomb.length, hostile.lastIndexOf('xl/worksheets/sheet1.xml') - 26)
    expect(await rowsOf(hostile)).toBe('file_unreadable')
  })

  test('that states truthfully that it unpacks to more than is read is rejected', async () => {
    expect(await rowsOf(workbook(' '.repeat(13_000_000)))).toBe('file_unreadable')
  })

  test.for([
    ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><x/>'],
    ['an external document type', '<!DOCTYPE x SYSTEM "http://evil.example/"><x/>'],
    ['an entity that is not declared', '<x>&a;</x>'],
    ['deep nesting', `${'<x>'.repeat(101)}${'</x>'.repeat(101)}`],
    ['many attributes', `<x ${Array.from({ length: 101 }, (_, i) => `a${i}=""`).join(' ')}/>`],
  ] as const)('with %s is rejected', ([, xml]) => {
    expect(() => scanXml('<x a="&lt;">&amp;<y/></x>', {})).not.toThrow()
    expect(() => scanXml(xml, {})).toThrow()
  })

  test('with many files, an entity declaration or damage is rejected', async () => {
    expect(await rowsOf(workbook('', { extra: Array.from({ length: 300 }, (_, i) => `x${i}`) }))).toBe(
      'file_unreadable',
    )
    const entities = `<!DOCTYPE x [<!ENTITY a "&b;&b;">]><row r="1"><c r="A1" t="str"><v>&a;</v></c></row>`
    expect(await rowsOf(workbook(entities))).toBe('file_unreadable')
    expect(await readWorkbook(Buffer.from('PK\u0003\u0004'))).toBe('file_unreadable')
    const whole = workbook('<row r="1"><c r="A1"><v>1</v></c></row>')
    for (let cut = 10; cut < whole.length; cut += 37) {
      expect(typeof (await readWorkbook(whole.subarray(0, cut)))).toBe('string')
    }
  })

  test('never throws, whatever byte is changed', async () => {
    const whole = workbook('<row r="1"><c r="A1" t="s"><v>0</v></c></row>', { strings: '<si><t>x</t></si>' })
    for (let at = 0; at < whole.length; at++) {
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ 0xff
      expect(['string', 'object']).toContain(typeof (await readWorkbook(changed)))
    }
  })

  test.for([
    ['a cell in column one million', '<row r="1"><c r="BDWGN1"><v>1</v></c></row>', 'file_too_wide'],
    ['a million cells', `<row r="1">${'<c><v>1</v></c>'.repeat(300_000)}</row>`, 'file_too_wide'],
    ['a cell in row one million', '<row r="1048576"><c r="A1048576"><v>1</v></c></row>', 'file_too_long'],
    ['a row that is no number', '<row r="x"><c r="A1"><v>1</v></c></row>', 'file_too_long'],
  ] as const)('with %s is rejected', async ([, sheet, problem]) => {
    expect(await rowsOf(workbook(sheet))).toBe(problem)
  })

  test('with thousands of merged areas over all rows is rejected in linear time', async () => {
    const rows = Array.from({ length: 5_000 }, (_, i) => `<row r="${i + 1}"><c r="A${i + 1}"><v>1</v></c></row>`).join(
      '',
    )
    const file = workbook(rows, { merged: '<mergeCell ref="A1:XFD1048576"/>'.repeat(50_000) })
    expect(await processorMs(async () => expect(await rowsOf(file)).toBe('file_too_long'))).toBeLessThan(2_000)
  })

  test('with a million formatted but empty cells is read', async () => {
    expect(
      await rowsOf(workbook(`<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576" s="1"/></row>`)),
    ).toEqual([['1']])
  })

  test('with a long unclosed tag is rejected in linear time', async () => {
    const file = workbook(`<row ${'a'.repeat(400_000)} ${' '.repeat(400_000)}"`)
    expect(await processorMs(async () => expect(await rowsOf(file)).toBe('file_unreadable'))).toBeLessThan(2_000)
  })
})
