import { Hono } from 'hono'
import { openRoomCalendar } from '#domains/products/stays/inventory/calendar-handlers.server.ts'
import { sendCalendar } from '#server/documents/send-file.ts'
import type { Services } from '#server/services.ts'

/** Serves calendars of room types for channels. An address contains a secret token that cannot be guessed. */
export function roomCalendars(services: Services): Hono {
  const app = new Hono()
  app.get('/calendars/:file{[0-9a-f]{48}\\.ics}', async (c) => {
    const token = c.req.param('file').slice(0, 48)
    const { id: host } = services.ports.relyingParty
    const file = await openRoomCalendar(services.database.db, token, { host, now: services.clock() })
    if (file === null) return c.text('', 404, { 'Cache-Control': 'no-store' })
    const response = sendCalendar(file, 'room.ics', 'private, max-age=300')
    response.headers.set('X-Robots-Tag', 'noindex')
    return response
  })
  return app
}
