import { expect, test } from 'vitest'
import type { CartLine } from '#domains/cart/answers.ts'
import { createFormatter } from '#i18n/formatter.ts'
import { translator } from '#i18n/translator.server.ts'
import { lineDetails, termsOfLine } from '#web/features/cart/line-messages.ts'

const t = translator('en')
const sar = (minor: number) => ({ minor, currency: 'SAR' })
const paid = (when: Partial<Record<'now' | 'after_answer' | 'later' | 'on_arrival', number>>) => ({
  now: sar(when.now ?? 0),
  after_answer: sar(when.after_answer ?? 0),
  later: sar(when.later ?? 0),
  instalments: [],
  on_arrival: sar(when.on_arrival ?? 0),
})
const firm = { kind: 'none', free_until: null, steps: [{ from: null, penalty: sar(500) }] }
const free = { kind: 'free', free_until: '2026-12-10T13:00:00Z', steps: [{ from: null, penalty: sar(0) }] }

function line(cancellation: object, pay: Partial<CartLine['pay']>) {
  const quote = { cancellation, hotel: { time_zone: 'Asia/Riyadh' } }
  const onRequest = [pay.prepay, pay.arrival].some((schedule) => schedule?.after_answer.minor)
  return {
    kind: 'stay',
    quote,
    total: sar(500),
    on_request: onRequest,
    pay: { prepay: null, arrival: null, ...pay },
  } as unknown as CartLine
}
const terms = (one: CartLine) => termsOfLine(t, createFormatter(t), one)

test('the cart states cancellation and time of payment beside the price of a line', () => {
  expect(terms(line(firm, { prepay: paid({ now: 500 }) }))).toEqual(['Non-refundable', 'Paid online when you book'])
  const [cancellation, payment] = terms(line(free, { prepay: paid({ now: 500 }), arrival: paid({ on_arrival: 500 }) }))
  expect(cancellation).toMatch(/^Free cancellation until/)
  expect(payment).toBe('Pay online now or on arrival')
})

test('a deposit and a line that the provider must confirm are not “paid online when you book”', () => {
  const payment = (when: Parameters<typeof paid>[0]) => terms(line(firm, { prepay: paid(when) }))[1]
  expect(payment({ now: 100, later: 400 })).toBe('A deposit online now, the rest later')
  expect(payment({ after_answer: 500 })).toBe('Paid online once the hotel accepts')
  expect(payment({ now: 360, on_arrival: 140 })).toBe('Pay SAR\u00a03.60 now, SAR\u00a01.40 at the hotel')
  expect(terms(line(firm, { arrival: paid({ on_arrival: 500 }) }))[1]).toBe('Pay on arrival, nothing now')
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
