import type { DayCode } from '#db/seed/packages/days.ts'
import type { ExtraCode } from '#db/seed/packages/extras.ts'
import type { IncludedCode, ExcludedCode, NoteCode } from '#db/seed/packages/terms.ts'
import type { PackageTypeCode } from '#db/seed/packages/types.ts'
import type { SceneKind, SceneOptions } from '#art/catalogue.ts'
import type { Aviation, DepositStep, Guarantee, ProgrammeDay, TourType } from '#domains/packages/shapes.ts'
import type { Board, PaymentTiming, Supply } from '#domains/stays/shapes.ts'
import type { Bilingual } from '#text/locale.ts'

/** Nights in one city, in the same house. `days`: what fills the days between the one of arrival and the one of leaving. */
export type Leg = {
  city: 'makkah' | 'madinah'
  nights: number
  stars: number
  board: Board
  guarantee: Guarantee
  days: DayCode[]
}

/** When a package goes: on a day of the week every so many weeks, or on Hijri days; `only` keeps it to a school holiday. */
export type Schedule =
  | { weekday: number; everyWeeks: number; offset: number; only?: 'summer' | 'midyear' }
  | { hijri: readonly { month: number; day: number }[] }

/** What a journey is told by; the rest follows from it. */
export type Journey = {
  slug: string
  type: PackageTypeCode
  title: Bilingual
  summary: Bilingual
  about: Bilingual
  tourType: TourType
  groupSize: number
  from: string
  /** Airport codes there; none: by coach, or by one's own way. */
  flight?: readonly [from: string, to: string]
  legs: Leg[]
  /** Riyals of an adult who shares with three, outside of the dear seasons. */
  price: number
  schedule: Schedule
  meetsAt: string
  supply?: Supply
  onArrivalOnly?: boolean
  policy?: 'journey-14d' | 'journey-30d'
  included?: IncludedCode[]
  excluded?: ExcludedCode[]
  notes?: NoteCode[]
  extras: ExtraCode[]
  scenes: { kind: SceneKind; options: SceneOptions }[]
}

export type DemoExtra = { code: string; name: Bilingual; basis: 'person' | 'room' | 'booking'; amount: number }

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
  closesDaysBefore: number
  imageIds: string[]
  rank: number
  searchKey: string
  residence: { hotel: string; nights: number; board: Board; guarantee: Guarantee }[]
  extras: DemoExtra[]
  /** Riyals of an adult who shares with three, outside of the dear seasons. */
  price: number
  schedule: Schedule
}
