import { expect, test } from 'vitest'
import { nightKinds } from '#db/seed/calendar.ts'
import { minStay } from '#db/seed/prices.ts'
import { nightsAhead } from '#db/seed/write-nights.ts'
import { addDays, nightsOf } from '#domains/stays/nights.ts'
import { longestStay, ordinaryDay } from '../e2e/ordinary-day.ts'

test('on whatever day browser tests run, the nights that they book are there, are sold one by one, and are not each other’s', () => {
  const kindOf = nightKinds()
  const everyFifth = nightsOf('2026-11-22', '2029-11-22').filter((_, i) => i % 5 === 0)
  for (const today of everyFifth) {
    const firstDays = [30, 33, 240, 350].map((days) => ordinaryDay(today, days))
    for (const [i, first] of firstDays.entries()) {
      const nights = nightsOf(first, addDays(first, longestStay))
      expect(Math.max(...nights.map((night) => minStay('makkah', kindOf(night)))), `${first}, asked on ${today}`).toBe(
        1,
      )
      expect(nights.every((night) => night < addDays(today, nightsAhead))).toBe(true)
      expect(first >= addDays(firstDays[i - 1] ?? today, longestStay)).toBe(true)
    }
  }
})
