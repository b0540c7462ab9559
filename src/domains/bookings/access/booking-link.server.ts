import { z } from 'zod'
import { isOver } from '#domains/bookings/model/rules.ts'
import type { BookingStatus } from '#domains/bookings/model/shapes.ts'
import type { Ports, Signer } from '#domains/context.ts'

const hour = 3_600_000
export const linkDays = 14

/**
 * Lifetimes of the tokens in links that replace an account, by their purpose: to pay, to see the payment after the return
 * from the provider, to send requested documents, to review a completed booking, for the hotel to answer a request, and
 * of the cookie of a booking session.
 */
const lifetimes = {
  'payment-link': linkDays * 24 * hour,
  'payment-return': 48 * hour,
  'document-link': linkDays * 24 * hour,
  'review-link': 60 * 24 * hour,
  'hotel-request': linkDays * 24 * hour,
  'booking-session': hour,
}
type LinkPurpose = keyof typeof lifetimes

type LinkedBooking = { reference: string; linkGeneration: number }

/**
 * Returns the token of a new link of a booking; no two are the same.
 * @param recipient the address that it is sent to, for a link that ends when that address is no longer in charge
 */
export function signLink(
  { signer, random }: Pick<Ports, 'signer' | 'random'>,
  purpose: LinkPurpose,
  { reference, linkGeneration }: LinkedBooking,
  now: Date,
  recipient?: string,
): string {
  const nonce = Buffer.from(random(6)).toString('base64url')
  const expires = Math.ceil((now.getTime() + lifetimes[purpose]) / 1000)
  const bound = recipient === undefined ? [] : [recipientMark(signer, recipient)]
  return signer.sign(purpose, [reference, linkGeneration, expires, nonce, ...bound])
}

/** Identifies the recipient of a link without naming them. */
export function recipientMark(signer: Signer, recipient: string): string {
  return signer.digest('link recipient', recipient).slice(0, 12)
}

/** `expires` in milliseconds; `recipient` is the `recipientMark` of a link that is bound to one. */
type ReadLink = {
  purpose: LinkPurpose
  reference: string
  generation: number
  expires: number
  recipient: string | null
}

/** As `signLink` signs it; the expiry in seconds. */
const signedContent = z.tuple([z.string(), z.number(), z.number(), z.string(), z.string().optional()])

/** The content of a token of one of the purposes, valid or expired; null if it was never one. */
export function readLink(signer: Signer, purposes: readonly LinkPurpose[], token: string): ReadLink | null {
  for (const purpose of purposes) {
    const content = signedContent.safeParse(signer.verify(purpose, token))
    if (!content.success) continue
    const [reference, generation, expires, , recipient = null] = content.data
    return { purpose, reference, generation, expires: expires * 1000, recipient }
  }
  return null
}

/** True if staff have revoked a link. */
export function isLinkRevoked({ generation }: ReadLink, booking: { linkGeneration: number }): boolean {
  return generation !== booking.linkGeneration
}

/**
 * True if a link still opens its booking: it has not expired, staff have not revoked it, and the booking is neither over
 * nor, for a link to pay, without an amount to pay. After the return from the provider the payer sees any state. A link
 * to a review opens a completed booking.
 */
export function isLinkValid(
  { purpose, generation, expires }: ReadLink,
  booking: { linkGeneration: number; status: BookingStatus; toPay: boolean },
  now: Date,
): boolean {
  if (generation !== booking.linkGeneration || expires <= now.getTime()) return false
  if (purpose === 'payment-return') return true
  if (purpose === 'review-link') return booking.status === 'completed'
  // It shows what was answered, and that the request is over.
  if (purpose === 'hotel-request') return true
  return !isOver(booking.status) && (purpose === 'document-link' || booking.toPay)
}
