import type { HttpBindings } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { Hono, type Context as HonoContext } from 'hono'
import { openMessageFile } from '#domains/bookings/conversation/messages.server.ts'
import { ownBooking } from '#domains/bookings/model/booking-session.server.ts'
import type { StoredFile } from '#domains/context.ts'
import { openDocument } from '#domains/bookings/documents/documents.server.ts'
import { writeAudit } from '#domains/staff/audit.server.ts'
import { ofHotels } from '#domains/staff/hotel-limits.server.ts'
import type { Services } from '#server/services.ts'

const personal = { 'Cache-Control': 'private, no-store' }

/** Serves documents and files of messages to their traveller and, audited, to staff; others get 404. */
export function bookingDocuments(services: Services): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get('/documents/:id{[1-9][0-9]{0,15}}', async (c) => {
    const facts = { headers: c.req.raw.headers, socketAddress: c.env.incoming.socket.remoteAddress ?? '' }
    const { context } = await services.contextOf(facts, 'en', 'session')
    const file = await openDocument(context, Number(c.req.param('id')))
    if (!file) return c.text('', 404, personal)
    const { id, reference, type, body } = file
    if (!file.own) {
      const audits = [{ subject: `booking:${reference}`, before: null, after: { document: id, seen: true } }]
      await writeAudit(context.pool, { ...context, audits }, 'open_document')
    }
    return sendFile(c, `${reference}-${id}`, { type, body })
  })
  app.get('/messages/:id{[1-9][0-9]{0,15}}', async (c) => {
    const facts = { headers: c.req.raw.headers, socketAddress: c.env.incoming.socket.remoteAddress ?? '' }
    const { context } = await services.contextOf(facts, 'en', 'session')
    const id = Number(c.req.param('id'))
    const { actor } = context
    const staff = actor.kind === 'traveller' ? actor.staff : undefined
    const ownFile = await openMessageFile(context, id, ownBooking(actor))
    const found =
      ownFile ??
      (staff?.proven && staff.role !== 'editor'
        ? await openMessageFile(context, id, ofHotels(sql`b.hotel_id`, staff.hotels))
        : null)
    if (!found) return c.text('', 404, personal)
    if (!ownFile) {
      const audits = [{ subject: `booking:${found.reference}`, before: null, after: { file: id, seen: true } }]
      await writeAudit(context.pool, { ...context, audits }, 'open_document')
    }
    return sendFile(c, `${found.reference}-message-${id}`, found)
  })
  return app
}

function sendFile(c: HonoContext, name: string, { type, body }: StoredFile) {
  const ending = type === 'application/pdf' ? 'pdf' : 'jpg'
  return c.body(new Uint8Array(body), 200, {
    ...personal,
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}.${ending}"`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
  })
}
