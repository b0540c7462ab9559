import { done, refuse, type Outcome } from '#contract/endpoint.ts'
import { findPerson } from '#domains/accounts/people.server.ts'
import type { Context, Handlers, RateRule, Staff } from '#domains/context.ts'
import { lettersQueued, queueLetter } from '#domains/messages/queue.server.ts'
import { acceptInvitation } from '#domains/staff/accept.server.ts'
import {
  findInvitation,
  findInvitations,
  makeInvitation,
  withdrawInvitation,
  type InvitationRow,
} from '#domains/staff/invitations.server.ts'
import type { StaffInvitation, staffConflicts, staffPeopleEndpoints } from '#domains/staff/people-contract.ts'
import { findStaff, lockStaff, removeFactor, restore, setRole, suspend } from '#domains/staff/people.server.ts'

/** Letters to strangers, in our name. */
const invitationsAManager: RateRule = { burst: 10, perHour: 20 }
const looksAnAddress: RateRule = { burst: 30, perHour: 120 }

type Desk = Context & { actor: Staff }

export const staffPeopleHandlers: Handlers<typeof staffPeopleEndpoints> = {
  async fetch_staff({ db, actor, now }) {
    const [people, invitations] = [await findStaff(db), await findInvitations(db, now)]
    return done({
      people: people.map(({ id, name, email, role, since, suspendedAt, lastUsedAt, hasSecondFactor }) => ({
        id,
        name,
        email,
        role,
        since,
        suspended_at: suspendedAt,
        last_used_at: lastUsedAt,
        has_second_factor: hasSecondFactor,
        is_me: id === actor.userId,
      })),
      invitations: invitations.map(invitationView),
    })
  },

  async invite_staff({ db, actor, ports, now, audits, changes }, { email: typed, role, locale }) {
    const email = typed.toLowerCase()
    const person = await findPerson(db, { channel: 'email', address: email })
    if (person && (await findStaff(db)).some(({ id }) => id === person.id)) return inTheWay('already_staff')
    const wait = await ports.limit(`invite:${actor.userId}`, invitationsAManager)
    if (wait) return refuse('too_many_requests', { retryAfter: wait })
    const { token, invitation } = await makeInvitation(
      db,
      { email, role, locale, inviter: { id: actor.userId, name: actor.name } },
      { seal: ports.seal, random: ports.random, now },
    )
    const { id, expiresAt } = invitation
    const data = { by: actor.name, role, token, expiresAt }
    await queueLetter(
      db,
      { key: `invited:${id}`, channel: 'email', to: email, locale, kind: 'staff_invited', data },
      now,
    )
    changes.push(lettersQueued)
    audits.push({ subject: `invitation:${id}`, before: null, after: { role } })
    return done(invitationView(invitation))
  },

  async withdraw_invitation({ db, now, audits }, { id }) {
    if (!(await withdrawInvitation(db, id, now))) return refuse('not_found')
    audits.push({ subject: `invitation:${id}`, before: { open: true }, after: { open: false } })
    return done({})
  },

  async change_staff_role(context, { id, from, role }) {
    const person = await colleague(context, id)
    if (!person.ok) return person
    if (person.data.role !== from) return inTheWay('changed_since')
    if (from === role) return inTheWay('changed_since')
    await setRole(context.db, id, role)
    context.audits.push({ subject: `staff:${id}`, before: { role: from }, after: { role } })
    return done({})
  },

  async suspend_staff(context, { id }) {
    const person = await colleague(context, id)
    if (!person.ok) return person
    if (person.data.suspendedAt) return inTheWay('changed_since')
    await suspend(context.db, id, context.now)
    context.audits.push({ subject: `staff:${id}`, before: { suspended: false }, after: { suspended: true } })
    return done({})
  },

  async restore_staff(context, { id }) {
    const person = await colleague(context, id)
    if (!person.ok) return person
    if (!person.data.suspendedAt) return inTheWay('changed_since')
    await restore(context.db, id)
    context.audits.push({ subject: `staff:${id}`, before: { suspended: true }, after: { suspended: false } })
    return done({})
  },

  async reset_second_factor(context, { id }) {
    const person = await colleague(context, id)
    if (!person.ok) return person
    const { db, actor, now, changes, audits, requestId } = context
    const { name, email, locale } = person.data
    await removeFactor(db, id)
    const letter = { key: `factor:${requestId}`, channel: 'email' as const, to: email, locale }
    await queueLetter(db, { ...letter, kind: 'second_factor_reset', data: { name, by: actor.name } }, now)
    changes.push(lettersQueued)
    audits.push({ subject: `staff:${id}`, before: { secondFactor: 'set' }, after: { secondFactor: 'removed' } })
    return done({})
  },

  async show_invitation({ root, ports, now, address }, { token }) {
    const wait = await ports.limit(`invitation:address:${address}`, looksAnAddress)
    if (wait) return refuse('too_many_requests', { retryAfter: wait })
    const found = await findInvitation(root, token, { seal: ports.seal, now })
    if (!found) return refuse('not_found')
    const person = await findPerson(root, { channel: 'email', address: found.email })
    return done({ email: found.email, role: found.role, expires_at: found.expiresAt, has_account: person !== null })
  },

  accept_invitation: acceptInvitation,
}

/** Somebody else of the staff, locked with all managers; whoever asks must still be one of these. */
async function colleague({ db, actor }: Desk, id: string) {
  if (id === actor.userId) return inTheWay('yourself')
  const found = await lockStaff(db, { by: actor.userId, id })
  if (found === 'no_manager') return refuse('forbidden')
  return found ? done(found) : refuse('not_found')
}

function inTheWay(why: (typeof staffConflicts)[number]): Outcome<never, 'conflict'> {
  return refuse('conflict', { data: { why } })
}

function invitationView({ id, email, role, invitedBy, createdAt, expiresAt }: InvitationRow): StaffInvitation {
  return { id, email, role, invited_by: invitedBy, created_at: createdAt, expires_at: expiresAt }
}
