import type { Queryable } from '#domains/db.ts'
import type { Occupancy } from '#domains/stays/shapes.ts'

/** What a supplier is asked: may these rooms be had at this price? */
export type SupplyRequest = {
  /** Ours; a supplier that is asked twice with the same one answers for the same request. */
  reference: string
  hotelId: number
  checkIn: string
  checkOut: string
  rooms: { roomTypeId: number; ratePlanId: number; occupancy: Occupancy }[]
  totalMinor: number
  currency: string
  specialRequest: string
}

/** Why a supplier says no. */
export const rejectReasons = ['no_rooms', 'hotel_closed', 'request_not_possible'] as const
export type RejectReason = (typeof rejectReasons)[number]

/** What a supplier may answer, whenever it likes. An offer is another stay for the same party. */
export type PartnerAnswer =
  | { kind: 'accept' }
  | { kind: 'reject'; reason: RejectReason }
  | {
      kind: 'offer'
      /** Where it is not in the hotel that was asked. */
      hotelId?: number
      checkIn: string
      checkOut: string
      /** One a room: the rate plan id, a tilde, the occupancy. */
      rooms: string[]
      /** Minor units before taxes for every night of every room, instead of the calendar's price. */
      nightPrice?: number
    }

/** Where hotels on request are asked. Answers come later, through `answerFromPartner`. */
export type SupplyPort = {
  /** Asks; answers the supplier's own reference. Asking again with the same booking is harmless. */
  request: (db: Queryable, asked: SupplyRequest, now: Date) => Promise<{ partnerReference: string }>
  /** Tells the supplier that an answer or the rooms are no longer wanted. */
  withdraw: (db: Queryable, partnerReference: string, now: Date) => Promise<void>
}
