import { expect, test } from 'vitest'
import { moneyPlan, planWithArrival } from '#domains/shared/plan.ts'
import { createFormatter } from '#i18n/translator.ts'
import { translator } from '#i18n/translator.server.ts'
import { moneyOfCart } from '#web/features/cart/cart-money.ts'

const sar = (minor: number) => ({ minor, currency: 'SAR' })

/** A cart of lines with a total each, of which a part is due on arrival. */
function written(...lines: { total: number; onArrival: number }[]) {
  const payOf = (total: number, onArrival: number) => ({
    prepay: moneyPlan(planWithArrival(total, onArrival), 'SAR'),
    arrival: null,
  })
  const [total, onArrival] = [
    lines.reduce((sum, line) => sum + line.total, 0),
    lines.reduce((sum, line) => sum + line.onArrival, 0),
  ]
  const cart = {
    lines: lines.map((line) => ({ total: sar(line.total), quote: { pay: payOf(line.total, line.onArrival) } })),
    total: sar(total),
    pay: payOf(total, onArrival),
  }
  const money = moneyOfCart(createFormatter(translator('en')), cart)
  return [cart.total, ...cart.lines.map((line) => line.total), sar(onArrival)].map((one) => one && money(one))
}

test('the amounts of a cart have decimals once one of them has a fraction', () => {
  expect(written({ total: 184_500, onArrival: 14_000 }, { total: 92_000, onArrival: 0 })).toEqual([
    'SAR\u00a02,765',
    'SAR\u00a01,845',
    'SAR\u00a0920',
    'SAR\u00a0140',
  ])
  expect(written({ total: 184_500, onArrival: 14_000 }, { total: 92_050, onArrival: 0 })).toEqual([
    'SAR\u00a02,765.50',
    'SAR\u00a01,845.00',
    'SAR\u00a0920.50',
    'SAR\u00a0140.00',
  ])
  // Only the part that is paid online has a fraction.
  expect(written({ total: 184_500, onArrival: 14_025 })).toContain('SAR\u00a01,845.00')
})
