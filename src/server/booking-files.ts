import type { HttpBindings } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { calendarFile, voucherFile } from '#server/booking-papers.ts'
import type { Wired } from '#server/wire.ts'
import { locales } from '#text/locale.ts'
import { paperLinks } from '#web/paper-links.ts'

type Bindings = { Bindings: HttpBindings }

const own = { 'Cache-Control': 'private, no-store' }

/** Voucher and calendar file of a booking, for its owner alone; to anyone else they are not there. */
export function bookingFiles(wired: Wired): Hono<Bindings> {
  const app = new Hono<Bindings>()
  const ownBooking = async (c: Context<Bindings>) => {
    const facts = { headers: c.req.raw.headers, socketAddress: c.env.incoming.socket.remoteAddress ?? '' }
    const { actor } = (await wired.contextOf(facts, 'en', 'ask')).context
    const reference = (c.req.query('reference') ?? '').toUpperCase()
    if (actor.kind !== 'traveller' || !/^[A-Z0-9]{1,20}$/.test(reference)) return null
    return { reference, which: sql`b.reference = ${reference} and b.user_id = ${actor.userId}` }
  }

  for (const locale of locales) {
    app.get(`/${locale}/booking/voucher.pdf`, async (c) => {
      const found = await ownBooking(c)
      if (!found) return c.text('', 404, own)
      try {
        const pdf = await voucherFile(wired, found.which, locale)
        if (!pdf) return c.text('', 404, own)
        const name = `voucher-${found.reference}.pdf`
        return c.body(new Uint8Array(pdf), 200, { ...own, 'Content-Type': 'application/pdf', ...inlineAs(name) })
      } catch (error) {
        wired.log('warn', 'voucher not printed', { message: String(error) })
        c.header('Cache-Control', own['Cache-Control'])
        return c.redirect(paperLinks.voucher(locale, found.reference, { print: 'none' }), 303)
      }
    })

    app.get(`/${locale}/booking/calendar.ics`, async (c) => {
      const found = await ownBooking(c)
      const file = found && (await calendarFile(wired, found.which, locale))
      if (!file) return c.text('', 404, own)
      return c.body(file, 200, {
        ...own,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="booking-${found.reference}.ics"`,
      })
    })
  }
  return app
}

function inlineAs(name: string) {
  return { 'Content-Disposition': `inline; filename="${name}"` }
}
