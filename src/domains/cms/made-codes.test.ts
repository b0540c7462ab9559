import { expect, test } from 'vitest'
import { checkValues } from '#domains/cms/field-schema.ts'
import { withMadeCodes } from '#domains/cms/made-codes.ts'
import type { Field } from '#domains/cms/shapes.ts'

const code = { type: 'text', name: 'code', max: 12, form: 'code', madeFrom: 'name' } as const
const name = { type: 'bilingual', name: 'name', max: 80 } as const
const fields: Field[] = [
  name,
  { ...code, name: 'slug', max: 40, form: 'slug' },
  { type: 'list', name: 'fees', maxItems: 5, item: [name, code] },
]
const named = (en: string) => ({ name: { en, ar: 'اسم' } })

test.for<[name: string, typed: string, slug: string]>([
  ['Palm House', '', 'palm-house'],
  ['Dār al-Marjān', '', 'dar-al-marjan'],
  ['Sara’s  Inn & Spa (Makkah)', '', 'saras-inn-spa-makkah'],
  ['Palm House', 'kept', 'kept'],
  ['The Inn', '', 'the-inn-3'],
  ['دار النخيل', '', 'item'],
  ['', '', ''],
  ['A name that is much longer than forty letters', '', 'a-name-that-is-much-longer-than-fort'],
])('the web address of “%s”, typed “%s”, is %s', ([en, slug, made]) => {
  const values = withMadeCodes(fields, { ...named(en), slug, fees: [] }, new Set(['the-inn', 'the-inn-2']))
  expect(values['slug']).toBe(made)
})

test('rows of a list have different codes, and a missing name is the only error of its row', () => {
  const rows = [
    { ...named('Parking'), code: '' },
    { ...named('Parking'), code: '' },
    { ...named('Bed'), code: 'parking' },
  ]
  const made = withMadeCodes(fields, { ...named('Inn'), slug: '', fees: rows }, new Set())
  expect((made['fees'] as { code: string }[]).map((row) => row.code)).toEqual(['parking-2', 'parking-3', 'parking'])
  const { errors } = checkValues(
    fields,
    { name: { en: '', ar: '' }, slug: '', fees: [{ ...named(''), code: '' }] },
    'published',
  )
  expect(errors.map(({ path }) => path)).toEqual(['name.en', 'name.ar', 'fees.0.name.en'])
})
