import { describe, expect, test } from 'vitest'
import { getsTexts, takeText, waitOfTexts } from '#domains/accounts/codes/text-budget.server.ts'
import type { RateRule } from '#domains/context.ts'

const gulf = ['SA', 'AE', 'BH', 'KW', 'OM', 'QA']

test.each(['+966512345678', '+971501234567', '+96551234567'])('a mobile number of the Gulf gets codes: %s', (phone) => {
  expect(getsTexts({ countries: gulf }, phone)).toBe(true)
})

test.each([
  ['of a satellite', '+882131234567'],
  ['of another country', '+2250701234567'],
  ['of another country, too', '+37061234567'],
  ['of a landline', '+966112345678'],
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
    const sent = async (attempts: number, code: { real: boolean; forNewAccount: boolean }) => {
      let count = 0
      for (let i = 0; i < attempts; i++) if (await takeText(ports, code)) count++
      return count
    }
    return { ports, sent }
  }

  test('is that of an hour and of a day, and everybody waits when it is used up', async () => {
    const hourly = budget(10, 100)
    expect(await waitOfTexts(hourly.ports)).toBeNull()
    expect(await hourly.sent(30, { real: true, forNewAccount: false })).toBe(10)
    expect(await waitOfTexts(hourly.ports)).toBe(60)
    expect(await budget(100, 7).sent(30, { real: true, forNewAccount: false })).toBe(7)
  })

  test('is not used by codes that are not sent, and only half of it by new accounts', async () => {
    const { ports, sent } = budget(10, 100)
    expect(await sent(50, { real: false, forNewAccount: false })).toBe(0)
    expect(await waitOfTexts(ports)).toBeNull()
    expect(await sent(50, { real: true, forNewAccount: true })).toBe(5)
    expect(await sent(50, { real: true, forNewAccount: false })).toBe(5)
  })
})
