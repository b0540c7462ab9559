import { expect, test } from 'vitest'
import { answerDeadline } from '#domains/bookings/deadlines.ts'

const at = (text: string) => new Date(`2026-12-${text}:00Z`)

test.each<[string, string, string, string, number?]>([
  ['a stay far ahead leaves a day', '01T09:00', '20T13:00', '02T09:00'],
  ['a stay tomorrow leaves until two hours before check-in', '01T15:00', '02T13:00', '02T11:00'],
  ['a stay today leaves an hour at least', '01T12:30', '01T13:00', '01T13:30'],
  ['so does one whose check-in has begun', '01T18:00', '01T13:00', '01T19:00'],
  ['hours that are given are had', '01T09:00', '20T13:00', '04T09:00', 72],
  ['but not into the last two before check-in', '01T15:00', '02T13:00', '02T11:00', 72],
  ['nor less than one', '01T12:30', '01T13:00', '01T13:30', 72],
])('%s', (_, now, arrival, deadline, hours) => {
  expect(answerDeadline(at(now), at(arrival), hours)).toEqual(at(deadline))
})
