import { expect, test } from 'vitest'
import { optionText, vehiclesOf } from '#domains/shared/texts/vehicles.ts'
import { translator } from '#i18n/translator.server.ts'

test('several vehicles are named with their number before their type, a single one by its type', () => {
  const texts = (locale: 'en' | 'ar') => [1, 2, 3, 11].map((count) => optionText(translator(locale), 'Van', count))
  expect(texts('en')).toEqual(['Van', '2 vehicles: Van', '3 vehicles: Van', '11 vehicles: Van'])
  expect(texts('ar')).toEqual(['Van', 'مركبتان: Van', '3 مركبات: Van', '11 مركبة: Van'])
})

test('only a price per vehicle counts vehicles', () => {
  expect(vehiclesOf([{ kind: 'vehicle', count: 2 }])).toBe(2)
  expect(vehiclesOf([{ kind: 'adult', count: 2 }])).toBe(1)
})
