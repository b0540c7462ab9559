import { expect, test } from 'vitest'
import type { CartLine } from '#domains/cart/answers.ts'
import type { PaymentPlans } from '#domains/products/shared/answers.ts'
import { createFormatter } from '#i18n/translator.ts'
import { translator } from '#i18n/translator.server.ts'
import { lineDetails, termsOfLine } from '#web/features/cart/line-messages.ts'

const t = translator('en')
const sar = (minor: number) => ({ minor, currency: 'SAR' })
const paid = (when: Record<string, number>) => Object.entries(when).map(([due, minor]) => ({ due, amount: sar(minor) }))
const firm = { kind: 'none', free_until: null, steps: [{ from: null, penalty: sar(500) }] }
const free = { kind: 'free', free_until: '2026-12-10T13:00:00Z', steps: [{ from: null, penalty: sar(0) }] }

function line(cancellation: object, pay: Partial<PaymentPlans>) {
  const payment = pay.prepay ? (pay.arrival ? 'both' : 'prepay') : 'arrival'
  const plans = { prepay: null, arrival: null, ...pay }
  const quote = { cancellation, payment, pay: plans, hotel: { time_zone: 'Asia/Riyadh' } }
  const onRequest = plans.prepay?.some(({ due }) => due === 'answer')
  return { kind: 'stay', quote, total: sar(500), on_request: onRequest } as unknown as CartLine
}
const terms = (one: CartLine) => termsOfLine(t, createFormatter(t), one)

test('the cart states cancellation and time of payment beside the price of a line', () => {
  expect(terms(line(firm, { prepay: paid({ booking: 500 }) }))).toEqual(['Non-refundable', 'Paid online when you book'])
  const [cancellation, payment] = terms(line(free, { prepay: paid({ booking: 500 }), arrival: paid({ arrival: 500 }) }))
  expect(cancellation).toMatch(/^Free cancellation until/)
  expect(payment).toBe('Pay online now or on arrival')
})

test('a deposit and a line that the provider must confirm are not “paid online when you book”', () => {
  const payment = (when: Parameters<typeof paid>[0]) => terms(line(firm, { prepay: paid(when) }))[1]
  expect(payment({ booking: 100, '2027-01-01': 400 })).toBe('A deposit online now, the rest later')
  expect(payment({ answer: 500 })).toBe('Paid online once the hotel accepts')
  expect(payment({ booking: 360, arrival: 140 })).toBe('Pay SAR\u00a03.60 now, SAR\u00a01.40 at the hotel')
  expect(terms(line(firm, { arrival: paid({ arrival: 500 }) }))[1]).toBe('Pay on arrival, nothing now')
})

test('a line that can no longer be booked has no terms', () => {
  expect(terms({ ...line(firm, {}), quote: null } as CartLine)).toEqual([])
})

test('a transfer in the cart names the number of vehicles that its price is for', () => {
  const ride = (count: number) =>
    ({
      kind: 'service',
      selection: { days: 1, units: 1 },
      quote: {
        option: { id: 1, name: 'Car for up to six' },
        time: null,
        adults: 9,
        child_ages: [],
        basis: 'vehicle',
        lines: [{ kind: 'vehicle', count, each: sar(100), amount: sar(count * 100) }],
      },
    }) as unknown as CartLine
  expect(lineDetails(t, createFormatter(t), ride(2))).toEqual(['2 vehicles: Car for up to six · 9 adults'])
  expect(lineDetails(t, createFormatter(t), ride(1))).toEqual(['Car for up to six · 9 adults'])
})

test('children are named with their ages, on which the price depends', () => {
  const family = (locale: 'en' | 'ar', ...ages: number[]) => {
    const rooms = [{ name: 'Quad room', board: 'room_only', adults: 2, child_ages: ages }]
    const said = translator(locale)
    const [detail = ''] = lineDetails(said, createFormatter(said), { kind: 'stay', quote: { rooms } } as CartLine)
    return detail.replaceAll('\u00a0', ' ').split(' · ').slice(2).join(' · ')
  }
  expect(family('en', 8, 0)).toBe('2 adults · 2 children (aged 8 and under 1)')
  expect(family('ar', 8, 1)).toBe('بالغان · طفلان (8 سنوات وسنة واحدة)')
  expect(family('en')).toBe('2 adults')
})
