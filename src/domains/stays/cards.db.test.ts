import { expect, test } from 'vitest'
import { addDays } from '#domains/stays/nights.ts'
import { makeWorld, today, type TestWorld } from '#test/world.ts'

const stay = { check_in: addDays(today, 14), check_out: addDays(today, 16) }

async function shown(world: TestWorld) {
  const found = await world.visitor().fetch_hotels({ where: 'makkah', ...stay })
  if (!found.ok) throw new Error(found.error.code)
  return found.data.map(({ name }) => name)
}

test('what a search has shown of late is not asked for again, and never shown as it was before a change', async () => {
  const world = await makeWorld()
  await world.hotel()
  const { statements } = world.wired.database
  await shown(world)
  const before = statements()
  expect(await shown(world)).toEqual(['Test House'])
  // The open nights, which are asked for each time.
  expect(statements() - before).toBe(1)
  await world.sql(`update hotel set name = jsonb_set(name, '{en}', '"Palms"')`)
  expect(await shown(world)).toEqual(['Palms'])
  await world.hotel()
  expect((await shown(world)).toSorted()).toEqual(['Palms', 'Test House'])
})
