import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { maxNightsChanged } from '#domains/products/stays/limits.ts'
import { addDays } from '#domains/shared/dates.ts'
import { readWorkbook } from '@rihla/workbook/read'
import { writeWorkbook } from '@rihla/workbook/write'
import { staffOf } from '#test/staff.ts'
import { makeWorld, today } from '#test/world.ts'

const soon = addDays(today, 14)

test('a file is previewed line by line without writing; it is then applied completely or not at all', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel({ rooms: [{ code: 'dbl', allotment: 5, price: 40_000 }] })
  const guest = await world.traveller()
  await guest.books(hotel, { checkIn: soon, nights: 1 })
  const { api } = await staffOf(world, 'editor')
  const prices = async () =>
    (await world.sql('select price, allotment from night_inventory where night between $1 and $2 order by night', [
      soon,
      addDays(soon, 2),
    ])) as unknown
  const before = await prices()
  const good = `dbl,${addDays(soon, 1)},450.50,5\ndbl,${addDays(soon, 2)},400,5\n`
  const file = (lines: string) => ({ hotel_id: hotel.id, csv: `room,night,price,allotment\n${lines}` })
  const bad = file(`dbl,${soon},450,0\n${good}dbl,${addDays(today, 90)},450,\n`)
  expect(await api.check_stock_file(bad)).toEqual({
    ok: true,
    data: {
      total: 4,
      changing: 1,
      refused: 2,
      notes: {
        heading_line: 1,
        ignored_columns: [],
        date_order: null,
        hijri_dates: 0,
        without_year: 0,
        past_nights: 0,
      },
      lines: [
        {
          line: 2,
          room: 'dbl',
          night: soon,
          problem: 'taken',
          cell: { name: 'D2', text: '0' },
          changes: [
            { field: 'price', before: '400.00', after: '450.00' },
            { field: 'allotment', before: '5', after: '0' },
          ],
        },
        {
          line: 3,
          room: 'dbl',
          night: addDays(soon, 1),
          problem: null,
          cell: null,
          changes: [{ field: 'price', before: '400.00', after: '450.50' }],
        },
        { line: 5, room: 'dbl', night: addDays(today, 90), problem: 'not_laid_out', cell: null, changes: [] },
      ],
    },
  })
  expect(await api.apply_stock_file(bad)).toMatchObject({ error: { errors: [{ path: 'csv', code: 'lines_refused' }] } })
  expect(await prices()).toEqual(before)
  expect(await api.apply_stock_file(file(good))).toEqual({ ok: true, data: { nights: 1 } })
  expect(await prices()).toEqual([
    { price: 40_000, allotment: 5 },
    { price: 45_050, allotment: 5 },
    { price: 40_000, allotment: 5 },
  ])
  expect(await api.apply_stock_file(file(good))).toMatchObject({ error: { errors: [{ code: 'nothing_to_change' }] } })
  const exported = await api.export_stock({ hotel_id: hotel.id, from: soon, to: addDays(soon, 1) })
  expect(exported.ok && exported.data.csv.split('\r\n').slice(1, 3)).toEqual([
    `dbl,Double room,${soon},400.00,5,1,1,30,no,no,no,0,1`,
    `dbl,Double room,${addDays(soon, 1)},450.50,5,1,1,30,no,no,no,0,0`,
  ])
})

test('only the valid lines are written if the editor chooses so, and the change can be undone', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel({ rooms: [{ code: 'dbl', allotment: 5, price: 40_000 }] })
  const { api } = await staffOf(world, 'editor')
  const csv = `room;night;price\ndbl;${soon};1.250,75\nxxx;${soon};1\ndbl;${addDays(soon, 1)};many\n`
  const file = { hotel_id: hotel.id, csv }
  const prices = async () =>
    (
      await world.sql('select price from night_inventory where night in ($1, $2) order by night', [
        soon,
        addDays(soon, 1),
      ])
    ).map(({ price }) => price as number)
  expect(await api.apply_stock_file(file)).toMatchObject({ error: { errors: [{ code: 'lines_refused' }] } })
  expect(await api.apply_stock_file({ ...file, only_valid: true })).toEqual({ ok: true, data: { nights: 1 } })
  expect(await prices()).toEqual([125_075, 40_000])
  expect(await world.sql('select after from staff_audit')).toEqual([{ after: { file: 3, refused: 2, nights: 1 } }])
  const stock = await api.fetch_stock({ hotel_id: hotel.id })
  const change = stock.ok ? (stock.data.last_change?.id ?? 0) : 0
  expect(await api.undo_stock({ hotel_id: hotel.id, change })).toMatchObject({ ok: true })
  expect(await prices()).toEqual([40_000, 40_000])
})

test('a template lists every room and night, also without prices, and its filled-in workbook is imported', async () => {
  const world = await makeWorld({ nights: 20 })
  const hotel = await world.hotel({
    rooms: [{ code: 'dbl' }, { code: 'new', rates: [{ code: 'BB', basisPoints: 9_000 }] }],
  })
  const { api } = await staffOf(world, 'editor', { locale: 'ar' })
  const from = addDays(today, 19)
  const answer = await api.export_stock_workbook({ hotel_id: hotel.id, from, to: addDays(from, 1), template: true })
  const workbook = await readWorkbook(Buffer.from(answer.ok ? answer.data.file : '', 'base64'))
  if (typeof workbook === 'string') throw new Error(workbook)
  const { sheets } = workbook
  expect(sheets[0]?.rows.map((row) => [row[0], row[2], row[3]])).toEqual([
    ['رمز الغرفة', 'الليلة', 'السعر'],
    ['dbl', from, '400'],
    ['dbl', addDays(from, 1), undefined],
    ['new', from, '400'],
    ['new', addDays(from, 1), undefined],
  ])
  expect(sheets[1]?.rows.slice(1).map((row) => [row[0], row[2], row[3]])).toContainEqual(['new', 'BB', '90'])
  const rows = (sheets[0]?.rows ?? []).slice(1).map((row) => [row[0] ?? '', row[2] ?? '', 512.5, 4])
  const filled = writeWorkbook([
    { name: 'x', head: ['رمز الغرفة', 'التاريخ', 'السعر', 'عدد الغرف'], rows, rightToLeft: true },
  ])
  const read = await api.read_stock_file({ file: filled })
  if (!read.ok) throw new Error(read.error.code)
  expect(await api.apply_stock_file({ hotel_id: hotel.id, csv: read.data.csv })).toEqual({
    ok: true,
    data: { nights: 4 },
  })
  const [last] = await world.sql('select price, allotment from night_inventory where night = $1 limit 1', [
    addDays(from, 1),
  ])
  expect(last).toEqual({ price: 51_250, allotment: 4 })
})

test('a file with too many lines is rejected with their number, and a file that is no table with its reason', async () => {
  const world = await makeWorld({ nights: 1 })
  const hotel = await world.hotel({ rooms: [{ code: 'd' }] })
  const { api } = await staffOf(world, 'editor')
  const csv = `room,night,price\n${`d,${soon},1\n`.repeat(maxNightsChanged + 1)}`
  expect(await api.check_stock_file({ hotel_id: hotel.id, csv })).toMatchObject({
    error: {
      errors: [{ path: 'csv', code: 'too_many_lines', params: { max: maxNightsChanged, count: maxNightsChanged + 1 } }],
    },
  })
  expect(await api.read_stock_file({ file: new Uint8Array([0x50, 0x4b, 3, 4]) })).toMatchObject({
    error: { errors: [{ path: 'file', code: 'file_unreadable' }] },
  })
})

/** A workbook whose sheet is changed as a spreadsheet program would write it. */
function changedSheet(rows: (string | number)[][], change: (xml: string) => string): Uint8Array<ArrayBuffer> {
  const [head = [], ...body] = rows
  const file = writeWorkbook([{ name: 'Prices', head: head.map(String), rows: body, rightToLeft: false }])
  const parts = unzipSync(file)
  const path = 'xl/worksheets/sheet1.xml'
  return new Uint8Array(zipSync({ ...parts, [path]: strToU8(change(strFromU8(parts[path] as Uint8Array))) }))
}

test('rows that a spreadsheet hides are left out and named, and an editor can include them', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel({ rooms: [{ code: 'dbl', allotment: 5, price: 40_000 }] })
  const { api } = await staffOf(world, 'editor')
  const rows = [
    ['Winter prices'],
    ['Room', 'From', 'To', 'Price'],
    ['dbl', soon, addDays(soon, 1), 'SAR 450'],
    ['dbl', addDays(soon, 2), '', 9_999],
  ]
  const read = await api.read_stock_file({
    file: changedSheet(rows, (xml) => xml.replace('<row r="4">', '<row r="4" hidden="1">')),
  })
  if (!read.ok) throw new Error(read.error.code)
  expect(read.data).toMatchObject({ sheet: 'Prices', hidden_rows: [4], hidden_columns: [], hidden_sheets: [] })
  const nights = async (csv: string | null) => {
    const checked = await api.check_stock_file({ hotel_id: hotel.id, csv: csv ?? '' })
    return checked.ok && checked.data.lines.map(({ line, night, changes }) => [line, night, changes[0]?.after])
  }
  const shown = [
    [3, soon, '450.00'],
    [3, addDays(soon, 1), '450.00'],
  ]
  expect(await nights(read.data.csv)).toEqual(shown)
  expect(await nights(read.data.with_hidden)).toEqual([...shown, [4, addDays(soon, 2), '9999.00']])
  expect(await api.apply_stock_file({ hotel_id: hotel.id, csv: read.data.csv })).toEqual({
    ok: true,
    data: { nights: 2 },
  })
})

test('a formula without a saved value is refused with its cell, and nothing is read', async () => {
  const world = await makeWorld({ nights: 1 })
  const { api } = await staffOf(world, 'editor')
  const rows = [
    ['Room', 'Night', 'Price', 'Note'],
    ['dbl', soon, 1, 1],
    ['dbl', addDays(soon, 1), 1, 1],
  ]
  const formula = (xml: string) => xml.replaceAll(/(<c r="[CD][23]")><v>1<\/v>/g, '$1><f>400*1.1</f>')
  expect(await api.read_stock_file({ file: changedSheet(rows, formula) })).toMatchObject({
    error: { errors: [{ path: 'file', code: 'uncalculated', params: { count: 2, cells: 'C2, C3' } }] },
  })
})

test('a line whose period holds a night that is sold out is refused as a whole', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel({ rooms: [{ code: 'dbl', allotment: 5, price: 40_000 }] })
  await (await world.traveller()).books(hotel, { checkIn: addDays(soon, 1), nights: 1 })
  const { api } = await staffOf(world, 'editor')
  const csv = `room,from,to,rooms\ndbl,${soon},${addDays(soon, 2)},0\ndbl,${addDays(soon, 3)},,4\n`
  const file = { hotel_id: hotel.id, csv }
  const checked = await api.check_stock_file(file)
  expect(checked).toMatchObject({ ok: true, data: { total: 2, changing: 1, refused: 1 } })
  expect(checked.ok && checked.data.lines.filter(({ problem }) => problem)).toMatchObject([
    { line: 2, night: addDays(soon, 1), problem: 'taken', cell: { name: 'D2', text: '0' } },
  ])
  expect(await api.apply_stock_file({ ...file, only_valid: true })).toEqual({ ok: true, data: { nights: 1 } })
})
