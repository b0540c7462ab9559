import type { Decline } from '#domains/bookings/model/decline.ts'
import type { Queryable } from '#domains/context.ts'
import type { Occupancy } from '#domains/shared/shapes.ts'

/** A request to a supplier: are these rooms available at this price? */
export type SupplyRequest = {
  /** Our reference; a supplier that gets the same one twice treats it as the same request. */
  reference: string
  hotelId: number
  checkIn: string
  checkOut: string
  rooms: { roomTypeId: number; ratePlanId: number; occupancy: Occupancy }[]
  totalMinor: number
  currency: string
  specialRequest: string
}

/** A supplier's answer, which can come at any time. An offer is another stay for the same party. */
export type PartnerAnswer =
  | { kind: 'accept' }
  | ({ kind: 'reject' } & Decline)
  | {
      kind: 'offer'
      /** Set if the offer is in another hotel. */
      hotelId?: number | undefined
      checkIn: string
      checkOut: string
      /** One per room: the rate plan id, a tilde, the occupancy. */
      rooms: string[]
      /** Minor units before taxes for every night of every room, instead of the calendar's price. */
      nightPrice?: number | undefined
    }

/** Sends requests for hotels on request to their supplier. Answers come later, through `answerFromPartner`. */
export type SupplyPort = {
  /** Sends a request and returns the supplier's own reference. Safe to repeat for the same booking. */
  request: (db: Queryable, request: SupplyRequest, now: Date) => Promise<{ partnerReference: string }>
  /** Notifies the supplier that its answer or the rooms are no longer needed. */
  withdraw: (db: Queryable, partnerReference: string, now: Date) => Promise<void>
}
