import { expect, test } from 'vitest'
import { changeOfNote, readNote } from '#domains/bookings/model/event-notes.ts'

test.each([
  ['changed', 'made'],
  ['names changed', 'made'],
  ['dates 2026-12-01 2026-12-03 to 2026-12-02 2026-12-04', 'made'],
  ['change accepted', 'accepted'],
  ['change declined', 'declined'],
  ['change withdrawn', 'withdrawn'],
  ['change lapsed', 'lapsed'],
  ['change asked', null],
  ['substitution accepted', null],
  ['changed by a newer version', null],
])('of a change the note “%s” says %s', (note, change) => expect(changeOfNote(note)).toBe(change))

test('a note is read into its parts', () => {
  expect(readNote('paid 5000 SAR card')).toEqual({ code: 'paid', amount: 5000, currency: 'SAR', way: 'card' })
  expect(readNote('gave 5000 SAR')).toEqual({ code: 'gave', amount: 5000, currency: 'SAR' })
  expect(readNote('dates a b to c d')).toEqual({ code: 'dates', before: ['a', 'b'], after: ['c', 'd'] })
  expect(readNote('no_rooms')).toEqual({ code: 'no_rooms' })
  expect(readNote('a note of a newer version')).toBeNull()
})
