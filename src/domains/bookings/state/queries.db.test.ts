import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loadPortions } from '#domains/bookings/state/queries.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { soon } from '#test/paying.ts'
import { makeWorld } from '#test/world.ts'

test('bookings are read in portions, each once and in the order of their ids', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel({ rooms: [{ allotment: 2 }] })
  const guest = await world.traveller()
  const references: string[] = []
  for (const day of [0, 2, 4, 6]) {
    const made = await guest.books(hotel, { checkIn: addDays(soon, day), nights: 1 })
    if (made.ok) references.push(made.data.reference)
  }
  const [first, ...others] = references
  const portionsOf = async (size: number) => {
    const portions: string[][] = []
    const which = sql`b.reference = ${first} or b.reference = any(${sql.param(others)}::text[])`
    for await (const bookings of loadPortions(world.services.database.db, which, size))
      portions.push(bookings.map(({ reference }) => reference))
    return portions
  }
  expect(await portionsOf(3)).toEqual([references.slice(0, 3), references.slice(3)])
  expect((await portionsOf(2)).flat()).toEqual(references)
})
