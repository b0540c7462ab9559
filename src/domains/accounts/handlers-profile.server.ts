import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { done, refuse } from '#contract/endpoint.ts'
import type { accountsEndpoints, Profile } from '#domains/accounts/contract.ts'
import { readDocument } from '#domains/accounts/document.server.ts'
import { findPasskeys } from '#domains/accounts/passkeys.server.ts'
import { isPassword } from '#domains/accounts/passwords.server.ts'
import { findPassword, readProfile, tellOfAccount } from '#domains/accounts/people.server.ts'
import { isOffered, mirrorCurrency } from '#domains/accounts/own-currency.server.ts'
import { readDestination } from '#domains/accounts/destination.ts'
import { squarePhoto } from '#domains/accounts/photo.server.ts'
import { sendCode } from '#domains/accounts/send-code.server.ts'
import { endedCookies, endSessions, findSessions } from '#domains/accounts/session.server.ts'
import type { Context, Handlers, RateRule, Traveller } from '#domains/context.ts'
import { lettersQueued, queueLetter } from '#domains/messages/queue.server.ts'
import { cleanText } from '#text/clean.ts'

const photosAnAccount: RateRule = { burst: 10, perHour: 20 }
const deletionTries: RateRule = { burst: 5, perHour: 10 }

type Profiles =
  | 'fetch_profile'
  | 'update_profile'
  | 'update_image'
  | 'remove_image'
  | 'fetch_sessions'
  | 'revoke_session'
  | 'export_my_data'
  | 'delete_account'

type Signed = Context & { actor: Traveller }

export const profileHandlers: Handlers<Pick<typeof accountsEndpoints, Profiles>> = {
  fetch_profile: async (context) => done(await mine(context)),

  async update_profile(context, { phone: typedPhone, phone_country, name: typedName, ...given }) {
    const name = typedName === undefined ? undefined : cleanText(typedName)
    if (name !== undefined && name.length < 2) {
      return refuse('invalid_input', { errors: [{ path: 'name', code: 'too_short' }] })
    }
    if (
      given.birth_date &&
      (given.birth_date > context.now.toISOString().slice(0, 10) || given.birth_date < '1900-01-01')
    ) {
      return refuse('invalid_input', { errors: [{ path: 'birth_date', code: 'invalid_date' }] })
    }
    const before = await mine(context)
    // What was chosen while there was a rate for it may stay.
    if (given.currency && given.currency !== before.currency && !(await isOffered(context, given.currency))) {
      return refuse('invalid_input', { errors: [{ path: 'currency', code: 'not_a_choice' }] })
    }
    const phone = typedPhone ? readDestination(typedPhone, phone_country) : null
    if (typedPhone && phone?.channel !== 'sms') {
      return refuse('invalid_input', { errors: [{ path: 'phone', code: 'invalid_phone' }] })
    }
    const isNewPhone = typedPhone !== undefined && (phone?.address ?? null) !== before.phone
    const changes = {
      ...given,
      ...(name !== undefined && { name }),
      ...(isNewPhone && { phone: phone?.address ?? null, phone_verified: false }),
    }
    const sets = Object.entries(changes)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => sql`${sql.identifier(column)} = ${value}`)
    if (sets.length > 0) {
      await context.root.execute(
        sql`update "user" set ${sql.join([...sets, sql`updated_at = ${context.now.toISOString()}`], sql`, `)} where id = ${context.actor.userId}`,
      )
    }
    if (given.currency !== undefined) mirrorCurrency(context, given.currency)
    if (isNewPhone && phone) await sendCode(context, { purpose: 'phone', to: phone })
    return done(await mine(context))
  },

  async update_image(context, { file }) {
    const wait = await context.ports.limit(`photo:account:${context.actor.userId}`, photosAnAccount)
    if (wait) return refuse('too_many_requests', { retryAfter: wait })
    const photo = await squarePhoto(file)
    if (!photo) return refuse('invalid_input', { errors: [{ path: 'file', code: 'file_type' }] })
    const image = randomUUID()
    await context.ports.files.put(`photos/${image}`, photo)
    await replacePhoto(context, image)
    return done(await mine(context))
  },

  async remove_image(context) {
    await replacePhoto(context, null)
    return done(await mine(context))
  },

  async fetch_sessions({ root, actor, ports, now }) {
    const sessions = await findSessions(root, actor.userId, { rules: ports.sessionWay, now })
    return done(
      sessions.map(({ id, userAgent, address, createdAt, lastUsedAt }) => ({
        id,
        device: userAgent,
        address,
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
        current: id === actor.sessionId,
      })),
    )
  },

  async revoke_session(context, { id }) {
    const { actor, root, now } = context
    const ended = await endSessions(root, actor.userId, id === 'others' ? { allBut: actor.sessionId } : { only: id })
    if (ended === 0 && id !== 'others') return refuse('not_found')
    await tellOfAccount(root, { userId: actor.userId, kind: 'session_revoked', address: context.address, now })
    if (id === actor.sessionId) for (const line of endedCookies(context.ports.sessionWay)) context.setCookie(line)
    return done({ ended })
  },

  async export_my_data(context) {
    const { actor, root, now, ports } = context
    const [profile, sessions, passkeys, document, events, rest] = await Promise.all([
      mine(context),
      findSessions(root, actor.userId, { rules: ports.sessionWay, now }),
      findPasskeys(root, actor.userId),
      readDocument(root, ports.vault, actor.userId),
      root.execute(sql`select kind, address, at from account_event where user_id = ${actor.userId} order by at, id`),
      ports.personalData.gather(root, actor.userId),
    ])
    await tellOfAccount(root, { userId: actor.userId, kind: 'data_exported', address: context.address, now })
    return done({
      exported_at: now.toISOString(),
      profile,
      sessions,
      passkeys,
      document,
      account_events: events.rows,
      ...rest,
    })
  },

  async delete_account(context, { password }) {
    const { actor, root, now, ports } = context
    const wait = await ports.limit(`delete:account:${actor.userId}`, deletionTries)
    if (wait) return refuse('too_many_requests', { retryAfter: wait })
    const known = await findPassword(root, actor.userId)
    if (known && !(await isPassword(known, password ?? ''))) {
      return refuse('wrong_credentials', { errors: [{ path: 'password', code: 'wrong_password' }] })
    }
    const { image, name, email, locale } = await mine(context)
    const neededFor = await root.transaction(async (tx) => {
      const why = await ports.personalData.isNeeded(tx, actor.userId, now)
      if (why) return why
      await ports.personalData.erase(tx, actor.userId)
      await tellOfAccount(tx, { userId: actor.userId, kind: 'deleted', address: '', now })
      await tx.execute(sql`update account_event set address = '' where user_id = ${actor.userId}`)
      await tx.execute(sql`delete from one_time_code where destination = ${email}`)
      await tx.execute(sql`delete from "user" where id = ${actor.userId}`)
      const key = `deleted:${actor.userId}`
      await queueLetter(tx, { key, channel: 'email', to: email, locale, kind: 'account_deleted', data: { name } }, now)
      return null
    })
    if (neededFor === 'last_manager') return refuse('conflict', { data: { why: neededFor } })
    if (neededFor) return refuse(neededFor)
    context.changes.push(lettersQueued)
    mirrorCurrency(context, null)
    if (image) await ports.files.remove(`photos/${image.replace('/me/photo/', '')}`)
    for (const line of endedCookies(ports.sessionWay)) context.setCookie(line)
    return done({})
  },
}

async function mine({ root, actor }: Signed): Promise<Profile> {
  const found = await readProfile(root, actor.userId)
  if (!found) throw new Error('A session without its person')
  return found
}

async function replacePhoto({ root, actor, ports, now }: Signed, image: string | null): Promise<void> {
  const replaced = await root.execute<{ before: string | null }>(sql`
    update "user" u set image = ${image}, updated_at = ${now.toISOString()} from "user" old
    where u.id = ${actor.userId} and old.id = u.id returning old.image as before`)
  const before = replaced.rows[0]?.before
  if (before) await ports.files.remove(`photos/${before}`)
}
