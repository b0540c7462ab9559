import { done, err, invalid, type Outcome } from '#api/endpoint.ts'
import { proofError } from '#domains/accounts/sessions/step-up.server.ts'
import { findAccount } from '#domains/accounts/users.server.ts'
import type { Handlers, RateRule, StaffContext } from '#domains/context.ts'
import { queueNotification } from '#domains/notifications/queue.server.ts'
import { acceptInvitation } from '#domains/staff/accept.server.ts'
import {
  findInvitation,
  findInvitations,
  makeInvitation,
  withdrawInvitation,
} from '#domains/staff/invitations.server.ts'
import type { staffConflicts, staffMemberEndpoints } from '#domains/staff/people-contract.ts'
import {
  areHotels,
  findStaff,
  limitToHotels,
  lockStaff,
  removeFactor,
  restore,
  setRole,
  suspend,
  type StaffHotel,
} from '#domains/staff/people.server.ts'
import { inLocale, type Locale } from '#i18n/locale.ts'

/** Limits emails in our name to unknown addresses. */
const invitationsPerManager: RateRule = { burst: 10, perHour: 20 }
const readsPerAddress: RateRule = { burst: 30, perHour: 120 }

export const staffMemberHandlers: Handlers<typeof staffMemberEndpoints> = {
  async fetch_staff({ db, actor, now, locale }) {
    const [people, invitations] = [await findStaff(db), await findInvitations(db, now)]
    return done({
      people: people.map((row) => ({ ...inLanguage(row, locale), is_me: row.id === actor.userId })),
      invitations: invitations.map((row) => inLanguage(row, locale)),
    })
  },

  async invite_staff(context, { email: typed, role, hotels, locale }) {
    const { db, actor, ports, now, audits } = context
    const unproved = await proofError(context)
    if (unproved) return unproved
    const email = typed.toLowerCase()
    const person = await findAccount(db, { channel: 'email', address: email }, now)
    if (person && (await findStaff(db)).some(({ id }) => id === person.id)) return inTheWay('already_staff')
    const hotelIds = role === 'manager' ? [] : hotels
    if (!(await areHotels(db, hotelIds))) return unknownHotel()
    const wait = await ports.limit(`invite:${actor.userId}`, invitationsPerManager)
    if (wait) return err('too_many_requests', { retryAfter: wait })
    const { token, invitation } = await makeInvitation(
      db,
      { email, role, hotelIds, locale, inviter: { id: actor.userId, name: actor.name } },
      { signer: ports.signer, random: ports.random, now },
    )
    const { id, expires_at: expiresAt } = invitation
    const data = { by: actor.name, role, token, expiresAt }
    await queueNotification(
      db,
      { key: `invited:${id}`, channel: 'email', to: email, locale, kind: 'staff_invited', data },
      now,
    )
    audits.push({ subject: `invitation:${id}`, before: null, after: { role, hotels: hotelIds } })
    return done(inLanguage(invitation, context.locale))
  },

  async withdraw_invitation({ db, now, audits }, { id }) {
    if (!(await withdrawInvitation(db, id, now))) return err('not_found')
    audits.push({ subject: `invitation:${id}`, before: { open: true }, after: { open: false } })
    return done({})
  },

  async change_staff_role(context, { id, from, role }) {
    const person = await colleague(context, id)
    if (!person.ok) return person
    if (person.data.role !== from || from === role) return inTheWay('changed_since')
    await setRole(context.db, id, role)
    context.audits.push({ subject: `staff:${id}`, before: { role: from }, after: { role } })
    return done({})
  },

  async change_staff_hotels(context, { id, hotels }) {
    const person = await colleague(context, id)
    if (!person.ok) return person
    if (person.data.role === 'manager') return inTheWay('changed_since')
    if (!(await limitToHotels(context.db, id, hotels))) return unknownHotel()
    context.audits.push({ subject: `staff:${id}`, before: { hotels: person.data.hotelIds }, after: { hotels } })
    return done({})
  },

  async suspend_staff(context, { id }) {
    const person = await colleague(context, id)
    if (!person.ok) return person
    if (person.data.suspended_at) return inTheWay('changed_since')
    await suspend(context.db, id, context.now)
    context.audits.push({ subject: `staff:${id}`, before: { suspended: false }, after: { suspended: true } })
    return done({})
  },

  async restore_staff(context, { id }) {
    const person = await colleague(context, id)
    if (!person.ok) return person
    if (!person.data.suspended_at) return inTheWay('changed_since')
    await restore(context.db, id)
    context.audits.push({ subject: `staff:${id}`, before: { suspended: true }, after: { suspended: false } })
    return done({})
  },

  async reset_second_factor(context, { id }) {
    const person = await colleague(context, id)
    if (!person.ok) return person
    const { db, actor, now, audits, requestId } = context
    const { name, email, locale } = person.data
    await removeFactor(db, id)
    const notification = { key: `factor:${requestId}`, channel: 'email' as const, to: email, locale }
    await queueNotification(db, { ...notification, kind: 'second_factor_reset', data: { name, by: actor.name } }, now)
    audits.push({ subject: `staff:${id}`, before: { secondFactor: 'set' }, after: { secondFactor: 'removed' } })
    return done({})
  },

  async show_invitation({ pool, ports, now, address }, { token }) {
    const wait = await ports.limit(`invitation:address:${address}`, readsPerAddress)
    if (wait) return err('too_many_requests', { retryAfter: wait })
    const invitation = await findInvitation(pool, token, { signer: ports.signer, now })
    if (!invitation) return err('not_found')
    const person = await findAccount(pool, { channel: 'email', address: invitation.email }, now)
    return done({
      email: invitation.email,
      role: invitation.role,
      expires_at: invitation.expiresAt,
      has_account: person !== null,
    })
  },

  accept_invitation: acceptInvitation,
}

/** Another member of staff, locked with all managers; the caller must be one, with a recent proof. */
async function colleague(context: StaffContext, id: string) {
  const { db, actor } = context
  const unproved = await proofError(context)
  if (unproved) return unproved
  if (id === actor.userId) return inTheWay('yourself')
  const member = await lockStaff(db, { by: actor.userId, id })
  if (member === 'no_manager') return err('forbidden')
  return member ? done(member) : err('not_found')
}

function inTheWay(why: (typeof staffConflicts)[number]): Outcome<never, 'conflict'> {
  return err('conflict', { data: { why } })
}

function unknownHotel() {
  return invalid('hotels', 'not_a_choice')
}

/** A row with the names of its hotels in one language. */
function inLanguage<Row extends { hotels: StaffHotel[] }>(row: Row, locale: Locale) {
  return { ...row, hotels: row.hotels.map(({ id, name }) => ({ id, name: inLocale(name, locale) })) }
}
