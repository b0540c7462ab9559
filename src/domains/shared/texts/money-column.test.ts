import { expect, test } from 'vitest'
import { createFormatter } from '#i18n/translator.ts'
import { moneyColumn } from '#domains/shared/texts/money-column.ts'
import { translator } from '#i18n/translator.server.ts'

const column = (locale: 'en' | 'ar', currency: string, ...minor: number[]) =>
  minor.map((one) =>
    moneyColumn(
      createFormatter(translator(locale)),
      minor.map((each) => ({ minor: each, currency })),
    )({ minor: one, currency }),
  )

test('all amounts of a column have decimals when one of them has a fraction', () => {
  expect(column('en', 'SAR', 182_900, 9145, -5000)).toEqual(['SAR\u00a01,829.00', 'SAR\u00a091.45', '−SAR\u00a050.00'])
  expect(column('ar', 'SAR', 182_900, 9145)).toEqual(['\u200f1,829.00\u00a0ر.س\u200f', '\u200f91.45\u00a0ر.س\u200f'])
})

test('a column of whole amounts has none', () => {
  expect(column('en', 'SAR', 182_900, 9100, 0)).toEqual(['SAR\u00a01,829', 'SAR\u00a091', 'SAR\u00a00'])
  expect(column('en', 'KWD', 12_000, 12_500)).toEqual(['KWD\u00a012.000', 'KWD\u00a012.500'])
})
