import { expect, test } from 'vitest'
import { nightKinds } from '#db/reference/calendar.ts'
import { minStay } from '#db/demo/hotels/prices.ts'
import { nightsAhead } from '#db/demo/hotels/write-nights.ts'
import { addDays, nightsOf } from '#domains/shared/dates.ts'
import { maxStayNights, ordinaryDay } from '../e2e/ordinary-day.ts'

test('on any day of the year, the nights that browser tests book exist, can be booked singly and do not overlap', () => {
  const kindOf = nightKinds()
  const everyFifth = nightsOf('2026-11-22', '2029-11-22').filter((_, i) => i % 5 === 0)
  for (const today of everyFifth) {
    const firstDays = [30, 33, 240, 350].map((days) => ordinaryDay(today, days))
    for (const [i, first] of firstDays.entries()) {
      const nights = nightsOf(first, addDays(first, maxStayNights))
      expect(Math.max(...nights.map((night) => minStay('makkah', kindOf(night)))), `${first}, asked on ${today}`).toBe(
        1,
      )
      expect(nights.every((night) => night < addDays(today, nightsAhead))).toBe(true)
      expect(first >= addDays(firstDays[i - 1] ?? today, maxStayNights)).toBe(true)
    }
  }
})
