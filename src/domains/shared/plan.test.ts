import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountDue, isDated, isFirst, isOnArrival, planOf, planWithAnswer, unpaidParts } from '#domains/shared/plan.ts'

const part = fc.record({
  due: fc.constantFrom('arrival', '2027-02-01', 'booking', '2026-12-31', 'answer'),
  amount: fc.nat(1_000),
})
const parts = fc.array(part, { maxLength: 12 })

describe('a plan of payments', () => {
  test('adds up the parts of several products by their moments, in their order and without parts of zero', () => {
    const stay = [
      { due: 'booking', amount: 300 },
      { due: 'arrival', amount: 40 },
    ]
    const trip = [
      { due: 'booking', amount: 200 },
      { due: '2027-02-01', amount: 500 },
      { due: '2027-01-01', amount: 0 },
    ]
    const visit = [{ due: 'answer', amount: 100 }]
    expect(planOf([...stay, ...visit, ...trip])).toEqual([
      { due: 'booking', amount: 500 },
      { due: 'answer', amount: 100 },
      { due: '2027-02-01', amount: 500 },
      { due: 'arrival', amount: 40 },
    ])
  })

  test('keeps its sum however it is put together, and each part is due with it, by a date or on arrival', () => {
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        const plan = planOf([...one, ...other])
        expect(plan).toEqual(planOf([...planOf(other), ...planOf(one)]))
        expect(amountDue(plan)).toBe(amountDue(one) + amountDue(other))
        expect([isFirst, isDated, isOnArrival].map((which) => amountDue(plan, which)).reduce((a, b) => a + b)).toBe(
          amountDue(plan),
        )
      }),
    )
  })

  test('is reduced by exactly what was paid, the earliest first', () => {
    fc.assert(
      fc.property(parts, fc.nat(15_000), (all, paid) => {
        const plan = planOf(all)
        const rest = unpaidParts(plan, paid)
        expect(amountDue(rest)).toBe(Math.max(0, amountDue(plan) - paid))
        expect(rest.slice(1)).toEqual(plan.slice(plan.length - rest.length + 1))
      }),
    )
  })

  test('of a product on request begins with the answer of its provider', () => {
    const plan = [
      { due: 'booking', amount: 300 },
      { due: 'arrival', amount: 40 },
    ]
    expect(planWithAnswer(plan, 'own')).toEqual(plan)
    expect(planWithAnswer(plan, 'portal').map(({ due }) => due)).toEqual(['answer', 'arrival'])
  })
})
