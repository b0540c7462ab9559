import type { Sharing, TourType } from '#domains/packages/shapes.ts'
import type { Supply } from '#domains/stays/shapes.ts'
import type { Bilingual } from '#text/locale.ts'

export type Named = { slug: string; name: Bilingual }

/** A departure as it is sold, without its stock. */
export type CatalogueDeparture = {
  id: number
  startsOn: string
  endsOn: string
  /** Minor units: the least that an adult pays, and how many share the room then. */
  fromAmount: number
  fromSharing: Sharing
}

/** A journey that the site offers: all that its card says but for what is left. */
export type CatalogueJourney = {
  id: number
  slug: string
  title: Bilingual
  summary: Bilingual
  type: Named
  tourType: TourType
  groupSize: number
  departureCity: Named & { rank: number; timeZone: string }
  days: number
  nights: number
  cities: Named[]
  picture: { id: string; alt: Bilingual } | null
  supply: Supply
  flight: boolean
  policyId: number
  currency: string
  closesDaysBefore: number
  rank: number
  /** The first at first. */
  departures: CatalogueDeparture[]
}

/** Journeys as they stood at `stamp`, kept whole in the memory of a process. */
export type JourneyCatalogue = {
  stamp: string
  types: (Named & { id: number })[]
  journeys: CatalogueJourney[]
}
