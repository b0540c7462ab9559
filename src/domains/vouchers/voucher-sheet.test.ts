import { expect, test } from 'vitest'
import type { Voucher } from '#domains/vouchers/contract.ts'
import { voucherSheet } from '#domains/vouchers/voucher-sheet.ts'
import { translator } from '#i18n/translator.server.ts'
import { accountWith } from '#test/short-account.ts'
import { stayVoucher } from '#test/voucher.ts'
import { packageVoucher, serviceVoucher } from '#test/printed.ts'
import { voucherDocument } from '#domains/vouchers/voucher-document.server.ts'

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
  ['en', 'Tourism licence DEMO-10012345, valid until 1 Mar 2027 · four stars'],
  ['ar', 'الترخيص السياحي رقم DEMO-10012345، سارٍ حتى 1 مارس 2027 · أربع نجوم'],
] as const)(
  'a voucher in %s has the licence and the class of the hotel, or nothing without them',
  (locale, expected) => {
    const licence = (voucher: typeof stayVoucher) => voucherSheet(voucher, translator(locale)).licence
    expect(licence(stayVoucher)).toBe(expected)
    expect(licence({ ...stayVoucher, licence: null, official_class: null })).toBe('')
  },
)

test.each<[string, Voucher, string, string | null]>([
  ['hotel', stayVoucher, 'Reception scans this', 'For the driver and the reception'],
  ['package', packageVoucher, 'Staff scan this', 'For the driver and the reception'],
  ['ride', serviceVoucher, 'Staff scan this', 'For the driver'],
  ['wheelchair', { ...serviceVoucher, driver: false }, 'Staff scan this', 'For the staff'],
  ['train', { ...serviceVoucher, driver: false, arrival_en: [], arrival_ar: [] }, 'Staff scan this', null],
])('the voucher of a %s says who scans it, and for whom its box is', (_, voucher, scan, readers) => {
  expect(voucherSheet(voucher, translator('en')).scan).toBe(scan)
  const { blocks } = voucherDocument(voucher, { verifyUrl: 'https://stay.example/v' })
  const [box = null] = blocks.flatMap((block) => (block.kind === 'box' ? block.title.en : []))
  expect(box).toBe(readers)
  expect(blocks[0]).toMatchObject({ code: { label: { en: scan }, note: { en: scan } } })
})
