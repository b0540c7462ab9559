import { expect, test } from 'vitest'
import type { RoomOffer } from '#domains/products/stays/answers.ts'
import { inRateOrder, inRoomOrder, lowestTotal, shownFirst } from '#web/features/hotels/rooms/room-order.ts'

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

test('of many rates the cheapest and the cheapest with free cancellation are shown first', () => {
  const rates = (...kinds: ('none' | 'free' | 'partial')[]) =>
    kinds.map((kind, i) => ({ rate_plan_id: i, cancellation: { kind } })) as unknown as RoomOffer['rates']
  const ids = (some: RoomOffer['rates']) => some.map(({ rate_plan_id }) => rate_plan_id)
  const split = (of: RoomOffer['rates']) => {
    const { shown, others } = shownFirst(of)
    return [ids(shown), ids(others)]
  }
  expect(split(rates('none', 'none', 'free', 'free'))).toEqual([
    [0, 2],
    [1, 3],
  ])
  expect(split(rates('free', 'none', 'partial', 'free'))).toEqual([
    [0, 1],
    [2, 3],
  ])
  expect(split(rates('none', 'partial', 'none', 'none'))[0]).toEqual([0, 1])
  expect(split(rates('none', 'none', 'free'))).toEqual([[0, 2], [1]])
  expect(split(rates('none'))).toEqual([[0], []])
})
