import { sql } from 'drizzle-orm'
import { err, type CodeOf } from '#api/endpoint.ts'
import { withdrawChange } from '#domains/booking-changes/change.server.ts'
import { makeQuotedChange, quoteChange, readChangeToken } from '#domains/booking-changes/quoted-change.server.ts'
import { releaseToRead } from '#domains/bookings/current/overdue.server.ts'
import type { changesEndpoints } from '#domains/booking-changes/contract.ts'
import { ownReference } from '#domains/bookings/access/booking-session.server.ts'
import { changeFresh } from '#domains/bookings/current/own-booking.server.ts'
import { loadBooking } from '#domains/bookings/state/queries.server.ts'
import type { Handlers } from '#domains/context.ts'
import { toSelection } from '#domains/products/quote.server.ts'

export const changeHandlers: Handlers<typeof changesEndpoints> = {
  async quote_change(context, { reference, selection, guests }) {
    const { db, actor } = context
    await releaseToRead(context, sql`b.reference = ${reference.toUpperCase()}`)
    const booking = await loadBooking(db, ownReference(actor, reference))
    if (!booking) return err('not_found')
    return quoteChange(context, booking, { selection: selection && toSelection(selection), guests })
  },

  async change_booking(context, { reference, change_token }) {
    const change = readChangeToken(context, reference, change_token)
    if (!change.ok) return change
    return changeFresh<CodeOf<typeof changesEndpoints.change_booking> | 'invalid_input'>(
      context,
      reference,
      (at, booking) => makeQuotedChange(context, at, booking, change.data),
    )
  },

  withdraw_change: (context, { reference }) => changeFresh(context, reference, withdrawChange),
}
