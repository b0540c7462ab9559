import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ListedBooking } from '#domains/bookings/contract/bookings.ts'
import type { Locale } from '#i18n/locale.ts'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { accountWith } from '#test/short-account.ts'
import { MainAction } from '#web/features/bookings/trips/MainAction.tsx'
import { Trip } from '#web/features/bookings/trips/Trip.tsx'
import { MissingDetails } from '#web/features/bookings/trips/Deadline.tsx'

const missing = {
  parts: [
    { kind: 'documents', travellers: 3 },
    { kind: 'flight', travellers: 0 },
  ],
  due_on: '2026-12-07',
  overdue: false,
} satisfies ListedBooking['missing_details']

const booking = (more: Partial<ListedBooking> = {}) =>
  ({
    reference: 'ABCDEFGHJ',
    kind: 'package',
    status: 'confirmed',
    payment_status: 'paid',
    question: null,
    to_pay: null,
    turn: null,
    deadline_at: null,
    missing_details: missing,
    ...more,
  }) as ListedBooking

const shown = (of: ListedBooking, locale: Locale = 'en') =>
  renderToStaticMarkup(
    <TextProvider locale={locale} messages={compiledMessages(locale)}>
      <MemoryRouter>
        {of.missing_details && <MissingDetails missing={of.missing_details} />}
        <MainAction booking={of} />
      </MemoryRouter>
    </TextProvider>,
  )
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll('\u00a0', ' ')

test('a booking says which details are missing and until when, and leads to their form', () => {
  const html = shown(booking())
  expect(html).toContain('Send us travel documents (3 guests) and flight details by Mon 7 Dec')
  expect(html).toMatch(/<a[^>]* href="\/en\/booking\/travellers\?reference=ABCDEFGHJ"/)
  expect(html).not.toContain('/voucher')
  expect(shown(booking(), 'ar')).toContain('وثائق السفر (3 ضيوف) وبيانات رحلة الطيران')
})

test('a trip counts its things to do and leads to the first of them', () => {
  const about = {
    name: 'Umrah',
    city: 'Amman',
    destinations: ['Makkah'],
    picture: { id: '1' },
    time_zone: 'Asia/Riyadh',
  }
  const rest = { about, check_in: '2026-12-20', last_day: '2026-12-29', nights: 10, guests: 2, rooms: 1 }
  const trip = [booking({ ...rest, account: accountWith({ total: 100_00, paid: 100_00 }) } as Partial<ListedBooking>)]
  const html = renderToStaticMarkup(
    <TextProvider locale="en" messages={compiledMessages('en')}>
      <MemoryRouter>
        <Trip trip={trip} today="2026-12-01" unpaidOrders={[]} />
      </MemoryRouter>
    </TextProvider>,
  )
  expect(html).toMatch(/<a[^>]* href="\/en\/booking\/travellers\?reference=ABCDEFGHJ"[^>]*>1 thing to do</)
})

test('details whose deadline has passed are named as overdue', () => {
  expect(shown(booking({ missing_details: { ...missing, overdue: true } }))).toContain('Was due by Mon 7 Dec')
})

test('a payment or a question comes before the details, the voucher after them', () => {
  const to_pay = { minor: 100_00, currency: 'SAR' }
  expect(shown(booking({ status: 'pending', payment_status: 'unpaid', to_pay }))).toMatch(/href="[^"]*#pay"/)
  expect(shown(booking({ question: 'document' }))).not.toContain('booking/travellers')
  expect(shown(booking({ missing_details: null }))).toContain('voucher')
})

test('the voucher of a booking changed to online payment is not opened while its payment is with the bank', () => {
  const until = '2026-12-02T09:00:00.000Z'
  const switched = {
    missing_details: null,
    payment_type: 'prepay',
    payment_status: 'authorised',
    to_pay: { minor: 100_00, currency: 'SAR' },
    account: accountWith({ total: 100_00, due: { booking: 100_00 } }),
  } as const
  expect(shown(booking({ ...switched, deadline_at: until }))).not.toContain('voucher')
  expect(shown(booking({ ...switched, deadline_at: null }))).toContain('voucher')
})
