import { expect, test } from 'vitest'
import { shownPayment } from '#web/admin/bookings/phone/phone-fields.ts'

test('the summary of a booking by phone shows the amounts of the only way of paying, and none that only may be due', () => {
  expect(shownPayment({ prepay: {}, arrival: null }, null)).toBe('prepay')
  expect(shownPayment({ prepay: null, arrival: {} }, null)).toBe('arrival')
  expect(shownPayment({ prepay: {}, arrival: {} }, null)).toBeNull()
  expect(shownPayment({ prepay: {}, arrival: null }, {})).toBeNull()
})
