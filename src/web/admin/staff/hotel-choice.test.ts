import { expect, test } from 'vitest'
import { maxStaffHotels } from '#domains/staff/people-contract.ts'
import { hotelsToChoose, invitedHotels } from '#web/admin/staff/hotel-choice.ts'

const hotelsOf = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: i, name: `House ${i}`, city: i % 2 ? 'Makkah' : 'Madinah' }))
const idsOf = ({ hotels }: { hotels: readonly { id: number }[] }) => hotels.map(({ id }) => id)

test('all hotels are listed while they can all be chosen', () => {
  const hotels = hotelsOf(maxStaffHotels)
  expect(hotelsToChoose(hotels, { search: 'no such', chosen: [7] })).toEqual({ hotels, isPart: false })
})

test('of more hotels the list has those chosen before, then at most as many as can be chosen of those that match', () => {
  const hotels = hotelsOf(10_000)
  const listed = hotelsToChoose(hotels, { search: '', chosen: [9_001, 4] })
  expect([listed.isPart, listed.hotels.length]).toEqual([true, maxStaffHotels + 2])
  expect(idsOf(listed).slice(0, 4)).toEqual([4, 9_001, 0, 1])
  expect(idsOf(hotelsToChoose(hotels, { search: 'HOUSE 9999', chosen: [4] }))).toEqual([4, 9_999])
  expect(idsOf(hotelsToChoose(hotels, { search: 'makkah', chosen: [] })).slice(0, 3)).toEqual([1, 3, 5])
  expect(idsOf(hotelsToChoose(hotels, { search: 'no such', chosen: [4] }))).toEqual([4])
})

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
