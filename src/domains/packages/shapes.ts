import type { Prayer } from '#domains/places/prayers.ts'
import type { CancellationStep, PaymentTiming, PenaltyWindow } from '#domains/stays/shapes.ts'
import type { Bilingual } from '#text/locale.ts'

export const tourTypes = ['small_group', 'large_group', 'private', 'self_guided'] as const
export type TourType = (typeof tourTypes)[number]

/** How many share a room, and the word for it; the price of a person depends on it. */
export const sharings = ['single', 'double', 'triple', 'quad'] as const
export type Sharing = (typeof sharings)[number]
/** Beds of the largest room. */
export const mostARoom = sharings.length

/** Where pilgrims sleep is named; `similar`: should it fail, a house as near and of as many stars. */
export type Guarantee = 'named' | 'similar'

/** When a part of a day begins: by the clock of the place, or so many minutes after (before, when negative) a prayer. */
export type BlockTime = { clock: string } | { prayer: Prayer; minutes: number }

export const blockKinds = ['travel', 'rite', 'visit', 'lesson', 'meal', 'check_in', 'check_out', 'rest'] as const
export type BlockKind = (typeof blockKinds)[number]

/** A part of a day of the programme. */
export type Block = {
  kind: BlockKind
  /** Null: in the course of the day. */
  at: BlockTime | null
  title: Bilingual
  text: Bilingual | null
  /** Slug of the place that it is about. */
  place: string | null
}

/** `city`: the slug of where the day is spent; prayer times are those of the place. */
export type ProgrammeDay = { city: string; title: Bilingual; blocks: Block[] }

/** The flight that is part of a package. Only the label is known: no seat on it is sold here. */
export type Aviation = { from: string; to: string; label: Bilingual }

/** A share of the total, due so many days before the start; null: with the booking. Shares add up to a hundred. */
export type DepositStep = { percent: number; daysBefore: number | null }

export type ExtraBasis = 'person' | 'room' | 'booking'

/** Minor units a person, taxes included: by who shares the room, and flat for those without a bed. */
export type SharingPrice = { sharing: Sharing; adult: number; child: number }

export type DepartureTerms = {
  startsOn: string
  endsOn: string
  prices: SharingPrice[]
  /** Minor units for an infant, who has neither bed nor seat. */
  infant: number
}

export type ExtraTerms = { id: number; basis: ExtraBasis; amount: number; name: Bilingual }

export type PackageTerms = {
  currency: string
  /** Children older than this pay and sleep as adults. */
  childMaxAge: number
  /** Up to this age a child has neither bed nor seat. */
  infantMaxAge: number
  payment: PaymentTiming
  deposit: DepositStep[]
  windows: PenaltyWindow[]
  extras: ExtraTerms[]
  /** `HH:MM`, where and when the group meets: cancellation is counted from it. */
  meetsAt: string
  timeZone: string
}

/** The guests of one room. `children` and `infants` by age, `adults` as they look after a room. */
export type RoomOfParty = {
  /** Position of the family in the party, from 0. */
  family: number
  adults: number
  /** Ages of those who sleep in a bed and are no adults of the family. */
  childAges: number[]
  infantAges: number[]
  sharing: Sharing
}

export type PricedPersons = { kind: 'adult' | 'child' | 'infant'; count: number; each: number; amount: number }
export type PricedPackageRoom = RoomOfParty & { persons: PricedPersons[]; total: number }
export type PricedExtra = { id: number; name: Bilingual; basis: ExtraBasis; quantity: number; amount: number }
/** `due`: a calendar date; null: with the booking. */
export type Instalment = { due: string | null; amount: number }

/** All amounts are minor units, taxes included. */
export type PricedPackage = {
  currency: string
  departureId: number
  startsOn: string
  endsOn: string
  rooms: PricedPackageRoom[]
  extras: PricedExtra[]
  /** Seats that the party takes. */
  seats: number
  total: number
  /** The tax that is contained in `total`. */
  vat: { rateBasisPoints: number; amount: number } | null
  payment: PaymentTiming | null
  instalments: Instalment[]
  cancellation: { kind: 'free' | 'partial' | 'none'; freeUntil: string | null; steps: CancellationStep[] }
}
