import type { SQL } from 'drizzle-orm'
import { bookingCardView } from '#domains/bookings/contract/views.server.ts'
import { orderDocument } from '#domains/vouchers/order-document.server.ts'
import { voucherOf } from '#domains/vouchers/voucher.server.ts'
import { inOrderOfTime } from '#domains/bookings/state/queries.server.ts'
import { findOrder } from '#domains/bookings/state/shown-bookings.server.ts'
import { creditNoteDocument, invoiceDocument } from '#domains/invoices/invoice-document.server.ts'
import { findCreditNotes, findInvoices } from '#domains/invoices/issued.server.ts'
import type { Actor } from '#domains/context.ts'
import type { Locale } from '#i18n/locale.ts'
import { printed, settingsOf, type Printing } from '#server/documents/printed.ts'

type Numbered = { number: number; locale: Locale }

/** An invoice of a booking as a PDF; null if the booking has none with this number. Throws if PDFs cannot be printed. */
export async function invoiceFile(services: Printing, which: SQL, { number, locale }: Numbered) {
  await services.ports.signInvoices()
  const invoice = (await findInvoices(services.database.db, which)).find((one) => one.number === number)
  return invoice ? printed(services, invoiceDocument(invoice, await providerOf(services)), locale) : null
}

/** A credit note of a booking as a PDF, like `invoiceFile`. */
export async function creditNoteFile(services: Printing, which: SQL, { number, locale }: Numbered) {
  await services.ports.signInvoices()
  const creditNote = (await findCreditNotes(services.database.db, which)).find((one) => one.number === number)
  return creditNote ? printed(services, creditNoteDocument(creditNote, await providerOf(services)), locale) : null
}

/** An order with its bookings that the actor may see, as a PDF; null if there are none. */
export async function orderFile(
  services: Printing,
  { reference, actor }: { reference: string; actor: Actor },
  locale: Locale,
) {
  const { db } = services.database
  const order = await findOrder(db, actor, reference, inOrderOfTime)
  if (!order) return null
  const context = { ports: services.ports, now: services.clock() }
  const [first, ...others] = await Promise.all(
    order.rows.map(async (row) => ({
      status: row.status,
      account: bookingCardView(row, locale, context.now).account,
      voucher: await voucherOf(db, context, row),
    })),
  )
  if (!first) return null
  const { conventions } = await settingsOf(services)
  const document = orderDocument({ reference, createdAt: order.createdAt }, [first, ...others], conventions)
  return printed(services, document, locale)
}

async function providerOf(services: Printing) {
  const { brand, demo, conventions } = await settingsOf(services)
  return { brand: brand.name, demo, conventions }
}
