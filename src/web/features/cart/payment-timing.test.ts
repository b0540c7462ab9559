import { expect, test } from 'vitest'
import type { PaymentPart } from '#domains/shared/plan.ts'
import { createFormatter } from '#i18n/formatter.ts'
import { translator } from '#i18n/translator.server.ts'
import { amountsByPlace, amountsDue } from '#web/features/cart/PaymentTiming.tsx'

const sar = (minor: number) => ({ minor, currency: 'SAR' })
const plan: PaymentPart[] = [
  { due: 'booking', amount: sar(100) },
  { due: 'arrival', amount: sar(50) },
]

function labels(locale: 'en' | 'ar', line?: Parameters<typeof amountsDue>[3]) {
  const t = translator(locale)
  return amountsDue(t, createFormatter(t), plan, line).map(({ label }) => label.replaceAll('\u00a0', ' '))
}

test('the amount on arrival of a product says where and when it is paid', () => {
  const on = { first_date: '2027-02-10' }
  expect(labels('en', { kind: 'stay', ...on })).toEqual(['Now', 'At the hotel, 10 Feb 2027'])
  expect(labels('en', { kind: 'package', ...on })[1]).toBe('When the group meets, 10 Feb 2027')
  expect(labels('en', { kind: 'service', ...on })[1]).toBe('At the start of the service, 10 Feb 2027')
  expect(labels('ar', { kind: 'service', ...on })[1]).toMatch(/^عند بدء الخدمة، 10 فبراير 2027/)
})

test('the amount on arrival of a product without a date has no place', () => {
  expect(labels('en')).toEqual(['Now', 'On arrival'])
  expect(labels('en', { kind: 'stay', first_date: null })).toEqual(['Now', 'On arrival'])
})

test('of several products each place has its own amount, and the amounts add up to what is due on arrival', () => {
  const line = (kind: 'stay' | 'service', first_date: string, on_arrival: number) => ({
    kind,
    first_date,
    quote: { pay: { prepay: null, arrival: [{ due: 'arrival', amount: sar(on_arrival) }] } },
  })
  const lines = [
    line('stay', '2027-02-10', 30),
    line('service', '2027-02-10', 5),
    line('service', '2027-02-10', 8),
    line('service', '2027-02-12', 7),
  ]
  const t = translator('en')
  const all = amountsByPlace(t, createFormatter(t), plan, { lines, way: 'arrival' })
  expect(all.map(({ label, amount }) => [label.replaceAll('\u00a0', ' '), amount.minor])).toEqual([
    ['Now', 100],
    ['At the hotel, 10 Feb 2027', 30],
    ['At the start of the service, 10 Feb 2027', 13],
    ['At the start of the service, 12 Feb 2027', 7],
  ])
})
