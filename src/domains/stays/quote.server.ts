import { createHash } from 'node:crypto'
import { refuse, type Outcome } from '#contract/endpoint.ts'
import type { Seal } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import { nightsBetween } from '#domains/stays/nights.ts'
import { fitsRoom, parseOccupancy } from '#domains/stays/occupancy.ts'
import { freeRooms, roomToPrice, whyClosed } from '#domains/stays/offers.ts'
import { priceStay } from '#domains/stays/price.ts'
import { findHotelRooms, findHotelTerms, type HotelTermsRow, type StayRoomRow } from '#domains/stays/read.server.ts'
import type { Occupancy, PricedStay } from '#domains/stays/shapes.ts'
import { taxRulesOf, type Terms } from '#domains/stays/terms.server.ts'

export const quoteMinutes = 15

/** What is asked for: `rooms` are `ratePlanId~occupancy`, one a room. */
export type Selection = { hotelId: number; checkIn: string; checkOut: string; rooms: string[] }

type SelectionPriced = { hotel: HotelTermsRow; rooms: StayRoomRow[]; priced: PricedStay }

type QuoteRefusal = 'not_found' | 'sold_out' | 'min_stay' | 'closed_to_arrival' | 'too_many_guests'

/**
 * Prices named rooms and rates as they stand now. Reads only: whether they are still free is decided by the booking.
 * @param seen for a booking that there is: how the hotel's rooms are to be looked at, with those free that would be given
 *   in exchange. Its hotel may be off the site; without it, nothing is sold there.
 */
export async function priceSelection(
  db: Queryable,
  selection: Selection,
  terms: Terms,
  now: Date,
  seen?: (rooms: StayRoomRow[]) => StayRoomRow[],
): Promise<Outcome<SelectionPriced, QuoteRefusal>> {
  const [hotel, found] = await Promise.all([
    findHotelTerms(db, selection.hotelId),
    findHotelRooms(db, selection.hotelId, selection, terms),
  ])
  if (!hotel || !(hotel.offered || seen)) return refuse('not_found')
  return priceRooms({ hotel, rooms: seen?.(found) ?? found }, selection, terms, now)
}

/** The same of a hotel and all its rooms as they were just read. */
export function priceRooms(
  { hotel, rooms: rows }: { hotel: HotelTermsRow; rooms: StayRoomRow[] },
  selection: Selection,
  terms: Terms,
  now: Date,
): Outcome<SelectionPriced, QuoteRefusal> {
  const taxRules = taxRulesOf(terms, hotel.country)
  const nights = nightsBetween(selection.checkIn, selection.checkOut)
  const asked = { hotel, ...selection, nights, parties: [], taxRules, now }

  const chosen: { row: StayRoomRow; rateId: number; occupancy: Occupancy }[] = []
  for (const text of selection.rooms) {
    const [rateId, occupancyText] = text.split('~')
    const occupancy = parseOccupancy(occupancyText ?? '')
    const row = rows.find((room) => room.rates.some((rate) => rate.id === Number(rateId)))
    if (!row || !occupancy) return refuse('not_found')
    chosen.push({ row, rateId: Number(rateId), occupancy })
  }
  for (const { row, occupancy } of chosen) {
    const closed = whyClosed(asked, row)
    if (closed === 'min_stay' || closed === 'closed_to_arrival') return refuse(closed)
    const wanted = chosen.filter((other) => other.row === row).length
    if (closed || freeRooms(row) < wanted) return refuse('sold_out')
    if (!fitsRoom(occupancy, row, hotel.childMaxAge)) return refuse('too_many_guests')
  }
  const toPrice = chosen.map(({ row, rateId, occupancy }) => {
    const rate = row.rates.find((candidate) => candidate.id === rateId)
    if (!rate) throw new Error(`rate ${rateId} vanished from its own room`)
    return roomToPrice(row, rate, occupancy)
  })
  return { ok: true, data: { hotel, rooms: rows, priced: priceStay(hotel, selection, toPrice, taxRules, now) } }
}

/** A quote as its token remembers it: the selection, when it was priced, and a digest of the price. */
type QuoteToken = { selection: Selection; quotedAt: Date; expiresAt: Date; digest: string }

export function sealQuote(
  seal: Seal,
  selection: Selection,
  priced: PricedStay,
  now: Date,
): { token: string; expiresAt: Date } {
  const { hotelId, checkIn, checkOut, rooms } = selection
  return {
    token: seal.seal('quote', [hotelId, checkIn, checkOut, rooms, now.getTime(), priceDigest(priced)]),
    expiresAt: new Date(now.getTime() + quoteMinutes * 60_000),
  }
}

/** Null for a token that is not ours. Its time may have passed: that is for the caller to say. */
export function openQuote(seal: Seal, token: string): QuoteToken | null {
  const value = seal.open('quote', token)
  if (!Array.isArray(value)) return null
  const [hotelId, checkIn, checkOut, rooms, at, digest] = value as [number, string, string, string[], number, string]
  return {
    selection: { hotelId, checkIn, checkOut, rooms },
    quotedAt: new Date(at),
    expiresAt: new Date(at + quoteMinutes * 60_000),
    digest,
  }
}

/** Two prices with the same digest are the same to the traveller: every line, fee and cut-off. */
export function priceDigest(priced: PricedStay): string {
  return createHash('sha256').update(JSON.stringify(priced)).digest('base64url').slice(0, 22)
}
