import type { travelPackage } from '#domains/products/packages/schema.server.ts'
import { roomBases, type PackagePriceBasis } from '#domains/products/shared/room-basis.ts'
import type { InclusivePrice } from '#domains/products/shared/inclusive-price.ts'
import type { Prayer } from '#domains/places/prayers.ts'
import type { PaymentTiming, PenaltyWindow } from '#domains/shared/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

export const tourTypes = ['small_group', 'large_group', 'private', 'self_guided'] as const
export type TourType = (typeof tourTypes)[number]

/** Number of beds in the largest room. */
export const maxPerRoom = roomBases.length

/** `named`: the hotel is certain. `similar`: it can be replaced by one that is as near, with as many stars. */
export type Guarantee = 'named' | 'similar'

/** The start of a block: local time, or minutes after a prayer (negative: before it). */
export type BlockTime = { clock: string } | { prayer: Prayer; minutes: number }

export const blockKinds = ['travel', 'rite', 'visit', 'lesson', 'meal', 'check_in', 'check_out', 'rest'] as const
export type BlockKind = (typeof blockKinds)[number]

/** A part of a programme day. */
export type Block = {
  kind: BlockKind
  /** Null for a time that is not fixed. */
  at: BlockTime | null
  title: Bilingual
  text: Bilingual | null
  /** Slug of the place that the block is about. */
  place: string | null
}

/** `city`: the slug of the city where the day is spent; its prayer times apply. */
export type ProgrammeDay = { city: string; title: Bilingual; blocks: Block[] }

/** The flight included in a package. Only its label is known: the site sells no seats on it. */
export type Aviation = { from: string; to: string; label: Bilingual }

/** A share of the total, due a number of days before the start; null: due with the booking. Shares add up to 100. */
export type DepositStep = { percent: number; daysBefore: number | null }

export type ExtraBasis = 'person' | 'room' | 'booking'

/** Minor units per person, taxes included, for adults and for children with a bed. */
export type RoomBasisPrice = { sharing: PackagePriceBasis; adult: number; child: number }

export type DepartureTerms = {
  startsOn: string
  endsOn: string
  prices: RoomBasisPrice[]
  /** Minor units for an infant, who has neither bed nor seat. */
  infant: number
}

/** `max`: the quantity that a booking has of an extra that is no longer sold. */
export type ExtraTerms = { id: number; basis: ExtraBasis; amount: number; name: Bilingual; max?: number }

type TermsColumn = 'currency' | 'childMaxAge' | 'infantMaxAge' | 'deposit' | 'meetsAt'

export type PackageTerms = Pick<typeof travelPackage.$inferSelect, TermsColumn> & {
  /** Null only for a booking, whose own payment then holds. */
  payment: PaymentTiming | null
  windows: PenaltyWindow[]
  extras: ExtraTerms[]
  timeZone: string
}

/**
 * The guests of one room, or with the basis `any` of one family. `childAges` and `infantAges` hold ages; `adults` are
 * the adults of the family.
 */
export type RoomOfParty = {
  /** Position of the family in the party, from 0. */
  family: number
  adults: number
  /** Ages of the guests who take a bed and are not adults of the family. */
  childAges: number[]
  infantAges: number[]
  sharing: PackagePriceBasis
}

export type PricedPersons = { kind: 'adult' | 'child' | 'infant'; count: number; each: number; amount: number }
export type PricedPackageRoom = RoomOfParty & { persons: PricedPersons[]; total: number }
export type PricedExtra = { id: number; name: Bilingual; basis: ExtraBasis; quantity: number; amount: number }

export type PricedPackage = InclusivePrice & {
  departureId: number
  startsOn: string
  endsOn: string
  rooms: PricedPackageRoom[]
  extras: PricedExtra[]
  /** Seats that the party takes. */
  seats: number
}

/** Seats left are named if there are not more than these. */
export const fewSeats = 5

export const packageSorts = ['recommended', 'departure', 'price', 'duration'] as const
export type PackageSort = (typeof packageSorts)[number]

/** Maximum number of families in one booking. */
export const maxFamilies = 12
/** Maximum number of different extras in one booking. */
export const maxExtras = 12
