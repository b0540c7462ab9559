import { expect, test } from 'vitest'
import { invitedHotels } from '#web/admin/staff/hotel-choice.ts'

test('an invitation is for all hotels only if that was chosen; some without a hotel is an error', () => {
  const invited = (fields: [string, string][]) => {
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, value)
    return invitedHotels(form)
  }
  const access = (choice: string): [string, string] => ['access', choice]
  const hotel = (id: string): [string, string] => ['hotels', id]
  expect(invited([access('all')])).toEqual([])
  // Hotels that were ticked before all hotels were chosen.
  expect(invited([access('all'), hotel('3')])).toEqual([])
  expect(invited([access('some'), hotel('3'), hotel('8')])).toEqual([3, 8])
  expect(invited([access('some')])).toBeNull()
  expect(invited([])).toBeNull()
  expect(invited([['role', 'manager'], access('some')])).toEqual([])
})
