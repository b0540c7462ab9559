import { expect, test } from 'vitest'
import { productName, typedForm, typedValues } from '#web/features/checkout/draft/typed-form.ts'

const form = new FormData()
for (const [name, value] of [
  ['quote_token', 'signed'],
  ['key', 'random'],
  ['guests.0.first_name', 'Amal'],
  ['contact.phone', 'not a number'],
  ['special_request', 'A low floor'],
  ['accept', 'yes'],
] as const) {
  form.set(name, value)
}

test('everything that was typed is stored, valid or not, without the fields of the request', () => {
  expect(typedForm(form, 'one')).toEqual({
    about: 'one',
    values: {
      'guests.0.first_name': 'Amal',
      'contact.phone': 'not a number',
      special_request: 'A low floor',
      accept: 'yes',
    },
  })
})

test('a product has a name of its own, in the form that the API accepts', () => {
  const names = [1, 2, 3].map((hotel_id) => productName({ hotel_id, check_in: '2026-12-15' }))
  expect(new Set(names).size).toBe(3)
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{8}$/)
})

test('the request and the consent for one product are not shown for another one', () => {
  const draft = { typed: typedForm(form, 'one') }
  expect(typedValues(draft, 'one')).toEqual(draft.typed.values)
  expect(typedValues(draft, 'other')).toEqual({ 'guests.0.first_name': 'Amal', 'contact.phone': 'not a number' })
  expect(typedValues({}, 'one')).toEqual({})
})
