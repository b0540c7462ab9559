import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { importReferenceRows } from '#db/reference/load.ts'
import { findCityPoint, readCityMap } from '#domains/places/map/city-map.server.ts'
import { groundOf } from '#domains/places/map/ground.server.ts'
import { freshDatabase } from '#test/fresh-database.ts'
import { makeWorld } from '#test/world.ts'

test('the map of a city has its holy mosque first, its gates, and a version that follows its rows', async () => {
  const { url, drop } = await freshDatabase()
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  onTestFinished(async () => {
    await pool.end()
    await drop()
  })
  const client = await pool.connect()
  await importReferenceRows(client)
  client.release()
  const db = drizzle(pool)
  const groundIn = async (city: string) => {
    const [point, map] = await Promise.all([findCityPoint(db, city), readCityMap(db, city)])
    return point && groundOf(point, map, 'ar')
  }

  for (const [slug, holy] of [
    ['makkah', 'المسجد الحرام'],
    ['madinah', 'المسجد النبوي'],
  ] as const) {
    const ground = await groundIn(slug)
    expect(ground?.marks[0]).toMatchObject({ kind: 'mosque', name: holy })
    const gates = ground?.marks.slice(1) ?? []
    expect(gates.filter(({ kind }) => kind !== 'gate')).toEqual([])
    // In Makkah some gates have no confirmed number.
    expect(gates.some(({ number }) => number === null)).toBe(slug === 'makkah')
    expect(ground?.marks.length).toBeGreaterThan(10)
    expect(ground?.origin).toEqual({ lat: ground?.marks[0]?.lat, lon: ground?.marks[0]?.lon })
    expect(ground?.map).toMatchObject({ min_zoom: 11, max_zoom: 18 })
  }
  const jeddah = await groundIn('jeddah')
  expect(jeddah).toMatchObject({ marks: [], map: { max_zoom: 14 } })
  expect(await groundIn('riyadh')).toMatchObject({ marks: [], map: null })
  expect(await groundIn('nowhere')).toBeNull()

  const before = await readCityMap(db, 'makkah')
  expect((await readCityMap(db, 'makkah'))?.version).toBe(before?.version)
  await pool.query(`update place set name = '{"en":"Gate One","ar":"الباب الأول"}' where slug = 'gate-makkah-1'`)
  expect((await readCityMap(db, 'makkah'))?.version).not.toBe(before?.version)
})

test('the ground of a city is returned in the language of the request, and an unknown city is not found', async () => {
  const world = await makeWorld()
  expect(await world.visitor('ar').fetch_city_ground({ city: 'makkah' })).toMatchObject({
    ok: true,
    data: { marks: [{ kind: 'gate', name: 'باب الملك عبدالعزيز (1)', number: 1 }] },
  })
  expect(await world.visitor().fetch_city_ground({ city: 'atlantis' })).toMatchObject({
    ok: false,
    error: { code: 'not_found' },
  })
})

test('the way to the nearest gate or to another point follows the streets, and does not exist in a city without gates', async () => {
  const world = await makeWorld()
  const walk = await world.visitor().fetch_walk_line({ city: 'makkah', lat: 21.4148, lon: 39.8204 })
  expect(walk).toMatchObject({ ok: true, data: { name: 'King Abdulaziz Gate (1)' } })
  expect(walk.ok && walk.data.line.length).toBeGreaterThan(10)
  const end = { to_lat: 21.4262, to_lon: 39.8288 }
  const elsewhere = await world.visitor().fetch_walk_line({ city: 'makkah', lat: 21.4148, lon: 39.8204, ...end })
  expect(elsewhere).toMatchObject({ ok: true, data: { name: null } })
  expect(elsewhere.ok && walk.ok && elsewhere.data.metres).toBeGreaterThan(walk.ok ? walk.data.metres : Infinity)
  expect(await world.visitor().fetch_walk_line({ city: 'atlantis', lat: 21.4, lon: 39.8 })).toMatchObject({
    ok: false,
    error: { code: 'not_found' },
  })
})
