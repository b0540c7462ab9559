import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { makeWorld, today, type TestWorld } from '#test/world.ts'

const stay = { check_in: addDays(today, 14), check_out: addDays(today, 16) }

async function shown(world: TestWorld) {
  const found = await world.visitor().fetch_hotels({ where: 'makkah', ...stay })
  if (!found.ok) throw new Error(found.error.code)
  return found.data.map(({ name }) => name)
}

test('recently shown cards are cached and never outdated after a change', async () => {
  const world = await makeWorld()
  await world.hotel()
  const { statements } = world.services.database
  await shown(world)
  const before = statements()
  expect(await shown(world)).toEqual(['Test House'])
  // The query for open nights, which is always sent.
  expect(statements() - before).toBe(1)
  await world.sql(`update hotel set name = jsonb_set(name, '{en}', '"Palms"')`)
  expect(await shown(world)).toEqual(['Palms'])
  await world.hotel()
  expect((await shown(world)).toSorted()).toEqual(['Palms', 'Test House'])
})
