import { expect, test } from 'vitest'
import { moneyPlan, planWithArrival } from '#domains/shared/plan.ts'
import { createFormatter } from '#i18n/translator.ts'
import { translator } from '#i18n/translator.server.ts'
import { paymentLabel } from '#web/features/products/payment-label.ts'
import { listPrice } from '#web/ui/figures/list-price.ts'

const english = translator('en')
const arabic = translator('ar')

function label(
  payment: 'prepay' | 'arrival' | 'both',
  fee: number,
  { onRequest = false, kind = 'stay' as 'stay' | 'package' | 'service', t = english } = {},
) {
  const format = createFormatter(t)
  const terms = { payment, pay: { prepay: moneyPlan(planWithArrival(589_565, fee), 'SAR') } }
  return paymentLabel(terms, { onRequest, kind }, t, (amount) => listPrice(amount, format))?.replaceAll('\u00a0', ' ')
}

test('a rate with a fee at the hotel says what is paid now and what there', () => {
  expect(label('prepay', 0)).toBe('Paid online when you book')
  expect(label('prepay', 14_000)).toBe('Pay SAR 5,756 now, SAR 140 at the hotel')
  expect(label('prepay', 14_000, { t: arabic })).toContain('الآن، و')
})

test('nothing is paid to a hotel on request before it accepts', () => {
  const onRequest = { onRequest: true }
  expect(label('prepay', 0, onRequest)).toBe('Paid online once the hotel accepts')
  expect(label('prepay', 0, { ...onRequest, t: arabic })).toBe('الدفع عبر الإنترنت بعد موافقة الفندق')
  expect(label('prepay', 0, { ...onRequest, kind: 'service' })).toBe('Paid online once we accept')
  expect(label('prepay', 14_000, onRequest)).toBe('Paid online once the hotel accepts, SAR 140 at the hotel')
  expect(label('both', 14_000, onRequest)).toBe('Pay online once accepted, or on arrival')
  expect(label('both', 0, { ...onRequest, t: arabic })).toBe('الدفع بعد الموافقة أو عند الوصول')
})

test('payment on arrival states that nothing is paid now; a rate with both payment types names both', () => {
  expect(label('arrival', 14_000)).toBe('Pay on arrival, nothing now')
  expect(label('both', 14_000)).toBe('Pay online now or on arrival')
  expect(label('arrival', 0, { kind: 'package' })).toBe('Pay when the package starts, nothing now')
  expect(label('both', 0, { kind: 'package' })).toBe('Pay online now or when the package starts')
  expect(label('both', 0, { kind: 'service' })).toBe('Pay online now or at the start of the service')
  expect(label('both', 0, { kind: 'package', t: arabic })).toBe('الدفع الآن عبر الإنترنت أو عند بدء البرنامج')
  expect(label('both', 0, { kind: 'service', t: arabic })).toBe('الدفع الآن عبر الإنترنت أو عند بدء الخدمة')
})
