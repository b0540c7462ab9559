import { expect, test } from 'vitest'
import { translator } from '#i18n/translator.server.ts'
import { nightChange } from '#web/admin/inventory/field-names.ts'

test('the sale and the arrival of a night change in words, other values as numbers', () => {
  const [en, ar] = [translator('en'), translator('ar')]
  const closed = { field: 'closed', before: 'no', after: 'yes' } as const
  expect(nightChange(en, closed)).toEqual({ field: 'Sale', before: 'Open', after: 'Closed' })
  expect(nightChange(ar, { ...closed, before: null, after: 'no' })).toEqual({
    field: 'البيع',
    before: '–',
    after: 'مفتوح',
  })
  expect(nightChange(ar, { field: 'closed_to_arrival', before: 'no', after: 'yes' })).toEqual({
    field: 'تسجيل الوصول',
    before: 'مسموح',
    after: 'غير مسموح',
  })
  expect(nightChange(en, { field: 'closed_to_departure', before: 'yes', after: 'no' })).toEqual({
    field: 'Check-out',
    before: 'Not allowed',
    after: 'Allowed',
  })
  expect(nightChange(ar, { field: 'max_stay', before: '30', after: '5' })).toEqual({
    field: 'أطول إقامة',
    before: '30',
    after: '5',
  })
  expect(nightChange(en, { field: 'min_stay', before: '1', after: '2' })).toMatchObject({ before: '1', after: '2' })
})
