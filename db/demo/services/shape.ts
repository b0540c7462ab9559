import type { ServiceTypeCode } from '#db/demo/services/type-terms.ts'
import type { SceneKind, SceneOptions } from '@rihla/illustrations/catalogue'
import type { PriceBasis } from '#domains/products/services/shapes.ts'
import type { PaymentTiming, Supply } from '#domains/shared/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

export type TextPair = readonly [en: string, ar: string]

/** An option of a service, with its price in riyals per person, vehicle, group or day. */
export type OptionPlan = {
  code: string
  name: TextPair
  riyals: number
  childRiyals?: number
  maxPeople: number
  capacity: number
  times?: readonly string[]
  weekdays?: readonly number[]
}

/** The definition of a service; its facts are in `facts.ts`, its terms follow from its type. */
export type ServicePlan = {
  slug: string
  type: ServiceTypeCode
  name: TextPair
  summary: TextPair
  about: TextPair
  basis: PriceBasis
  city: string
  /** Slug of the place where it starts; `meeting` describes the meeting point. */
  place: string
  meeting: TextPair
  /** True if it is not a place on the map: the hotel of the guest, or the phone. */
  meetingVaries?: boolean
  toCity?: string
  extra?: boolean
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
  meetingPointVaries: boolean
  lat: number
  lon: number
  toCity: string | null
  extra: boolean
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
    maxPeople: number
    capacity: number
    times: string[]
    weekdays: number[]
  }[]
}
