import { describe, expect, test } from 'vitest'
import { getsTexts, takeText, waitOfTexts } from '#domains/accounts/codes/text-budget.server.ts'
import type { RateRule } from '#domains/context.ts'

const gulf = ['SA', 'AE', 'BH', 'KW', 'OM', 'QA']

test.each(['+966512345678', '+971501234567', '+96551234567', '+966529339123'])(
  'a mobile number of the Gulf gets codes: %s',
  (phone) => {
    expect(getsTexts({ countries: gulf }, phone)).toBe(true)
  },
)

test.each([
  ['of a satellite', '+882131234567'],
  ['of another country', '+2250701234567'],
  ['of another country, too', '+37061234567'],
  ['of a landline', '+966112345678'],
  ['of a landline in no known range', '+966191234567'],
  ['that is longer than a mobile number', '+9665293391234'],
  ['that is free of charge', '+9668001234567'],
  ['with a premium', '+9669200123456'],
  ['that is none', '+966'],
])('a number %s gets none: %s', (_, phone) => {
  expect(getsTexts({ countries: gulf }, phone)).toBe(false)
})

describe('the budget of the site', () => {
  /** Buckets that never refill. */
  function budget(perHour: number, perDay: number) {
    const levels = new Map<string, number>()
    const waitOf = async (subject: string, { burst }: RateRule) => ((levels.get(subject) ?? 0) + 1 > burst ? 60 : null)
    const limit = async (subject: string, rule: RateRule) => {
      const wait = await waitOf(subject, rule)
      if (wait === null) levels.set(subject, (levels.get(subject) ?? 0) + 1)
      return wait
    }
    const ports = { texts: { countries: gulf, perHour, perDay }, limit, waitOf }
    const sent = async (attempts: number, code: { real: boolean; unproven: boolean }) => {
      let count = 0
      for (let i = 0; i < attempts; i++) if (await takeText(ports, code)) count++
      return count
    }
    return { ports, sent }
  }

  test('is that of an hour and of a day, and everybody waits when it is used up', async () => {
    const hourly = budget(10, 100)
    expect(await waitOfTexts(hourly.ports)).toBeNull()
    expect(await hourly.sent(30, { real: true, unproven: false })).toBe(10)
    expect(await waitOfTexts(hourly.ports)).toBe(60)
    expect(await budget(100, 7).sent(30, { real: true, unproven: false })).toBe(7)
  })

  test('is not used by codes that are not sent, and only half of it by numbers that open no account', async () => {
    const { ports, sent } = budget(10, 100)
    expect(await sent(50, { real: false, unproven: false })).toBe(0)
    expect(await waitOfTexts(ports)).toBeNull()
    expect(await sent(50, { real: true, unproven: true })).toBe(5)
    expect(await sent(50, { real: true, unproven: false })).toBe(5)
  })
  test.each([1, 30])('lets owners sign in while numbers are invented for two days, %i a minute', async (invented) => {
    let minute = 0
    const levels = new Map<string, { level: number; at: number }>()
    const limit = async (subject: string, { burst, perHour }: RateRule) => {
      const { level = 0, at = 0 } = levels.get(subject) ?? {}
      const left = Math.max(0, level - ((minute - at) / 60) * perHour)
      if (left + 1 > burst) return 60
      levels.set(subject, { level: left + 1, at: minute })
      return null
    }
    const ports = { texts: { countries: gulf, perHour: 120, perDay: 600 }, limit }
    const seen = { owners: 0, invented: 0 }
    for (; minute < 48 * 60; minute++) {
      for (let i = 0; i < invented; i++) {
        if (await takeText(ports, { real: true, unproven: true })) seen.invented++
        await takeText(ports, { real: false, unproven: true })
      }
      if (minute % 6 === 0 && (await takeText(ports, { real: true, unproven: false }))) seen.owners++
    }
    expect(seen.owners).toBe(480)
    expect(seen.invented).toBeGreaterThan(300)
  })
})
