import type { HttpBindings } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { openMessageFile } from '#domains/conversation/messages.server.ts'
import { ownBooking } from '#domains/bookings/access/booking-session.server.ts'
import type { Context, StoredFile } from '#domains/context.ts'
import { openDocument } from '#domains/documents/documents.server.ts'
import { writeAudit } from '#domains/staff/audit.server.ts'
import { ofHotels } from '#domains/staff/hotel-limits.server.ts'
import type { Services } from '#server/services.ts'

const personal = { 'Cache-Control': 'private, no-store' }

type Opened = StoredFile & { reference: string; own: boolean }

/** Serves documents and files of messages to their traveller and, audited, to staff; others get 404. */
export function bookingDocuments(services: Services): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const serve = (
    path: string,
    kind: 'document' | 'file',
    open: (context: Context, id: number) => Promise<Opened | null>,
    nameOf: (reference: string, id: number) => string,
  ) =>
    app.get(`${path}/:id{[1-9][0-9]{0,15}}`, async (c) => {
      const facts = { headers: c.req.raw.headers, socketAddress: c.env.incoming.socket.remoteAddress ?? '' }
      const { context } = await services.contextOf(facts, 'en', 'session')
      const id = Number(c.req.param('id'))
      const file = await open(context, id)
      if (!file) return c.text('', 404, personal)
      const { reference, type, body } = file
      if (!file.own) {
        const audited: Context = { ...context, audits: [] }
        const opened = kind === 'file' ? { file: id } : { document: id }
        audited.audits.push({ subject: `booking:${reference}`, before: null, after: { ...opened, seen: true } })
        await writeAudit(context.pool, audited, 'open_document')
      }
      return c.body(new Uint8Array(body), 200, {
        ...personal,
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${nameOf(reference, id)}.${type === 'application/pdf' ? 'pdf' : 'jpg'}"`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
      })
    })
  serve('/documents', 'document', openDocument, (reference, id) => `${reference}-${id}`)
  serve('/messages', 'file', openFile, (reference, id) => `${reference}-message-${id}`)
  return app
}

/** A file of a message for its traveller, or for staff who handle the booking. */
async function openFile(context: Context, id: number): Promise<Opened | null> {
  const { actor } = context
  const ownFile = await openMessageFile(context, id, ownBooking(actor))
  if (ownFile) return { ...ownFile, own: true }
  const staff = actor.kind === 'traveller' ? actor.staff : undefined
  if (!staff?.proven || staff.role === 'editor') return null
  const file = await openMessageFile(context, id, ofHotels(sql`b.hotel_id`, staff.hotels))
  return file && { ...file, own: false }
}
