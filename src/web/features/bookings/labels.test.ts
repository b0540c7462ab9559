import { describe, expect, test } from 'vitest'
import { translator } from '#i18n/translator.server.ts'

const [en, ar] = [translator('en'), translator('ar')]

test('statuses and actions have the labels of the specification', () => {
  const statuses = ['waiting', 'confirmed', 'rejected', 'pending', 'waiting_user'] as const
  expect(statuses.map((status) => en(`booking.status_${status}`))).toEqual([
    'Waiting',
    'Confirmed',
    'Rejected',
    'Pending',
    'Waiting user',
  ])
  expect(new Set(statuses.map((status) => ar(`booking.status_${status}`))).size).toBe(5)
  expect(en('booking.loginToBook')).toBe('Login to Book')
  expect(en('prices.fullyRefundable')).toBe('Fully refundable')
  for (const key of ['stays.bookNow', 'packages.book', 'services.book', 'hotel.mixGo'] as const) {
    expect([en(key), ar(key)]).toEqual(['Book now', 'احجز الآن'])
  }
  expect(en('common.cancellation_free')).toBe('Free cancellation')
})

describe('the texts of a package or service never call it a stay', () => {
  test.each(['package', 'service'] as const)('%s', (kind) => {
    for (const [t, wrong] of [
      [en, /hotel|stay|check-in/i],
      [ar, /فندق|إقامت|رحلة|تسجيل الوصول/],
    ] as const) {
      const output = [
        t('bookingstatus.completedTitle', { kind }),
        t('bookingstatus.completedText'),
        t('bookingstatus.noShowTitle', { kind }),
        t('bookingstatus.cancelDue', { kind }),
        t('bookingstatus.nextId', { kind }),
      ]
      for (const text of output) expect(text).not.toMatch(wrong)
    }
    expect(en('bookingstatus.completedTitle', { kind })).toMatch(new RegExp(kind))
  })
})
