import { expect, test } from 'vitest'
import { importReference } from '#db/reference/load.ts'
import type { KindName, Values } from '#domains/cms/shapes.ts'
import { changesOf, deliverChanges } from '#test/changes.ts'
import { seed } from '#test/seeding.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, today } from '#test/world.ts'

async function admin() {
  const world = await makeWorld()
  await deliverChanges(world)
  const { api } = await staffOf(world, 'editor')
  const publish = async (kind: KindName, subject: string, data: Values) => {
    const answer = await api.show_editable({ kind, subject })
    if (!answer.ok) throw new Error(`${kind} ${subject}: ${answer.error.code}`)
    const { version, values } = answer.data
    const published = await api.publish_editable({ kind, subject, version, data: { ...values, ...data } })
    return published.ok ? [] : (published.error.errors ?? [{ path: '', code: published.error.code }])
  }
  const add = async (kind: KindName, slug: string, data: Values) => {
    const result = await api.create_editable({ kind, slug })
    if (!result.ok) throw new Error(`${kind} ${slug}: ${result.error.code}`)
    return publish(kind, result.data.subject, data)
  }
  return { world, api, publish, add }
}

const medinah = { name: { en: 'Madinah', ar: 'المدينة المنورة' }, country: 'SA', lat: 24.46, lon: 39.61, position: 2 }
const quba = { name: { en: 'Quba', ar: 'قباء' }, city: 'madinah', lat: 24.44, lon: 39.62 }

test('a city and a district that are published in the admin are offered for a hotel and found by the search', async () => {
  const { world, api, add } = await admin()
  expect(await add('city', 'madinah', { ...medinah, time_zone: 'Asia/Riyadh' })).toEqual([])
  expect(await add('district', 'quba', quba)).toEqual([])
  const answer = await api.create_editable({ kind: 'hotel', slug: '' })
  if (!answer.ok) throw new Error(answer.error.code)
  const hotel = await api.show_editable({ kind: 'hotel', subject: answer.data.subject })
  if (!hotel.ok) throw new Error(hotel.error.code)
  expect(hotel.data.options.city).toContainEqual({ value: 'madinah', label: 'Madinah' })
  const district = hotel.data.options.district?.find(({ label }) => label === 'Madinah: Quba')
  expect(district?.value).toBeGreaterThanOrEqual(1_000)

  const other = await world.hotel({ slug: 'dar-quba' })
  await world.sql(`update hotel set city = 'madinah', district_id = $2 where id = $1`, [other.id, district?.value])
  for (const [q, where] of [
    ['madinah', 'madinah'],
    ['المدينه', 'madinah'],
    ['quba', 'district:quba'],
  ] as const) {
    expect(await world.visitor('en').fetch_location_for_hotels({ q }), q).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ where })]),
    })
  }
  expect(await world.visitor('en').fetch_city_ground({ city: 'madinah' })).toMatchObject({
    ok: true,
    data: { map: { max_zoom: 18 }, marks: [] },
  })
})

test('a city needs a time zone of the IANA list, and is not removed while a district belongs to it', async () => {
  const { api, publish, add } = await admin()
  for (const time_zone of ['Riyadh', '+03:00', 'Asia/Nowhere']) {
    expect(await publish('city', 'makkah', { time_zone }), time_zone).toEqual([
      { path: 'time_zone', code: 'invalid_format' },
    ])
  }
  expect(await publish('city', 'makkah', { time_zone: 'Asia/Riyadh' })).toEqual([])
  expect(await publish('country', 'SA', { calling_code: '966' })).toEqual([
    { path: 'calling_code', code: 'invalid_format' },
  ])
  const city = await api.show_editable({ kind: 'city', subject: 'makkah' })
  if (!city.ok) throw new Error(city.error.code)
  const answer = await api.withdraw_editable({ kind: 'city', subject: 'makkah', version: city.data.version })
  expect(answer).toMatchObject({ ok: false, error: { errors: [{ code: 'still_needed' }] } })
  expect(
    await add('amenity', 'roof-terrace', { name: { en: 'Roof terrace', ar: 'سطح' }, scope: 'hotel', group: 'other' }),
  ).toEqual([])
  expect(await api.create_editable({ kind: 'country', slug: 'xx' })).toMatchObject({ error: { code: 'not_found' } })
})

test('a country is edited, and its change is recorded for the caches', async () => {
  const { world, api, publish } = await admin()
  const changed = await changesOf(world)
  expect(await publish('country', 'SA', { name: { en: 'KSA', ar: 'السعودية' }, currency: '' })).toEqual([])
  expect(await changed()).toContain('content')
  expect(await world.sql('select currency from country')).toEqual([{ currency: null }])
  const list = await api.fetch_editables({ kind: 'country', q: 'ksa' })
  expect(list).toMatchObject({ data: { creates: null, rows: [{ subject: 'SA', title: 'KSA', live: true }] } })
})

test('the pages to read are listed and can be written on an installation that has none of them', async () => {
  const { world, api, publish } = await admin()
  const titles = async () => {
    const list = await api.fetch_editables({ kind: 'page', q: '' })
    return list.ok ? list.data.rows.map(({ subject, title, live }) => [subject, title, live]) : list.error.code
  }
  expect(await titles()).toEqual([
    ['about', 'About us', false],
    ['privacy', 'Privacy policy', false],
    ['terms', 'Terms and conditions', false],
  ])
  expect(await publish('page', 'terms', {})).not.toEqual([])
  const body = { en: 'Be kind.', ar: 'كن لطيفًا.' }
  expect(await publish('page', 'terms', { changed_on: '2026-12-01', body })).toEqual([])
  expect(await world.visitor('en').fetch_terms()).toMatchObject({ ok: true, data: { changed_on: '2026-12-01' } })
  expect(await titles()).toContainEqual(['terms', 'Terms and conditions', true])
  expect(await api.show_editable({ kind: 'page', subject: 'imprint' })).toMatchObject({ error: { code: 'not_found' } })
})

test('the drafts of a new installation are complete, are not on the site, and are published as they are', async () => {
  const { world, api, publish } = await admin()
  await seed(world, (client) => importReference(client, { today }))
  for (const kind of ['page', 'question'] as const) {
    const list = await api.fetch_editables({ kind, q: '', per_page: 50 })
    if (!list.ok) throw new Error(list.error.code)
    expect(list.data.rows.length, kind).toBeGreaterThan(2)
    for (const row of list.data.rows) {
      expect(row).toMatchObject({ live: false, state: 'draft', changed: null })
      // The page about the provider is for the provider to write.
      expect(await api.show_editable({ kind, subject: row.subject }), row.subject).toMatchObject({
        data: { ready: row.subject !== 'about' },
      })
    }
  }
  const visitor = world.visitor('en')
  const empty = async () => {
    const status = await visitor.fetch_web_status()
    return status.ok ? status.data.empty_pages : status.error.code
  }
  expect(await visitor.fetch_privacy()).toMatchObject({ error: { code: 'not_found' } })
  expect(await visitor.fetch_fqs({ q: '' })).toMatchObject({ data: [] })
  const products = ['hotels', 'packages', 'services']
  expect(await empty()).toEqual([...products, 'blogs', 'faq', 'about-us', 'terms-conditions', 'privacy'])
  expect(await publish('page', 'privacy', {})).toEqual([])
  expect(await publish('question', 'names-on-id', {})).toEqual([])
  expect(await visitor.fetch_privacy()).toMatchObject({ ok: true, data: { changed_on: today } })
  expect(await empty()).toEqual([...products, 'blogs', 'about-us', 'terms-conditions'])
})
