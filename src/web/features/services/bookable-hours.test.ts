import { expect, test } from 'vitest'
import { bookableHours } from '#web/features/services/bookable-hours.ts'

const slot = (time: string | null, open: boolean) => ({ time, left: open ? 4 : 0, open })
const options = [
  { id: 1, times: [slot('09:00', false), slot('13:00', true), slot('14:00', true)] },
  { id: 2, times: [slot('13:00', true), slot('08:00', true)] },
]

test('only hours that can be booked are offered: of the chosen option, or of any', () => {
  expect(bookableHours(options, 1)).toEqual(['13:00', '14:00'])
  expect(bookableHours(options)).toEqual(['08:00', '13:00', '14:00'])
})

test('a day without an open hour offers all of them, for another day', () => {
  expect(bookableHours([{ id: 1, times: [slot('09:00', false), slot('10:00', false)] }])).toEqual(['09:00', '10:00'])
})

test('a service for the whole day has no hours', () => {
  expect(bookableHours([{ id: 1, times: [slot(null, true)] }])).toEqual([])
})
