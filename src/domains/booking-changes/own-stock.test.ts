import { expect, test } from 'vitest'
import { ownRoomsFree } from '#domains/booking-changes/own-stock.ts'
import type { StayRoomRow } from '#domains/products/stays/catalogue/queries.server.ts'
import { whyClosed, type OpenNight, type StayRequest } from '#domains/products/stays/pricing/offers.ts'
import { addDays, nightsBetween, nightsOf } from '#domains/shared/dates.ts'
import type { PricedStay } from '#domains/shared/shapes.ts'

const on = (day: number) => addDays('2026-12-10', day)
const double = 1
const quad = 2

/** A double room that is booked from the 10th to the 13th. */
const booked = { checkIn: on(0), checkOut: on(3), nights: 3, rooms: [{ roomTypeId: double }] } as PricedStay

type Stay = { from?: number; to?: number; type?: number; hasBegun?: boolean; noDeparture?: boolean }

/** The reason against another stay of the booking, in a room type whose nights all have the same terms. */
function reasonAgainst(terms: Partial<OpenNight>, stay: Stay) {
  const { from = 0, to = 3, type = double, hasBegun = false, noDeparture = false } = stay
  const [checkIn, checkOut] = [on(from), on(to)]
  const open = { price: 1, free: 2, minStay: 1, minStayArrival: 1, maxStay: 30, closed: false }
  const nights = nightsOf(checkIn, checkOut).map((night): OpenNight => ({
    night,
    ...open,
    closedToArrival: false,
    closedToDeparture: false,
    ...terms,
  }))
  const room = { roomTypeId: type, nights, closedToDeparture: noDeparture, rates: [{}] } as StayRoomRow
  const seen = ownRoomsFree({ hotel: { minNights: 1 }, rooms: [room] }, booked, { checkOut, hasBegun })
  const request = { hotel: seen.hotel, nights: nightsBetween(checkIn, checkOut) } as StayRequest
  return whyClosed(request, seen.rooms[0] as StayRoomRow)
}

test.for([
  ['keeps its nights, though their minimum stay has grown', { minStay: 5 }, {}, null],
  ['keeps its nights, though its arrival needs more now', { minStayArrival: 5 }, {}, null],
  ['keeps its nights, though their maximum stay has shrunk', { maxStay: 2 }, {}, null],
  ['keeps its day of departure', {}, { noDeparture: true }, null],
  ['keeps its day of departure with a later arrival', {}, { from: 1, noDeparture: true }, null],
  ['is not prolonged beyond the maximum stay', { maxStay: 3 }, { to: 4 }, 'max_stay'],
  ['is not prolonged beyond what it has, once the maximum stay has shrunk', { maxStay: 2 }, { to: 4 }, 'max_stay'],
  ['is prolonged within the maximum stay', { maxStay: 4 }, { to: 4 }, null],
  ['does not end on another day without departures', {}, { to: 2, noDeparture: true }, 'closed_to_departure'],
  ['does not change to a room type without departures', {}, { type: quad, noDeparture: true }, 'closed_to_departure'],
  ['does not arrive on another day that needs a longer stay', { minStayArrival: 4 }, { from: 1 }, 'min_stay'],
  ['does not move to nights with a longer minimum stay', { minStay: 4 }, { from: 5, to: 8 }, 'min_stay'],
  ['is prolonged once it has begun', { minStay: 9, minStayArrival: 9, maxStay: 3 }, { to: 6, hasBegun: true }, null],
  ['ends on any day once it has begun', {}, { to: 2, hasBegun: true, noDeparture: true }, null],
] as const)('a booked stay %s', ([, terms, stay, reason]) => {
  expect(reasonAgainst(terms, stay)).toBe(reason)
})
