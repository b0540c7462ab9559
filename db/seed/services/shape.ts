import type { ServiceTypeCode } from '#db/seed/services/type-terms.ts'
import type { SceneKind, SceneOptions } from '#art/catalogue.ts'
import type { PriceBasis } from '#domains/services/shapes.ts'
import type { PaymentTiming, Supply } from '#domains/stays/shapes.ts'
import type { Bilingual } from '#text/locale.ts'

export type Words = readonly [en: string, ar: string]

/** A way to have a service. Riyals of one person, vehicle, group or day. */
export type OptionPlan = {
  code: string
  name: Words
  riyals: number
  childRiyals?: number
  mostPeople: number
  capacity: number
  times?: readonly string[]
  weekdays?: readonly number[]
}

/** What a service is told by; the rest follows from its type. */
export type ServicePlan = {
  slug: string
  type: ServiceTypeCode
  name: Words
  summary: Words
  about: Words
  basis: PriceBasis
  city: string
  /** Slug of the place where it begins, and that in words. */
  place: string
  meeting: Words
  toCity?: string
  minutes?: number
  onRequest?: boolean
  options: readonly OptionPlan[]
  scene: { kind: SceneKind; options: SceneOptions }
}

export type DemoService = {
  slug: string
  type: string
  name: Bilingual
  summary: Bilingual
  about: Bilingual
  included: Bilingual[]
  notes: Bilingual[]
  basis: PriceBasis
  city: string
  meetingPoint: Bilingual
  lat: number
  lon: number
  toCity: string | null
  minutes: number | null
  payment: PaymentTiming
  policy: string
  supply: Supply
  closesHoursBefore: number
  imageIds: string[]
  rank: number
  searchKey: string
  /** Amounts in minor units. */
  options: {
    code: string
    name: Bilingual
    amount: number
    childAmount: number
    mostPeople: number
    capacity: number
    times: string[]
    weekdays: number[]
  }[]
}
