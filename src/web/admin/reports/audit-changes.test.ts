import { expect, test } from 'vitest'
import { api } from '#api/index.ts'
import { kindNames } from '#domains/cms/shapes.ts'
import { ar } from '#i18n/ar.ts'
import { en } from '#i18n/en.ts'
import { auditChanges } from '#web/admin/reports/audit-changes.ts'

test('only the fields that differ are listed', () => {
  const before = { status: 'confirmed', total: 100, captured: null }
  expect(auditChanges(before, { status: 'cancelled', total: 100, captured: 5 })).toEqual([
    'status: confirmed → cancelled',
    'captured: 5',
  ])
  expect(auditChanges(null, { note: 'added', rooms: ['1~2'] })).toEqual(['note: added', 'rooms: ["1~2"]'])
  expect(auditChanges({ seats: 4 }, null)).toEqual(['seats: 4 →'])
  expect(auditChanges('a', 'b')).toEqual(['a → b'])
  expect(auditChanges(null, { name: { ar: 'عمرة', en: 'Umrah' }, label: { en: '', ar: '' } })).toEqual([
    'name: Umrah · عمرة',
  ])
})

test('every editable kind has its name in both languages', () => {
  for (const kind of kindNames)
    for (const { subject } of [en.audit, ar.audit])
      expect(subject, kind).toMatch(new RegExp(` ${kind.replace('-', '_')} \\{[^}]+\\}`))
})

test('every write endpoint of the staff has an audit text in both languages', () => {
  const acts = Object.values(api).filter((one) => one.staff.length > 0 && one.effect === 'write')
  expect(acts.length).toBeGreaterThan(40)
  for (const { name } of acts)
    for (const { act } of [en.audit, ar.audit]) expect(act, name).toMatch(new RegExp(` ${name} \\{[^}]+\\}`))
})
