import type { ApiClient } from '#api/index.ts'
import type { HomeSection } from '#domains/content/shapes.ts'
import type { RecommendedCard } from '#domains/products/services/answers.ts'
import { answersTo } from '#web/lib/loaders.ts'

const cardsShown = 3

/**
 * Reads the sections of the home page in the order of the settings: those before the stays, whether the stays are shown,
 * those after them. Sections without content are omitted.
 */
export async function homeOrder(api: ApiClient, demo: boolean) {
  const [names] = await answersTo(api.fetch_home_sections())
  const readSections = async (some: readonly HomeSection[]) =>
    (await Promise.all(some.map((name) => sectionOf(api, name, demo)))).filter((one) => one !== null)
  const staysIndex = names.indexOf('stays')
  const [before, after] = await Promise.all([
    readSections(staysIndex < 0 ? [] : names.slice(0, staysIndex)),
    readSections(names.slice(staysIndex + 1)),
  ])
  const departures = [...before, ...after].flatMap((one) => (one.name === 'departures' ? one.cards : []))
  const withoutRepeats = (some: HomeContentSection[]) => some.flatMap((one) => recommendedOnce(one, departures))
  return { before: withoutRepeats(before), stays: staysIndex >= 0, after: withoutRepeats(after) }
}

/** Removes the packages that the departures section already shows from the recommended section. */
function recommendedOnce(section: HomeContentSection, departures: RecommendedCard[]): HomeContentSection[] {
  if (section.name !== 'recommended') return [section]
  const departingPackages = new Set(departures.flatMap(packageOf))
  const cards = section.cards.filter((card) => !packageOf(card).some((id) => departingPackages.has(id)))
  return cards.length > 0 ? [{ ...section, cards }] : []
}

/** Removes the hotels that the page shows among the stays from the recommended section, and shows the first of the rest. */
export function recommendedOf(sections: HomeContentSection[], shown: readonly { id: number }[]): HomeContentSection[] {
  const ids = new Set(shown.map(({ id }) => id))
  return sections.flatMap((section): HomeContentSection[] => {
    if (section.name !== 'recommended') return [section]
    const cards = section.cards.filter((card) => card.kind !== 'hotel' || !ids.has(card.hotel.id))
    return cards.length > 0 ? [{ ...section, cards: cards.slice(0, cardsShown) }] : []
  })
}

/** Cache tags of the packages whose seats a section shows. */
export function packageTagsOf(section: HomeContentSection): string[] {
  const cards = section.name === 'departures' || section.name === 'recommended' ? section.cards : []
  return cards.flatMap(packageOf).map((id) => `package:${id}`)
}

/** The id of the package of a card; empty for another card. */
function packageOf(card: RecommendedCard): number[] {
  return card.kind === 'package' ? [card.package.id] : []
}

/** A content section of the home page with its data. */
export type HomeContentSection = NonNullable<Awaited<ReturnType<typeof sectionOf>>>

async function sectionOf(api: ApiClient, name: HomeSection, demo: boolean) {
  switch (name) {
    case 'stays':
      return null
    case 'services': {
      const [all] = await answersTo(api.fetch_website_service_types())
      const types = all.filter(({ count }) => count > 0)
      return types.length > 0 ? { name, types } : null
    }
    case 'departures': {
      const [packages] = await answersTo(api.fetch_packages({ sort: 'departure', per_page: cardsShown }))
      const cards = packages.map((one) => ({ kind: 'package' as const, package: one }))
      return cards.length > 0 ? { name, cards } : null
    }
    case 'recommended': {
      // Some of them can be among the next departures or the stays.
      const [cards] = await answersTo(api.recommended_services({ limit: 4 * cardsShown }))
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
      const [testimonials] = await answersTo(api.fetch_guest_words())
      return testimonials.length > 0 ? { name, words: testimonials, demo } : null
    }
    case 'articles': {
      const [articles] = await answersTo(api.fetch_blogs({ per_page: cardsShown }))
      return articles.length > 0 ? { name, articles } : null
    }
    case 'contact':
      return { name }
  }
}
