import { sql, type SQL } from 'drizzle-orm'
import { done, err, invalid } from '#api/endpoint.ts'
import { ownReference } from '#domains/bookings/access/booking-session.server.ts'
import { changeAsSeen } from '#domains/booking-admin/locked-booking.server.ts'
import type { documentEndpoints } from '#domains/documents/contract.ts'
import { storedDocument } from '#domains/documents/document-file.server.ts'
import { requestDocument, decideDocument, saveDocument, sendDocumentLink } from '#domains/documents/documents.server.ts'
import { isLinkRevoked, isLinkValid, readLink } from '#domains/bookings/access/booking-link.server.ts'
import { readCurrent } from '#domains/bookings/current/overdue.server.ts'
import { sendPayLink } from '#domains/payment-links/payment-link.server.ts'
import { lockBooking } from '#domains/bookings/state/queries.server.ts'
import { findBooking, findBookingForAdmin } from '#domains/bookings/state/shown-bookings.server.ts'
import { bookingCardView, bookingDetailsView } from '#domains/bookings/contract/views.server.ts'
import type { Context, Handlers } from '#domains/context.ts'
import { inTransaction } from '#domains/db.ts'

/** Limited because re-encoding pictures costs more than most calls. */
const documentsPerSender = { burst: 10, perHour: 20 }

/** New links of one booking, and of all bookings from one address. */
const renewals = { burst: 3, perHour: 3 }
const renewalsPerAddress = { burst: 10, perHour: 20 }

export const documentHandlers: Handlers<typeof documentEndpoints> = {
  ask_for_document: (context, { kind, why, hours, ...seen }) => {
    return changeAsSeen(context, seen, (at, booking) => requestDocument(at, booking, { kind, why, hours }))
  },

  judge_document: (context, { document, accepted, ...seen }) =>
    changeAsSeen(context, seen, (at, booking) => decideDocument(at, booking, { document, accepted })),

  async send_document(context, { reference, document, file }) {
    const { db, actor, locale, now } = context
    const isAccount = actor.kind === 'traveller'
    const sent = await send(
      context,
      isAccount ? `account:${actor.userId}` : `booking:${reference.toUpperCase()}`,
      file,
      {
        whose: ownReference(actor, reference),
        actor: `traveller:${isAccount ? actor.userId : 'code'}`,
        document,
      },
    )
    if (!sent.ok) return sent
    const row = await findBooking(db, actor, reference)
    return row ? done(bookingDetailsView(row, locale, now)) : err('not_found')
  },

  show_document_link: (context, { token }) => findByLink(context, token),

  async send_document_by_link(context, { token, document, file }) {
    const link = await findByLink(context, token)
    if (!link.ok) return link
    const { reference } = link.data
    const sent = await send(context, `booking:${reference}`, file, {
      whose: sql`b.reference = ${reference} and b.user_id is null`,
      actor: 'traveller:link',
      document,
    })
    return sent.ok ? findByLink(context, token) : sent
  },

  async renew_booking_link({ pool, ports, now, address }, { token }) {
    const link = readLink(ports.signer, ['payment-link', 'payment-return', 'document-link'], token)
    if (!link) return err('not_found')
    const wait =
      (await ports.limit(`renew-link:address:${address}`, renewalsPerAddress)) ??
      (await ports.limit(`renew-link:booking:${link.reference}`, renewals))
    if (wait !== null) return err('too_many_requests', { retryAfter: wait })
    return inTransaction(pool, async (db) => {
      const booking = await lockBooking(db, sql`b.reference = ${link.reference}`)
      if (!booking) return done({})
      if (isLinkRevoked(link, booking)) return err('link_expired', { data: { revoked: true } })
      const key = `renewed:${Buffer.from(ports.random(9)).toString('base64url')}`
      await (link.purpose === 'document-link' ? sendDocumentLink : sendPayLink)({ db, ports, now }, booking, key)
      return done({})
    })
  },
}

async function send(
  context: Context,
  limited: string,
  file: Uint8Array,
  sending: { whose: SQL; actor: string; document: number },
) {
  const wait = await context.ports.limit(`document:${limited}`, documentsPerSender)
  if (wait !== null) return err('too_many_requests', { retryAfter: wait })
  const stored = await storedDocument(file)
  if (typeof stored === 'string') return invalid('file', stored)
  return saveDocument(context, sending, stored)
}

/** The booking of a link, for its holder; not found once an account owns it, whose page shows it then. */
async function findByLink(context: Context, token: string) {
  const { db, pool, ports, locale, now } = context
  const link = readLink(ports.signer, ['document-link'], token)
  if (!link) return err('not_found')
  const { reference } = link
  const owned = await pool.execute(sql`select from booking where reference = ${reference} and user_id is not null`)
  const row = owned.rows.length > 0 ? null : await readCurrent(context, () => findBookingForAdmin(db, reference))
  if (!row) return err('not_found')
  if (!isLinkValid(link, { ...row, toPay: false }, now))
    return err('link_expired', { data: { revoked: isLinkRevoked(link, row) } })
  return done({ ...bookingCardView(row, locale, now), documents: bookingDetailsView(row, locale, now).documents })
}
