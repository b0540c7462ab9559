import { expect, test } from 'vitest'
import type { Field } from '#domains/cms/shapes.ts'
import { createFormatter } from '#i18n/translator.ts'
import { translator } from '#i18n/translator.server.ts'
import { fieldText } from '#web/admin/cms/field-text.ts'

const options = { city: [{ value: 'makkah', label: 'Makkah' }], hotel_amenity: [{ value: 'lift', label: 'Lift' }] }
const fee: Field = { type: 'bilingual', name: 'name', max: 80 }

test.each<[Field, unknown, string]>([
  [{ type: 'text', name: 'slug', max: 80 }, 'palm-house', 'palm-house'],
  [{ type: 'bilingual', name: 'name', max: 80 }, { en: 'Palm House', ar: 'دار النخيل' }, 'Palm House'],
  [{ type: 'number', name: 'amount', min: 0, max: 9_000, decimals: 2 }, 1_250, '12.50'],
  [{ type: 'date', name: 'valid_to' }, '2026-12-05', '5 Dec 2026'],
  [{ type: 'time', name: 'from_time' }, null, ''],
  [{ type: 'reference', name: 'city', to: 'city', by: 'slug' }, 'makkah', 'Makkah'],
  [{ type: 'references', name: 'amenities', to: 'hotel_amenity', by: 'slug' }, ['lift'], 'Lift'],
  [{ type: 'references', name: 'amenities', to: 'hotel_amenity', by: 'slug' }, [], ''],
  [{ type: 'list', name: 'fees', maxItems: 9, item: [fee] }, [{ name: { en: 'Cot', ar: 'سرير' } }], 'Cot'],
])('what a folded field holds: %j', (field, value, text) => {
  const t = translator('en')
  expect(fieldText({ t, format: createFormatter(t), options }, field, value)).toBe(text)
})
