import { expect, test } from 'vitest'
import { articles } from '#db/demo/content/articles.ts'
import { serviceTypes } from '#db/reference/service-types.ts'
import { writeReading } from '#db/demo/content/write-pages.ts'
import type { FoundKind } from '#domains/site-search/kinds.ts'
import type { Locale } from '#i18n/locale.ts'
import { addPackage, addService } from '#test/products.ts'
import { seed } from '#test/seeding.ts'
import { makeWorld, today } from '#test/world.ts'

async function search() {
  const world = await makeWorld()
  await seed(world, (client) => writeReading(client, { today }))
  await world.sql(
    `insert into service_type (slug, name, kind, icon, position)
     select row ->> 'slug', row -> 'name', row ->> 'kind', row ->> 'icon', n
     from jsonb_array_elements($1::jsonb) with ordinality as t (row, n)`,
    [JSON.stringify(serviceTypes)],
  )
  // A category without services is not found.
  await addService(world, { slug: 'the-chair', type: 'wheelchairs-and-mobility' })
  await world.hotel({ slug: 'dar-one' })
  const visit = await addPackage(world, { slug: 'quba-and-uhud' })
  await world.sql(`update package set title = '{"en": "Quba and Uhud", "ar": "قباء وأحد"}' where id = $1`, [visit.id])
  return async (q: string, locale: Locale = 'en') => {
    const found = await world.visitor(locale).search_site({ q })
    if (!found.ok) throw new Error(found.error.code)
    return {
      groups: found.data,
      of: (kind: FoundKind) => found.data.find((group) => group.kind === kind)?.items.map(({ key }) => key) ?? [],
    }
  }
}

test('every kind is found by text in either language and any spelling, with its count', async () => {
  const look = await search()
  for (const q of ['Makkah', 'mekka', 'مكه', 'Mecca']) {
    expect((await look(q)).of('place'), q).toContain('makkah')
    expect((await look(q)).of('article').length, q).toBeGreaterThan(2)
  }
  expect((await look('dar one')).of('hotel')).toEqual(['dar-one'])
  for (const q of ['wheelchair', 'wheelchiar', 'كرسى متحرك', 'الكراسي']) {
    expect((await look(q)).of('service').length, q).toBe(1)
  }
  expect((await look('الإحرام')).of('article')[0]).toBe('umrah-in-order')
  expect((await look('invoice')).of('question')).toEqual(['tax-invoice'])
  const gates = (await look('bab malik')).of('place')
  expect(gates.length).toBeGreaterThan(0)
  expect((await look('ajyaad')).of('place')).toEqual(['district:ajyad'])
  const [places] = (await look('Makkah')).groups
  expect(places).toMatchObject({ kind: 'place', total: expect.any(Number) })
  for (const { total, items } of (await look('the')).groups) expect(total).toBeGreaterThanOrEqual(items.length)
})

test('results with the typed words come before results with similar ones', async () => {
  const look = await search()
  const kinds = async (q: string) => (await look(q)).groups.map(({ kind }) => kind)
  expect(await kinds('kaaba')).toEqual(['article', 'question', 'package'])
  expect(await kinds('quba')).toEqual(['package', 'article', 'question'])
})

test('results are in the language of the request, and a search without results is empty', async () => {
  const look = await search()
  const { groups } = await look('Haramain train', 'ar')
  expect(groups.find(({ kind }) => kind === 'article')?.items[0]?.title).toMatch(/قطار الحرمين/)
  for (const q of ['', '   ', '2', 'qqqqqq', '<script>']) expect((await look(q)).groups, q).toEqual([])
})

test('an article is the first result for its own title', async () => {
  const look = await search()
  for (const { slug, title } of articles) {
    expect((await look(title.en)).of('article')[0]).toBe(slug)
    expect((await look(title.ar)).of('article')[0]).toBe(slug)
  }
})

test('a package and a service are found by their names, each with its own address', async () => {
  const world = await makeWorld()
  const travelPackage = await addPackage(world, { slug: 'slow-umrah' })
  const service = await addService(world, { slug: 'night-car' })
  await world.sql(`update package set title = '{"en": "A slow Umrah", "ar": "عمرة على مهل"}' where id = $1`, [
    travelPackage.id,
  ])
  await world.sql(`update service set name = '{"en": "A car at night", "ar": "سيارة ليلية"}' where id = $1`, [
    service.id,
  ])
  const found = async (q: string, locale: Locale) => {
    const answer = await world.visitor(locale).search_site({ q })
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.data.flatMap(({ kind, items }) => items.map(({ key, title }) => `${kind} ${key} ${title}`))
  }
  expect(await found('slow', 'en')).toEqual(['package slow-umrah A slow Umrah'])
  expect(await found('عمره مهل', 'en')).toContain('package slow-umrah A slow Umrah')
  expect(await found('car at night', 'ar')).toContain('service night-car سيارة ليلية')
})
