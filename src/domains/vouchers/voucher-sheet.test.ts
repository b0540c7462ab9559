import { expect, test } from 'vitest'
import { voucherSheet } from '#domains/vouchers/voucher-sheet.ts'
import { translator } from '#i18n/translator.server.ts'
import { accountWith } from '#test/short-account.ts'
import { stayVoucher } from '#test/voucher.ts'

test('a voucher says that nothing is left to pay only if no instalment is open', () => {
  const lines = (due: { [When in string]: number }) =>
    voucherSheet({ ...stayVoucher, account: accountWith({ total: 100_000, paid: 100_000, due }) }, translator('en'))
      .parts.flatMap((part) => part.lines)
      .filter(({ label }) => label === 'Still to pay')
      .map(({ value }) => value)
  expect(lines({})).toEqual(['Nothing'])
  expect(lines({ '2026-12-03': 427_000 })).toEqual([])
})

test.each([
  ['en', ['Tourism licence: DEMO-10012345', 'Official class: four stars']],
  ['ar', ['الترخيص السياحي: DEMO-10012345', 'التصنيف الرسمي: أربع نجوم']],
] as const)(
  'a voucher in %s has the licence and the class of the hotel, or no line without them',
  (locale, expected) => {
    const lines = (voucher: typeof stayVoucher) =>
      voucherSheet(voucher, translator(locale))
        .parts.flatMap((part) => part.lines)
        .map(({ label, value }) => `${label}: ${value}`)
    expect(lines(stayVoucher)).toEqual(expect.arrayContaining([...expected]))
    const without = lines({ ...stayVoucher, licence: null, official_class: null })
    for (const line of expected) expect(without).not.toContain(line)
  },
)
