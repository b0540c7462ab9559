import { expect, test } from 'vitest'
import { hoursElsewhere } from '#web/features/content/contact/ContactWays.tsx'

const makkah = { from: '08:00', until: '23:00', timeZone: 'Asia/Riyadh' }
const winter = new Date('2026-12-01T09:00:00Z')

test.each([
  ['Europe/London', winter, '5:00 AM – 8:00 PM'],
  ['Europe/London', new Date('2027-07-01T09:00:00Z'), '6:00 AM – 9:00 PM'],
  ['Asia/Jakarta', winter, '12:00 PM – 3:00 AM'],
  ['Asia/Kolkata', winter, '10:30 AM – 1:30 AM'],
  ['America/New_York', new Date('2026-12-01T22:30:00Z'), '12:00 AM – 3:00 PM'],
])('office hours from 8:00 to 23:00 in Makkah are converted to %s', (zone, now, hours) => {
  expect(hoursElsewhere(makkah, zone, now, 'en', 12)?.replaceAll('\u00a0', ' ')).toBe(hours)
})

test('a visitor whose clock shows the same hours gets no second set of hours', () => {
  expect(hoursElsewhere(makkah, 'Asia/Kuwait', winter, 'ar', 12)).toBeNull()
})

test('hours follow the clock of the site', () => {
  expect(hoursElsewhere(makkah, 'Europe/London', winter, 'ar', 12)).toBe('5:00\u00a0ص – 8:00\u00a0م')
  expect(hoursElsewhere(makkah, 'Europe/London', winter, 'ar', 24)).toBe('05:00 – 20:00')
})
