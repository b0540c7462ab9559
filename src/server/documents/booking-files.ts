import type { HttpBindings } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { calendarFile, voucherFile } from '#server/documents/booking-attachments.ts'
import { cachedSettings } from '#domains/content/queries.server.ts'
import { creditNoteFile, invoiceFile, orderFile } from '#server/documents/printed-files.ts'
import { findVoucherRow, hasVoucher } from '#domains/bookings/documents/voucher.server.ts'
import { tripCalendar } from '#domains/bookings/documents/trip-calendar.ts'
import { findTrip, tripView } from '#domains/bookings/documents/trip-links.server.ts'
import { ownBooking } from '#domains/bookings/model/booking-session.server.ts'
import { paysBeyond } from '#domains/bookings/payment/issued.server.ts'
import { ofHotels } from '#domains/staff/hotel-limits.server.ts'
import type { Services } from '#server/services.ts'
import { locales } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'
import { documentLinks, tripLinks } from '#links/booking.ts'
import { sendPdf } from '#server/documents/send-pdf.ts'

type Bindings = { Bindings: HttpBindings }

const privateHeaders = { 'Cache-Control': 'private, no-store' }

/**
 * Serves the documents and the calendar file of a booking to its owner or its booking session, and invoices and credit
 * notes also to staff who see bookings; anyone else gets 404.
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
  /** An invoice names all bookings that its payment pays; a credit note only one. */
  const requestedInvoice = async (c: Context<Bindings>, kind: 'invoice' | 'credit note') => {
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
      const found = await requestedBooking(c)
      if (!found) return c.text('', 404, privateHeaders)
      // An own booking without a voucher has a page that says why.
      const row = await findVoucherRow(services.database.db, found.which)
      if (row && !hasVoucher(row)) return c.redirect(documentLinks.voucher(locale, found.reference), 303)
      const page = documentLinks.voucher(locale, found.reference, { print: 'none' })
      const name = `voucher-${found.reference}.pdf`
      return sendPdf(services, { name, page, locale }, () => voucherFile(services, found.which, locale))
    })

    app.get(`/${locale}/booking/receipt.pdf`, async (c) => {
      const invoice = await requestedInvoice(c, 'invoice')
      if (!invoice) return c.text('', 404, privateHeaders)
      const { number } = invoice
      const page = documentLinks.receipt(locale, invoice.reference)
      const name = `invoice-${number}.pdf`
      return sendPdf(services, { name, page, locale }, () => invoiceFile(services, invoice.which, { number, locale }))
    })

    app.get(`/${locale}/booking/credit-note.pdf`, async (c) => {
      const found = await requestedInvoice(c, 'credit note')
      if (!found) return c.text('', 404, privateHeaders)
      const { number } = found
      const page = documentLinks.receipt(locale, found.reference)
      const name = `credit-note-${number}.pdf`
      return sendPdf(services, { name, page, locale }, () => creditNoteFile(services, found.which, { number, locale }))
    })

    app.get(`/${locale}/booking/order.pdf`, async (c) => {
      const found = await requestedBooking(c, 'order')
      if (!found) return c.text('', 404, privateHeaders)
      const page = documentLinks.order(locale, found.reference)
      const name = `order-${found.reference}.pdf`
      return sendPdf(services, { name, page, locale }, () => orderFile(services, found, locale))
    })

    app.get(`/${locale}/booking/trip.ics`, async (c) => {
      const { ports, database, clock } = services
      const now = clock()
      const token = c.req.query('token') ?? ''
      const trip = token.length > 0 && token.length <= 100 ? await findTrip(database.db, token, { ports, now }) : null
      if (!trip) return c.text('', 410, privateHeaders)
      const { brand, conventions } = await cachedSettings({ db: services.database.db, ports: services.ports })
      const file = tripCalendar(trip, tripView(trip, locale), {
        t: translator(locale, conventions),
        provider: brand.name,
        url: services.origin + tripLinks.trip(locale, token),
        host: new URL(services.origin).hostname,
        uidOf: (reference) => ports.signer.digest('trip calendar', reference).slice(0, 24),
        now,
      })
      return c.body(file, 200, {
        ...privateHeaders,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="trip.ics"',
      })
    })

    app.get(`/${locale}/booking/calendar.ics`, async (c) => {
      const found = await requestedBooking(c)
      const file = found && (await calendarFile(services, found.which, locale))
      if (!file) return c.text('', 404, privateHeaders)
      return c.body(file, 200, {
        ...privateHeaders,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="booking-${found.reference}.ics"`,
      })
    })
  }
  return app
}
