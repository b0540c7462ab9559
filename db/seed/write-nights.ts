import type pg from 'pg'
import { nightKinds } from '#db/seed/calendar.ts'
import { type Cell, copyRows } from '#db/seed/copy.ts'
import { nightOf, type RoomBasis } from '#db/seed/prices.ts'

/** How far ahead of today rooms are open, in nights. */
export const nightsAhead = 400

/** A room type with its id: what nights are made for. */
export type StoredBasis = RoomBasis & { id: number }

/** Nights of room types by the pricing rule. None of them may be there yet. */
export async function writeNights(client: pg.ClientBase, rooms: StoredBasis[], nights: string[]): Promise<void> {
  const kindOf = nightKinds()
  const rows = function* (): Generator<Cell[]> {
    // Night after night: rows that are read together lie together.
    for (const night of nights) {
      for (const room of rooms) {
        const made = nightOf(room, night, kindOf(night))
        yield [room.id, night, made.price, made.allotment, made.minStay, made.closed, made.closedToArrival]
      }
    }
  }
  await copyRows(
    client,
    'night_inventory',
    'room_type_id, night, price, allotment, min_stay, closed, closed_to_arrival',
    rows(),
  )
}
