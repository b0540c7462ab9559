import { expect, test } from 'vitest'
import type { RoomOffer } from '#domains/products/stays/answers.ts'
import { inRateOrder, inRoomOrder, lowestTotal } from '#web/features/hotels/rooms/room-order.ts'

type Rate = [total: number, meetsTerms?: boolean]

function room(name: string, rates: Rate[], reason?: NonNullable<RoomOffer['unavailable']>['reason']) {
  return {
    room: { name },
    rates: rates.map(([minor, meets_terms = true]) => ({ total: { minor, currency: 'SAR' }, meets_terms })),
    unavailable: reason ? { reason, min_stay: null, next: [] } : null,
  } as unknown as RoomOffer
}

const names = (offers: RoomOffer[]) => offers.map((offer) => offer.room.name)

test('rooms that fit come first, the cheapest at the top; the others are folded by reason', () => {
  const { fitting, folded } = inRoomOrder([
    room('twin', [], 'too_many_guests'),
    room('suite', [[900]]),
    room('king', [], 'too_many_guests'),
    room('quad', [[700]]),
    room('triple', [], 'sold_out'),
  ])
  expect(names(fitting)).toEqual(['quad', 'suite'])
  expect(folded.map(({ reason, offers }) => [reason, names(offers)])).toEqual([
    ['too_many_guests', ['twin', 'king']],
    ['sold_out', ['triple']],
  ])
})

test('a room with the requested terms comes before a cheaper one without them, and so does a rate', () => {
  const cheap = room('cheap', [[500, false]])
  const free = room('free', [
    [600, false],
    [800, true],
  ])
  expect(names(inRoomOrder([cheap, free]).fitting)).toEqual(['free', 'cheap'])
  expect(inRateOrder(free.rates).first.map(({ total }) => total.minor)).toEqual([800])
  expect(inRateOrder(free.rates).others.map(({ total }) => total.minor)).toEqual([600])
  expect(lowestTotal([cheap, free])?.minor).toBe(800)
})

test('without the requested terms anywhere, all rates are shown by price', () => {
  const cheap = room('cheap', [[500, false]])
  expect(inRateOrder(cheap.rates)).toEqual({ first: cheap.rates, others: [] })
  expect(lowestTotal([cheap])?.minor).toBe(500)
  expect(lowestTotal([room('full', [], 'sold_out')])).toBeUndefined()
})
