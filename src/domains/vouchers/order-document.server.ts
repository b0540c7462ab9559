import { bookingDates, bookingLength } from '#domains/bookings/contract/booking-dates.ts'
import type { Money } from '#api/shapes.ts'
import { moneyColumn } from '#domains/shared/texts/money-column.ts'
import { sumOfAccounts, type ShortAccount } from '#domains/shared/short-account.ts'
import { accountLines, amountsOfAccount, kindPaidThere, type AccountOf } from '#domains/shared/texts/short-account.ts'
import type { Voucher } from '#domains/vouchers/contract.ts'
import type { BookingStatus } from '#domains/bookings/model/shapes.ts'
import { todayIn } from '#domains/shared/dates.ts'
import type { PrintBlock, PrintDocument, PrintRow } from '@rihla/paper/document'
import { createFormatter } from '#i18n/translator.ts'
import { bilingual, type Bilingual, inLocale, type Locale, type SiteConventions } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'
import { inBoth, printedText } from '#i18n/in-both.server.ts'

/** A booking of an order with its account, and the facts that its voucher has once it is confirmed. */
type OrderedBooking = { status: BookingStatus; account: ShortAccount; voucher: Voucher }

/** The bookings of one checkout for print, with their state, and what was paid of them. */
export function orderDocument(
  { reference, createdAt }: { reference: string; createdAt: string },
  bookings: readonly [OrderedBooking, ...OrderedBooking[]],
  conventions?: SiteConventions,
): PrintDocument {
  const [ordered, ...others] = bookings
  const first = ordered.voucher
  const sum = sumOfAccounts([ordered.account, ...others.map(({ account }) => account)])
  const kind = kindPaidThere(bookings.map(({ account, voucher }) => ({ account, kind: voucher.kind })))
  // All amounts of the document have decimals, or none.
  const inColumn = [sum, ...bookings.map(({ account }) => account)].flatMap(amountsOfAccount)
  const rows = accountRows(sum, { kind }, inColumn, conventions)
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
      ...(rows.length > 0 ? [{ kind: 'rows' as const, title: printedText('voucher.pay'), rows }] : []),
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
  { status, account, voucher }: OrderedBooking,
  inColumn: readonly Money[],
  conventions?: SiteConventions,
): PrintBlock {
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
      ...accountRows(account, voucher, inColumn, conventions),
    ],
  }
}

function accountRows(
  account: ShortAccount,
  { kind, time_zone: timeZone }: { kind: AccountOf['kind'] } & Partial<Pick<Voucher, 'time_zone'>>,
  inColumn: readonly Money[],
  conventions?: SiteConventions,
): PrintRow[] {
  const linesIn = (locale: Locale) => {
    const t = translator(locale, conventions)
    const format = createFormatter(t)
    const place = timeZone === undefined ? null : { name: null, timeZone }
    return accountLines(t, format, { account, kind, place }, moneyColumn(format, inColumn))
  }
  const arabic = linesIn('ar')
  return linesIn('en').map(({ label, value }, i) => ({
    label: { en: label, ar: arabic[i]?.label ?? '' },
    value: { en: value, ar: arabic[i]?.value ?? '' },
  }))
}

function lengthRow(voucher: Voucher): PrintRow[] {
  const value = inBoth((_, format) => bookingLength(format, voucher) ?? '')
  return value.en ? [{ label: printedText('voucher.length'), value }] : []
}

/** A row whose value is the same in both languages. */
function once(label: Bilingual, value: string): PrintRow {
  return { label, value: { en: value, ar: value }, ltr: { en: true, ar: true } }
}
