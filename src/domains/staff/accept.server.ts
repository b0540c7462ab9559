import { done, refuse } from '#contract/endpoint.ts'
import { whyGuessed } from '#domains/accounts/common-passwords.server.ts'
import { signIn } from '#domains/accounts/handlers-sign-in.server.ts'
import { hashPassword } from '#domains/accounts/passwords.server.ts'
import { findPerson, makePerson, tellOfAccount } from '#domains/accounts/people.server.ts'
import type { Handler, RateRule } from '#domains/context.ts'
import { allOrNothing } from '#domains/db.ts'
import { writeAuditRow } from '#domains/staff/audit.server.ts'
import { findInvitation, takeInvitation } from '#domains/staff/invitations.server.ts'
import type { staffPeopleEndpoints } from '#domains/staff/people-contract.ts'
import { addStaff } from '#domains/staff/people.server.ts'
import { cleanText } from '#text/clean.ts'

const triesAnAddress: RateRule = { burst: 20, perHour: 60 }

/**
 * Joins the staff by the token of a letter. It proves the address, so it may make an account for it; an account that is
 * there already is joined only by whoever is signed in to it.
 */
export const acceptInvitation: Handler<typeof staffPeopleEndpoints.accept_invitation> = async (
  context,
  { token, name: typed, password },
) => {
  const { root, ports, now, actor, address } = context
  const wait = await ports.limit(`accept:address:${address}`, triesAnAddress)
  if (wait) return refuse('too_many_requests', { retryAfter: wait })
  const invitation = await findInvitation(root, token, { seal: ports.seal, now })
  if (!invitation) return refuse('not_found')
  const { id, email, role, locale } = invitation
  const person = await findPerson(root, { channel: 'email', address: email })
  if (person && (actor.kind !== 'traveller' || actor.userId !== person.id)) return refuse('unauthenticated')
  const name = person?.name ?? cleanText(typed ?? '')
  if (!person && name.length < 2) return refuse('invalid_input', { errors: [{ path: 'name', code: 'too_short' }] })
  if (!person && !password) return refuse('invalid_input', { errors: [{ path: 'password', code: 'required' }] })
  const guessed = person ? null : await whyGuessed(password ?? '', { name, email })
  if (guessed) return refuse('invalid_input', { errors: [{ path: 'password', code: guessed }] })
  const passwordHash = person ? null : await hashPassword(password ?? '')
  const joined = await allOrNothing<string, 'conflict'>(root, async (tx) => {
    if (!(await takeInvitation(tx, id, now))) return refuse('conflict')
    const userId = person?.id ?? (await makePerson(tx, email, { name, passwordHash, locale }, now))
    if (!userId || !(await addStaff(tx, { id: userId, role, now }))) return refuse('conflict')
    const note = { subject: `staff:${userId}`, before: null, after: { role, invitation: id } }
    await writeAuditRow(tx, context, { userId, name, role, endpoint: 'accept_invitation', note })
    return done(userId)
  })
  if (!joined.ok) return joined
  if (!person) {
    await tellOfAccount(root, { userId: joined.data, kind: 'registered', address, now })
    await signIn(context, joined.data, false)
  }
  return done({ role })
}
