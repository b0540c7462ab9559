import type pg from 'pg'
import { writeReading } from '#db/seed/content/write-reading.ts'
import { writePackages } from '#db/seed/packages/write-packages.ts'
import { writeServices } from '#db/seed/services/write-services.ts'
import { writeContent, writeImages } from '#db/seed/write-content.ts'
import { writeHotels } from '#db/seed/write-hotels.ts'
import { nightsAhead, writeNights } from '#db/seed/write-nights.ts'
import { writePlaces } from '#db/seed/write-places.ts'
import type { World } from '#db/seed/world.ts'
import { addDays, nightsOf } from '#domains/stays/nights.ts'

/**
 * Writes a world into a migrated database without hotels, in one transaction, nights from `today` on.
 * Throws when there are hotels: what a provider has is never mixed with a demo.
 */
export async function loadWorld(client: pg.ClientBase, world: World, options: { today: string }): Promise<void> {
  const filled = await client.query<{ filled: boolean }>('select exists (select from hotel) as filled')
  if (filled.rows[0]?.filled)
    throw new Error('There are hotels already: a demo world is loaded into an empty database.')
  await client.query('begin')
  try {
    await writePlaces(client, world)
    await writeContent(client, world)
    await writeImages(client, world.images)
    await writeReading(client, options)
    const rooms = await writeHotels(client, world.hotels)
    await writeNights(client, rooms, nightsOf(options.today, addDays(options.today, nightsAhead)))
    await writePackages(client, world, options)
    await writeServices(client, world.services)
    await client.query('commit')
  } catch (fault) {
    await client.query('rollback')
    throw fault
  }
  // Outside the transaction: a server that starts right after must not plan on empty statistics.
  await client.query('analyze')
}
