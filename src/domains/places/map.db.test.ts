import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { demoWorld } from '#db/seed/world.ts'
import { writePlaces } from '#db/seed/write-places.ts'
import { readCityGround } from '#domains/places/map.server.ts'
import { freshDatabase } from '#test/fresh-database.ts'
import { makeWorld } from '#test/world.ts'

test('a map’s ground: nearest districts, the holy mosque first, its gates, in few bytes', async () => {
  const { url, drop } = await freshDatabase()
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  onTestFinished(async () => {
    await pool.end()
    await drop()
  })
  const client = await pool.connect()
  await writePlaces(client, demoWorld())
  client.release()
  const db = drizzle(pool)

  for (const [slug, holy] of [
    ['makkah', 'المسجد الحرام'],
    ['madinah', 'المسجد النبوي'],
  ] as const) {
    const ground = await readCityGround(db, slug, 'ar')
    expect(ground?.marks[0]).toMatchObject({ kind: 'mosque', name: holy })
    expect(ground?.marks.slice(1).every((mark) => mark.kind === 'gate' && mark.number !== null)).toBe(true)
    expect(ground?.marks.length).toBeGreaterThan(10)
    expect(ground?.origin).toEqual({ lat: ground?.marks[0]?.lat, lon: ground?.marks[0]?.lon })
    expect(ground?.areas.length).toBeGreaterThan(20)
    expect(Buffer.byteLength(JSON.stringify(ground?.areas))).toBeLessThanOrEqual(6 * 1024)
  }
  const jeddah = await readCityGround(db, 'jeddah', 'en')
  expect(jeddah?.marks).toEqual([])
  expect(Buffer.byteLength(JSON.stringify(jeddah?.areas))).toBeLessThanOrEqual(6 * 1024)
  expect(await readCityGround(db, 'nowhere', 'en')).toBeNull()
})

test('the ground of a city is answered in the language of the request; a city that is not known is not found', async () => {
  const world = await makeWorld()
  expect(await world.visitor('ar').fetch_city_ground({ city: 'makkah' })).toMatchObject({
    ok: true,
    data: { marks: [{ kind: 'gate', name: 'باب الملك عبدالعزيز (1)', number: 1 }], areas: [{ name: 'أجياد' }] },
  })
  expect(await world.visitor().fetch_city_ground({ city: 'atlantis' })).toMatchObject({
    ok: false,
    error: { code: 'not_found' },
  })
})
