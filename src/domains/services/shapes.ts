import type { CancellationStep, PaymentTiming, PenaltyWindow } from '#domains/stays/shapes.ts'
import type { Bilingual } from '#text/locale.ts'

/** What an amount is for: a person, a vehicle with all in it, a group, a day of one unit. */
export const priceBases = ['person', 'vehicle', 'group', 'day'] as const
export type PriceBasis = (typeof priceBases)[number]

/** How far ahead services can be booked. */
export const bookableDays = 365
/** The most days that something is hired for at once. */
export const mostDays = 30
/** The most units (wheelchairs, guides) of one booking by the day. */
export const mostUnits = 10

export type OptionTerms = {
  id: number
  name: Bilingual
  /** Minor units of one person, vehicle, group or day, taxes included. */
  amount: number
  /** Minor units of a child where the basis is a person. */
  childAmount: number
  /** Persons that one vehicle or group takes; where the basis is a person or a day, persons of one booking. */
  mostPeople: number
  /** Persons, vehicles, groups or units that can be had a date and time. */
  capacity: number
  /** `HH:MM` of the place; none: for the whole day. */
  times: string[]
  /** Days of the week, 0 = Sunday; none: all. */
  weekdays: number[]
}

export type ServiceTerms = {
  basis: PriceBasis
  currency: string
  childMaxAge: number
  /** Up to this age a child pays nothing where the basis is a person; it is counted in vehicles. */
  freeMaxAge: number
  payment: PaymentTiming
  windows: PenaltyWindow[]
  timeZone: string
}

/** What is asked for: who comes, when, for how many days and units where the basis is a day. */
export type ServiceWish = { date: string; time: string | null; people: string; days: number; units: number }

export type ServiceLine = { kind: 'adult' | 'child' | 'free' | PriceBasis; count: number; each: number; amount: number }

/** All amounts are minor units, taxes included. */
export type PricedService = {
  currency: string
  optionId: number
  basis: PriceBasis
  date: string
  /** The last date; another one than `date` only where the basis is a day. */
  lastDate: string
  time: string | null
  adults: number
  childAges: number[]
  lines: ServiceLine[]
  /** What is taken of the capacity of each date. */
  units: number
  total: number
  /** The tax that is contained in `total`. */
  vat: { rateBasisPoints: number; amount: number } | null
  payment: PaymentTiming | null
  cancellation: { kind: 'free' | 'partial' | 'none'; freeUntil: string | null; steps: CancellationStep[] }
}
