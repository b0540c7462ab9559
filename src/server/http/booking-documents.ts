import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { openDocument } from '#domains/bookings/documents/documents.server.ts'
import { writeAudit } from '#domains/staff/audit.server.ts'
import type { Services } from '#server/services.ts'

const own = { 'Cache-Control': 'private, no-store' }

/** Serves documents of bookings to their traveller and to staff, whose access is audited; anyone else gets 404. */
export function bookingDocuments(services: Services): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get('/documents/:id{[1-9][0-9]{0,15}}', async (c) => {
    const facts = { headers: c.req.raw.headers, socketAddress: c.env.incoming.socket.remoteAddress ?? '' }
    const { context } = await services.contextOf(facts, 'en', 'session')
    const found = await openDocument(context, Number(c.req.param('id')))
    if (!found) return c.text('', 404, own)
    const { id, reference, type, body } = found
    if (!found.own) {
      const audits = [{ subject: `booking:${reference}`, before: null, after: { document: id, seen: true } }]
      await writeAudit(context.pool, { ...context, audits }, 'open_document')
    }
    const ending = type === 'application/pdf' ? 'pdf' : 'jpg'
    return c.body(new Uint8Array(body), 200, {
      ...own,
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${reference}-${id}.${ending}"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
  })
  return app
}
