import type pg from 'pg'
import { nightKinds } from '#db/reference/calendar.ts'
import { type Cell, copyRows } from '#db/demo/copy.ts'
import { nightOf, type RoomBasis } from '#db/demo/hotels/prices.ts'

/** Number of nights ahead of today for which rooms are open. */
export const nightsAhead = 400

/** A room type with its id, the input for creating nights. */
export type StoredBasis = RoomBasis & { id: number }

/** Writes nights of room types by the pricing rule. The nights must not exist yet. */
export async function writeNights(client: pg.ClientBase, rooms: StoredBasis[], nights: string[]): Promise<void> {
  const kindOf = nightKinds()
  const rows = function* (): Generator<Cell[]> {
    // Ordered by night, so that rows that are read together are stored together.
    for (const night of nights) {
      for (const room of rooms) {
        const row = nightOf(room, night, kindOf(night))
        const rules = [
          row.minStay,
          row.minStayArrival,
          row.maxStay,
          row.closed,
          row.closedToArrival,
          row.closedToDeparture,
        ]
        yield [room.id, night, row.price, row.allotment, ...rules]
      }
    }
  }
  await copyRows(
    client,
    'night_inventory',
    'room_type_id, night, price, allotment, min_stay, min_stay_arrival, max_stay, closed, closed_to_arrival, closed_to_departure',
    rows(),
  )
}
