import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { foldText } from '#domains/shared/search-text.server.ts'
import { asPublished } from '#domains/cms/preview.server.ts'
import { searchKey } from '#i18n/clean.ts'
import { staffOf } from '#test/staff.ts'
import { contextFor, makeWorld } from '#test/world.ts'

const names = [
  ['Al-Rayyān Towers', 'أبراج الرَّيّان'],
  ['King’s Gate ١٢', 'بوّابة الملك ۱۲'],
  ['Straße Ægir', 'مکّة گلستان'],
  ['O.K. House', 'دارـــ السلام\u200f'],
  ['Café Nº 5', 'الله أكبر ٱلنور'],
] as const

test('a list is paged and searched by the database, in every spelling, with drafts first', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'editor')
  const hotel = await world.hotel()
  const other = await world.hotel()
  for (const [i, [en, ar]] of names.entries()) {
    await world.sql(
      `insert into room_type (hotel_id, code, name, size_m2, floor_from, floor_to, beds, bathrooms, max_adults, max_children, max_total, view, amenities, image_ids)
       select hotel_id, 'more-' || $2, jsonb_build_object('en', $3::text, 'ar', $4::text), size_m2, floor_from, floor_to, beds, bathrooms, max_adults, max_children, max_total, view, amenities, image_ids
       from room_type where id = $1`,
      [hotel.rooms[0]?.id, i, en, ar],
    )
  }
  await api.create_editable({ kind: 'room_type', of: String(hotel.id) })
  const of = String(hotel.id)
  const list = async (requested: { q?: string; of?: string; page?: number; per_page?: number }) => {
    const answer = await api.fetch_editables({ kind: 'room_type', ...requested })
    if (!answer.ok) throw new Error(answer.error.code)
    return { total: answer.meta?.total, titles: answer.data.rows.map(({ title }) => title.split(',')[0]) }
  }
  const all = await list({ of })
  expect(all).toEqual({
    total: 7,
    titles: ['Untitled room type', 'Double room', ...names.map(([en]) => en)],
  })
  expect(await list({ of, page: 2, per_page: 3 })).toEqual({ total: 7, titles: all.titles.slice(3, 6) })
  expect((await list({ of: String(other.id) })).total).toBe(1)
  for (const [q, which] of [
    ['al rayyan', 0],
    ['ريان ابراج', 0],
    ["king's 12", 1],
    ['بوابه ملك', 1],
    ['strasse aegir', 2],
    ['مكه', 2],
    ['دار سلام', 3],
    ['cafe', 4],
    ['نور', 4],
  ] as const) {
    expect((await list({ of, q })).titles, q).toEqual([names[which]?.[0]])
  }
  expect((await list({ of, q: '%' })).total).toBe(7)
  expect((await list({ of, q: 'nothing like it' })).total).toBe(0)

  // The database finds every word of a search key in the text.
  for (const text of names.flat()) {
    const { rows } = await world.services.database.db.execute<{ text: string }>(
      sql`select ${foldText(sql`${text}::text`)} as text`,
    )
    for (const word of searchKey(text).split(' ')) expect(rows[0]?.text, text).toContain(word)
  }
})

test('hotels are listed with their city and filtered by it, drafts included', async () => {
  const world = await makeWorld()
  await world.sql(
    `insert into city select 'madinah', country, '{"en":"Madinah","ar":"المدينة المنورة"}', lat, lon, time_zone, 2, search_key from city`,
  )
  const { api } = await staffOf(world, 'editor')
  const [first, second] = [await world.hotel(), await world.hotel()]
  await world.sql(`update hotel set city = 'madinah' where id = $1`, [second.id])
  const name = { en: 'A new hotel', ar: 'فندق جديد' }
  await api.create_editable({ kind: 'hotel', data: { name, city: 'madinah' } })
  const list = async (city?: string) => {
    const answer = await api.fetch_editables({ kind: 'hotel', city })
    if (!answer.ok) throw new Error(answer.error.code)
    const { rows, cities } = answer.data
    return { cities: cities.map(({ slug }) => slug), rows: rows.map((row) => [row.live && row.subject, row.city]) }
  }
  const inMadinah = [
    [false, 'Madinah'],
    [String(second.id), 'Madinah'],
  ]
  expect(await list()).toEqual({
    cities: ['makkah', 'madinah'],
    rows: expect.arrayContaining([[String(first.id), 'Makkah'], ...inMadinah]),
  })
  expect(await list('madinah')).toEqual({ cities: ['makkah', 'madinah'], rows: inMadinah })
  expect(await api.fetch_editables({ kind: 'package_type' })).toMatchObject({ data: { cities: [] } })
})

test('an old draft shows the changes made on the site since, and both values', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'editor')
  const hotel = await world.hotel()
  const of = { kind: 'hotel', subject: String(hotel.id) } as const
  const shown = async () => {
    const answer = await api.show_editable(of)
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.data
  }
  const save = async (stars: number) => {
    const { version, values } = await shown()
    return api.save_draft({ ...of, version, data: { ...values, stars } })
  }
  expect(await save(3)).toMatchObject({ ok: true })
  expect((await shown()).live_changes).toEqual([])
  const [before] = await world.sql('select min_nights from hotel where id = $1', [hotel.id])
  await world.sql('update hotel set min_nights = 4 where id = $1', [hotel.id])
  const { live_changes, values } = await shown()
  expect(live_changes).toEqual([{ path: 'min_nights', before: String(before?.min_nights), after: '4' }])
  expect(values).toMatchObject({ stars: 3, min_nights: before?.min_nights })
  // Saving again after seeing the changes makes the current state the base of the draft.
  expect(await save(2)).toMatchObject({ ok: true })
  expect((await shown()).live_changes).toEqual([])
})

test('rooms, rates and places can be previewed on the pages where travellers see them', async () => {
  const world = await makeWorld()
  const { api, actor } = await staffOf(world, 'editor')
  const hotel = await world.hotel({ slug: 'dunes' })
  const room = hotel.rooms[0]
  const seenAt = async (kind: 'room_type' | 'rate_plan' | 'place', subject: unknown) => {
    const answer = await api.show_editable({ kind, subject: String(subject) })
    return answer.ok ? answer.data.shown_at : answer.error.code
  }
  expect(await seenAt('room_type', room?.id)).toEqual({ page: 'hotel', slug: 'dunes' })
  expect(await seenAt('rate_plan', room?.rates[0])).toEqual({ page: 'hotel', slug: 'dunes' })
  const [place] = await world.sql('select id, slug from place limit 1')
  expect(await seenAt('place', place?.id)).toEqual({ page: 'hotels', slug: `place:${String(place?.slug)}` })
  const rate = { kind: 'rate_plan', subject: String(room?.rates[0]) } as const
  const result = await api.show_editable(rate)
  if (!result.ok) throw new Error(result.error.code)
  const { version, values } = result.data
  const data = { ...values, price_basis_points: 5_000 }
  expect(await api.save_draft({ ...rate, version, data })).toMatchObject({ data: { missing: [] } })
  const price = { hotel_id: hotel.id, check_in: '2026-12-15', check_out: '2026-12-16', rooms: [`${room?.rates[0]}~2`] }
  const requested = sql`select price_basis_points as points from rate_plan where id = ${rate.subject}::int`
  const looked = await asPublished(contextFor(world.services, actor), rate, ({ db }) => db.execute(requested))
  expect(looked?.rows).toEqual([{ points: 5_000 }])
  expect(await world.visitor().get_hotel_price(price)).toMatchObject({ data: { total: { minor: 48_300 } } })
  await world.sql('update hotel set offered = false')
  expect(await seenAt('room_type', room?.id)).toBeNull()
})

test('a rate plan and a tax have titles in the reader’s language and are found by them', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel({ rooms: [{ rates: [{}] }] })
  await world.sql(
    `update cancellation_policy set name = '{"en":"Free until 48 hours before","ar":"مجاني حتى 48 ساعة قبل الوصول"}'`,
  )
  const titles = async (kind: 'rate_plan' | 'tax_rule', locale: 'en' | 'ar', q = '') => {
    const { api } = await staffOf(world, 'manager', { locale })
    const answer = await api.fetch_editables({ kind, q })
    if (!answer.ok) throw new Error(answer.error.code)
    // Removes the invisible isolation marks around figures.
    return answer.data.rows.map(({ title }) => title.replace(/[\u2066\u2069]/g, ''))
  }
  expect(hotel.rooms).toHaveLength(1)
  expect(await titles('rate_plan', 'en')).toEqual(['Test House, Double room, Room only, Free until 48 hours before'])
  expect(await titles('rate_plan', 'ar', 'التجربة الغرفة فقط')).toEqual([
    'دار التجربة، غرفة مزدوجة، الغرفة فقط، مجاني حتى 48 ساعة قبل الوصول',
  ])
  expect(await titles('tax_rule', 'en', 'fee 1–3')).toEqual(['Municipality fee 2.5%, Saudi Arabia, 1–3★, 2018-02-14'])
  expect(await titles('tax_rule', 'ar')).toEqual([
    'رسوم البلدية 5%، السعودية، 4–5★، 2018-02-14',
    'رسوم البلدية 2.5%، السعودية، 1–3★، 2018-02-14',
    'ضريبة القيمة المضافة 15%، السعودية، 1–5★، 2020-07-01',
  ])
})

test('rows with equal names have a stable order: none is on two pages although one is changed in between', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'editor')
  const hotels = [await world.hotel(), await world.hotel()]
  const page = async (number: number) => {
    const answer = await api.fetch_editables({ kind: 'hotel', page: number, per_page: 1 })
    return answer.ok && answer.data.rows.map(({ subject }) => Number(subject))
  }
  expect(await page(1)).toEqual([hotels[0]?.id])
  await world.sql('update hotel set stars = 5 where id = $1', [hotels[0]?.id])
  expect(await page(2)).toEqual([hotels[1]?.id])
})
