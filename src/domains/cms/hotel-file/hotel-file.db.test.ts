import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import { loadWorld } from '#db/demo/load.ts'
import { demoWorld } from '#db/demo/world.ts'
import { importReference } from '#db/reference/load.ts'
import { addDays } from '#domains/shared/dates.ts'
import { readWorkbook } from '@rihla/workbook/read'
import type { Sheet } from '@rihla/workbook/sheet'
import { writeWorkbook } from '@rihla/workbook/write'
import { changesOf, deliverChanges } from '#test/changes.ts'
import { seed } from '#test/seeding.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, today, type TestWorld } from '#test/world.ts'

const soon = addDays(today, 14)

async function exported(api: ApiClient, hotel: number | string): Promise<Sheet[]> {
  const answer = await api.export_hotel_file({ hotel: String(hotel) })
  if (!answer.ok) throw new Error(answer.error.code)
  return sheetsOf(answer.data.file)
}

async function sheetsOf(base64: string): Promise<Sheet[]> {
  const read = await readWorkbook(Buffer.from(base64, 'base64'))
  if (typeof read === 'string') throw new Error(read)
  return read.sheets
}

function fileOf(sheets: readonly Sheet[]): { file: Uint8Array<ArrayBuffer> } {
  return {
    file: writeWorkbook(
      sheets.map(({ name, rows: [head = [], ...rows] }) => ({ name, head, rows, rightToLeft: false })),
    ),
  }
}

/** The sheets with the value of a field of the hotel replaced. */
function withField(sheets: readonly Sheet[], label: string, value: string): Sheet[] {
  return sheets.map((sheet) =>
    ['Hotel', 'الفندق'].includes(sheet.name)
      ? { ...sheet, rows: sheet.rows.map((row) => (row[0] === label ? [label, value, row[2] ?? ''] : row)) }
      : sheet,
  )
}

async function checked(api: ApiClient, sheets: readonly Sheet[]) {
  const read = await api.check_hotel_file(fileOf(sheets))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.data
}

/** Gives the hotel of a test what the site requires. */
async function finish(world: TestWorld): Promise<void> {
  await world.sql(`insert into image (id, options, alt) values ('photo/aa', '{}', '{"en": "Door", "ar": "باب"}')`)
  await world.sql(`update hotel set image_ids = '{photo/aa}', price_policy = '{"en": "All in.", "ar": "شامل."}'`)
}

const nothing = { error: { code: 'invalid_input', errors: [{ path: 'file', code: 'nothing_to_change' }] } }

async function demo(): Promise<TestWorld> {
  const world = await makeWorld({ nights: 0 })
  await world.sql(
    'alter table booking_charge disable trigger user; truncate country, city, amenity, cancellation_policy, tax_rule, setting restart identity cascade',
  )
  await seed(world, (client) => loadWorld(client, demoWorld(), { today }))
  return world
}

/** Everything that a workbook contains, without ids and what follows from other tables. */
const contents = (slug: string) => `select jsonb_build_object(
  'hotel', to_jsonb(h) - array['id', 'slug', 'offered', 'updated_at', 'rating', 'review_count', 'district_id'],
  'district', (select slug from district where id = h.district_id),
  'nights', (select count(*) from night_inventory n join room_type r on r.id = n.room_type_id where r.hotel_id = h.id),
  'rooms', (select jsonb_agg(to_jsonb(r) - array['id', 'hotel_id'] || jsonb_build_object(
    'rates', (select jsonb_agg(to_jsonb(p) - array['id', 'room_type_id', 'policy_id'] || jsonb_build_object('policy',
      (select to_jsonb(c) - 'id' from cancellation_policy c where c.id = p.policy_id)) order by p.code)
      from rate_plan p where p.room_type_id = r.id),
    'nights', (select jsonb_agg(to_jsonb(n) - array['room_type_id', 'held', 'sold'] order by night)
      from night_inventory n where n.room_type_id = r.id)) order by r.code)
    from room_type r where r.hotel_id = h.id)) as state
  from hotel h where slug = '${slug}'`

test('a hotel of the demo is exported and imported unchanged, as another hotel, and into an empty site', async () => {
  const world = await demo()
  const { api } = await staffOf(world, 'editor')
  const arabic = await staffOf(world, 'editor', { locale: 'ar' })
  const hotels = (await world.sql(`
    select h.id, h.slug, h.name ->> 'en' as name from hotel h order by h.fees = '[]', h.id limit 1`)) as {
    id: number
    slug: string
    name: string
  }[]
  const [{ id, slug, name }] = hotels as [(typeof hotels)[number]]
  const [before] = await world.sql(contents(slug))
  const changed = await changesOf(world)

  const sheets = await exported(api, id)
  for (const own of [sheets, await exported(arabic.api, id)]) {
    expect(await checked(api, own)).toMatchObject({
      hotel: { title: name, is_new: false, on_site: true },
      items: [],
      nights: [],
      problems: [],
      ignored: [],
    })
    expect(await api.apply_hotel_file(fileOf(own))).toMatchObject(nothing)
  }
  expect(await changed()).toEqual([])
  expect(await world.sql(`select 1 from revision`)).toEqual([])

  const copy = withField(sheets, 'Web address', 'the-copy')
  const preview = await checked(api, copy)
  expect(preview).toMatchObject({ hotel: { is_new: true, on_site: false }, problems: [], skipped_photos: [] })
  expect(await world.sql(`select 1 from hotel where slug = 'the-copy'`)).toEqual([])
  const answer = await api.apply_hotel_file({ ...fileOf(copy), seen: preview.seen })
  expect(answer).toMatchObject({ ok: true, data: { created: preview.items.length, changed: 0, on_site: false } })
  expect(await world.sql(contents('the-copy'))).toEqual([before])
  expect(await api.apply_hotel_file(fileOf(copy))).toMatchObject(nothing)
  expect((await world.visitor('en').show_hotel({ id: 'the-copy' })).ok).toBe(false)
  const subject = answer.ok ? answer.data.hotel : ''
  const result = await api.show_editable({ kind: 'hotel', subject })
  if (!result.ok) throw new Error(result.error.code)
  const { version, values } = result.data
  expect(await api.publish_editable({ kind: 'hotel', subject, version, data: values })).toMatchObject({ ok: true })
  await deliverChanges(world)
  expect((await world.visitor('en').show_hotel({ id: 'the-copy' })).ok).toBe(true)

  const empty = await makeWorld({ nights: 0 })
  await empty.sql(
    'alter table booking_charge disable trigger user; truncate country, city, amenity, cancellation_policy, tax_rule, setting restart identity cascade',
  )
  await seed(empty, (client) => importReference(client, { today }))
  const other = await staffOf(empty, 'editor')
  const arrived = await other.api.apply_hotel_file(fileOf(withField(sheets, 'Web address', 'another')))
  expect(arrived).toMatchObject({ ok: true, data: { on_site: false } })
  const withoutPhotos = (state: unknown) =>
    JSON.parse(JSON.stringify(state).replaceAll(/"image_ids":\[[^\]]*\]/g, '"image_ids":[]')) as unknown
  expect(withoutPhotos(await empty.sql(contents('another')))).toEqual(withoutPhotos([before]))
  expect(await other.api.apply_hotel_file(fileOf(withField(sheets, 'Web address', 'another')))).toMatchObject(nothing)
  const again = await exported(other.api, arrived.ok ? arrived.data.hotel : '')
  const tables = (own: Sheet[]) =>
    withField(own, 'Web address', slug).filter(({ name: sheet }) => !['Photos', 'Choices'].includes(sheet))
  expect(tables(again)).toEqual(tables(sheets))
})

test('the empty workbook imports nothing and names the fields that a new hotel needs', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'editor', { locale: 'ar' })
  const answer = await api.export_hotel_template({})
  if (!answer.ok) throw new Error(answer.error.code)
  const sheets = await sheetsOf(answer.data.file)
  expect(sheets.map(({ name }) => name)).toEqual([
    'التعليمات',
    'الفندق',
    'الرسوم',
    'الغرف',
    'خطط الأسعار',
    'الإلغاء',
    'الأسعار',
    'الغرف المعروضة',
    'الصور',
    'الخيارات',
  ])
  expect(await checked(api, sheets)).toMatchObject({ problems: [{ code: 'required', sheet: 'الفندق', line: 2 }] })
  const named = await checked(api, withField(sheets, 'الاسم في الرابط', 'new-hotel'))
  expect(named.hotel).toEqual({ title: 'new-hotel', slug: 'new-hotel', is_new: true, on_site: false })
  expect(named.problems).toContainEqual({
    sheet: 'الفندق',
    line: 3,
    column: 'الاسم (بالإنجليزية)',
    value: '',
    code: 'required',
    help: 'لا يزيد على 120 حرفًا. يلزم للفندق الجديد.',
  })
  // A cell that cannot be read is named once, with what it can contain.
  const stars = (await checked(api, withField(withField(sheets, 'الاسم في الرابط', 'new-hotel'), 'النجوم', 'three')))
    .problems
  expect(stars.filter(({ column }) => column === 'النجوم')).toMatchObject([
    { value: 'three', code: 'invalid_format', help: 'رقم من 1 إلى 5. يلزم للفندق الجديد.' },
  ])
})

test('each cell that cannot be used is named by sheet, line and column; nothing is written until all are correct', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel({ rooms: [{ code: 'dbl', allotment: 5, price: 40_000 }] })
  const guest = await world.traveller()
  await guest.books(hotel, { checkIn: soon, nights: 1 })
  await finish(world)
  const { api } = await staffOf(world, 'editor')
  const sheets = await exported(api, hotel.id)
  const line = (sheet: string, cells: string[]) =>
    sheets.map((one) => (one.name === sheet ? { ...one, rows: [one.rows[0] ?? [], cells] } : one))
  const problem = async (own: Sheet[]) => {
    expect(await api.apply_hotel_file(fileOf(own))).toMatchObject({ error: { errors: [{ code: 'lines_refused' }] } })
    return (await checked(api, own)).problems.map(({ sheet, line: at, column, code }) => [sheet, at, column, code])
  }
  const before = await world.sql(contents(hotel.slug))
  expect(await problem(withField(sheets, 'Stars', '7'))).toEqual([['Hotel', 9, 'Stars', 'too_big']])
  expect(await problem(withField(sheets, 'Amenities', 'Moon view'))).toEqual([
    ['Hotel', expect.any(Number), 'Amenities', 'unknown_names'],
  ])
  expect(await problem(withField(sheets, 'Currency of the prices', 'EUR'))).toEqual([
    ['Hotel', expect.any(Number), 'Currency of the prices', 'other_currency'],
  ])
  expect(await problem(line('Prices', ['suite', soon, soon, '', '450']))).toEqual([
    ['Prices', 2, 'First night', 'unknown_room'],
  ])
  expect(await problem(line('Prices', ['dbl', soon, addDays(soon, -1), '', '450']))).toEqual([
    ['Prices', 2, 'Last night', 'last_before_first'],
  ])
  expect(await problem(line('Prices', ['dbl', soon, '', 'Funday', 'much']))).toEqual([
    ['Prices', 2, 'Price', 'invalid_price'],
    ['Prices', 2, 'Days of the week', 'invalid_days'],
  ])
  expect(await problem(line('Prices', ['dbl', addDays(today, 300), '', '', '450']))).toEqual([
    ['Prices', 2, 'First night', 'price_and_rooms'],
  ])
  expect(await problem(line('Stock', ['dbl', soon, '', '', '0']))).toEqual([
    ['Stock', 2, 'Rooms offered', 'rooms_sold'],
  ])
  expect(await problem(line('Rates', ['dbl', 'flex', 'Breakfast', 'unheard-of', 'On arrival', '100']))).toEqual([
    ['Rates', 2, 'Cancellation policy', 'unknown_policy'],
  ])
  expect(await problem(line('Rooms', ['suite', 'Suite', 'جناح']))).toEqual(
    expect.arrayContaining([['Rooms', 2, 'Size in square metres', 'required']]),
  )
  expect(await problem(sheets.filter(({ name }) => name !== 'Hotel'))).toEqual([['Hotel', null, '', 'no_hotel']])
  expect(await world.sql(contents(hotel.slug))).toEqual(before)
  expect(await api.check_hotel_file({ file: new Uint8Array([1, 2, 3]) })).toMatchObject({
    error: { errors: [{ path: 'file', code: 'file_unreadable' }] },
  })
})

test('changes are previewed as cells show them, written with history and audit, and can be undone for nights', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel({ rooms: [{ code: 'dbl', allotment: 5, price: 40_000 }] })
  await finish(world)
  const { api } = await staffOf(world, 'editor', { name: 'Amal' })
  const sheets = await exported(api, hotel.id)
  // A text that a spreadsheet would take for a formula stays a text.
  const named = withField(sheets, 'Name (English)', '=HYPERLINK("http://x","y")').map((sheet) =>
    sheet.name === 'Prices'
      ? { ...sheet, rows: [sheet.rows[0] ?? [], ['dbl', soon, addDays(soon, 2), '', '450.50', '2']] }
      : sheet,
  )
  const plan = await checked(api, named)
  expect(plan).toMatchObject({
    problems: [],
    changed_nights: 3,
    items: [
      {
        kind: 'hotel',
        is_new: false,
        changes: [{ field: 'Name (English)', before: 'Test House', after: '=HYPERLINK("http://x","y")' }],
      },
    ],
    nights: [
      { room: 'dbl', field: 'price', from: soon, to: addDays(soon, 2), before: '400.00', after: '450.50' },
      { room: 'dbl', field: 'min_stay', from: soon, to: addDays(soon, 2), before: '1', after: '2' },
    ],
  })
  const { seen } = plan
  await world.sql(`update hotel set rank = 3 where id = $1`, [hotel.id])
  expect(await api.apply_hotel_file({ ...fileOf(named), seen })).toMatchObject({ error: { code: 'conflict' } })
  await world.sql(`update hotel set rank = 0 where id = $1`, [hotel.id])
  expect(await api.apply_hotel_file({ ...fileOf(named), seen })).toMatchObject({
    ok: true,
    data: { hotel: String(hotel.id), created: 0, changed: 1, nights: 3, on_site: true },
  })
  expect(await world.sql(`select state, name from revision where kind = 'hotel' order by number`)).toEqual([
    { state: 'found', name: '' },
    { state: 'published', name: 'Amal' },
  ])
  expect(await world.sql(`select endpoint, subject from staff_audit order by id`)).toEqual([
    { endpoint: 'apply_hotel_file', subject: `hotel:${hotel.id}` },
    { endpoint: 'apply_hotel_file', subject: `hotel:${hotel.id}` },
  ])
  const [cells] = (await exported(api, hotel.id)).filter(({ name }) => name === 'Hotel')
  expect(cells?.rows.find(([label]) => label === 'Name (English)')?.[1]).toBe('=HYPERLINK("http://x","y")')
  const stock = await api.fetch_stock({ hotel_id: hotel.id })
  const change = stock.ok ? (stock.data.last_change?.id ?? 0) : 0
  expect(await api.undo_stock({ hotel_id: hotel.id, change })).toMatchObject({ ok: true, data: { nights: 3 } })
})

test('a new room of a hotel on the site needs a photo; ranges of weekdays, past nights and unknown photos are read', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel({ rooms: [{ code: 'dbl', allotment: 5, price: 40_000 }] })
  await finish(world)
  const { api } = await staffOf(world, 'editor')
  const sheets = await exported(api, hotel.id)
  const add = (own: Sheet[], name: string, ...rows: string[][]) =>
    own.map((sheet) => (sheet.name === name ? { ...sheet, rows: [...sheet.rows, ...rows] } : sheet))
  const room = ['suite', 'Suite', 'جناح', 'Haram', '60', '1', '4', '2', '2', '2', '4', '1 King bed; 2 x سرير مفرد', '-']
  const rooms = add(sheets, 'Rooms', room)
  expect((await checked(api, rooms)).problems).toMatchObject([
    { sheet: 'Photos', value: 'suite', code: 'photo_required' },
  ])
  const friday = '2026-12-18'
  const whole = add(
    add(add(rooms, 'Photos', ['photo/aa', 'suite', 'Door', 'باب'], ['photo/zz', 'suite', 'Bath', 'حمام']), 'Prices', [
      'suite',
      addDays(today, -3),
      addDays(today, 27),
      'Thursday، الجمعة',
      '900',
    ]),
    'Stock',
    ['suite', addDays(today, -3), addDays(today, 27), 'thursday, friday', '3'],
  )
  const plan = await checked(api, whole)
  expect(plan).toMatchObject({ problems: [], skipped_photos: ['photo/zz'], past_nights: 6, changed_nights: 8 })
  expect(await api.apply_hotel_file(fileOf(whole))).toMatchObject({ ok: true, data: { created: 1, nights: 8 } })
  expect(
    await world.sql(`select r.beds, r.image_ids, n.price, n.allotment from room_type r
      join night_inventory n on n.room_type_id = r.id where r.code = 'suite' and n.night = '${friday}'`),
  ).toEqual([
    {
      beds: [
        { kind: 'king', count: 1 },
        { kind: 'single', count: 2 },
      ],
      image_ids: ['photo/aa'],
      price: 90_000,
      allotment: 3,
    },
  ])
})

test('headings below a title, a period in one cell, hidden rows and formulas without values are read or named', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel({ rooms: [{ code: 'dbl', allotment: 5, price: 40_000 }] })
  await finish(world)
  const { api } = await staffOf(world, 'editor')
  const sheets = await exported(api, hotel.id)
  const index = sheets.findIndex(({ name }) => name === 'Prices')
  const headings = sheets[index]?.rows[0] ?? []
  const titled = sheets.map((sheet, i) =>
    i === index
      ? {
          ...sheet,
          rows: [
            ['Winter'],
            [],
            headings,
            ['dbl', `${soon} to ${addDays(soon, 1)}`, '', '', 'SAR 450', ''],
            ['dbl', addDays(soon, 2), '', '', '9,999', ''],
          ],
        }
      : sheet,
  )
  const withSheet = (change: (xml: string) => string) => {
    const parts = unzipSync(fileOf(titled).file)
    const path = `xl/worksheets/sheet${index + 1}.xml`
    return new Uint8Array(zipSync({ ...parts, [path]: strToU8(change(strFromU8(parts[path] as Uint8Array))) }))
  }
  const file = withSheet((xml) =>
    xml.replace('<row r="5">', '<row r="5" hidden="1">').replace('<cols>', '<cols><col min="6" max="6" hidden="1"/>'),
  )
  const shown = { room: 'dbl', field: 'price', from: soon, to: addDays(soon, 1), before: '400.00', after: '450.00' }
  const hidden = { ...shown, from: addDays(soon, 2), to: addDays(soon, 2), after: '9999.00' }
  const plan = await api.check_hotel_file({ file })
  expect(plan).toMatchObject({
    ok: true,
    data: {
      problems: [],
      nights: [shown],
      hidden: {
        sheets: [],
        rows: [{ sheet: 'Prices', lines: [5] }],
        columns: [{ sheet: 'Prices', headings: ['Minimum nights'] }],
      },
    },
  })
  expect(plan.ok && plan.data.headings).toContainEqual({ sheet: 'Prices', line: 3 })
  const all = await api.check_hotel_file({ file, hidden_rows: 'include' })
  expect(all).toMatchObject({ ok: true, data: { problems: [], nights: [shown, hidden] } })
  const seen = all.ok ? all.data.seen : ''
  expect(await api.apply_hotel_file({ file, seen })).toMatchObject({ error: { code: 'conflict' } })
  const formula = withSheet((xml) => xml.replace(/<c r="E4"[^>]*>.*?<\/c>/, '<c r="E4"><f>400*1.1</f></c>'))
  expect(await api.check_hotel_file({ file: formula })).toMatchObject({
    ok: true,
    data: { problems: [{ sheet: 'Prices', line: 4, column: 'Price', value: 'E4', code: 'uncalculated' }] },
  })
  expect(await api.apply_hotel_file({ file: formula })).toMatchObject({
    error: { errors: [{ code: 'lines_refused' }] },
  })
  expect(await api.apply_hotel_file({ file, hidden_rows: 'include', seen })).toMatchObject({
    ok: true,
    data: { nights: 3 },
  })
})
