import { done, err, invalid } from '#api/endpoint.ts'
import { passwordWeakness } from '#domains/accounts/passwords/common-passwords.server.ts'
import { signIn } from '#domains/accounts/sessions/sign-in.server.ts'
import { hashPassword } from '#domains/accounts/passwords/passwords.server.ts'
import { findAccount, createAccount, recordAccountEvent } from '#domains/accounts/users.server.ts'
import type { Handler, RateRule } from '#domains/context.ts'
import { allOrNothing } from '#domains/db.ts'
import { writeAuditRow } from '#domains/staff/audit.server.ts'
import { findInvitation, takeInvitation } from '#domains/staff/invitations.server.ts'
import type { staffMemberEndpoints } from '#domains/staff/people-contract.ts'
import { addStaff, limitToHotels } from '#domains/staff/people.server.ts'

const attemptsPerAddress: RateRule = { burst: 20, perHour: 60 }

/**
 * Joins the staff with the token of an invitation. The token proves the address, so it can create an account for it. An
 * existing account can only be joined by the user who is signed in to it.
 */
export const acceptInvitation: Handler<typeof staffMemberEndpoints.accept_invitation> = async (
  context,
  { token, name: typed, password },
) => {
  const { pool, ports, now, actor, address } = context
  const wait = await ports.limit(`accept:address:${address}`, attemptsPerAddress)
  if (wait) return err('too_many_requests', { retryAfter: wait })
  const invitation = await findInvitation(pool, token, { signer: ports.signer, now })
  if (!invitation) return err('not_found')
  const { id, email, role, hotelIds, locale } = invitation
  const person = await findAccount(pool, { channel: 'email', address: email }, now)
  if (person && (actor.kind !== 'traveller' || actor.userId !== person.id)) return err('unauthenticated')
  const name = person?.name ?? typed ?? ''
  if (!person && name.length < 2) {
    return name === '' ? invalid('name', 'required') : invalid('name', 'too_short', { min: 2 })
  }
  if (!person && !password) return invalid('password', 'required')
  const guessed = person ? null : await passwordWeakness(password ?? '', { name, email })
  if (guessed) return invalid('password', guessed)
  const passwordHash = person ? null : await hashPassword(password ?? '')
  const joined = await allOrNothing<string, 'conflict'>(pool, async (tx) => {
    if (!(await takeInvitation(tx, id, now))) return err('conflict')
    const userId =
      person?.id ?? (await createAccount(tx, { channel: 'email', address: email }, { name, passwordHash, locale }, now))
    if (!userId || !(await addStaff(tx, { id: userId, role, now }))) return err('conflict')
    if (!(await limitToHotels(tx, userId, hotelIds))) return err('conflict')
    await writeAuditRow(tx, context, {
      userId,
      name,
      role,
      endpoint: 'accept_invitation',
      note: { subject: `staff:${userId}`, before: null, after: { role, hotels: hotelIds, invitation: id } },
    })
    return done(userId)
  })
  if (!joined.ok) return joined
  if (!person) {
    await recordAccountEvent(pool, { userId: joined.data, kind: 'registered', address, now })
    await signIn(context, joined.data, false)
  }
  return done({ role })
}
