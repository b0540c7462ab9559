import { expect, test } from 'vitest'
import { voucherSheet } from '#domains/bookings/vouchers/voucher-sheet.ts'
import { translator } from '#i18n/translator.server.ts'
import { stayVoucher } from '#test/voucher.ts'

test('a voucher says that nothing is left to pay only if no instalment is open', () => {
  const t = translator('en')
  const paid = { minor: 100_000, currency: 'SAR' }
  const none = { minor: 0, currency: 'SAR' }
  const lines = (due_online: typeof stayVoucher.due_online) =>
    voucherSheet({ ...stayVoucher, total: paid, paid, due: none, due_online }, t)
      .parts.flatMap((part) => part.lines)
      .filter(({ label }) => label === t('paymentplace.due', { where: 'on arrival' }))
      .map(({ value }) => value)
  expect(lines([])).toEqual(['Nothing left to pay'])
  expect(lines([{ due: '2026-12-03', amount: { minor: 427_000, currency: 'SAR' } }])).toEqual([])
})
