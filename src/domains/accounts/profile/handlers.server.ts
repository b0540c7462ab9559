import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { done, err, invalid } from '#api/endpoint.ts'
import type { accountsEndpoints, Profile } from '#domains/accounts/contract.ts'
import { findCompanions } from '#domains/accounts/companions/companions.server.ts'
import { readDocument } from '#domains/accounts/profile/document.server.ts'
import { findPasskeys, passkeyView } from '#domains/accounts/passkeys/passkeys.server.ts'
import { findEarlierRecipients, notifyOfChange, recordChange } from '#domains/accounts/changes/changes.server.ts'
import { proofError } from '#domains/accounts/sessions/step-up.server.ts'
import { readProfile, recordAccountEvent } from '#domains/accounts/users.server.ts'
import { isOffered, mirrorCurrency } from '#domains/accounts/profile/own-currency.server.ts'
import { forgetSignIn } from '#domains/accounts/sessions/sign-in.server.ts'
import { readDestination } from '#domains/accounts/destination.server.ts'
import { squarePhoto } from '#domains/accounts/profile/photo.server.ts'
import { canSend, sendCode } from '#domains/accounts/codes/send-code.server.ts'
import { endSessions, findSessions } from '#domains/accounts/sessions/session.server.ts'
import type { Context, Handlers, Queryable, RateRule, Traveller } from '#domains/context.ts'
import { siteTimeZone, todayIn } from '#domains/shared/dates.ts'
import { queueNotification } from '#domains/notifications/queue.server.ts'

const photosPerAccount: RateRule = { burst: 10, perHour: 20 }
/** Each change sends a text message to every trusted number. */
const phoneChangesPerAccount: RateRule = { burst: 6, perHour: 6 }

type Signed = Context & { actor: Traveller }

export const profileHandlers = {
  fetch_profile: async (context) => done(await ownProfile(context)),

  async update_profile(context, { phone: typedPhone, phone_country, name, ...input }) {
    if (
      input.birth_date &&
      (input.birth_date > todayIn(siteTimeZone, context.now) || input.birth_date < '1900-01-01')
    ) {
      return invalid('birth_date', 'invalid_date')
    }
    const before = await ownProfile(context)
    // A currency chosen earlier can stay when its rate has been removed.
    if (input.currency && input.currency !== before.currency && !(await isOffered(context, input.currency))) {
      return invalid('currency', 'not_a_choice')
    }
    const phone = typedPhone ? readDestination(typedPhone, phone_country) : null
    if (typedPhone && phone?.channel !== 'sms') {
      return invalid('phone', 'invalid_phone')
    }
    const isNewPhone = typedPhone !== undefined && (phone?.address ?? null) !== before.phone
    const unproved = isNewPhone ? await proofError(context) : null
    if (unproved) return unproved
    const wait = isNewPhone
      ? await context.ports.limit(`phone:account:${context.actor.userId}`, phoneChangesPerAccount)
      : null
    if (wait !== null) return err('too_many_requests', { retryAfter: wait })
    // Before the change, so that a number to which no code can be sent is not saved.
    const isSendable = phone !== null && canSend(context, phone)
    const sent = isNewPhone && isSendable ? await sendCode(context, { purpose: 'phone', to: phone }) : null
    if (sent && !sent.ok) return sent
    const changes = {
      ...input,
      ...(name !== undefined && { name }),
      ...(isNewPhone && { phone: phone?.address ?? null, phone_verified: false, phone_confirmed_at: null }),
    }
    const sets = Object.entries(changes)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => sql`${sql.identifier(column)} = ${value}`)
    if (sets.length > 0) {
      await context.pool.transaction(async (tx) => {
        if (isNewPhone) await notifyOfPhone(context, tx, phone?.address ?? null)
        await tx.execute(
          sql`update "user" set ${sql.join([...sets, sql`updated_at = ${context.now.toISOString()}`], sql`, `)} where id = ${context.actor.userId}`,
        )
      })
    }
    if (input.currency !== undefined) mirrorCurrency(context, input.currency)
    return done(await ownProfile(context))
  },

  async send_phone_code(context) {
    const { phone, phone_verified } = await ownProfile(context)
    if (!phone || phone_verified || context.ports.sender.noTexts) return invalid('phone', 'required')
    return sendCode(context, { purpose: 'phone', to: { channel: 'sms', address: phone } })
  },

  async update_image(context, { file }) {
    const wait = await context.ports.limit(`photo:account:${context.actor.userId}`, photosPerAccount)
    if (wait) return err('too_many_requests', { retryAfter: wait })
    const photo = await squarePhoto(file)
    if (typeof photo === 'string') return invalid('file', photo)
    const image = randomUUID()
    await context.ports.files.put(`photos/${image}`, photo)
    await replacePhoto(context, image)
    return done(await ownProfile(context))
  },

  async remove_image(context) {
    await replacePhoto(context, null)
    return done(await ownProfile(context))
  },

  async fetch_sessions({ pool, actor, ports, now }) {
    const sessions = await findSessions(pool, actor.userId, { rules: ports.sessionSettings, now })
    return done(sessions.map((session) => ({ ...session, current: session.id === actor.sessionId })))
  },

  async revoke_session(context, { id }) {
    const { actor, pool, now } = context
    const ended = await endSessions(pool, actor.userId, id === 'others' ? { allBut: actor.sessionId } : { only: id })
    if (ended === 0 && id !== 'others') return err('not_found')
    await recordAccountEvent(pool, { userId: actor.userId, kind: 'session_revoked', address: context.address, now })
    if (id === actor.sessionId) forgetSignIn(context)
    return done({ ended })
  },

  async export_my_data(context) {
    const { actor, pool, now, ports } = context
    const unproved = await proofError(context)
    if (unproved) return unproved
    const [profile, sessions, passkeys, document, companions, events, former, rest] = await Promise.all([
      ownProfile(context),
      findSessions(pool, actor.userId, { rules: ports.sessionSettings, now }),
      findPasskeys(pool, actor.userId),
      readDocument(pool, ports.vault, actor.userId),
      findCompanions(pool, ports.vault, actor.userId),
      pool.execute(sql`select kind, address, at from account_event where user_id = ${actor.userId} order by at, id`),
      pool.execute(
        sql`select email as address, until from former_email where user_id = ${actor.userId} order by address`,
      ),
      ports.personalData.collect(pool, actor.userId),
    ])
    await recordAccountEvent(pool, { userId: actor.userId, kind: 'data_exported', address: context.address, now })
    return done({
      exported_at: now.toISOString(),
      profile,
      sessions,
      passkeys: passkeys.map(passkeyView),
      document,
      companions,
      account_events: events.rows,
      former_emails: former.rows,
      ...rest,
    })
  },

  async delete_account(context) {
    const { actor, pool, now, ports } = context
    const unproved = await proofError(context)
    if (unproved) return unproved
    const { image, name, email, locale } = await ownProfile(context)
    const neededFor = await pool.transaction(async (tx) => {
      const why = await ports.personalData.isNeeded(tx, actor.userId, now)
      if (why) return why
      await recordAccountEvent(tx, { userId: actor.userId, kind: 'deleted', address: '', now })
      const earlier = await findEarlierRecipients(tx, actor.userId, email, now)
      await ports.personalData.erase(tx, actor.userId)
      for (const { channel, to } of [...(email ? [{ channel: 'email' as const, to: email }] : []), ...earlier]) {
        const key = `deleted:${randomUUID()}`
        await queueNotification(tx, { key, channel, to, locale, kind: 'account_deleted', data: { name } }, now)
      }
      return null
    })
    if (neededFor === 'last_manager') return err('conflict', { data: { why: neededFor } })
    if (neededFor) return err(neededFor)
    if (image) await ports.files.remove(`photos/${image.replace('/me/photo/', '')}`)
    forgetSignIn(context)
    return done({})
  },
} satisfies Partial<Handlers<typeof accountsEndpoints>>

async function ownProfile({ pool, actor }: Signed): Promise<Profile> {
  const profile = await readProfile(pool, actor.userId)
  if (!profile) throw new Error('The user of this session does not exist')
  return profile
}

/** Writes the audit row of a new or removed phone number and notifies the earlier addresses of the account. */
async function notifyOfPhone(
  { actor, address, now, ports }: Signed,
  tx: Queryable,
  phone: string | null,
): Promise<void> {
  const { userId } = actor
  const change = await recordChange(tx, { userId, kind: 'phone', now }, ports)
  await recordAccountEvent(tx, { userId, kind: 'phone_changed', address, now })
  // The last digits are enough for the owner to recognise the number.
  const data = { name: change.name, ending: phone?.slice(-2) ?? null, undo: change.token }
  await notifyOfChange(tx, change, { kind: 'phone_changed', data }, now)
}

async function replacePhoto({ pool, actor, ports, now }: Signed, image: string | null): Promise<void> {
  const replaced = await pool.execute<{ before: string | null }>(sql`
    update "user" u set image = ${image}, updated_at = ${now.toISOString()} from "user" old
    where u.id = ${actor.userId} and old.id = u.id returning old.image as before`)
  const before = replaced.rows[0]?.before
  if (before) await ports.files.remove(`photos/${before}`)
}
