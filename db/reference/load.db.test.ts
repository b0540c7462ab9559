import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { importReference, renewPrivacy } from '#db/reference/load.ts'
import { privacy } from '#db/reference/pages/texts.ts'
import { digestOfText } from '#db/reference/pages/shipped.ts'
import { taxRules } from '#db/reference/taxes.ts'
import { freshDatabase } from '#test/fresh-database.ts'

const today = '2026-12-01'

async function database() {
  const { url, drop } = await freshDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await drop()
  })
  const rows = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows
  const count = async (table: string) => (await rows(`select count(*)::int as n from ${table}`))[0]?.n
  return { client, rows, count }
}

const texts = `select kind, count(*)::int as drafts, count(distinct data) as different from revision
  where state = 'draft' and number = 1 and by is null group by 1 order by 1`

test('an empty database receives places, taxes, seasons, service types and headers, and the texts of the provider only as drafts', async () => {
  const { client, rows, count } = await database()
  const inserted = await importReference(client, { today })
  expect(inserted).toBeGreaterThan(1_000)
  for (const table of [
    'country',
    'city',
    'district',
    'place',
    'amenity',
    'season',
    'service_type',
    'page_header',
    'faq_topic',
    'image',
  ]) {
    expect(await count(table), table).toBeGreaterThan(5)
  }
  expect(await count('tax_rule')).toBe(taxRules.length)
  expect(await rows(texts)).toEqual([
    { kind: 'page', drafts: 3, different: 3 },
    { kind: 'question', drafts: 44, different: 44 },
  ])
  // The site contains no text in the name of the provider.
  for (const table of [
    'content_page',
    'faq_entry',
    'general_goal',
    'client_statistic',
    'guest_word',
    'season_note',
    'setting',
  ]) {
    expect(await count(table), table).toBe(0)
  }
  expect(await importReference(client, { today: '2027-01-01' })).toBe(0)
  expect(await rows(`select count(*)::int as n from revision`)).toEqual([
    { n: (await rows(`select sum(drafts)::int as n from (${texts}) t`))[0]?.n },
  ])
})

test('a row that the provider changed stays changed, a removed one stays removed, and one that is new is added', async () => {
  const { client, rows, count } = await database()
  await importReference(client, { today })
  const gate = `select name ->> 'en' as name from place where slug = 'gate-makkah-1'`
  await client.query(`update place set name = '{"en":"Our gate","ar":"بابنا"}' where slug = 'gate-makkah-1'`)
  await client.query(`delete from tax_rule where kind = 'vat'`)
  await client.query(`delete from amenity where id = 'lift'`)
  await client.query(`delete from district where city = 'jeddah'`)
  await client.query(`update season set first_day = first_day + 1 where code = 'ramadan' and hijri_year = 1448`)
  await client.query(`delete from season where code = 'summer_holiday'`)
  await client.query(`update service_type set name = '{"en":"Cars","ar":"سيارات"}' where slug = 'airport-transfers'`)
  const tables = ['district', 'place', 'tax_rule', 'amenity', 'season', 'service_type']
  const before = await Promise.all(tables.map(count))
  // A later version brings a country, whose row was never recorded.
  await client.query(`delete from country where code = 'MT'`)
  await client.query(`delete from reference_import where target = 'country' and key = 'MT'`)
  expect(await importReference(client, { today })).toBe(1)
  expect(await rows(`select code from country where code = 'MT'`)).toEqual([{ code: 'MT' }])
  expect(await rows(gate)).toEqual([{ name: 'Our gate' }])
  expect(await Promise.all(tables.map(count))).toEqual(before)
  expect(
    await rows(`select first_day::text as day from season where code = 'ramadan' and hijri_year = 1448
      union all select name ->> 'en' from service_type where slug = 'airport-transfers'`),
  ).toEqual([{ day: '2027-02-09' }, { day: 'Cars' }])
})

test('an installation that is older than the import keeps its taxes, seasons, service types and texts, and gets the places that it lacks', async () => {
  const { client, rows, count } = await database()
  await client.query(
    `insert into country (code, name, calling_code, currency) values ('SA', '{"en":"KSA","ar":"السعودية"}', '+966', 'SAR')`,
  )
  await client.query(
    `insert into tax_rule (kind, country, rate_basis_points, base, stars_from, stars_to, valid_from) values ('vat', 'SA', 1500, 'rent', 1, 5, '2025-01-01')`,
  )
  await client.query(
    `insert into content_page (slug, body, changed_on) values ('terms', '{"en":"Ours","ar":"لنا"}', '2025-01-01')`,
  )
  await client.query(
    `insert into season (code, name, first_day, last_day) values ('fair', '{"en":"Fair","ar":"معرض"}', '2027-01-01', '2027-01-09')`,
  )
  await client.query(
    `insert into service_type (slug, name, kind, icon, position) values ('cars', '{"en":"Cars","ar":"سيارات"}', 'transfer', 'car', 1)`,
  )
  await importReference(client, { today })
  expect([await count('tax_rule'), await count('season'), await count('service_type')]).toEqual([1, 1, 1])
  expect(await rows(`select kind from revision where kind = 'page'`)).toEqual([])
  expect(await rows(`select name ->> 'en' as name from country where code = 'SA'`)).toEqual([{ name: 'KSA' }])
  expect(await count('district')).toBeGreaterThan(200)
})

test('a district of a city that is missing is skipped, so a start does not fail', async () => {
  const { client, rows } = await database()
  await client.query(`insert into reference_import (target, key) values ('city', 'jeddah')`)
  await importReference(client, { today })
  expect(
    await rows(`select 1 from district where city = 'jeddah' union all select 1 from place where city = 'jeddah'`),
  ).toEqual([])
})

test('an installation that has not edited the text on privacy gets that of a later version as a draft, once', async () => {
  const { client, rows } = await database()
  await importReference(client, { today })
  const earlier = { en: 'What we store.\n', ar: 'ما نحفظه.' }
  const shipped = [digestOfText(earlier), digestOfText(privacy)]
  const renew = () => renewPrivacy(client, { today: '2027-01-01', shipped })
  const newest = () =>
    rows(`select number, state, data -> 'body' as body, data ->> 'changed_on' as day from revision
      where kind = 'page' and subject = 'privacy' order by number desc limit 1`)
  const isText = (body: object) =>
    client.query(
      `update revision set data = data || jsonb_build_object('body', $1::jsonb), state = 'published'
      where kind = 'page' and subject = 'privacy' and number = 1`,
      [JSON.stringify(body)],
    )
  expect(await renew()).toBe(0)
  await isText({ en: 'What our lawyer wrote.', ar: 'ما كتبه محامينا.' })
  expect(await renew()).toBe(0)
  // As the form of the editor sends it back.
  await isText({ en: 'What we store.\r\n', ar: earlier.ar })
  expect(await renew()).toBe(1)
  expect(await newest()).toEqual([{ number: 2, state: 'draft', body: privacy, day: '2027-01-01' }])
  expect(await renew()).toBe(0)
})
