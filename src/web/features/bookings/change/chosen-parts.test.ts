import { expect, test } from 'vitest'
import type { BookedItem, ItemOf } from '#domains/bookings/contract/bookings.ts'
import { createFormatter } from '#i18n/translator.ts'
import { translator } from '#i18n/translator.server.ts'
import { chosenParts, freeCancellation } from '#web/features/bookings/change/chosen-parts.ts'

type Stay = ItemOf<'stay'>
type Room = Pick<Stay['rooms'][number], 'name' | 'board' | 'adults' | 'child_ages'>

const room: Room = { name: 'King room', board: 'room_only', adults: 2, child_ages: [] }

/** A stay with the fields that are compared. */
function stay(
  rooms: Room[],
  { terms = 'free', ...dates }: Partial<Stay> & { terms?: 'free' | 'none' } = {},
): BookedItem {
  return {
    kind: 'stay',
    check_in: '2027-02-10',
    check_out: '2027-02-13',
    rooms,
    cancellation: { kind: terms },
    ...dates,
  } as Stay
}

function service(date: string, time: string | null, option: string): BookedItem {
  const chosen = {
    kind: 'service',
    date,
    last_date: date,
    time,
    option: { id: 1, name: option },
    adults: 2,
    child_ages: [],
    lines: [],
  }
  return chosen as unknown as BookedItem
}

function changes(before: BookedItem, after: BookedItem | null, locale: 'en' | 'ar' = 'en') {
  const t = translator(locale)
  return chosenParts(t, createFormatter(t), { before, after }).map((text) => text.replaceAll('\u00a0', ' '))
}

test('a change names the parts that were chosen differently, before and after', () => {
  expect(changes(stay([room]), stay([{ ...room, board: 'breakfast' }]))).toEqual(['Room only → Breakfast included'])
  expect(
    changes(stay([room]), stay([{ ...room, child_ages: [4] }], { check_out: '2027-02-14', terms: 'none' })),
  ).toEqual([
    '10 –\u2060 13 Feb 2027 → 10 –\u2060 14 Feb 2027',
    '2 adults → 2 adults · 1 child (aged 4)',
    'Free cancellation → Non-refundable',
  ])
})

test('another room is named by the number of rooms', () => {
  expect(changes(stay([room]), stay([room, room]))).toEqual(['1 room → 2 rooms'])
})

test('the arrow points in the direction of the text', () => {
  const [text] = changes(service('2027-02-10', '14:00', 'A car'), service('2027-02-10', '14:00', 'A van'), 'ar')
  expect(text).toBe('A car ← A van')
})

test('the hour of a service is named with its date; what stays is not named', () => {
  expect(changes(service('2027-02-10', '14:00', 'A car'), service('2027-02-10', '16:00', 'A car'))).toEqual([
    '10 Feb 2027 · 14:00 → 10 Feb 2027 · 16:00',
  ])
  expect(changes(stay([room]), null)).toEqual([])
})

test('a change says until when a cancellation is free before and after it, if that differs', () => {
  const t = translator('en')
  const [before, after] = ['2027-01-16T13:00:00.000Z', '2027-01-17T13:00:00.000Z']
  const free = (one: string | null, other: string | null) =>
    freeCancellation(t, createFormatter(t), {
      before: one,
      after: other,
      timeZone: 'Asia/Riyadh',
      place: 'Makkah',
    })?.replaceAll('\u00a0', ' ')
  expect(free(before, after)).toBe(
    'Free cancellation until Sat 16 Jan 2027, 16:00; after the change until Sun 17 Jan 2027, 16:00 (Makkah time).',
  )
  expect(free(before, null)).toMatch(/after the change it is no longer free/)
  expect(free(null, after)).toMatch(/^After the change, cancellation is free until Sun 17 Jan/)
  expect(free(before, before)).toBeUndefined()
})
