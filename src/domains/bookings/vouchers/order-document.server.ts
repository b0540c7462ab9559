import { bookingDates, bookingLength } from '#domains/bookings/contract/booking-dates.ts'
import type { Money } from '#api/shapes.ts'
import { sumOfMoney } from '#domains/shared/sum.ts'
import { moneyColumn } from '#domains/shared/texts/money-column.ts'
import { orderAmounts, orderRows, type OrderedAmounts } from '#domains/bookings/contract/order-amounts.ts'
import type { Voucher } from '#domains/bookings/vouchers/contract.ts'
import type { BookingStatus } from '#domains/bookings/model/shapes.ts'
import { todayIn } from '#domains/shared/dates.ts'
import type { PrintBlock, PrintDocument, PrintRow } from '@rihla/paper/document'
import type { SiteConventions } from '#i18n/conventions.ts'
import { inBoth, printedText } from '#i18n/in-both.server.ts'
import { bilingual, inLocale, type Bilingual } from '#i18n/locale.ts'

/** A booking of an order with its amounts, and the facts that its voucher has once it is confirmed. */
type OrderedBooking = { status: BookingStatus; amounts: OrderedAmounts; voucher: Voucher }

/** The bookings of one checkout for print, with their state, and what was paid of them. */
export function orderDocument(
  { reference, createdAt }: { reference: string; createdAt: string },
  bookings: readonly [OrderedBooking, ...OrderedBooking[]],
  conventions?: SiteConventions,
): PrintDocument {
  const [ordered, ...others] = bookings
  const first = ordered.voucher
  const rows = orderRows(
    orderAmounts([ordered.amounts, ...others.map(({ amounts }) => amounts)]),
    bookings.map(({ amounts, voucher: { kind, name } }) => ({
      ...amounts,
      kind,
      nameIn: (locale) => inLocale(name, locale),
    })),
  )
  // All amounts of the document have decimals, or none.
  const inColumn = [
    ...rows.map(({ amount }) => amount),
    ...bookings.flatMap(({ amounts: { total, charged, refunded, change_refunds } }) => [
      total,
      charged,
      refunded,
      change_refunds,
    ]),
  ]
  return {
    title: printedText('cart.orderTitle'),
    name: reference,
    brand: first.brand,
    blocks: [
      {
        kind: 'reference',
        label: printedText('cart.reference'),
        state: inBoth((_, format) => format.stayDate(todayIn(first.time_zone, new Date(createdAt)))),
        value: reference,
      },
      ...bookings.map((one) => bookingBlock(one, inColumn, conventions)),
      {
        kind: 'rows',
        title: printedText('voucher.pay'),
        rows: rows.map(({ label, amount }) => amountRow(inBoth(label), amount, inColumn)),
      },
      {
        kind: 'rows',
        title: printedText('voucher.help'),
        rows: [
          ...(first.help.phone ? [once(printedText('voucher.phone'), first.help.phone)] : []),
          ...(first.help.email ? [once(printedText('voucher.email'), first.help.email)] : []),
        ],
      },
      ...(first.demo ? [{ kind: 'note' as const, text: printedText('invoice.demo') }] : []),
    ],
  }
}

function bookingBlock(
  { status, amounts: { total, charged, refunded, change_refunds: ofChanges }, voucher }: OrderedBooking,
  inColumn: readonly Money[],
  conventions?: SiteConventions,
): PrintBlock {
  const returned = sumOfMoney([refunded, ofChanges])
  const { first_day, last_day, guests, people, reference, name } = voucher
  return {
    kind: 'rows',
    title: bilingual((locale) => inLocale(name, locale)),
    rows: [
      { ...once(printedText('voucher.reference'), reference), strong: true },
      { label: printedText('invoice.status'), value: printedText(`booking.status_${status}`) },
      {
        label: printedText('voucher.when'),
        value: inBoth(
          (_, format) => `${bookingDates(format, voucher)} · ${format.hijriRange(first_day, last_day)}`,
          conventions,
        ),
      },
      ...lengthRow(voucher),
      ...(guests[0] ? [once(printedText('voucher.leadGuest'), guests[0])] : []),
      { label: printedText('voucher.people'), value: inBoth((_, format) => format.guests(people)) },
      amountRow(printedText('voucher.total'), total, inColumn),
      ...(status === 'cancelled' ? [amountRow(printedText('invoice.cancellationCharge'), charged, inColumn)] : []),
      ...(returned.minor > 0 ? [amountRow(printedText('cart.orderRefunded'), returned, inColumn)] : []),
    ],
  }
}

function amountRow(label: Bilingual, amount: Money, inColumn: readonly Money[]): PrintRow {
  return { label, value: inBoth((_, format) => moneyColumn(format, inColumn)(amount)) }
}

function lengthRow(voucher: Voucher): PrintRow[] {
  const value = inBoth((_, format) => bookingLength(format, voucher) ?? '')
  return value.en ? [{ label: printedText('voucher.length'), value }] : []
}

/** A row whose value is the same in both languages. */
function once(label: Bilingual, value: string): PrintRow {
  return { label, value: { en: value, ar: value }, ltr: { en: true, ar: true } }
}
