import { expect, test } from 'vitest'
import type { ReceiptLine } from '#domains/payments/receipt.ts'
import { riyadhTime, taxLines } from '#domains/einvoicing/lines.ts'

const line = { reference: 'A', what: { en: 'House', ar: 'دار' }, total: 96_600, vat: 12_600, vatRate: 1_500 }

test('a line that is taxed wholly has one category, also where its VAT is rounded', () => {
  const taxed = { name: 'دار', category: 'S', rate: 1_500 }
  expect(taxLines([line])).toEqual([{ ...taxed, net: 84_000, vat: 12_600 }])
  for (const [total, vat] of [
    [33_333, 4_348],
    [101, 13],
    [1, 0],
  ] as const) {
    const lines = taxLines([{ ...line, total, vat }])
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ net: total - vat, vat })
  }
})

test('the category of a line follows from its rate, whatever its amounts', () => {
  const categoryOf = (values: Partial<ReceiptLine>) => taxLines([{ ...line, ...values }])[0]?.category
  expect(categoryOf({ total: 98_600 })).toBe('S')
  expect(categoryOf({ total: 3, vat: 0 })).toBe('S')
  expect(categoryOf({ vat: 0, vatRate: 0 })).toBe('Z')
  expect(categoryOf({ vat: 0, vatRate: null })).toBe('O')
})

test('a line of an earlier version has the rate that follows from its amounts', () => {
  expect(taxLines([{ ...line, vatRate: undefined }])).toMatchObject([{ category: 'S', rate: 1_500 }])
})

test('documents state the date and the time of Riyadh', () => {
  expect(riyadhTime(new Date('2026-12-31T21:30:15.900Z'))).toEqual(['2027-01-01', '00:30:15'])
})
