import { expect, test } from 'vitest'
import { translator } from '#text/translator.server.ts'
import { searchErrors } from '#web/search/search-errors.ts'

const t = translator('en')

test('what was refused is said at its field, and named in the summary', () => {
  expect(
    searchErrors(
      [
        { path: 'check_out', code: 'stay_too_long', params: { max: 30 } },
        { path: 'occupancy.0', code: 'invalid_format' },
      ],
      t,
    ),
  ).toEqual({
    title: 'Please check what you entered',
    fields: [
      { field: 'check_out', message: 'Book 30 nights at most.' },
      { field: 'occupancy', message: 'This is not in the expected form.' },
    ],
    summary: [
      { field: 'check_out', message: 'Check-out: Book 30 nights at most.' },
      { field: 'occupancy', message: 'Guests and rooms: This is not in the expected form.' },
    ],
  })
})

test('nothing refused, nothing said', () => {
  expect(searchErrors([], t)).toBeNull()
})
