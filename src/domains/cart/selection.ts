import { createHash } from 'node:crypto'
import type { PackageSelection } from '#domains/packages/quote.server.ts'
import type { ServiceSelection } from '#domains/services/quote.server.ts'
import type { Selection } from '#domains/stays/quote.server.ts'

/** What a line of a cart stands for, by kind. */
export type CartSelection =
  | ({ kind: 'stay' } & Selection)
  | ({ kind: 'package' } & PackageSelection)
  | ({ kind: 'service' } & ServiceSelection)

/** The most lines in one cart. */
export const mostLines = 12

/** The same for the same selection, whatever order its keys, its rooms of one kind, its families or extras stand in. */
export function selectionDigest(selection: CartSelection): string {
  const whole = JSON.stringify([selection.kind, ...partsOf(selection)])
  return createHash('sha256').update(whole).digest('base64url').slice(0, 22)
}

function partsOf(selection: CartSelection): unknown[] {
  if (selection.kind === 'stay') {
    const { hotelId, checkIn, checkOut, rooms } = selection
    return [hotelId, checkIn, checkOut, rooms.toSorted()]
  }
  if (selection.kind === 'package') {
    const { departureId, party, sharing, extras } = selection
    return [departureId, party.toSorted(), sharing, extras.toSorted()]
  }
  const { optionId, date, time, people, days, units } = selection
  return [optionId, date, time, people, days, units]
}
