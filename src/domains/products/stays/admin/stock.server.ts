import { done, err } from '#api/endpoint.ts'
import type { StaffContext } from '#domains/context.ts'
import { saveChange, setNights, type NightToSet } from '#domains/products/stays/admin/commands.server.ts'
import { lockHotel } from '#domains/products/stays/inventory/stock.server.ts'
import type { Audited } from '#domains/shared/audited-fields.ts'

/** Sets nights and saves their previous terms, in the transaction of the call. The audit has `audited`. */
export async function writeStock<Fields extends object>(
  { db, now, actor, audits }: StaffContext,
  hotelId: number,
  nights: readonly NightToSet[],
  audited: Audited<Fields>,
) {
  if (!(await lockHotel(db, hotelId))) return err('not_found')
  const written = await setNights(db, nights)
  if (!written.ok) return err('stock_refused', { data: { nights: written.refused } })
  const change = await saveChange(db, { hotelId, at: now, by: actor.name, nights: written.nights })
  audits.push({ subject: `hotel:${hotelId}`, before: { change }, after: { ...audited, nights: nights.length } })
  return done({ nights: nights.length })
}
