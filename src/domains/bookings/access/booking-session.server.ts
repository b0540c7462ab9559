import { sql, type SQL } from 'drizzle-orm'
import { readLink, signLink } from '#domains/bookings/access/booking-link.server.ts'
import type { Actor, OpenedBooking, Ports, Signer } from '#domains/context.ts'

/**
 * A booking session opens one booking, and the others of its order, for an hour, in the browser that redeemed a code
 * sent to the booking's contact. It is a signed cookie; staff end it by revoking the links of the booking.
 */
const sessionMinutes = 60
/** Minutes after the code in which the session can cancel the booking or answer an offer. */
const freshMinutes = 10

function cookieName(secure: boolean): string {
  return secure ? '__Host-booking' : 'booking'
}

/** The Set-Cookie line that starts a session. */
export function startedSession(
  ports: Pick<Ports, 'signer' | 'random' | 'sessionSettings'>,
  booking: { reference: string; linkGeneration: number },
  now: Date,
): string {
  const { secure } = ports.sessionSettings
  return cookieLine(secure, signLink(ports, 'booking-session', booking, now), sessionMinutes * 60)
}

/** The Set-Cookie line that ends a session. */
export function endedSession(secure: boolean): string {
  return cookieLine(secure, '', 0)
}

function cookieLine(secure: boolean, value: string, seconds: number): string {
  return `${cookieName(secure)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}; Max-Age=${seconds}`
}

/** True if a request contains the cookie of a session, valid or not. */
export function hasSessionCookie(headers: Headers, secure: boolean): boolean {
  return sentToken(headers, secure) !== null
}

function sentToken(headers: Headers, secure: boolean): string | null {
  return new RegExp(`(?:^|;\\s*)${cookieName(secure)}=([\\w.-]+)`).exec(headers.get('cookie') ?? '')?.[1] ?? null
}

/** The booking of a request's session; null without a valid one. The database is not read. */
export function readSession(
  headers: Headers,
  { signer, secure, now }: { signer: Signer; secure: boolean; now: Date },
): OpenedBooking | null {
  const token = sentToken(headers, secure)
  const link = token ? readLink(signer, ['booking-session'], token) : null
  if (!link || link.expires <= now.getTime()) return null
  const { reference, generation, expires } = link
  return { reference, generation, openedAt: new Date(expires - sessionMinutes * 60_000) }
}

/** True if the session can still make changes that need a fresh code. */
export function isFresh(opened: OpenedBooking | undefined, now: Date): boolean {
  return !!opened && now.getTime() - opened.openedAt.getTime() <= freshMinutes * 60_000
}

/**
 * Condition of a booking `b` that an actor is allowed to see: that of the account, or of the booking session with the
 * others of its order that have the same contact.
 */
export function ownBooking(actor: Actor): SQL {
  const ofAccount = actor.kind === 'traveller' ? sql`b.user_id = ${actor.userId}` : sql`false`
  const { opened } = actor
  if (!opened) return ofAccount
  const contactOf = (booking: SQL) => sql`(${booking}.contact ->> 'email', ${booking}.contact ->> 'phone')`
  return sql`(${ofAccount} or exists (select from booking opened
    where opened.reference = ${opened.reference} and opened.link_generation = ${opened.generation}
      and (opened.id = b.id or (opened.order_id = b.order_id and ${contactOf(sql`opened`)} = ${contactOf(sql`b`)}))))`
}

/** Condition: the booking `b` has this reference, in any case, and the actor may see it. */
export function ownReference(actor: Actor, reference: string) {
  return sql`b.reference = ${reference.toUpperCase()} and ${ownBooking(actor)}`
}

/** True if an actor sees a booking through the booking session and not as its account. */
export function isBySession(actor: Actor, booking: { userId: string | null }): boolean {
  return actor.kind !== 'traveller' || booking.userId !== actor.userId
}
