import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { OrderAnswer } from '#domains/bookings/contract/orders.ts'
import type { Locale } from '#i18n/locale.ts'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { accountWith } from '#test/short-account.ts'
import { OrderPage } from '#web/features/checkout/OrderPage.tsx'

type Booking = OrderAnswer['bookings'][number]

const booking = {
  reference: 'ABCDEFGHJ',
  kind: 'package',
  status: 'confirmed',
  payment_status: 'paid',
  payment_type: 'prepay',
  question: null,
  to_pay: null,
  pay_by: null,
  turn: null,
  deadline_at: null,
  check_in: '2027-01-10',
  last_day: '2027-01-17',
  check_out: '2027-01-17',
  nights: 7,
  rooms: 0,
  guests: 3,
  account: accountWith({ total: 100, paid: 100 }),
  about: { name: 'Umrah by air', city: 'Cairo', district: null, destinations: [], picture: { id: 'x' } },
  missing_details: { due_on: '2026-12-07', overdue: false, parts: [{ kind: 'documents', travellers: 3 }] },
} as unknown as Booking

function shown(more: Partial<Booking>, locale: Locale = 'en') {
  const order = {
    reference: 'ORDERED22',
    bookings: [{ ...booking, ...more }],
    to_pay: null,
    account: accountWith({ total: 100, paid: 100 }),
  } as unknown as OrderAnswer
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <TextProvider locale={locale} messages={compiledMessages(locale)}>
          <OrderPage order={order} returned={null} signedIn failure={undefined} />
        </TextProvider>
      ),
    },
  ])
  return renderToStaticMarkup(<Page />)
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll('\u00a0', ' ')
}

test('an order that is booked says which details are missing and until when, and leads to their form', () => {
  expect(shown({})).toContain('Send us travel documents (3 guests) by Mon 7 Dec')
  expect(shown({})).toContain('href="/en/booking/travellers?reference=ABCDEFGHJ"')
  expect(shown({}, 'ar')).toContain('أرسل وثائق السفر (3 ضيوف) بحلول الاثنين 7 ديسمبر')
  expect(shown({ missing_details: null })).not.toContain('travel documents')
})
