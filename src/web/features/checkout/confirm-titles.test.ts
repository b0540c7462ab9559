import { expect, test } from 'vitest'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import type { OrderAnswer } from '#domains/bookings/contract/orders.ts'
import { statusTable } from '#domains/bookings/model/rules.ts'
import { locales, type Locale } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'
import { bookingTitle, orderTitle, stateOfOrder } from './confirm-titles.ts'

const offers = { offer: null, hotel_substitution: null }
const paid = { payment_status: 'paid', to_pay: null, deadline_at: null, pay_by: null, documents: [] }
const amount = { minor: 100, currency: 'SAR' }

function titleIn(locale: Locale, facts: object, cancelling = false) {
  const booking = { reference: 'AB12CD34E', ...offers, ...paid, status: 'confirmed', ...facts } as unknown
  return bookingTitle(translator(locale), booking as BookingDetails, { cancelling })
}

test.for(locales)('%s: each state of a booking has its own title, which ends with the reference', (locale) => {
  const unanswered = { status: 'waiting_user' }
  const titles = [
    ...Object.keys(statusTable)
      .filter((status) => status !== 'waiting_user')
      .map((status) => titleIn(locale, { status })),
    titleIn(locale, { status: 'pending', payment_status: 'authorised', to_pay: amount }),
    titleIn(locale, { deadline_at: '2026-12-01T10:00:00Z', to_pay: amount, pay_by: '2026-11-30' }),
    titleIn(locale, { last_change: { made_at: '2026-12-01T10:00:00Z' } }),
    titleIn(locale, unanswered),
    titleIn(locale, { ...unanswered, offer: {} }),
    titleIn(locale, { ...unanswered, hotel_substitution: {}, documents: [{ state: 'asked' }] }),
    titleIn(locale, { ...unanswered, documents: [{ state: 'asked' }] }),
    titleIn(locale, {}, true),
    titleIn(locale, { status: 'waiting' }, true),
  ]
  expect(new Set(titles).size).toBe(titles.length)
  for (const title of titles) expect(title).toMatch(/^\p{L}.+: AB12CD34E$/u)
  const other = titleIn(locale, { status: 'unknown' })
  expect(titles).not.toContain(other)
})

test('a booking is named by its state', () => {
  expect(titleIn('en', { status: 'cancelled' })).toBe('Booking cancelled: AB12CD34E')
  expect(titleIn('en', { status: 'rejected' })).toBe('Request declined: AB12CD34E')
  expect(titleIn('ar', {})).toBe('حجز مؤكَّد: AB12CD34E')
})

test.for([
  ['Your order: please pay', [{ status: 'pending', to_pay: amount }, { status: 'waiting' }]],
  ['Payment being confirmed', [{ status: 'pending', to_pay: amount, payment_status: 'authorised' }]],
  ['Order confirmed', [{ status: 'confirmed' }, { status: 'confirmed' }]],
  ['Order ended', [{ status: 'cancelled' }, { status: 'expired' }]],
  ['Your order', [{ status: 'confirmed' }, { status: 'cancelled' }]],
] as const)('an order is named by the states of its bookings: %s', ([title, bookings]) => {
  const order = { reference: 'RD4X7Q2MN', bookings } as unknown as OrderAnswer
  expect(orderTitle(translator('en'), order)).toBe(`${title}: RD4X7Q2MN`)
})

test.for([
  ['part', ['confirmed', 'cancelled']],
  ['mixed', ['confirmed', 'waiting']],
  ['mixed', ['cancelled', 'waiting']],
] as const)('an order is %s by the bookings %j', ([state, statuses]) => {
  expect(stateOfOrder(statuses.map((status) => ({ status })) as unknown as OrderAnswer['bookings'])).toBe(state)
})
