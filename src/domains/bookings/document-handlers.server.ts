import { done, refuse } from '#contract/endpoint.ts'
import { change } from '#domains/bookings/desk-change.server.ts'
import type { documentEndpoints } from '#domains/bookings/document-contract.ts'
import { keptDocument } from '#domains/bookings/document-file.server.ts'
import { askForDocument, judgeDocument, keepDocument } from '#domains/bookings/documents.server.ts'
import { findBooking } from '#domains/bookings/read.server.ts'
import { bookingDetailsView } from '#domains/bookings/views.server.ts'
import type { Handlers } from '#domains/context.ts'
import { lettersQueued } from '#domains/messages/queue.server.ts'
import { cleanLines } from '#text/clean.ts'

/** Drawing pictures anew costs more than most calls. */
const documentsAnAccount = { burst: 10, perHour: 20 }

export const documentHandlers: Handlers<typeof documentEndpoints> = {
  ask_for_document: (context, { kind, why, hours, ...seen }) => {
    context.changes.push(lettersQueued)
    return change(context, seen, (at, booking) => askForDocument(at, booking, { kind, why: cleanLines(why), hours }))
  },

  judge_document: (context, { document, accepted, ...seen }) =>
    change(context, seen, (at, booking) => judgeDocument(at, booking, { document, accepted })),

  async send_document(context, { reference, document, file }) {
    const { db, actor, locale, now, ports } = context
    const wait = await ports.limit(`document:account:${actor.userId}`, documentsAnAccount)
    if (wait !== null) return refuse('too_many_requests', { retryAfter: wait })
    const kept = await keptDocument(file)
    if (!kept) return refuse('invalid_input', { errors: [{ path: 'file', code: 'file_type' }] })
    const sent = await keepDocument(context, { userId: actor.userId, reference, document }, kept)
    if (!sent.ok) return sent
    const row = await findBooking(db, actor.userId, reference)
    return row ? done(bookingDetailsView(row, locale, now)) : refuse('not_found')
  },
}
