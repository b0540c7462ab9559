import { expect, test } from 'vitest'
import type { Field } from '#domains/cms/shapes.ts'
import { editedValues, withPicture, withRowsMoved } from '#web/admin/cms/edit-form.ts'

const fields: Field[] = [
  { type: 'bilingual', name: 'title', max: 80 },
  { type: 'number', name: 'amount', min: 0, max: 10_000, decimals: 2 },
  { type: 'flag', name: 'mandatory' },
  { type: 'reference', name: 'hotel_id', to: 'hotel', by: 'number' },
  { type: 'references', name: 'tags', to: 'hashtag', by: 'slug' },
  {
    type: 'list',
    name: 'programme',
    maxItems: 5,
    item: [
      { type: 'date', name: 'first_day' },
      { type: 'list', name: 'blocks', maxItems: 5, item: [{ type: 'text', name: 'code', max: 9 }] },
    ],
  },
]

function form(pairs: [string, string][]): FormData {
  const made = new FormData()
  for (const [name, value] of pairs) made.append(name, value)
  return made
}

test('form values are read by field path, in Latin or Arabic digits', () => {
  const values = editedValues(
    fields,
    form([
      ['title.en', 'One'],
      ['title.ar', 'واحد'],
      ['amount', '١٬٢٣٤٫٥'],
      ['mandatory', 'yes'],
      ['hotel_id', '7'],
      ['programme.rows', '3'],
      ['programme.0.first_day', '2027-01-01'],
      ['programme.0.blocks.rows', '2'],
      ['programme.0.blocks.0.code', ''],
      ['programme.0.blocks.1.code', 'b'],
      ['programme.2.first_day', '٣/١/٢٠٢٧'],
    ]),
  )
  expect(values).toEqual({
    title: { en: 'One', ar: 'واحد' },
    amount: 123_450,
    mandatory: true,
    hotel_id: 7,
    tags: [],
    // Empty rows are omitted.
    programme: [
      { first_day: '2027-01-01', blocks: [{ code: 'b' }] },
      { first_day: '2027-01-03', blocks: [] },
    ],
  })
})

test('a value that is not a number stays as typed, and selected references keep their order', () => {
  const values = editedValues(
    fields,
    form([
      ['amount', 'many'],
      ['tags.order', 'z a'],
      ['tags', 'a'],
      ['tags', 'b'],
      ['tags', 'z'],
    ]),
  )
  expect(values).toMatchObject({ amount: 'many', tags: ['z', 'a', 'b'], hotel_id: null })
})

test('an amount with more decimals than its field has is not rounded', () => {
  const amount = (typed: string) => editedValues(fields, form([['amount', typed]]))['amount']
  expect([amount('١٫٢٣'), amount('1.15'), amount('1.234')]).toEqual([123, 115, '1.234'])
})

test('rows are added, moved and removed at any depth', () => {
  const row = (first_day: string, ...codes: string[]) => ({ first_day, blocks: codes.map((code) => ({ code })) })
  const values = { programme: [row('1', 'a', 'b'), row('2', 'c')] }
  const days = (intent: string) =>
    (withRowsMoved(fields, values, intent).programme as ReturnType<typeof row>[]).map(
      ({ first_day, blocks }) => `${first_day ?? '-'}:${blocks.map(({ code }) => code || '-').join('')}`,
    )
  expect(days('row add programme')).toEqual(['1:ab', '2:c', '-:'])
  expect(days('row add programme.1.blocks')).toEqual(['1:ab', '2:c-'])
  expect(days('row up programme.1')).toEqual(['2:c', '1:ab'])
  expect(days('row down programme.0.blocks.0')).toEqual(['1:ba', '2:c'])
  expect(days('row remove programme.0.blocks.1')).toEqual(['1:a', '2:c'])
  expect(days('row up programme.0')).toEqual(['1:ab', '2:c'])
  expect(days('row add nothing')).toEqual(['1:ab', '2:c'])
})

test('an uploaded picture is appended to its list', () => {
  const pictures: Field[] = [
    {
      type: 'list',
      name: 'image_ids',
      maxItems: 9,
      bare: true,
      item: [
        { type: 'picture', name: 'picture' },
        { type: 'focus', name: 'focus' },
      ],
    },
    { type: 'picture', name: 'image_id' },
  ]
  const values = { image_ids: [{ picture: 'room/a', focus: '' }], image_id: '' }
  expect(withPicture(pictures, values, 'image_ids', { id: 'photo/b', focus: '31' }).image_ids).toEqual([
    { picture: 'room/a', focus: '' },
    { picture: 'photo/b', focus: '31' },
  ])
  expect(withPicture(pictures, values, 'image_id', { id: 'photo/b' }).image_id).toBe('photo/b')
})

test('a focal point is that of the picture with which it was shown', () => {
  const single: Field[] = [
    { type: 'picture', name: 'image_id' },
    { type: 'focus', name: 'focus', of: 'image_id' },
  ]
  const shown = (image_id: string) =>
    editedValues(
      single,
      form([
        ['image_id', image_id],
        ['focus.of', 'photo/a'],
        ['focus', '31'],
      ]),
    )
  expect(shown('photo/a')).toEqual({ image_id: 'photo/a', focus: '31' })
  expect(shown('photo/b')).toEqual({ image_id: 'photo/b', focus: '' })
  const uploaded = withPicture(single, shown('photo/a'), 'image_id', { id: 'photo/c', focus: '24' })
  expect(uploaded).toEqual({ image_id: 'photo/c', focus: '24' })
})

test('times are read from one field, days from boxes, and a star counts only beside its tick', () => {
  const inOne: Field[] = [
    { type: 'list', name: 'times', maxItems: 9, bare: true, item: [{ type: 'time', name: 'time' }] },
    {
      type: 'list',
      name: 'weekdays',
      maxItems: 7,
      bare: true,
      item: [{ type: 'choice', name: 'weekday', choices: ['friday'] }],
    },
    { type: 'references', name: 'amenities', to: 'hotel_amenity', by: 'slug', starred: 'main_facilities' },
    { type: 'references', name: 'main_facilities', to: 'hotel_amenity', by: 'slug', of: 'amenities' },
  ]
  const values = editedValues(
    inOne,
    form([
      ['times', '2 pm، ٨:٠٠; 14:00, later'],
      ['weekdays', 'friday'],
      ['amenities', 'lift'],
      ['main_facilities', 'lift'],
      ['main_facilities', 'pool'],
    ]),
  )
  expect(values).toEqual({
    times: [{ time: '08:00' }, { time: '14:00' }, { time: 'later' }],
    weekdays: [{ weekday: 'friday' }],
    amenities: ['lift'],
    main_facilities: ['lift'],
  })
})
