import { expect, test } from 'vitest'
import { orderDocument } from '#domains/vouchers/order-document.server.ts'
import { packageVoucher } from '#test/printed.ts'
import { accountWith } from '#test/short-account.ts'
import { stayVoucher } from '#test/voucher.ts'

test('an order in print adds up after a cancellation, and says what is due when', () => {
  const { blocks } = orderDocument({ reference: 'RD4X7Q2MN', createdAt: '2026-11-22T20:10:00Z' }, [
    {
      status: 'cancelled',
      account: accountWith({ total: 544_945, charge: 0, paid: 711_339, refunded: 711_339 }),
      voucher: stayVoucher,
    },
    {
      status: 'confirmed',
      account: accountWith({ total: 854_000, paid: 427_000, due: { '2026-12-03': 427_000 } }),
      voucher: packageVoucher,
    },
  ])
  const [stay = [], travelPackage = [], sums = []] = blocks.flatMap((block) =>
    block.kind === 'rows' ? [block.rows.map(({ label, value }) => [label.en, value.en])] : [],
  )
  const clean = (rows: (string | undefined)[][]) => rows.map((row) => row.map((text) => text?.replaceAll(/\s/g, ' ')))
  expect(clean(stay)).toEqual(
    expect.arrayContaining([
      ['Status', 'Cancelled'],
      ['Total', 'SAR 5,449.45'],
      ['Cancellation charge', 'None'],
      ['Refund', 'SAR 7,113.39'],
    ]),
  )
  expect(clean(travelPackage)).toContainEqual(['Total', 'SAR 8,540.00'])
  expect(clean(sums)).toEqual([
    ['Total', 'SAR 8,540.00'],
    ['Paid', 'SAR 11,383.39'],
    ['Refund', 'SAR 7,113.39'],
    ['To pay online by 3 Dec 2026', 'SAR 4,270.00'],
  ])
})

test('the only amount still to pay says where it is paid', () => {
  const { blocks } = orderDocument({ reference: 'RD4X7Q2MN', createdAt: '2026-11-22T20:10:00Z' }, [
    {
      status: 'confirmed',
      account: accountWith({ total: 589_565, paid: 575_565, due: { arrival: 14_000 } }),
      voucher: stayVoucher,
    },
  ])
  const sums = blocks.flatMap((block) => (block.kind === 'rows' ? [block.rows] : []))[1]
  expect(sums?.map(({ label }) => label.en)).toEqual(['Total', 'Paid', 'To pay on arrival'])
  expect(sums?.at(-1)?.label.ar).toBe('يُدفع عند الوصول')
})

test('an order that has ended without any cost has nothing under the heading of its payment', () => {
  const account = accountWith({ total: 589_565, charge: 0 })
  const { blocks } = orderDocument({ reference: 'RD4X7Q2MN', createdAt: '2026-11-22T20:10:00Z' }, [
    { status: 'cancelled', account, voucher: stayVoucher },
  ])
  expect(blocks.flatMap((block) => (block.kind === 'rows' ? [block.title?.en] : []))).not.toContain('Payment')
})
