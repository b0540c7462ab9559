import { sql } from 'drizzle-orm'
import { factsOfProduct, type BookedProduct } from '#domains/bookings/model/products/product.ts'
import type { PaidBooking } from '#domains/bookings/state/open-payment.server.ts'
import { findDocumented, invoicesOfBooking } from '#domains/invoices/issued.server.ts'
import { amountToInvoice, linesOfInvoice, soldOf, totalsOf } from '#domains/invoices/tax-lines.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Queryable } from '#domains/context.ts'
import type { ReceiptData, ReceiptLine } from '#domains/payments/receipt.ts'
import { nightsBetween } from '#domains/shared/dates.ts'
import type { Bilingual } from '#i18n/locale.ts'

const numberLock = 727_400_003

/** The payment of an invoice: online, with a gift card, or on arrival. */
type Invoiced = { paymentId: string } | { arrivalPaymentId: number }

/**
 * Issues the simplified tax invoice of a payment under the next number, with a line for each rate of VAT of a booking. It
 * contains what a gift card paid of the bookings that it confirmed, and nothing that a hotel sells itself. Run in the
 * transaction that records the payment, after it is recorded.
 */
export async function issueReceipt(
  tx: Queryable,
  { currency, ...invoiced }: Invoiced & { currency: string },
  confirmed: PaidBooking[],
  now: Date,
): Promise<void> {
  const { brand, seller } = await readSettings(tx)
  const names = await hotelNames(tx, confirmed)
  const ids = confirmed.map(({ booking }) => booking.id)
  const gifts = await giftsOf(tx, confirmed)
  const earlier = await lastInvoices(tx, ids)
  const documented = await findDocumented(tx, ids)
  const lines = confirmed.flatMap(({ booking, amount, after, change }): ReceiptLine[] => {
    const gift = gifts.get(booking.id)
    const receipt = change === null ? undefined : earlier.get(booking.id)
    const product = (change !== null && booking.change?.product) || booking.product
    const price = soldOf(product)
    const { hotelFee } = factsOfProduct(product)
    const of = documented.get(booking.id)
    const paid = of ? amountToInvoice(product, of, amount + (gift?.amount ?? 0)) : 0
    const facts = {
      reference: booking.reference,
      what: (booking.hotelId === null ? factsOfProduct(booking.product).title : names.get(booking.hotelId)) ?? {
        en: '',
        ar: '',
      },
      ...suppliedOf(product, { paid, price }),
    }
    const onFirst = {
      ...(change === null && paid < price && { partOf: price }),
      ...(hotelFee > 0 && { hotelFee }),
      ...(receipt !== undefined && { change: { before: factsOfProduct(booking.product).dates, receipt } }),
      ...(after === 0 && discountOf(booking.product)),
      ...(gift && { gift }),
    }
    return linesOfInvoice(product, paid).map((line, i) => ({ ...facts, ...line, ...(i === 0 && onFirst) }))
  })
  if (lines.length === 0) return
  const data: ReceiptData = {
    seller: {
      name: seller.name ?? brand.name,
      vatNumber: seller.vat_number,
      registration: seller.registration,
      address: seller.address,
    },
    currency,
    lines,
    ...totalsOf(lines),
    vatByLine: true,
  }
  const { paymentId, arrivalPaymentId } = { paymentId: null, arrivalPaymentId: null, ...invoiced }
  // Receipt numbers must not have gaps, so the lock makes payments insert them one after another.
  await tx.execute(sql`select pg_advisory_xact_lock(${numberLock})`)
  await tx.execute(sql`
    insert into receipt (number, payment_id, arrival_payment_id, issued_at, data)
    select coalesce(max(number), 0) + 1, ${paymentId}, ${arrivalPaymentId}, ${now.toISOString()}, ${JSON.stringify(data)}::jsonb
    from receipt`)
}

/** The number of the last invoice of each booking. */
async function lastInvoices(tx: Queryable, ids: number[]): Promise<Map<number, number>> {
  const result = await tx.execute<{ id: number; number: number }>(sql`
    select b.id, max(r.number) as number from booking b cross join lateral ${invoicesOfBooking} r
    where b.id = any(${sql.param(ids)}::bigint[]) group by b.id`)
  return new Map(result.rows.map(({ id, number }) => [id, number]))
}

/** The amounts that gift cards paid of bookings that are confirmed by their first payment. */
async function giftsOf(
  tx: Queryable,
  confirmed: PaidBooking[],
): Promise<Map<number, NonNullable<ReceiptLine['gift']>>> {
  const first = confirmed.filter(({ after, change }) => after === 0 && change === null).map(({ booking }) => booking.id)
  const result = await tx.execute<{ bookingId: number; lastFour: string; amount: number }>(sql`
    select g.booking_id as "bookingId", c.last_four as "lastFour", g.amount_minor as amount
    from gift_use g join gift_card c on c.id = g.card_id
    where g.booking_id = any(${sql.param(first)}::bigint[]) and g.state = 'captured'`)
  return new Map(result.rows.map(({ bookingId, ...gift }) => [bookingId, gift]))
}

/** The facts of what was supplied that an invoice states, for the part `paid` of its price. */
function suppliedOf(
  product: BookedProduct,
  { paid, price }: { paid: number; price: number },
): Pick<ReceiptLine, 'dates' | 'cityFee'> {
  const { dates, cityFee, item } = factsOfProduct(product)
  const nights = item ? null : nightsBetween(dates.first, dates.last)
  return {
    dates: { ...dates, nights },
    ...(cityFee > 0 && { cityFee: Math.round((cityFee * paid) / (price || 1)) }),
  }
}

function discountOf(product: BookedProduct): Pick<ReceiptLine, 'discount'> {
  const { discount } = factsOfProduct(product)
  return discount ? { discount: { code: discount.code, amount: discount.amount } } : {}
}

async function hotelNames(tx: Queryable, confirmed: PaidBooking[]): Promise<Map<number, Bilingual>> {
  const ids = confirmed.flatMap(({ booking }) => booking.hotelId ?? [])
  const result = await tx.execute<{ id: number; name: Bilingual }>(
    sql`select id, name from hotel where id = any(${sql.param(ids)}::int[])`,
  )
  return new Map(result.rows.map(({ id, name }) => [id, name]))
}
