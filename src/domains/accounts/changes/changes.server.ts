import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { accountChange } from '#domains/accounts/schema.server.ts'
import type { AccountChangeKind } from '#domains/accounts/shapes.ts'
import { changeHours, isTrustedPhone } from '#domains/accounts/users.server.ts'
import type { Ports, Queryable, Signer } from '#domains/context.ts'
import type { Channel, NotificationData, NotificationKind } from '#domains/notifications/shapes.ts'
import { queueNotification } from '#domains/notifications/queue.server.ts'
import type { Locale } from '#i18n/locale.ts'

/** Only the email to the present address contains the link: an earlier address or the phone may be the reason for the change. */
type Recipient = { channel: Channel; to: string; undoes: boolean }

type RecordedChange = {
  id: string
  userId: string
  /** For the link that undoes the change. */
  token: string
  name: string
  locale: Locale
  email: string | null
  recipients: Recipient[]
}

/**
 * Stores the state of an account before a change of its sign-in data, for the link that restores it. Call it in the
 * transaction of the change, before the change. The recipients are the email addresses and the trusted phone numbers
 * before this change and before earlier changes that can still be undone.
 */
export async function recordChange(
  tx: Queryable,
  { userId, kind, now }: { userId: string; kind: AccountChangeKind; now: Date },
  { signer, random }: Pick<Ports, 'signer' | 'random'>,
): Promise<RecordedChange> {
  const id = randomUUID()
  const token = Buffer.from(random(32)).toString('base64url')
  const at = now.toISOString()
  const recorded = await tx.execute<{ name: string; locale: Locale; email: string | null }>(sql`
    with saved as (
      insert into account_change (id, user_id, kind, digest, email, phone, phone_verified, phone_confirmed_at, passkeys, at, expires_at)
      select ${id}, u.id, ${kind}, ${digestOf(signer, token)}, u.email, u.phone, u.phone_verified, u.phone_confirmed_at,
        coalesce((select jsonb_agg(to_jsonb(p)) from passkey p where p.user_id = u.id), '[]'), ${at},
        ${at}::timestamptz + make_interval(hours => ${changeHours})
      from "user" u where u.id = ${userId})
    select name, locale, email from "user" where id = ${userId}`)
  const person = recorded.rows[0]
  if (!person) throw new Error('The user of a change does not exist')
  const earlier = await findEarlierRecipients(tx, userId, person.email, now)
  return {
    id,
    userId,
    token,
    ...person,
    recipients: [...(person.email ? [{ channel: 'email' as const, to: person.email, undoes: true }] : []), ...earlier],
  }
}

/** The addresses to which the changes of an account are notified, other than its present email address. */
export async function findEarlierRecipients(
  tx: Queryable,
  userId: string,
  email: string | null,
  now: Date,
): Promise<Recipient[]> {
  const result = await tx.execute<{ channel: Channel; address: string }>(sql`
    select 'email' as channel, email as address from former_email where user_id = ${userId} and until > ${now.toISOString()}
      and email is distinct from ${email}
    union select 'sms', phone from account_change
    where user_id = ${userId} and expires_at > ${now.toISOString()} and undone_at is null and ${isTrustedPhone(sql`at`)}
      and phone is not null
    order by channel, address`)
  return result.rows.map(({ channel, address }) => ({ channel, to: address, undoes: false }))
}

/** Queues the notification of a change to all its recipients. */
export async function notifyOfChange<K extends NotificationKind>(
  tx: Queryable,
  { id, userId, locale, recipients }: RecordedChange,
  { kind, data }: { kind: K; data: NotificationData[K] },
  now: Date,
): Promise<void> {
  for (const [i, { channel, to, undoes }] of recipients.entries()) {
    const key = `${kind}:${userId}:${id}:${i}`
    await queueNotification(tx, { key, channel, to, locale, kind, data: undoes ? data : withoutUndo(data) }, now)
  }
}

function withoutUndo<Data extends object>(data: Data): Data {
  return { ...data, undo: undefined }
}

type OpenChange = Pick<typeof accountChange.$inferSelect, 'id' | 'userId' | 'kind' | 'email'> & {
  at: string
  expiresAt: string
}

/** The change that a token can undo; null if it is unknown, expired or undone. */
export async function findChange(db: Queryable, token: string, now: Date, signer: Signer): Promise<OpenChange | null> {
  const result = await db.execute<OpenChange>(sql`
    select id, user_id as "userId", kind, email, at, expires_at as "expiresAt" from account_change
    where digest = ${digestOf(signer, token)} and undone_at is null and expires_at > ${now.toISOString()}`)
  return result.rows[0] ?? null
}

/**
 * Restores an account to its state before a change: email address, phone number, passkeys, and no second factor that
 * was set up since. This and all later changes can no longer be undone, because the person who made the
 * later changes may have received their links. Returns the email address before and after, or null if a concurrent call has
 * undone it. The caller sets the password, moves the contacts and ends the sessions.
 */
export async function undoChange(
  tx: Queryable,
  { id, userId, email }: OpenChange,
  now: Date,
): Promise<{ from: string | null; to: string | null } | null> {
  const locked = await tx.execute<{ email: string | null }>(
    sql`select email from "user" where id = ${userId} for update`,
  )
  const undone = await tx.execute(sql`
    update account_change c set undone_at = ${now.toISOString()} from account_change this
    where this.id = ${id} and this.undone_at is null and c.user_id = this.user_id and c.at >= this.at and c.undone_at is null
    returning c.id`)
  const from = locked.rows[0]?.email
  if (from === undefined || undone.rows.length === 0) return null
  const to = email ?? from
  // The address is reserved for the account for as long as the change can be undone.
  await tx.execute(sql`update "user" set email = ${to} where id = ${userId}`)
  // A number that another account has confirmed since belongs to that account.
  await tx.execute(sql`
    update "user" u set phone = c.phone, phone_confirmed_at = c.phone_confirmed_at, updated_at = ${now.toISOString()},
      phone_verified = c.phone_verified and not exists (
        select from "user" o where o.phone = c.phone and o.phone_verified and o.id <> u.id)
    from account_change c where c.id = ${id} and u.id = c.user_id`)
  // Also passkeys of other accounts with the same credential: the person who made the change could have chosen its id.
  await tx.execute(sql`
    delete from passkey where user_id = ${userId} or credential_id in (
      select p.credential_id from account_change c, jsonb_populate_recordset(null::passkey, c.passkeys) p where c.id = ${id})`)
  await tx.execute(sql`
    insert into passkey select p.* from account_change c, jsonb_populate_recordset(null::passkey, c.passkeys) p where c.id = ${id}`)
  await tx.execute(sql`
    delete from recovery_code r using second_factor f, account_change c
    where c.id = ${id} and f.user_id = c.user_id and r.user_id = f.user_id
      and (f.confirmed_at is null or f.confirmed_at >= c.at)`)
  await tx.execute(sql`
    delete from second_factor f using account_change c where c.id = ${id} and f.user_id = c.user_id
      and (f.confirmed_at is null or f.confirmed_at >= c.at)`)
  await tx.execute(sql`delete from one_time_code where user_id = ${userId}`)
  return { from, to }
}

function digestOf(signer: Signer, token: string): string {
  return signer.digest('account change', token)
}
