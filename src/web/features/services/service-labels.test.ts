import { expect, test } from 'vitest'
import { createFormatter } from '#i18n/translator.ts'
import { translator } from '#i18n/translator.server.ts'
import { lowestPrice, optionLabel } from '#web/features/services/service-labels.ts'

const price = (locale: 'en' | 'ar', basis: 'vehicle' | 'day', ...minor: number[]) => {
  const t = translator(locale)
  const options = minor.map((amount, id) => ({ id, amount: { minor: amount, currency: 'SAR' } }))
  return lowestPrice({ basis, options: options as never }, t, createFormatter(t)).replaceAll(/[\u00a0\u200f]/g, ' ')
}

test.for([
  ['en', 'vehicle', [45_000, 24_000], 'From SAR 240 per vehicle'],
  ['en', 'day', [3_500], 'SAR 35 per day'],
  ['en', 'day', [3_500, 3_500], 'SAR 35 per day'],
  ['en', 'day', [], 'per day'],
] as const)('the price of a service before a choice has an amount: %s, %s, %j', ([locale, basis, minor, text]) => {
  expect(price(locale, basis, ...minor)).toBe(text)
})

test('in Arabic it is the amount for what it pays, too', () => {
  expect(price('ar', 'vehicle', 45_000, 24_000)).toMatch(/^ابتداءً من .*240.* للمركبة$/)
})

test.for([
  ['vehicle', false, 'Car · up to 3 people'],
  ['group', false, 'Car · up to 3 people'],
  ['day', false, 'Car · up to 3 people'],
  // What is rented is not shared, and a person pays for each.
  ['day', true, 'Car'],
  ['person', false, 'Car'],
] as const)('an option %s says for whom one is enough: rental %s', ([basis, rental, label]) => {
  expect(optionLabel({ basis, rental }, { name: 'Car', most_people: 3 }, translator('en'))).toBe(label)
})
