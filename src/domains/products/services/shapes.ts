import type { Discount } from '#domains/shared/discount.ts'
import type { AgreedPart, CancellationStep, PaymentTiming, PenaltyWindow } from '#domains/shared/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** Unit that an amount applies to: a person, a vehicle with all its passengers, a group, or a day of one unit. */
export const priceBases = ['person', 'vehicle', 'group', 'day'] as const
export type PriceBasis = (typeof priceBases)[number]

/** Number of days ahead for which services can be booked. */
export const bookableDays = 365
/** Maximum number of days of one hire. */
export const maxDays = 30
/** Maximum number of units (wheelchairs, guides) in one booking with a price per day. */
export const maxUnits = 10

export type OptionTerms = {
  id: number
  name: Bilingual
  /** Minor units per person, vehicle, group or day, taxes included. */
  amount: number
  /** Minor units per child if the basis is a person. */
  childAmount: number
  /** Maximum persons per vehicle or group; if the basis is a person or a day, maximum persons per booking. */
  maxPeople: number
  /** Persons, vehicles, groups or units available per date and time. */
  capacity: number
  /** `HH:MM` in local time; empty for a whole-day option. */
  times: string[]
  /** Weekdays, 0 = Sunday; empty for all. */
  weekdays: number[]
}

export type ServiceTerms = {
  basis: PriceBasis
  currency: string
  childMaxAge: number
  /** Children up to this age are free if the basis is a person; they are counted in vehicles. */
  freeMaxAge: number
  /** Null only for a booking, whose own payment then holds. */
  payment: PaymentTiming | null
  windows: PenaltyWindow[]
  timeZone: string
}

/** The requested people, date and time; `days` and `units` apply if the basis is a day. */
export type ServiceRequestOptions = { date: string; time: string | null; people: string; days: number; units: number }

export type ServiceLine = { kind: 'adult' | 'child' | 'free' | PriceBasis; count: number; each: number; amount: number }

/** All amounts are minor units, taxes included. */
export type PricedService = {
  currency: string
  optionId: number
  basis: PriceBasis
  date: string
  /** The last date; differs from `date` only if the basis is a day. */
  lastDate: string
  time: string | null
  adults: number
  childAges: number[]
  lines: ServiceLine[]
  /** Units taken from the capacity of each date. */
  units: number
  /** Deducted from the lines; absent without one. */
  discount?: Discount
  total: number
  /** The tax that is contained in `total`. */
  vat: { rateBasisPoints: number; amount: number } | null
  payment: PaymentTiming | null
  /** The cancellation windows; absent from prices of earlier versions. */
  windows?: PenaltyWindow[]
  /** What was agreed when; set once the booking was changed. The lines are the sums of it. */
  agreed?: AgreedPart[]
  cancellation: { kind: 'free' | 'partial' | 'none'; freeUntil: string | null; steps: CancellationStep[] }
}

/** The general kinds of services; they determine how a service is booked and priced. */
export const serviceKinds = ['transfer', 'guide', 'assistance', 'meal', 'document'] as const
export type ServiceKind = (typeof serviceKinds)[number]

/** Icons of the sprite that a service type can use. */
export const serviceIcons = ['plane', 'car', 'train', 'landmark', 'guests', 'wheelchair', 'meal', 'passport'] as const
export type ServiceIcon = (typeof serviceIcons)[number]
