import { expect, test } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import type { RecommendedCard } from '#domains/products/services/answers.ts'
import { homeOrder, recommendedOf } from '#web/features/home/sections.ts'

const travelPackage = (id: number) => ({ kind: 'package', package: { id } })
const hotel = { kind: 'hotel', hotel: { id: 1 } }
const service = { kind: 'service', service: { id: 1 } }

/**
 * The home page with these sections, where `departing` are the next departures and `recommended` are the recommended
 * cards.
 */
async function home(sections: string[], departing: number[], recommended: object[]) {
  const answer = (data: unknown) => () => Promise.resolve({ ok: true, data })
  const api = {
    fetch_home_sections: answer(sections),
    fetch_packages: answer(departing.map((id) => ({ id }))),
    recommended_services: ({ limit }: { limit: number }) =>
      Promise.resolve({ ok: true, data: recommended.slice(0, limit) }),
  }
  const { before, after } = await homeOrder(api as unknown as ApiClient, true)
  return recommendedOf([...before, ...after], []).map((one) => (one.name === 'recommended' ? one.cards : one.name))
}

test('a package among the next departures is not recommended as well, whichever section comes first', async () => {
  const cards = [travelPackage(1), hotel, service, travelPackage(2), hotel, service]
  expect(await home(['departures', 'stays', 'recommended'], [1], cards)).toEqual([
    'departures',
    [hotel, service, travelPackage(2)],
  ])
  expect(await home(['recommended', 'stays', 'departures'], [2, 1], cards)).toEqual([
    [hotel, service, hotel],
    'departures',
  ])
})

test('without the departures section, the three highest-ranked cards are recommended', async () => {
  const cards = [travelPackage(1), hotel, service, travelPackage(2)]
  expect(await home(['recommended'], [1], cards)).toEqual([[travelPackage(1), hotel, service]])
})

test('the recommended section is omitted if no card is left', async () => {
  expect(await home(['departures', 'recommended'], [1, 2], [travelPackage(1), travelPackage(2)])).toEqual([
    'departures',
  ])
})

test('a hotel among the stays is not recommended as well', () => {
  const card = (id: number) => ({ kind: 'hotel', hotel: { id, offer: null } }) as RecommendedCard
  const shown = (...cards: RecommendedCard[]) =>
    recommendedOf([{ name: 'recommended', cards }, { name: 'contact' }], [{ id: 1 }, { id: 2 }]).map((one) =>
      one.name === 'recommended' ? one.cards : one.name,
    )
  const other = service as unknown as RecommendedCard
  expect(shown(card(1), card(2))).toEqual(['contact'])
  expect(shown(card(1), card(3), other, card(4), card(5))).toEqual([[card(3), other, card(4)], 'contact'])
})
