import { expect, test } from 'vitest'
import { currencyNames } from './currency-names.ts'

test('a currency has its name in the language, and an unknown one its code', () => {
  const [en, ar] = [currencyNames('en'), currencyNames('ar')]
  expect([en('USD'), ar('SAR'), en('XQQ')]).toEqual(['US Dollar', 'ريال سعودي', 'XQQ'])
})

test('the rupees are feminine in Arabic, unlike in CLDR', () => {
  expect(['INR', 'PKR'].map(currencyNames('ar'))).toEqual(['روبية هندية', 'روبية باكستانية'])
})
