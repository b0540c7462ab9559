import { expect, test } from 'vitest'
import { nameOfForm, typedForm, typedValues } from '#web/features/checkout/draft/typed-form.ts'

const form = new FormData()
for (const [name, value] of [
  ['token', 'signed'],
  ['key', 'random'],
  ['about', 'one'],
  ['intent', 'guests'],
  ['guests.0.first_name', 'Amal'],
  ['contact.phone', 'not a number'],
  ['request.7', 'A low floor'],
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
      'request.7': 'A low floor',
      accept: 'yes',
    },
  })
})

test('the form of a product is named after its line, in the form that the API accepts', () => {
  expect(nameOfForm({ id: 2 ** 30 + 1 })).toBe('40000001')
  expect(nameOfForm({ id: 2 ** 31 - 1 })).toMatch(/^[0-9a-f]{8}$/)
  expect(nameOfForm(undefined)).toBe('cart')
})

test('the consent to one checkout is not shown for another one', () => {
  const draft = { typed: typedForm(form, 'one') }
  const { accept, ...others } = draft.typed.values
  expect(accept).toBe('yes')
  expect(typedValues(draft, 'one')).toEqual(draft.typed.values)
  expect(typedValues(draft, 'other')).toEqual(others)
  expect(typedValues({}, 'one')).toEqual({})
})
