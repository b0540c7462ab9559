import type pg from 'pg'
import { writeReading } from '#db/demo/content/write-pages.ts'
import { writePackages } from '#db/demo/packages/write-packages.ts'
import { writeServices } from '#db/demo/services/write-services.ts'
import { writeReviews } from '#db/demo/reviews/write-reviews.ts'
import { writeContent, writeImages } from '#db/demo/write-content.ts'
import { writeHotels } from '#db/demo/hotels/write-hotels.ts'
import { nightsAhead, writeNights } from '#db/demo/hotels/write-nights.ts'
import type { World } from '#db/demo/world.ts'
import { importReferenceRows } from '#db/reference/load.ts'
import { addDays, nightsOf } from '#domains/shared/dates.ts'

/**
 * Writes a world into a migrated database without hotels, in one transaction, with nights from `today` on. Throws if
 * hotels exist, because a provider's data is never mixed with a demo.
 */
export async function loadWorld(client: pg.ClientBase, world: World, options: { today: string }): Promise<void> {
  const filled = await client.query<{ filled: boolean }>('select exists (select from hotel) as filled')
  if (filled.rows[0]?.filled)
    throw new Error('There are hotels already: a demo world is loaded into an empty database.')
  await client.query('begin')
  try {
    await importReferenceRows(client)
    await writeContent(client, world)
    await writeImages(client, world.images)
    await writeReading(client, options)
    const rooms = await writeHotels(client, world.hotels)
    await writeNights(client, rooms, nightsOf(options.today, addDays(options.today, nightsAhead)))
    await writePackages(client, world, options)
    await writeServices(client, world.services)
    await writeReviews(client, world.reviews, options)
    await client.query('commit')
  } catch (fault) {
    await client.query('rollback')
    throw fault
  }
  // Outside the transaction, so that a server that starts right after does not plan with empty statistics.
  await client.query('analyze')
}
