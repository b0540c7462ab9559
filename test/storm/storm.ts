import { addDays } from '#domains/shared/dates.ts'
import type { TestWorld } from '#test/world.ts'

export type Buyer = { index: number; checkIn: string; nights: number }
export type Answer = 'booked' | 'sold_out' | { other: unknown }

/** Stays of one to five nights that all include the contested night; consecutive buyers differ. */
export function buyers(count: number, contested: string): Buyer[] {
  return Array.from({ length: count }, (_, index) => {
    const nights = 1 + (index % 5)
    const before = Math.floor(index / 5) % nights
    return { index, checkIn: addDays(contested, -before), nights }
  })
}

type StormResult = { booked: number; soldOut: number; others: unknown[] }

/** Runs all buyers at once and counts their results. */
export async function storm(crowd: Buyer[], buy: (buyer: Buyer) => Promise<Answer>): Promise<StormResult> {
  const answers = await Promise.all(
    crowd.map((buyer) => buy(buyer).catch((error: unknown): Answer => ({ other: error }))),
  )
  return {
    booked: answers.filter((answer) => answer === 'booked').length,
    soldOut: answers.filter((answer) => answer === 'sold_out').length,
    others: answers.filter((answer) => typeof answer === 'object').map((answer) => answer.other),
  }
}

/** Sentences that describe inconsistencies in the database after a storm; empty if there are none. */
export async function findInconsistencies(world: Pick<TestWorld, 'sql'>, rooms: number): Promise<string[]> {
  const wrong: string[] = []
  const [counted] = await world.sql('select count(*)::int as n from booking')
  if (counted?.n !== rooms) wrong.push(`${String(counted?.n)} bookings for ${rooms} rooms`)
  const oversold = await world.sql(
    'select night, held, sold, allotment from night_inventory where held + sold > allotment',
  )
  if (oversold.length > 0) wrong.push(`${oversold.length} nights oversold`)
  const differing = await world.sql(`
    select n.room_type_id, n.night, n.sold, count(r.booking_id)::int as booked
    from night_inventory n
    left join (booking_room r join booking b on b.id = r.booking_id and b.status = 'confirmed')
      on r.room_type_id = n.room_type_id and b.check_in <= n.night and n.night < b.check_out
    group by 1, 2, 3 having n.sold <> count(r.booking_id)`)
  if (differing.length > 0)
    wrong.push(
      `${differing.length} nights whose counter differs from their bookings, first ${JSON.stringify(differing[0])}`,
    )
  return wrong
}
