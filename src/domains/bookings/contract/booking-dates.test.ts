import { expect, test } from 'vitest'
import { bookingDates, bookingLength, type BookingDates } from '#domains/bookings/contract/booking-dates.ts'
import { createFormatter } from '#i18n/translator.ts'
import { translator } from '#i18n/translator.server.ts'

const shown = (booking: BookingDates) =>
  (['en', 'ar'] as const).map((locale) => {
    const format = createFormatter(translator(locale))
    return [bookingDates(format, booking), bookingLength(format, booking)].filter((part) => part !== null).join(' · ')
  })

const oneDay = { first_day: '2027-01-26', last_day: '2027-01-26', nights: 1 }

test('a transfer is shown at its hour and without a length', () => {
  expect(shown({ ...oneDay, kind: 'service', starts_at: '14:00' })).toEqual([
    '26 Jan 2027, 14:00',
    '26 يناير 2027، الساعة 2:00\u00a0م',
  ])
})

test('a service of a whole day is shown by its date, one of several days also by its length', () => {
  expect(shown({ ...oneDay, kind: 'service', starts_at: null })).toEqual(['26 Jan 2027', '26 يناير 2027'])
  const days = { first_day: '2027-01-26', last_day: '2027-01-28', nights: 3 }
  expect(shown({ ...days, kind: 'service', starts_at: '09:00' })[0]).toBe('26\u00a0–\u00a028 Jan 2027 · 3 days')
})

test('stays and packages are shown by their days, whatever their first hour', () => {
  const night = { first_day: '2027-01-26', last_day: '2027-01-27', nights: 1, starts_at: '16:00' }
  expect(shown({ ...night, kind: 'stay' })[0]).toBe('26\u00a0–\u00a027 Jan 2027 · 1 night')
  expect(shown({ ...oneDay, kind: 'package', starts_at: '08:00' })[0]).toBe('26 Jan 2027 · 1 day')
})
