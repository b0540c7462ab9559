import type { DayCode } from '#db/demo/packages/days.ts'
import type { ExtraCode } from '#db/demo/packages/extras.ts'
import type { IncludedCode, ExcludedCode, NoteCode } from '#db/demo/packages/terms.ts'
import type { PackageTypeCode } from '#db/demo/packages/types.ts'
import type { SceneKind, SceneOptions } from '@rihla/illustrations/catalogue'
import type { Aviation, DepositStep, Guarantee, ProgrammeDay, TourType } from '#domains/products/packages/shapes.ts'
import type { Board, PaymentTiming, Supply } from '#domains/shared/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** Nights in one city, in the same hotel. `days` fills the days between arrival and departure. */
export type Leg = {
  city: 'makkah' | 'madinah'
  nights: number
  stars: number
  board: Board
  guarantee: Guarantee
  days: DayCode[]
  /** A hotel that is only named, instead of a hotel of the demo. */
  named?: { name: Bilingual; note: Bilingual }
}

/**
 * The start dates of a package: a weekday at an interval of weeks, or Hijri dates; `only` limits them to a school
 * holiday.
 */
export type Schedule =
  | { weekday: number; everyWeeks: number; offset: number; only?: 'summer' | 'midyear' }
  | { hijri: readonly { month: number; day: number }[] }

/** The definition of a package; everything else is derived from it. */
export type TravelPackage = {
  slug: string
  type: PackageTypeCode
  title: Bilingual
  summary: Bilingual
  about: Bilingual
  tourType: TourType
  groupSize: number
  from: string
  /** Airport codes; absent if guests travel by coach or arrange their own travel. */
  flight?: readonly [from: string, to: string]
  legs: Leg[]
  /** Riyals per adult in a quad room, outside the peak seasons. */
  price: number
  /** One price per person: the rooms are assigned. */
  onePrice?: true
  schedule: Schedule
  meetsAt: string
  supply?: Supply
  onArrivalOnly?: boolean
  policy?: 'package-14d' | 'package-30d'
  included?: IncludedCode[]
  excluded?: ExcludedCode[]
  notes?: NoteCode[]
  extras: ExtraCode[]
  scenes: { kind: SceneKind; options: SceneOptions }[]
}

export type DemoExtra = { code: string; name: Bilingual; basis: 'person' | 'room' | 'booking'; amount: number }

/** A hotel of the demo by its slug, or one that is only named. */
type DemoPackageHotel = {
  hotel: string | { name: Bilingual; note: Bilingual; city: string }
  nights: number
  board: Board
  guarantee: Guarantee
}

export type DemoPackage = {
  slug: string
  type: string
  title: Bilingual
  summary: Bilingual
  description: Bilingual
  tourType: TourType
  groupSize: number
  departureCity: string
  days: number
  programme: ProgrammeDay[]
  included: Bilingual[]
  excluded: Bilingual[]
  notes: Bilingual[]
  aviation: Aviation | null
  payment: PaymentTiming
  deposit: DepositStep[]
  policy: string
  supply: Supply
  meetsAt: string
  meetingPoint: Bilingual
  closesDaysBefore: number
  imageIds: string[]
  rank: number
  searchKey: string
  hotels: DemoPackageHotel[]
  extras: DemoExtra[]
  /** Riyals per adult in a quad room, outside the peak seasons. */
  price: number
  onePrice?: true
  schedule: Schedule
}
