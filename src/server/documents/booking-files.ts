import type { HttpBindings } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { calendarFile, voucherFile } from '#server/documents/booking-attachments.ts'
import { settingsOf } from '#server/documents/printed.ts'
import { creditNoteFile, invoiceFile, orderFile } from '#server/documents/printed-files.ts'
import { loadBooking } from '#domains/bookings/state/queries.server.ts'
import { hasVoucher } from '#domains/vouchers/voucher.server.ts'
import { tripCalendar } from '#domains/trips/trip-calendar.ts'
import { findTrip, tripView } from '#domains/trips/trip-links.server.ts'
import { ownBooking } from '#domains/bookings/access/booking-session.server.ts'
import { paysBeyond } from '#domains/invoices/issued.server.ts'
import { ofHotels } from '#domains/staff/hotel-limits.server.ts'
import type { Services } from '#server/services.ts'
import { locales } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'
import { documentLinks, tripLinks } from '#links/booking.ts'
import { sendCalendar, sendPdf } from '#server/documents/send-file.ts'

type Bindings = { Bindings: HttpBindings }

const privateHeaders = { 'Cache-Control': 'private, no-store' }

const taxDocuments = [
  { path: 'receipt', kind: 'invoice', print: invoiceFile },
  { path: 'credit-note', kind: 'credit-note', print: creditNoteFile },
] as const

/**
 * Serves the documents and the calendar file of a booking to its owner or its booking session, and the voucher, invoices
 * and credit notes also to staff who see bookings; anyone else gets 404.
 */
export function bookingFiles(services: Services): Hono<Bindings> {
  const app = new Hono<Bindings>()
  const requestedBooking = async (c: Context<Bindings>, name: 'reference' | 'order' = 'reference') => {
    const facts = { headers: c.req.raw.headers, socketAddress: c.env.incoming.socket.remoteAddress ?? '' }
    const { actor } = (await services.contextOf(facts, 'en', 'session')).context
    const reference = (c.req.query(name) ?? '').toUpperCase()
    if ((actor.kind !== 'traveller' && !actor.opened) || !/^[A-Z0-9]{1,20}$/.test(reference)) return null
    return { reference, actor, which: sql`b.reference = ${reference} and ${ownBooking(actor)}` }
  }
  /** As `requestedBooking`, also for staff. An invoice names all bookings that its payment pays; the others only one. */
  const requestedDocument = async (c: Context<Bindings>, kind: (typeof taxDocuments)[number]['kind'] | 'voucher') => {
    const booking = await requestedBooking(c)
    const staff = booking?.actor.kind === 'traveller' ? booking.actor.staff : undefined
    const handled = staff?.proven && staff.role !== 'editor' && ofHotels(sql`b.hotel_id`, staff.hotels)
    if (!booking || !handled) return booking && { ...booking, number: Number(c.req.query('number')) }
    const beyond = kind === 'invoice' ? paysBeyond(sql`r.payment_id`, staff.hotels) : sql`false`
    const which = sql`b.reference = ${booking.reference} and (${ownBooking(booking.actor)} or (${handled} and not ${beyond}))`
    return { ...booking, which, number: Number(c.req.query('number')) }
  }

  for (const locale of locales) {
    app.get(`/${locale}/booking/voucher.pdf`, async (c) => {
      const booking = await requestedDocument(c, 'voucher')
      if (!booking) return c.text('', 404, privateHeaders)
      const { reference, which } = booking
      // An own booking without a voucher has a page that says why.
      const row = await loadBooking(services.database.db, which)
      if (row && !hasVoucher(row)) return c.redirect(documentLinks.voucher(locale, reference), 303)
      const page = documentLinks.voucher(locale, reference, { print: 'none' })
      const name = `voucher-${reference}.pdf`
      return sendPdf(services, { name, page, locale }, () => voucherFile(services, which, locale))
    })

    for (const { path, kind, print } of taxDocuments)
      app.get(`/${locale}/booking/${path}.pdf`, async (c) => {
        const document = await requestedDocument(c, kind)
        if (!document) return c.text('', 404, privateHeaders)
        const { number, which, reference } = document
        const page = documentLinks.receipt(locale, reference)
        return sendPdf(services, { name: `${kind}-${number}.pdf`, page, locale }, () =>
          print(services, which, { number, locale }),
        )
      })

    app.get(`/${locale}/booking/order.pdf`, async (c) => {
      const order = await requestedBooking(c, 'order')
      if (!order) return c.text('', 404, privateHeaders)
      const page = documentLinks.order(locale, order.reference)
      const name = `order-${order.reference}.pdf`
      return sendPdf(services, { name, page, locale }, () => orderFile(services, order, locale))
    })

    app.get(`/${locale}/booking/trip.ics`, async (c) => {
      const { ports, database, clock } = services
      const now = clock()
      const token = c.req.query('token') ?? ''
      const trip = token.length > 0 && token.length <= 100 ? await findTrip(database.db, token, { ports, now }) : null
      if (!trip) return c.text('', 410, privateHeaders)
      const { brand, conventions } = await settingsOf(services)
      const file = tripCalendar(trip, tripView(trip, locale), {
        t: translator(locale, conventions),
        provider: brand.name,
        url: services.origin + tripLinks.trip(locale, token),
        host: new URL(services.origin).hostname,
        uidOf: (reference) => ports.signer.digest('trip calendar', reference).slice(0, 24),
        now,
      })
      return sendCalendar(file, 'trip.ics')
    })

    app.get(`/${locale}/booking/calendar.ics`, async (c) => {
      const booking = await requestedBooking(c)
      const file = booking && (await calendarFile(services, booking.which, locale))
      return file ? sendCalendar(file, `booking-${booking.reference}.ics`) : c.text('', 404, privateHeaders)
    })
  }
  return app
}
