import { Hono } from 'hono'
import { openRoomCalendar } from '#domains/stays/calendar-handlers.server.ts'
import type { Wired } from '#server/wire.ts'

/** Calendars of kinds of room for channels: whoever knows an address reads it, and nobody finds one. */
export function roomCalendars(wired: Wired): Hono {
  const app = new Hono()
  app.get('/calendars/:file{[0-9a-f]{48}\\.ics}', async (c) => {
    const token = c.req.param('file').slice(0, 48)
    const host = new URL(wired.origin).hostname
    const file = await openRoomCalendar(wired.database.db, token, { host, now: wired.clock() })
    if (file === null) return c.text('', 404, { 'Cache-Control': 'no-store' })
    return c.body(file, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="room.ics"',
      'Cache-Control': 'private, max-age=300',
      'X-Robots-Tag': 'noindex',
    })
  })
  return app
}
