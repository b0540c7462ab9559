/** `held` until the booking is confirmed or ends. */
export type GiftUseState = 'held' | 'captured' | 'returned'

/** The part that a gift card pays of a booking, in minor units: `left` is without any refund. */
export type GiftUse = { amount: number; left: number; state: GiftUseState; lastFour: string }
