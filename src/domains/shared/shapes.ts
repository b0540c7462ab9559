import type { Discount } from '#domains/shared/discount.ts'
import type { PlanPart } from '#domains/shared/plan.ts'
import type { Bilingual } from '#i18n/locale.ts'

export const boards = ['room_only', 'breakfast', 'half_board', 'suhoor_iftar'] as const
export type Board = (typeof boards)[number]

/** Classes that the Saudi Ministry of Tourism gives hotels and serviced apartments. */
export const officialClasses = [
  'stars_5',
  'stars_4',
  'stars_3',
  'stars_2',
  'stars_1',
  'apartments_1',
  'apartments_2',
  'apartments_3',
  'unclassified',
] as const
export type OfficialClass = (typeof officialClasses)[number]

/** `own`: instant, confirmed immediately; `portal`: on request, the provider answers. */
export type Supply = 'own' | 'portal'
export type PaymentType = 'prepay' | 'arrival'
export type PaymentTiming = PaymentType | 'both'

export const bedKinds = ['king', 'queen', 'double', 'twin', 'single', 'sofa'] as const
export type Bed = { kind: (typeof bedKinds)[number]; count: number }

export const roomViews = ['none', 'city', 'mountain', 'courtyard', 'partial_haram', 'haram', 'sea'] as const
export type RoomView = (typeof roomViews)[number]

export type TaxKind = 'vat' | 'city_fee'
/** The base of a tax: the rent of the rooms, or the rent and the city fee. */
export type TaxBase = 'rent' | 'rent_and_city_fee'
export type TaxRule = {
  kind: TaxKind
  rateBasisPoints: number
  base: TaxBase
  starsFrom: number
  starsTo: number
  validFrom: string
  validTo: string | null
}

export type Fee = {
  code: string
  name: Bilingual
  basis: 'stay' | 'night' | 'person' | 'person_night'
  /** Minor units of the hotel's currency, taxes included. */
  amount: number
  mandatory: boolean
  /** `booking`: part of the amount charged; `property`: paid at the reception. */
  due: 'booking' | 'property'
}

export type Penalty = { percent: number } | { nights: number } | { amount: number }
/** From `fromHoursBeforeCheckIn` on (null: from the booking on), cancellation costs `penalty`. */
export type PenaltyWindow = { fromHoursBeforeCheckIn: number | null; penalty: Penalty }

/** Guests of one room; ages in years at check-in. */
export type Occupancy = { adults: number; childAges: number[] }

export type RatePlanTerms = {
  id: number
  board: Board
  payment: PaymentTiming
  priceBasisPoints: number
  adultSupplement: number
  childSupplement: number
  windows: PenaltyWindow[]
}

export type HotelTerms = {
  id: number
  currency: string
  country: string
  stars: number
  timeZone: string
  /** `HH:MM` or `HH:MM:SS` in `timeZone`. */
  checkInFrom: string
  childMaxAge: number
  /** Children under this age pay nothing for the board. */
  boardFreeUnder: number
  fees: Fee[]
}

/**
 * A unit of a price that a change of the booking keeps or gives up: a room for a night, the board of a guest for a night, a
 * seat, an extra, a fee. Units with the same key are alike. Minor units; a stay has its taxes beside the amount.
 */
export type PriceUnit = { key: string; amount: number; discount?: number; taxes?: PricedTax[] }

/** Units agreed together, under the windows of that time; `plan`: when a package is paid. */
export type AgreedPart = {
  windows: PenaltyWindow[]
  units: PriceUnit[]
  plan?: PlanPart[]
}

/** All amounts are minor units of the stay's currency. */
export type PricedNight = { night: string; amount: number }
/** `base` is what VAT of a stay applies to; bookings of earlier versions do not have it. */
export type PricedTax = { kind: TaxKind; rateBasisPoints: number; base?: number; amount: number }
export type PricedRoom = {
  roomTypeId: number
  ratePlanId: number
  occupancy: Occupancy
  board: Board
  nights: PricedNight[]
  /** Board supplement of all guests over all nights. */
  boardAmount: number
  /** The supplement of each guest for a night, adults first; absent without one, and from prices of earlier versions. */
  boardEach?: number[]
  /** The cancellation windows of the rate; absent from prices of earlier versions. */
  windows?: PenaltyWindow[]
  /** The part of the discount that is deducted from nights and board, before taxes; absent without one. */
  discountAmount?: number
  taxes: PricedTax[]
  /** Nights and board less the discount, and taxes of this room. */
  total: number
}
/** A mandatory fee of the booking is without VAT, which is in that of the stay; the others are not sold here. */
export type PricedFee = {
  code: string
  name: Bilingual
  amount: number
  mandatory: boolean
  due: Fee['due']
  /** Absent from prices of earlier versions. */
  basis?: Fee['basis']
  /** Set once a change has added to the fee. */
  units?: PriceUnit[]
}
/** From `from` on (null: from now on), cancellation costs `penalty` minor units. */
export type CancellationStep = { from: string | null; penalty: number }
export type Cancellation = {
  kind: 'free' | 'partial' | 'none'
  /** The last instant at which cancellation is free. */
  freeUntil: string | null
  steps: CancellationStep[]
}
export type PricedStay = {
  currency: string
  checkIn: string
  checkOut: string
  nights: number
  rooms: PricedRoom[]
  taxes: PricedTax[]
  fees: PricedFee[]
  /** Deducted from nights and board, before taxes; absent without one. */
  discount?: Discount
  /** The sum of all mandatory amounts: rooms with taxes and every mandatory fee, wherever it is paid. */
  total: number
  /** When `total` is paid, were it paid online. */
  plan: PlanPart[]
  payment: PaymentTiming | null
  cancellation: Cancellation
  /** What was agreed when; set once the booking was changed. `rooms` are the sums of it. */
  agreed?: AgreedPart[]
}

/** The provider's terms for a night of a room type. Price in minor units of the hotel's currency, before taxes. */
export type NightTerms = {
  price: number
  allotment: number
  /** Minimum nights of a stay that includes the night, and of one that begins on its day. */
  minStay: number
  minStayArrival: number
  /** Maximum nights of a stay that includes the night; `maxStayNights` is no limit of its own. */
  maxStay: number
  closed: boolean
  closedToArrival: boolean
  /** No stay can end on the day of the night: in its morning. */
  closedToDeparture: boolean
}

/** A night before and after a change by staff; `before` is null if the night did not exist. */
export type ChangedNight = { roomTypeId: number; night: string; before: NightTerms | null; after: NightTerms }
