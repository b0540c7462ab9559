import { createHash } from 'node:crypto'
import type { Selection } from '#domains/stays/quote.server.ts'

/** What a line of a cart stands for, by kind. */
export type CartSelection = { kind: 'stay' } & Selection

/** The most lines in one cart. */
export const mostLines = 12

/** The same for the same selection, whatever order its keys stand in. Rooms of one kind may stand in any order. */
export function selectionDigest(selection: CartSelection): string {
  const { kind, hotelId, checkIn, checkOut, rooms } = selection
  const whole = JSON.stringify([kind, hotelId, checkIn, checkOut, rooms.toSorted()])
  return createHash('sha256').update(whole).digest('base64url').slice(0, 22)
}
