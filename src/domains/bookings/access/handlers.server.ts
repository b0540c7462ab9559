import { randomUUID } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import { done, err, invalid } from '#api/endpoint.ts'
import { consumeCode, issueCode, tryCode, wrongCode } from '#domains/accounts/codes/codes.server.ts'
import {
  canSend,
  codeSentView,
  isWithinBudget,
  notSendable,
  readTry,
  waitToSend,
} from '#domains/accounts/codes/send-code.server.ts'
import { readVisitorDestination, type Destination } from '#domains/accounts/destination.server.ts'
import { findAccount, recordAccountEvent } from '#domains/accounts/users.server.ts'
import type { findBookingEndpoints } from '#domains/bookings/access/contract.ts'
import { endedSession, hasSessionCookie, startedSession } from '#domains/bookings/access/booking-session.server.ts'
import type { Handlers, Queryable, SessionHooks } from '#domains/context.ts'
import { queueNotification } from '#domains/notifications/queue.server.ts'

export const findBookingHandlers: Handlers<typeof findBookingEndpoints> = {
  async send_booking_code(context, typed) {
    const { pool, ports, now, locale } = context
    const to = readVisitorDestination(typed.to, context)
    if (!to) return invalid('to', 'invalid_destination')
    if (!canSend(context, to)) return notSendable(context, 'to', to)
    const limited = await waitToSend(context, { purpose: 'booking', to, device: null })
    if (limited) return err('too_many_requests', { retryAfter: limited.wait })
    const reference = typed.reference
    // The statements and their number are the same whether the booking exists or not.
    const expiresAt = await pool.transaction(async (tx) => {
      const isOfBooking = (await findByContact(tx, reference, to)) !== null
      const unproven = (await findAccount(tx, to, now)) === null
      const real = await isWithinBudget(context, to, { real: isOfBooking, unproven })
      const issued = await issueCode(
        tx,
        { purpose: 'booking', destination: to.address, userId: null, device: deviceOf(reference), real },
        { signer: ports.signer, random: ports.random, now },
      )
      const data = { code: issued.code, purpose: 'booking' as const, expiresAt: issued.expiresAt.toISOString() }
      const notification = { key: `code:${randomUUID()}`, channel: to.channel, to: to.address, locale }
      await queueNotification(tx, { ...notification, kind: 'code', data }, now, { unsent: !real })
      return issued.expiresAt
    })
    return done(codeSentView(to, expiresAt, now))
  },

  async open_booking(context, typed) {
    const { pool, ports, now, address, setCookie } = context
    const read = await readTry(context, 'booking', typed)
    if (!read.ok) return read
    const { to, code } = read.data
    const reference = typed.reference
    const tried = { purpose: 'booking' as const, destination: to.address, device: deviceOf(reference), code }
    const attempt = await tryCode(pool, tried, { signer: ports.signer, now })
    const booking = attempt && (await findByContact(pool, reference, to))
    if (!attempt || !booking || !(await consumeCode(pool, attempt.id, now))) return wrongCode
    await recordAccountEvent(pool, { userId: booking.userId, kind: 'booking_opened', address, now })
    setCookie(startedSession(ports, booking, now))
    return done({ reference: booking.reference })
  },

  close_booking({ ports, setCookie }) {
    setCookie(endedSession(ports.sessionSettings.secure))
    return Promise.resolve(done({}))
  },
}

/** Signing out of an account also ends the booking session of the browser. */
export const bookingSessions: SessionHooks = {
  onSignOut({ ports, headers, setCookie }) {
    const { secure } = ports.sessionSettings
    if (hasSessionCookie(headers, secure)) setCookie(endedSession(secure))
  },
}

/** A code is valid for the booking that it was requested for, not for others of the same contact. */
function deviceOf(reference: string): string {
  return `booking:${reference}`
}

type FoundBooking = { reference: string; userId: string | null; linkGeneration: number }

/** The booking with a reference and a contact; null for any other, and for bookings of partners. */
async function findByContact(db: Queryable, reference: string, to: Destination): Promise<FoundBooking | null> {
  const isContact: SQL =
    to.channel === 'email'
      ? sql`lower(b.contact ->> 'email') = ${to.address}`
      : sql`b.contact ->> 'phone' = ${to.address}`
  const result = await db.execute<FoundBooking>(sql`
    select b.reference, b.user_id as "userId", b.link_generation as "linkGeneration" from booking b
    where b.reference = ${reference} and ${isContact} and not exists (select from api_key k where k.user_id = b.user_id)`)
  return result.rows[0] ?? null
}
