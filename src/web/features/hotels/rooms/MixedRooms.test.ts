import { expect, test } from 'vitest'
import type { RoomChoices } from '#domains/products/stays/search/comparison-answers.ts'
import { mixedPrices, mixedTotal, shownChoices } from '#web/features/hotels/rooms/MixedRooms.tsx'

const money = (minor: number) => ({ minor, currency: 'SAR' })
const choice = (room: string, minor: number) =>
  ({ room, total: money(minor), exact: minor * 10_000 }) as RoomChoices['parties'][number]['choices'][number]

test('the total of the selected rooms has the fees of the stay once, and the price of a room for its own party', () => {
  const prices = mixedPrices({
    parties: [
      { occupancy: '2', choices: [choice('1~2', 10_000), choice('2~2', 12_000)] },
      { occupancy: '1', choices: [choice('1~1', 8_000)] },
    ],
    cheapest: { rooms: ['1~2', '1~1'], total: money(18_500) },
  })
  expect(prices).toMatchObject({ currency: 'SAR', fees: 500 })
  expect(mixedTotal(prices, [0, 0])).toBe(18_500)
  expect(mixedTotal(prices, [1, 0])).toBe(20_500)
})

test('VAT of several rooms is rounded once', () => {
  const half = { ...choice('1~2', 10_001), exact: 100_005_000 }
  const parties = ['2', '2'].map((occupancy) => ({ occupancy, choices: [half] }))
  const prices = mixedPrices({ parties, cheapest: { rooms: ['1~2', '1~2'], total: money(20_001) } })
  expect(prices.fees).toBe(0)
  expect(mixedTotal(prices, [0, 0])).toBe(20_001)
})

test('a party is offered its ten cheapest rooms, and always the one of the cheapest combination', () => {
  const choices = Array.from({ length: 20 }, (_, i) => choice(`${i}~2`, 10_000 + i))
  const total = money(20_000)
  const roomsOf = (cheapest: string) =>
    shownChoices({ parties: [{ occupancy: '2', choices }], cheapest: { rooms: [cheapest], total } }).parties[0]?.choices
  expect(roomsOf('0~2')?.at(-1)?.room).toBe('9~2')
  expect(roomsOf('0~2')).toHaveLength(10)
  expect(roomsOf('18~2')?.at(-1)?.room).toBe('18~2')
})
