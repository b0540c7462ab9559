import type { departure, travelPackage } from '#domains/products/packages/schema.server.ts'
import type { PackagePriceBasis } from '#domains/products/shared/room-basis.ts'
import type { Board } from '#domains/shared/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

export type Named = { slug: string; name: Bilingual }

/** A departure with its terms of sale, without its seats. */
export type CatalogueDeparture = Pick<typeof departure.$inferSelect, 'id' | 'startsOn' | 'endsOn'> & {
  /** Minor units: the lowest price per adult, and the room basis it applies to. */
  fromAmount: number
  fromBasis: PackagePriceBasis
}

type Content =
  | 'id'
  | 'slug'
  | 'title'
  | 'summary'
  | 'tourType'
  | 'groupSize'
  | 'days'
  | 'rank'
  | 'rating'
  | 'reviewCount'
type SaleTerms = 'supply' | 'policyId' | 'currency' | 'closesDaysBefore' | 'meetsAt'

/** An offered package: everything on its card except the seats left. */
export type CataloguePackage = Pick<typeof travelPackage.$inferSelect, Content | SaleTerms> & {
  type: Named
  departureCity: Named & { rank: number; timeZone: string }
  nights: number
  cities: Named[]
  /** The classes of its hotels, ascending. */
  stars: number[]
  /** From the hotel that is farthest from a gate; null if the distance of one is not known. */
  walkMetres: number | null
  /** Null if its hotels differ. */
  board: Board | null
  picture: { id: string; alt: Bilingual } | null
  flight: boolean
  /** Earliest first. */
  departures: CatalogueDeparture[]
}

/** All packages at `version`, cached as a whole in the memory of a process. */
export type PackageCatalogue = {
  version: string
  types: (Named & { id: number })[]
  packages: CataloguePackage[]
}
