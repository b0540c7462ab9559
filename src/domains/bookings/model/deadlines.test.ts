import { expect, test } from 'vitest'
import { answerDeadline } from '#domains/bookings/model/deadlines.ts'

const at = (text: string) => new Date(`2026-12-${text}:00Z`)

test.each<[string, string, string, string, number?]>([
  ['a day, if the stay is far ahead', '01T09:00', '20T13:00', '02T09:00'],
  ['two hours before check-in, if the stay begins tomorrow', '01T15:00', '02T13:00', '02T11:00'],
  ['at least an hour, if the stay begins today', '01T12:30', '01T13:00', '01T13:30'],
  ['an hour, if check-in has already begun', '01T18:00', '01T13:00', '01T19:00'],
  ['the specified number of hours', '01T09:00', '20T13:00', '04T09:00', 72],
  ['specified hours end two hours before check-in', '01T15:00', '02T13:00', '02T11:00', 72],
  ['specified hours leave at least one hour', '01T12:30', '01T13:00', '01T13:30', 72],
])('answer deadline: %s', (_, now, arrival, deadline, hours) => {
  expect(answerDeadline(at(now), at(arrival), hours)).toEqual(at(deadline))
})
