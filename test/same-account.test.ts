import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ListedBooking } from '#domains/bookings/contract/bookings.ts'
import { shortAccountOf } from '#domains/bookings/model/short-account.ts'
import type { GiftUse } from '#domains/bookings/account/gift-use.ts'
import { orderDocument } from '#domains/vouchers/order-document.server.ts'
import { voucherSheet } from '#domains/vouchers/voucher-sheet.ts'
import { invoiceDocument } from '#domains/invoices/invoice-document.server.ts'
import { renderNotification } from '#domains/notifications/emails.server.ts'
import type { ShortAccount as Account } from '#domains/shared/short-account.ts'
import { createFormatter } from '#i18n/translator.ts'
import { inLocale, locales, type Locale } from '#i18n/locale.ts'
import { TextProvider } from '#i18n/react.tsx'
import { translator } from '#i18n/translator.server.ts'
import { accountedBooking } from '#test/accounted-booking.ts'
import { compiledMessages } from '#test/compiled-messages.ts'
import { plainBooking } from '#test/notified.ts'
import { invoiceRow, serviceVoucher } from '#test/printed.ts'
import { BookingCard } from '#web/features/bookings/BookingCard.tsx'
import { accountLines } from '#domains/shared/texts/short-account.ts'
import { ServicePrice } from '#web/features/services/ServicePrice.tsx'

const now = new Date('2026-12-01T09:00:00Z')
const city = { en: 'Makkah', ar: 'مكة المكرمة' }
const timeZone = 'Asia/Riyadh'
const total = 100_000
const inParts = [
  { due: 'booking', amount: 40_000 },
  { due: '2026-12-10', amount: 60_000 },
]
const cancelled = { penalty: 25_000, refund: 75_000, byHand: 0, due: 0 }
const half = [{ from: null, penalty: 50_000 }]
const card = (state: GiftUse['state'], amount = 30_000): GiftUse => ({ amount, left: amount, state, lastFour: 'K7QX' })

type Booking = Parameters<typeof accountedBooking>[0] & { gift?: GiftUse }

/** What a traveller reads of each booking: the only place that says it, for all pages, emails and papers. */
const stories: [what: string, booking: Booking, account: string[]][] = [
  ['is paid', { total, moved: { online: total } }, ['Total SAR 1,000', 'Paid SAR 1,000', 'Still to pay Nothing']],
  [
    'is paid in part, by instalments',
    { total, plan: inParts, moved: { online: 40_000 } },
    ['Total SAR 1,000', 'Paid SAR 400', 'To pay online by 10 Dec 2026 SAR 600'],
  ],
  [
    'is paid on arrival',
    { total, paymentType: 'arrival', paymentStatus: 'unpaid' },
    ['Total SAR 1,000', 'To pay at the start of the service SAR 1,000'],
  ],
  [
    'is held until a gift card and a payment pay it',
    { total, status: 'pending', paymentStatus: 'unpaid', moved: { held: 30_000 }, gift: card('held') },
    ['Total SAR 1,000', 'Gift card ····K7QX −SAR 300', 'To pay online SAR 700'],
  ],
  [
    'waits for the provider',
    { total, status: 'waiting', paymentStatus: 'unpaid' },
    ['Total SAR 1,000', 'To pay online once accepted SAR 1,000'],
  ],
  [
    'waits for the provider, before its terms apply',
    { total, status: 'waiting', paymentStatus: 'unpaid', steps: half },
    ['Total SAR 1,000', 'To pay online once accepted SAR 1,000'],
  ],
  [
    'is paid with a gift card and online',
    { total, moved: { online: 70_000, gift: 30_000 }, gift: card('captured') },
    ['Total SAR 1,000', 'Gift card ····K7QX −SAR 300', 'Paid SAR 700', 'Still to pay Nothing'],
  ],
  [
    'became cheaper by a change',
    { total, moved: { online: 120_000, returnedByChange: 20_000 } },
    ['Total SAR 1,000', 'Paid SAR 1,200', 'Refund SAR 200', 'Still to pay Nothing'],
  ],
  [
    'became cheaper after it was paid in person',
    { total, paymentType: 'arrival', paymentStatus: 'unpaid', moved: { byHand: 120_000 } },
    ['Total SAR 1,000', 'Paid SAR 1,200', 'To be returned to you SAR 200', 'Still to pay Nothing'],
  ],
  [
    'was cancelled for a charge',
    { total, status: 'cancelled', cancelled, moved: { online: total, returnedOnline: 75_000 } },
    ['Total SAR 1,000', 'Cancellation charge SAR 250', 'Paid SAR 1,000', 'Refund SAR 750'],
  ],
  [
    'was cancelled before it was paid',
    {
      total,
      status: 'cancelled',
      paymentType: 'arrival',
      paymentStatus: 'unpaid',
      cancelled: { ...cancelled, refund: 0, due: 25_000 },
    },
    ['Total SAR 1,000', 'Cancellation charge SAR 250', 'To pay at the start of the service SAR 250'],
  ],
  [
    'has goodwill',
    { total, moved: { online: total, goodwill: 10_000 } },
    ['Total SAR 1,000', 'Paid SAR 1,000', 'Refund SAR 100', 'Still to pay Nothing'],
  ],
  [
    'is over, and a part was not paid',
    { total, status: 'completed', plan: inParts, moved: { online: 40_000 } },
    ['Total SAR 1,000', 'Paid SAR 400', 'Was due at the start of the service SAR 600'],
  ],
  [
    'is free to cancel',
    { total, freeUntil: '2026-12-18T13:00:00Z', moved: { online: total } },
    [
      'Total SAR 1,000',
      'Paid SAR 1,000',
      'Still to pay Nothing',
      'Free cancellation until Fri 18 Dec 2026, 16:00 (Makkah time)',
    ],
  ],
  [
    'is refunded in part, if it is cancelled',
    { total, steps: half, moved: { online: total } },
    ['Total SAR 1,000', 'Paid SAR 1,000', 'Still to pay Nothing', 'If you cancel now SAR 500'],
  ],
]

/** Without the characters that keep words together or in their direction. */
const clean = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')

function linesIn(
  account: Account,
  locale: Locale,
  name: string | null = inLocale(city, locale),
): [label: string, value: string][] {
  const t = translator(locale)
  const of = { account, kind: 'service' as const, place: { name, timeZone } }
  return accountLines(t, createFormatter(t), of).map(({ label, value }) => [clean(label), clean(value)])
}

function pairsOf(page: ReactNode, locale: Locale): (string | undefined)[][] {
  const language = { locale, messages: compiledMessages(locale), conventions: translator(locale).conventions }
  const html = renderToStaticMarkup(h(MemoryRouter, null, h(TextProvider, { ...language, children: page })))
  const [, account = ''] = /<dl class="short-account">(.*?)<\/dl>/s.exec(html) ?? []
  // An amount that is the total and due at once stands once, with both labels.
  return [...account.matchAll(/<dt>(.*?)<\/dt><dd><bdi>(.*?)<\/bdi>/g)].flatMap(([, labels = '', value = '']) =>
    labels
      .split(/<[^>]+>/)
      .filter(Boolean)
      .map((label) => [clean(label).trim(), clean(value)]),
  )
}

/** A service as its card and page have it. */
function shownOf(account: Account, locale: Locale) {
  const about = {
    name: 'x',
    city: inLocale(city, locale),
    destinations: [],
    district: null,
    time_zone: timeZone,
    picture: { id: 'x' },
  }
  const days = {
    check_in: '2026-12-20',
    last_day: '2026-12-20',
    check_out: '2026-12-21',
    nights: 1,
    starts_at: null,
    guests: 1,
    rooms: 0,
  }
  const state = {
    status: 'confirmed',
    payment_status: 'paid',
    payment_type: 'prepay',
    turn: null,
    question: null,
    to_pay: null,
  }
  const booking = { ...days, ...state, account, about, kind: 'service', reference: 'ABCDEFGHJ', missing_details: null }
  return booking as unknown as ListedBooking
}

const quote = {
  option: { name: 'x' },
  date: '2026-12-20',
  last_date: '2026-12-20',
  time: null,
  lines: [],
  vat: null,
  city: { name: 'x' },
  time_zone: timeZone,
}

for (const [what, { gift = null, ...facts }, expected] of stories) {
  test(`a booking that ${what} has the same account on its card, its page, in emails, vouchers and orders in print`, () => {
    const account = shortAccountOf({ ...accountedBooking(facts), gift, question: null }, now)
    expect(linesIn(account, 'en').map((line) => line.join(' '))).toEqual(expected)
    for (const locale of locales) {
      const lines = linesIn(account, locale)
      expect(pairsOf(h(BookingCard, { booking: shownOf(account, locale) }), locale)).toEqual(lines)
      const priced = { ...quote, total: account.total, pay: { prepay: null, arrival: null } } as never
      const place = { name: inLocale(city, locale), timeZone }
      const page = h(ServicePrice, { quote: priced, account: { account, kind: 'service', place } })
      // The terms beside it say until when cancelling is free.
      expect(pairsOf(page, locale)).toEqual(linesIn({ ...account, refundable_until: null }, locale))

      const written = { locale, brand: { name: { en: 'Rihla', ar: 'رحلة' } }, origin: 'https://rihla.test' }
      const { text } = renderNotification('booking_confirmed', { ...email, account }, written)
      expect(clean(text)).toContain(lines.map(([label, value]) => `${label}: ${value}`).join('\n'))

      const voucher = { ...serviceVoucher, account: { ...account, penalty: null }, time_zone: timeZone }
      const printed = voucherSheet(voucher, translator(locale)).parts.flatMap((part) => part.lines)
      expect(printed.map(({ label, value }) => [clean(label), clean(value)])).toEqual(
        expect.arrayContaining(linesIn(voucher.account, locale, null)),
      )

      const { blocks } = orderDocument({ reference: 'RD4X7Q2MN', createdAt: '2026-11-22T20:10:00Z' }, [
        { status: 'confirmed', account, voucher },
      ])
      const rows = blocks.flatMap((block) => (block.kind === 'rows' ? block.rows : []))
      expect(rows.map(({ label, value }) => [clean(inLocale(label, locale)), clean(inLocale(value, locale))])).toEqual(
        expect.arrayContaining(linesIn(account, locale, null)),
      )
    }
  })
}

test('an invoice names the gift card and what else was paid as the account of its booking does', () => {
  const [line, ...others] = invoiceRow.data.lines
  const gift = { lastFour: 'K7QX', amount: 30_000 }
  const lines = [{ ...line, gift }, ...others] as typeof invoiceRow.data.lines
  const { total } = invoiceRow.data
  const { blocks } = invoiceDocument({ ...invoiceRow, data: { ...invoiceRow.data, lines } }, {
    brand: { name: { en: 'Rihla', ar: 'رحلة' } },
    demo: false,
  } as never)
  const rows = blocks.flatMap((block) => (block.kind === 'rows' ? block.rows : []))
  const moved = { online: total - gift.amount, gift: gift.amount }
  const account = shortAccountOf({ ...accountedBooking({ total, moved }), gift: card('captured'), question: null }, now)
  for (const locale of locales) {
    const paid = linesIn(account, locale).slice(1, 3)
    expect(paid).toHaveLength(2)
    expect(rows.map(({ label, value }) => [clean(inLocale(label, locale)), clean(inLocale(value, locale))])).toEqual(
      expect.arrayContaining(paid),
    )
  }
})

const email = {
  ...plainBooking,
  name: 'Amal',
  guest: 'Amal Jaber',
  reference: 'ABCDEFGHJ',
  kind: 'service' as const,
  about: { en: 'A visit', ar: 'زيارة' },
  city,
  starts: '2026-12-20T06:00:00Z',
  ends: '2026-12-20T09:00:00Z',
  checkIn: '2026-12-20',
  timeZone,
  currency: 'SAR',
}
