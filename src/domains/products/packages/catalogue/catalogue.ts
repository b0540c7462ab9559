import type { TourType } from '#domains/products/packages/shapes.ts'
import type { PackagePriceBasis } from '#domains/products/shared/room-basis.ts'
import type { Supply } from '#domains/shared/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

export type Named = { slug: string; name: Bilingual }

/** A departure with its terms of sale, without its seats. */
export type CatalogueDeparture = {
  id: number
  startsOn: string
  endsOn: string
  /** Minor units: the lowest price per adult, and the room basis it applies to. */
  fromAmount: number
  fromBasis: PackagePriceBasis
}

/** An offered package: everything on its card except the seats left. */
export type CataloguePackage = {
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
  /** Score of the reviews in tenths. */
  rating: number | null
  reviewCount: number
  /** Earliest first. */
  departures: CatalogueDeparture[]
}

/** All packages at `version`, cached as a whole in the memory of a process. */
export type PackageCatalogue = {
  version: string
  types: (Named & { id: number })[]
  packages: CataloguePackage[]
}
