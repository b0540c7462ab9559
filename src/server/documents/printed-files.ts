import { type SQL, sql } from 'drizzle-orm'
import { bookingCardView } from '#domains/bookings/contract/views.server.ts'
import { orderDocument } from '#domains/bookings/documents/order-document.server.ts'
import { findVoucherRows, voucherOf } from '#domains/bookings/documents/voucher.server.ts'
import { findOrder } from '#domains/bookings/model/queries.server.ts'
import { creditNoteDocument, invoiceDocument } from '#domains/bookings/payment/invoice-document.server.ts'
import { findCreditNotes, findInvoices } from '#domains/bookings/payment/issued.server.ts'
import type { Actor } from '#domains/context.ts'
import type { PrintDocument } from '@rihla/paper/document'
import { contentLocale, type Locale } from '#i18n/locale.ts'
import { cachedSettings } from '#domains/content/queries.server.ts'
import { printLook } from '#server/documents/print-look.ts'
import type { Services } from '#server/services.ts'

type Printing = Pick<Services, 'database' | 'ports' | 'clock' | 'printer'>
type Numbered = { number: number; locale: Locale }

/** An invoice of a booking as a PDF; null if the booking has none with this number. Throws if PDFs cannot be printed. */
export async function invoiceFile(services: Printing, which: SQL, { number, locale }: Numbered) {
  await services.ports.signInvoices()
  const found = (await findInvoices(services.database.db, which)).find((one) => one.number === number)
  return found ? printed(services, invoiceDocument(found, await providerOf(services)), locale) : null
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
  const found = await findOrder(db, actor, reference)
  if (!found) return null
  const ids = found.rows.map(({ bookingId }) => bookingId)
  const rows = await findVoucherRows(db, sql`b.id = any(${sql.param(ids)}::bigint[])`)
  const context = { ports: services.ports, now: services.clock() }
  const cards = new Map(found.rows.map((row) => [row.reference, bookingCardView(row, locale, context.now)]))
  const printing = rows.map(async (row) => {
    const card = cards.get(row.reference)
    return card ? [{ status: card.status, amounts: card, voucher: await voucherOf(db, context, row) }] : []
  })
  const [first, ...others] = (await Promise.all(printing)).flat()
  if (!first) return null
  const { conventions } = await cachedSettings({ db: services.database.db, ports: services.ports })
  const document = orderDocument({ reference, createdAt: found.createdAt }, [first, ...others], conventions)
  return printed(services, document, locale)
}

async function printed(services: Printing, document: PrintDocument, locale: Locale): Promise<Uint8Array> {
  return services.printer.print(document, {
    locale: contentLocale(locale),
    now: services.clock(),
    look: await printLook(services),
  })
}

async function providerOf(services: Printing) {
  const { brand, demo, conventions } = await cachedSettings({ db: services.database.db, ports: services.ports })
  return { brand: brand.name, demo, conventions }
}
