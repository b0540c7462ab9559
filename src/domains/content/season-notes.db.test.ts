import { expect, test } from 'vitest'
import { makeWorld } from '#test/world.ts'

test('season notes are returned if their dates overlap the period, for the city or for all cities', async () => {
  const world = await makeWorld()
  await world.sql(`insert into season_note (code, title, text, city, first_day, last_day) values
    ('fast', '{"en":"Fast","ar":"صيام"}', '{"en":"Late rooms.","ar":"غرف متأخرة."}', null, '2027-02-08', '2027-03-08'),
    ('gates', '{"en":"Gates","ar":"أبواب"}', '{"en":"Permits.","ar":"تصاريح."}', 'makkah', '2027-03-08', '2027-03-10')`)
  await world.sql(`insert into city (slug, country, name, lat, lon, time_zone, rank, search_key) values
    ('jeddah', 'SA', '{"en":"Jeddah","ar":"جدة"}', 21.5, 39.2, 'Asia/Riyadh', 2, 'jeddah')`)
  const codes = async (from: string, to: string, city = '') => {
    const found = await world.visitor('ar').fetch_season_notes({ from, to, city })
    return found.ok ? found.data.map((note) => note.code) : found.error.code
  }
  expect(await codes('2027-01-01', '2027-02-07')).toEqual([])
  expect(await codes('2027-01-01', '2027-02-08')).toEqual(['fast'])
  expect(await codes('2027-03-08', '2027-03-08')).toEqual(['fast', 'gates'])
  expect(await codes('2027-03-08', '2027-03-12', 'jeddah')).toEqual(['fast'])
  expect(await codes('2027-03-10', '2027-04-01', 'makkah')).toEqual(['gates'])
  expect(await codes('2027-03-11', '2027-04-01')).toEqual([])
  expect(await codes('2027-03-11', '2027-03-10')).toBe('invalid_input')
  const [note] = (
    (await world.visitor('ar').fetch_season_notes({ from: '2027-02-10', to: '2027-02-11' })) as { data: unknown[] }
  ).data
  expect(note).toEqual({
    code: 'fast',
    title: 'صيام',
    text: 'غرف متأخرة.',
    city: null,
    first_day: '2027-02-08',
    last_day: '2027-03-08',
  })
})
