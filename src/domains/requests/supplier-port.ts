import type { Decline } from '#domains/bookings/model/decline.ts'
import type { Queryable } from '#domains/context.ts'
import type { PricedStay } from '#domains/shared/shapes.ts'

/** An answer to a request, which can come at any time. An offer is another stay for the same party. */
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

/** The stay that is requested from a supplier. */
export type SupplyRequest = Pick<PricedStay, 'checkIn' | 'checkOut' | 'rooms'> & {
  reference: string
  hotelId: number
  specialRequest: string
}

/** A supplier that answers requests of hotels without a contact of their own. */
export type SupplyPort = {
  /** Milliseconds until it answers. */
  answersAfterMs: number
  /** Its answer, followed by others in case it cannot be applied; empty if it does not answer. Always the same for a request. */
  answersTo: (db: Queryable, request: SupplyRequest) => Promise<PartnerAnswer[]>
}
