import { expect, test } from 'vitest'
import type { PaidWhen } from '#domains/cart/answers.ts'
import { createFormatter } from '#i18n/formatter.ts'
import { translator } from '#i18n/translator.server.ts'
import { amountsDue } from '#web/features/cart/PaymentTiming.tsx'

const sar = (minor: number) => ({ minor, currency: 'SAR' })
const paid: PaidWhen = {
  now: sar(100),
  after_answer: sar(0),
  later: sar(0),
  instalments: [],
  on_arrival: sar(50),
}

function labels(locale: 'en' | 'ar', line?: Parameters<typeof amountsDue>[3]) {
  const t = translator(locale)
  return amountsDue(t, createFormatter(t), paid, line).map(({ label }) => label.replaceAll('\u00a0', ' '))
}

test('the amount on arrival of a product says where and when it is paid', () => {
  const on = { first_date: '2027-02-10' }
  expect(labels('en', { kind: 'stay', ...on })).toEqual(['Now', 'At the hotel, 10 Feb 2027'])
  expect(labels('en', { kind: 'package', ...on })[1]).toBe('When the group meets, 10 Feb 2027')
  expect(labels('en', { kind: 'service', ...on })[1]).toBe('At the start of the service, 10 Feb 2027')
  expect(labels('ar', { kind: 'service', ...on })[1]).toMatch(/^عند بدء الخدمة، 10 فبراير 2027/)
})

test('several products together are paid on arrival, each at its own place', () => {
  expect(labels('en')).toEqual(['Now', 'On arrival'])
  expect(labels('en', { kind: 'stay', first_date: null })).toEqual(['Now', 'On arrival'])
})
