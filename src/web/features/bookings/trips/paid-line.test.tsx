import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import type { Locale } from '#i18n/locale.ts'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { PaidLine } from '#web/features/bookings/trips/PaidLine.tsx'

const sar = (minor: number) => ({ minor, currency: 'SAR' })

function shown(more: Partial<BookingCard>, locale: Locale = 'en') {
  const booking = {
    kind: 'stay',
    status: 'completed',
    payment_status: 'paid',
    payment_type: 'prepay',
    total: sar(253_671),
    charged: sar(253_671),
    paid: sar(243_171),
    refunded: sar(0),
    change_refunds: sar(0),
    due: sar(10_500),
    owed: sar(0),
    to_pay: null,
    pay_by: null,
    ...more,
  } as BookingCard
  return renderToStaticMarkup(
    <TextProvider locale={locale} messages={compiledMessages(locale)}>
      <PaidLine booking={booking} />
    </TextProvider>,
  ).replaceAll('\u00a0', ' ')
}

test('a stay that is over does not ask for money: what was due at the hotel is named as past', () => {
  expect(shown({})).toBe('SAR 2,431.71 paid · SAR 105.00 was due at the hotel')
  expect(shown({ paid: sar(0), due: sar(253_671), payment_status: 'unpaid', payment_type: 'arrival' })).toBe(
    'SAR 2,536.71 was due at the hotel',
  )
  expect(shown({}, 'ar')).toContain('مستحقًا في الفندق')
  expect(shown({ status: 'confirmed' })).toBe('SAR 2,431.71 paid, SAR 105.00 to pay')
})

test('what was paid beyond the price is named as money to be returned', () => {
  const beyond = { paid: sar(575_173), total: sar(230_661), charged: sar(230_661), due: sar(0), owed: sar(344_512) }
  expect(shown({ ...beyond, status: 'confirmed', payment_status: 'unpaid', payment_type: 'arrival' })).toBe(
    'SAR 5,751.73 paid · SAR 3,445.12 to be returned to you',
  )
  expect(shown(beyond, 'ar')).toContain('يُعاد إليك')
})
