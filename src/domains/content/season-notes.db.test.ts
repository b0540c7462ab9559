import { expect, test } from 'vitest'
import { readSeasonNotes } from '#domains/content/season-notes.server.ts'
import { makeWorld } from '#test/world.ts'

test('season notes are read if their dates overlap the period', async () => {
  const world = await makeWorld()
  await world.sql(`insert into season_note (code, title, text, city, first_day, last_day) values
    ('fast', '{"en":"Fast","ar":"صيام"}', '{"en":"Late rooms.","ar":"غرف متأخرة."}', null, '2027-02-08', '2027-03-08'),
    ('gates', '{"en":"Gates","ar":"أبواب"}', '{"en":"Permits.","ar":"تصاريح."}', 'makkah', '2027-03-08', '2027-03-10')`)
  const codes = async (from: string, to: string) =>
    (await readSeasonNotes(world.services.database.db, { from, to })).map(({ code }) => code)
  expect(await codes('2027-01-01', '2027-02-07')).toEqual([])
  expect(await codes('2027-01-01', '2027-02-08')).toEqual(['fast'])
  expect(await codes('2027-03-08', '2027-03-08')).toEqual(['fast', 'gates'])
  expect(await codes('2027-03-10', '2027-04-01')).toEqual(['gates'])
  expect(await codes('2027-03-11', '2027-04-01')).toEqual([])
})
