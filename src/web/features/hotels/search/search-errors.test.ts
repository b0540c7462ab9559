import { expect, test } from 'vitest'
import { translator } from '#i18n/translator.server.ts'
import { searchErrors } from '#web/features/hotels/search/search-errors.ts'

const t = translator('en')

test('an error is shown at its field, and the summary names the field', () => {
  expect(
    searchErrors(
      [
        { path: 'check_out', code: 'stay_too_long', params: { max: 30 } },
        { path: 'occupancy.0', code: 'invalid_format' },
      ],
      t,
    ),
  ).toEqual({
    fields: [
      { field: 'check_out', message: 'Book 30 nights at most.' },
      { field: 'occupancy', message: 'Check the format of this field.' },
    ],
    summary: [
      { field: 'check_out', message: 'Check-out: Book 30 nights at most.' },
      { field: 'occupancy', message: 'Guests and rooms: Check the format of this field.' },
    ],
  })
})

test('without errors nothing is shown', () => {
  expect(searchErrors([], t)).toBeNull()
})
