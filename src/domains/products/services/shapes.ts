import type { InclusivePrice } from '#domains/products/shared/inclusive-price.ts'
import type { PaymentTiming, PenaltyWindow } from '#domains/shared/shapes.ts'
import type { service, serviceOption } from '#domains/products/services/schema.server.ts'

/** Unit that an amount applies to: a person, a vehicle with all its passengers, a group, or a day of one unit. */
export const priceBases = ['person', 'vehicle', 'group', 'day'] as const
export type PriceBasis = (typeof priceBases)[number]

/** Number of days ahead for which services can be booked. */
export const bookableDays = 365
/** Maximum number of days of one hire. */
export const maxDays = 30
/** Maximum number of units (wheelchairs, guides) in one booking with a price per day. */
export const maxUnits = 10

/**
 * Another price of an option in a period. Days are `YYYY-MM-DD`, hours `HH:MM` in local time; an end that is null is open.
 * Amounts are in minor units; a child’s that is null keeps its share of the adult’s.
 */
export type SeasonalPrice = {
  first_day: string | null
  last_day: string | null
  from_time: string | null
  to_time: string | null
  amount: number
  child_amount: number | null
}

export type OptionTerms = Omit<typeof serviceOption.$inferSelect, 'serviceId' | 'code'>

type TermsColumn = 'basis' | 'currency' | 'childMaxAge' | 'freeMaxAge'

export type ServiceTerms = Pick<typeof service.$inferSelect, TermsColumn> & {
  /** Null only for a booking, whose own payment then holds. */
  payment: PaymentTiming | null
  windows: PenaltyWindow[]
  timeZone: string
}

/** The requested people, date and time; `days` and `units` apply if the basis is a day. */
export type ServiceRequestOptions = { date: string; time: string | null; people: string; days: number; units: number }

export type ServiceLine = {
  kind: 'adult' | 'child' | 'free' | PriceBasis
  count: number
  each: number
  amount: number
  /** The period of its price, if that is not the usual one. */
  period?: string
}

export type PricedService = InclusivePrice & {
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
}

/** The general kinds of services; they determine how a service is booked and priced. */
export const serviceKinds = ['transfer', 'guide', 'assistance', 'meal', 'document'] as const
export type ServiceKind = (typeof serviceKinds)[number]

/** Icons of the sprite that a service type can use. */
export const serviceIcons = ['plane', 'car', 'train', 'landmark', 'guests', 'wheelchair', 'meal', 'passport'] as const
export type ServiceIcon = (typeof serviceIcons)[number]
