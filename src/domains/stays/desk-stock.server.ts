import { done, refuse } from '#contract/endpoint.ts'
import type { Context, Staff } from '#domains/context.ts'
import { holdHotel, keepChange, setNights, type NightToSet } from '#domains/stays/desk-write.server.ts'

/** Sets nights, keeps what they were, and tells: in the transaction of the call. `told` is what the audit says of it. */
export async function writeStock(
  { db, now, actor, audits, changes }: Context & { actor: Staff },
  hotelId: number,
  nights: readonly NightToSet[],
  told: Record<string, unknown>,
) {
  if (!(await holdHotel(db, hotelId))) return refuse('not_found')
  const written = await setNights(db, nights)
  if (!written.ok) return refuse('stock_refused', { data: { nights: written.refused } })
  const change = await keepChange(db, { hotelId, at: now, by: actor.name, nights: written.nights })
  audits.push({ subject: `hotel:${hotelId}`, before: { change }, after: { ...told, nights: nights.length } })
  changes.push(`hotel:${hotelId}`)
  return done({ nights: nights.length })
}
