import { expect, test } from 'vitest'
import { plainNotes } from '#domains/bookings/model/event-notes.ts'
import { bookingStatuses } from '#domains/bookings/model/shapes.ts'
import { statusTable } from '#domains/bookings/model/rules.ts'
import { staffemails } from '#i18n/en/server/emails.ts'
import { noticeOfEvent, noticeOfPaymentMove } from '#domains/office/events.ts'
import { soonOf } from '#domains/office/soon.ts'

const moves = bookingStatuses.flatMap((from) => statusTable[from].next.map((to) => ({ from, to, note: '' })))
const stays = (note: string) => noticeOfEvent({ from: 'confirmed', to: 'confirmed', note })?.event ?? null

test('of the moves of a booking the office does not hear only of the end of a stay', () => {
  const silent = moves.filter((move) => noticeOfEvent(move) === null).map(({ from, to }) => `${from}>${to}`)
  expect(silent).toEqual(['confirmed>completed', 'confirmed>no_show'])
  for (const to of ['pending', 'waiting', 'confirmed'] as const)
    expect(noticeOfEvent({ from: null, to, note: '' })).not.toBeNull()
})

test.each([
  ['paid 5000 SAR transfer', 'paid_by_hand'],
  ['reversed 5000 SAR cash', 'payment_reversed'],
  ['refund 5000 SAR', 'refunded'],
  ['gave 5000 SAR', 'refunded_by_hand'],
  ['dates 2026-12-01 2026-12-03 to 2026-12-02 2026-12-04', 'dates_changed'],
  ['names changed', 'names_changed'],
  ['change asked', 'change_asked'],
  ['checked in', null],
  ['links revoked', null],
  ['a note of a newer version', null],
])('the note “%s” is told as %s', (note, event) => expect(stays(note)).toBe(event))

test('every event has a cause, and a move decides before its note', () => {
  const heard = [
    ...moves.map((move) => noticeOfEvent(move)?.event),
    ...(['pending', 'waiting', 'confirmed'] as const).map((to) => noticeOfEvent({ from: null, to, note: '' })?.event),
    ...[...plainNotes, 'paid 1 SAR cash', 'reversed 1 SAR cash', 'refund 1 SAR', 'gave 1 SAR', 'dates a b to c d'].map(
      stays,
    ),
    noticeOfPaymentMove({ to: 'paid', problem: null })?.event,
    noticeOfPaymentMove({ to: 'failed', problem: 'currency_differs' })?.event,
  ]
  // The others are decided when they are told: a payment that was returned, and a message.
  const told = Object.keys(staffemails).flatMap((key) => /^happened_(.+)/.exec(key)?.[1] ?? [])
  const others = told.filter((event) => !heard.some((one) => one === event))
  expect(others).toEqual(['paid_returned', 'message'])
  expect(noticeOfEvent({ from: 'confirmed', to: 'cancelled', note: 'goodwill' })?.event).toBe('cancelled')
  expect(noticeOfPaymentMove({ to: 'failed', problem: null })).toBeNull()
})

test.each([
  ['2026-12-01T09:00:00Z', '2026-12-02', '08:00', 'tomorrow'],
  ['2026-12-01T21:30:00Z', '2026-12-02', '08:00', 'today'],
  ['2026-12-01T20:30:00Z', '2026-12-02', '23:59', 'tomorrow'],
  // Barely tomorrow in Riyadh, still the day before in UTC.
  ['2026-11-30T21:00:00Z', '2026-12-02', '16:00', 'tomorrow'],
  ['2026-11-30T20:00:00Z', '2026-12-02', '08:00', 'later'],
  ['2026-11-30T19:00:00Z', '2026-12-02', '16:00', null],
  ['2026-12-02T20:00:00Z', '2026-12-02', '08:00', 'today'],
  ['2026-12-03T08:00:00Z', '2026-12-02', '16:00', 'begun'],
  ['2026-12-03T09:00:00Z', '2026-12-02', '16:00', null],
])('at %s a stay from %s %s until noon of the next day begins %s', (now, checkIn, time, soon) => {
  const [starts, ends] = [`${checkIn}T${time}:00+03:00`, '2026-12-03T12:00:00+03:00']
  expect(soonOf({ starts, ends, checkIn, timeZone: 'Asia/Riyadh' }, new Date(now))).toBe(soon)
})
