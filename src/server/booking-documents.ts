import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { openDocument } from '#domains/bookings/documents.server.ts'
import { writeAudit } from '#domains/staff/audit.server.ts'
import type { Wired } from '#server/wire.ts'

const own = { 'Cache-Control': 'private, no-store' }

/** Documents of bookings, for their traveller and for staff, whose look is written down; to anyone else they are not there. */
export function bookingDocuments(wired: Wired): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get('/documents/:id{[1-9][0-9]{0,15}}', async (c) => {
    const facts = { headers: c.req.raw.headers, socketAddress: c.env.incoming.socket.remoteAddress ?? '' }
    const { context } = await wired.contextOf(facts, 'en', 'ask')
    const found = await openDocument(context, Number(c.req.param('id')))
    if (!found) return c.text('', 404, own)
    const { id, reference, type, body } = found
    if (!found.own) {
      const audits = [{ subject: `booking:${reference}`, before: null, after: { document: id, seen: true } }]
      await writeAudit(context.root, { ...context, audits }, 'open_document')
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
