import { expect, test } from 'vitest'
import { inListOrder } from '#domains/places/countries.ts'

test('countries of the Gulf stand first in a list, Saudi Arabia before all, then the others by name', () => {
  const countries = [
    { code: 'OM', name: 'عُمان' },
    { code: 'PK', name: 'باكستان' },
    { code: 'SA', name: 'السعودية' },
    { code: 'EG', name: 'مصر' },
    { code: 'JO', name: 'الأردن' },
    { code: 'KW', name: 'الكويت' },
  ]
  expect(inListOrder(countries, 'ar').map(({ code }) => code)).toEqual(['SA', 'KW', 'OM', 'JO', 'PK', 'EG'])
})

test('territories without people are in no list', () => {
  const countries = ['AQ', 'BV', 'GS', 'HM', 'IO', 'NO', 'TF', 'UM'].map((code) => ({ code, name: code }))
  expect(inListOrder(countries, 'en').map(({ code }) => code)).toEqual(['IO', 'NO'])
})
