import { expect, test } from 'vitest'
import type { ApiClient } from '#contract/api.ts'
import type { RecommendedCard } from '#domains/services/answers.ts'
import type { HotelCard } from '#domains/stays/answers.ts'
import { homeOrder, withOffers } from '#web/home/sections.ts'

const journey = (id: number) => ({ kind: 'package', package: { id } })
const hotel = { kind: 'hotel', hotel: { id: 1 } }
const service = { kind: 'service', service: { id: 1 } }

/** The home page with these sections, of a site on which these journeys depart next and these cards are recommended. */
async function home(sections: string[], departing: number[], recommended: object[]) {
  const answer = (data: unknown) => () => Promise.resolve({ ok: true, data })
  const api = {
    fetch_home_sections: answer(sections),
    fetch_packages: answer(departing.map((id) => ({ id }))),
    recommended_services: ({ limit }: { limit: number }) =>
      Promise.resolve({ ok: true, data: recommended.slice(0, limit) }),
  }
  const { before, after } = await homeOrder(api as unknown as ApiClient, true)
  return [...before, ...after].map((one) => (one.name === 'recommended' ? one.cards : one.name))
}

test('a journey that departs next is not recommended besides, whichever comes first', async () => {
  const cards = [journey(1), hotel, service, journey(2), hotel, service]
  expect(await home(['departures', 'stays', 'recommended'], [1], cards)).toEqual([
    'departures',
    [hotel, service, journey(2)],
  ])
  expect(await home(['recommended', 'stays', 'departures'], [2, 1], cards)).toEqual([
    [hotel, service, hotel],
    'departures',
  ])
})

test('without the next departures, three are recommended as they are ranked', async () => {
  const cards = [journey(1), hotel, service, journey(2)]
  expect(await home(['recommended'], [1], cards)).toEqual([[journey(1), hotel, service]])
})

test('nothing is recommended where nothing else is left', async () => {
  expect(await home(['departures', 'recommended'], [1, 2], [journey(1), journey(2)])).toEqual(['departures'])
})

test('a recommended hotel that the page has found open shows its price, another none', () => {
  const card = (id: number) => ({ kind: 'hotel', hotel: { id, offer: null } }) as RecommendedCard
  const offer = { per_night: { minor: 91_957, currency: 'SAR' } }
  const found = [{ id: 2, offer }] as HotelCard[]
  expect(withOffers([{ name: 'recommended', cards: [card(1), card(2)] }, { name: 'contact' }], found)).toEqual([
    {
      name: 'recommended',
      cards: [
        { kind: 'hotel', hotel: { id: 1, offer: null } },
        { kind: 'hotel', hotel: { id: 2, offer } },
      ],
    },
    { name: 'contact' },
  ])
})
