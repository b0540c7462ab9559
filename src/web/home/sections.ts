import type { ApiClient } from '#contract/api.ts'
import type { HomeSection } from '#domains/content/shapes.ts'
import type { HotelCard } from '#domains/stays/answers.ts'
import type { HomeReadingSection } from '#web/reading/HomeReading.tsx'
import { answersTo } from '#web/refusal.ts'

/** The home page below its search: what is read before the stays, the stays if they are shown, what is read after. */
type HomeOrder = { before: HomeReadingSection[]; stays: boolean; after: HomeReadingSection[] }

const cardsShown = 3

/** Reads what the settings put on the home page, in their order; what has nothing to show is left out. */
export async function homeOrder(api: ApiClient, demo: boolean): Promise<HomeOrder> {
  const [names] = await answersTo(api.fetch_home_sections())
  const read = async (some: readonly HomeSection[]) =>
    (await Promise.all(some.map((name) => sectionOf(api, name, demo)))).filter((one) => one !== null)
  const at = names.indexOf('stays')
  const [before, after] = await Promise.all([read(at < 0 ? [] : names.slice(0, at)), read(names.slice(at + 1))])
  const departing = [...before, ...after].flatMap((one) => (one.name === 'departures' ? one.journeys : []))
  const once = (some: HomeReadingSection[]) => some.flatMap((one) => recommendedOnce(one, departing))
  return { before: once(before), stays: at >= 0, after: once(after) }
}

/** What is recommended besides the journeys that depart next, which the page shows anyway. */
function recommendedOnce(section: HomeReadingSection, departing: { id: number }[]): HomeReadingSection[] {
  if (section.name !== 'recommended') return [section]
  const shown = new Set(departing.map(({ id }) => id))
  const cards = section.cards.filter((card) => card.kind !== 'package' || !shown.has(card.package.id))
  return cards.length > 0 ? [{ ...section, cards: cards.slice(0, cardsShown) }] : []
}

/** The same with the prices of the hotels that the page has found open anyway: nothing more is asked for them. */
export function withOffers(sections: HomeReadingSection[], found: readonly HotelCard[]): HomeReadingSection[] {
  const offerOf = new Map(found.map(({ id, offer }) => [id, offer]))
  return sections.map((section) =>
    section.name === 'recommended'
      ? {
          ...section,
          cards: section.cards.map((card) =>
            card.kind === 'hotel'
              ? { ...card, hotel: { ...card.hotel, offer: offerOf.get(card.hotel.id) ?? card.hotel.offer } }
              : card,
          ),
        }
      : section,
  )
}

/** The tags of journeys whose seats a section shows. */
export function packageTagsOf(section: HomeReadingSection): string[] {
  if (section.name === 'departures') return section.journeys.map(({ id }) => `package:${id}`)
  if (section.name !== 'recommended') return []
  return section.cards.flatMap((card) => (card.kind === 'package' ? [`package:${card.package.id}`] : []))
}

async function sectionOf(api: ApiClient, name: HomeSection, demo: boolean): Promise<HomeReadingSection | null> {
  switch (name) {
    case 'stays':
      return null
    case 'services': {
      const [types] = await answersTo(api.fetch_website_service_types())
      return types.length > 0 ? { name, types } : null
    }
    case 'departures': {
      const [journeys] = await answersTo(api.fetch_packages({ sort: 'departure', per_page: cardsShown }))
      return journeys.length > 0 ? { name, journeys } : null
    }
    case 'recommended': {
      // As many more as the next departures may take away.
      const [cards] = await answersTo(api.recommended_services({ limit: 2 * cardsShown }))
      return cards.length > 0 ? { name, cards } : null
    }
    case 'statistics': {
      const [statistics] = await answersTo(api.fetch_client_statistics())
      return statistics.length > 0 ? { name, statistics } : null
    }
    case 'goals': {
      const [goals] = await answersTo(api.fetch_general_goals())
      return goals.length > 0 ? { name, goals } : null
    }
    case 'words': {
      const [words] = await answersTo(api.fetch_guest_words())
      return words.length > 0 ? { name, words, demo } : null
    }
    case 'articles': {
      const [articles] = await answersTo(api.fetch_blogs({ per_page: cardsShown }))
      return articles.length > 0 ? { name, articles } : null
    }
    case 'contact':
      return { name }
  }
}
