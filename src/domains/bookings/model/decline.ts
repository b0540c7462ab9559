/** Reasons for a supplier's rejection; `other` is said in the comment of the hotel, if at all. */
export const rejectReasons = ['no_rooms', 'hotel_closed', 'request_not_possible', 'other'] as const
export type RejectReason = (typeof rejectReasons)[number]

/** Characters of what a hotel writes when it declines. */
export const maxDeclineComment = 300

/** Why a request is declined; `comment` is what the hotel writes, which the guest reads. */
export type Decline = { reason: RejectReason; comment?: string }
