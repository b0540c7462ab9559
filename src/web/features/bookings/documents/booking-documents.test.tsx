import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import type { Locale } from '#i18n/locale.ts'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { accountWith } from '#test/short-account.ts'
import { BookingDocuments } from '#web/features/bookings/documents/BookingDocuments.tsx'

/** A stay that was changed from payment on arrival to online payment. */
const switched = {
  reference: 'ABCDEFGHJ',
  kind: 'stay',
  status: 'confirmed',
  payment_status: 'unpaid',
  payment_type: 'prepay',
  account: accountWith({ total: 100_00, due: { booking: 100_00 } }),
  deadline_at: '2026-12-02T09:00:00.000Z',
  has_receipt: false,
  about: {
    name: 'Dar Al Noor',
    city: 'Makkah',
    district: 'Ajyad',
    street: '12 Ajyad Street',
    phone: '+966 12 000 0000',
    point: { lat: 21.42, lon: 39.82 },
    time_zone: 'Asia/Riyadh',
  },
} as BookingCard

const shown = (more: Partial<BookingCard> = {}, locale: Locale = 'en') =>
  renderToStaticMarkup(
    <TextProvider locale={locale} messages={compiledMessages(locale)}>
      <MemoryRouter>
        <BookingDocuments booking={{ ...switched, ...more }} />
      </MemoryRouter>
    </TextProvider>,
  )
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll('\u00a0', ' ')

test('a booking changed to online payment shows the way to its hotel, and no voucher', () => {
  for (const locale of ['en', 'ar'] as const) {
    const html = shown({}, locale)
    expect(html).toContain('href="tel:+966120000000"')
    expect(html).toContain('21.42')
    expect(html).not.toMatch(/booking\/(?:voucher|calendar)/)
  }
})

test('the voucher is there for a booking that is paid, that is paid on arrival, or that has begun unpaid', () => {
  for (const more of [
    { payment_status: 'paid' as const, account: accountWith({ total: 100_00, paid: 100_00 }), deadline_at: null },
    { payment_type: 'arrival' as const, deadline_at: null },
    { deadline_at: null },
  ]) {
    expect(shown(more)).toContain('/en/booking/voucher?reference=ABCDEFGHJ')
  }
})

test('a booking that ended shows neither a voucher nor the way to the hotel', () => {
  const html = shown({ status: 'cancelled', deadline_at: null })
  expect(html).not.toMatch(/voucher|tel:/)
  expect(html).toContain('/en/booking/messages?reference=ABCDEFGHJ')
})

test('the link to the invoice names the credit notes as soon as something was refunded', () => {
  const paid = (refunded: number) => ({
    has_receipt: true,
    account: accountWith({ total: 100_00, paid: 100_00, refunded }),
  })
  expect(shown(paid(0))).toContain('>Invoice<')
  expect(shown(paid(50_00))).toContain('>Invoices and credit notes<')
})
