import { expect, test } from 'vitest'
import { destinationsText } from '#domains/shared/texts/destinations.ts'
import { createFormatter } from '#i18n/translator.ts'
import { translator } from '#i18n/translator.server.ts'

test('a package is placed where it leads to, and says where it leaves from only if that is another city', () => {
  const t = translator('en')
  const placed = (city: string, ...destinations: string[]) =>
    destinationsText(t, createFormatter(t), { city, destinations })
  expect(placed('Cairo', 'Makkah', 'Madinah')).toBe('Makkah and Madinah · From Cairo')
  expect(placed('Jeddah', 'Makkah')).toBe('Makkah · From Jeddah')
  expect(placed('Makkah', 'Makkah')).toBe('Makkah')
  expect(placed('Makkah', 'Makkah', 'Madinah')).toBe('Makkah and Madinah · From Makkah')
  expect(placed('Makkah')).toBe('Makkah')
})
