import { sql, type SQL } from 'drizzle-orm'
import { done, refuse } from '#contract/endpoint.ts'
import { change } from '#domains/bookings/desk-change.server.ts'
import type { documentEndpoints } from '#domains/bookings/document-contract.ts'
import { keptDocument } from '#domains/bookings/document-file.server.ts'
import { askForDocument, judgeDocument, keepDocument } from '#domains/bookings/documents.server.ts'
import { openDocumentToken } from '#domains/bookings/document-link.server.ts'
import { isOverdue, releaseToRead } from '#domains/bookings/overdue.server.ts'
import { findBooking, findBookingForDesk } from '#domains/bookings/read.server.ts'
import { bookingCardView, bookingDetailsView } from '#domains/bookings/views.server.ts'
import type { Context, Handlers } from '#domains/context.ts'
import { lettersQueued } from '#domains/messages/queue.server.ts'
import { cleanLines } from '#text/clean.ts'

/** Drawing pictures anew costs more than most calls. */
const documentsASender = { burst: 10, perHour: 20 }

export const documentHandlers: Handlers<typeof documentEndpoints> = {
  ask_for_document: (context, { kind, why, hours, ...seen }) => {
    context.changes.push(lettersQueued)
    return change(context, seen, (at, booking) => askForDocument(at, booking, { kind, why: cleanLines(why), hours }))
  },

  judge_document: (context, { document, accepted, ...seen }) =>
    change(context, seen, (at, booking) => judgeDocument(at, booking, { document, accepted })),

  async send_document(context, { reference, document, file }) {
    const { db, actor, locale, now } = context
    const sent = await send(context, `account:${actor.userId}`, file, {
      whose: sql`b.reference = ${reference.toUpperCase()} and b.user_id = ${actor.userId}`,
      actor: `traveller:${actor.userId}`,
      document,
    })
    if (!sent.ok) return sent
    const row = await findBooking(db, actor.userId, reference)
    return row ? done(bookingDetailsView(row, locale, now)) : refuse('not_found')
  },

  show_document_link: (context, { token }) => linked(context, openDocumentToken(context.ports.seal, token)),

  async send_document_by_link(context, { token, document, file }) {
    const reference = openDocumentToken(context.ports.seal, token)
    if (reference === null) return refuse('not_found')
    const sent = await send(context, `booking:${reference}`, file, {
      whose: sql`b.reference = ${reference} and b.user_id is null`,
      actor: 'traveller:link',
      document,
    })
    return sent.ok ? linked(context, reference) : sent
  },
}

async function send(
  context: Context,
  limited: string,
  file: Uint8Array,
  sending: { whose: SQL; actor: string; document: number },
) {
  const wait = await context.ports.limit(`document:${limited}`, documentsASender)
  if (wait !== null) return refuse('too_many_requests', { retryAfter: wait })
  const kept = await keptDocument(file)
  if (!kept) return refuse('invalid_input', { errors: [{ path: 'file', code: 'file_type' }] })
  return keepDocument(context, sending, kept)
}

/** A booking of nobody’s account as the holder of its link sees it. Once an account has it, its own page is the way. */
async function linked(context: Context, reference: string | null) {
  const { db, root, locale, now } = context
  const read = () => (reference === null ? null : findBookingForDesk(db, reference))
  const owned = await root.execute(sql`select from booking where reference = ${reference} and user_id is not null`)
  let row = owned.rows.length > 0 ? null : await read()
  if (row && isOverdue(row, now)) {
    await releaseToRead(context, sql`b.id = ${row.bookingId}`)
    row = await read()
  }
  if (!row) return refuse('not_found')
  return done({ ...bookingCardView(row, locale, now), documents: bookingDetailsView(row, locale, now).documents })
}
