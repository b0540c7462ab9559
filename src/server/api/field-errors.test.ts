import { expect, test } from 'vitest'
import { z } from 'zod'
import { freeLine } from '#domains/shared/free-text.ts'
import { fieldErrors } from '#server/api/invoke.ts'

const shape = z.object({
  name: freeLine(5).min(2, 'too_short'),
  nights: z.int().max(30),
  city: z.string().min(2).max(5).optional(),
  rooms: z.array(z.int()).min(1).max(2).optional(),
})

function errorsOf(input: unknown) {
  const { error } = shape.safeParse(input)
  return error ? fieldErrors(error, input) : []
}

test.each([
  ['a missing text', {}, [{ path: 'name', code: 'required' }]],
  ['an empty text', { name: '' }, [{ path: 'name', code: 'required' }]],
  ['a text of spaces', { name: '  ' }, [{ path: 'name', code: 'required' }]],
  ['a short text', { name: 'H' }, [{ path: 'name', code: 'too_short', params: { min: 2 } }]],
  ['a long text', { name: 'Hudaaa' }, [{ path: 'name', code: 'too_long', params: { max: 5 } }]],
  ['a number over its limit', { name: 'Huda', nights: 31 }, [{ path: 'nights', code: 'too_big' }]],
  [
    'a long text with no code of its own',
    { name: 'Huda', city: 'Madinah' },
    [{ path: 'city', code: 'too_long', params: { max: 5 } }],
  ],
  [
    'a short text with no code of its own',
    { name: 'Huda', city: 'M' },
    [{ path: 'city', code: 'too_short', params: { min: 2 } }],
  ],
  ['a long list', { name: 'Huda', rooms: [1, 2, 3] }, [{ path: 'rooms', code: 'too_many', params: { max: 2 } }]],
  ['an empty list', { name: 'Huda', rooms: [] }, [{ path: 'rooms', code: 'too_few', params: { min: 1 } }]],
  ['an empty text with no code of its own', { name: 'Huda', city: '' }, [{ path: 'city', code: 'required' }]],
  ['an unknown field', { name: 'Huda', age: 3 }, []],
])('%s gets the error with the next step', (_, input, errors) => {
  expect(errorsOf({ nights: 3, ...input })).toEqual(errors)
})

test('unknown fields are named one by one where the shape is strict', () => {
  const { error } = shape.strict().safeParse({ name: 'Huda', nights: 3, age: 1, sex: 'f' })
  expect(error && fieldErrors(error, {})).toEqual([
    { path: 'age', code: 'unknown_field' },
    { path: 'sex', code: 'unknown_field' },
  ])
})
