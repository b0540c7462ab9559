import { randomUUID } from 'node:crypto'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PendingAccount } from '#domains/accounts/codes/codes.server.ts'
import type { Profile } from '#domains/accounts/contract.ts'
import type { Destination } from '#domains/accounts/destination.server.ts'
import { account, user, type AccountEventKind } from '#domains/accounts/schema.server.ts'
import type { Queryable } from '#domains/context.ts'
import { queueNotification } from '#domains/notifications/queue.server.ts'

type Person = Pick<typeof user.$inferSelect, 'id' | 'name' | 'email' | 'locale'>

/** Hours for which a newly confirmed phone number cannot open the account, and for which a change can be undone. */
export const changeHours = 72

/**
 * The account with an address. A phone number matches only if it was confirmed at least 72 hours ago: until then the
 * owner can undo the change, and nobody can sign in or reset the password with the new number.
 */
export async function findAccount(db: Queryable, { channel, address }: Destination, now: Date): Promise<Person | null> {
  const hasAddress = channel === 'email' ? sql`email = ${address}` : sql`phone = ${address} and ${isTrustedPhone(now)}`
  const [row] = await db.select().from(user).where(hasAddress)
  return row ?? null
}

/**
 * True if an email address belonged to another account until less than 72 hours ago, so that the owner can still undo
 * the change, or if another account has confirmed a phone number that cannot open it yet: nobody else can have the
 * address until then.
 * @param userId the account that asks for the address; null for a new one
 */
export async function isReserved(
  db: Queryable,
  { address }: Destination,
  userId: string | null,
  now: Date,
): Promise<boolean> {
  const result = await db.execute(sql`
    select 1 as reserved from former_email where ${isReservation(address, userId, now)}
    union all select 1 from "user" where phone = ${address} and phone_verified and not ${isTrustedPhone(now)} and id is distinct from ${userId}`)
  return result.rows.length > 0
}

function isReservation(email: string, userId: string | null, now: Date): SQL {
  return sql`(email = ${email} and until > ${now.toISOString()} and user_id is distinct from ${userId})`
}

/** Condition for a row of `user` or `account_change` whose phone number had been confirmed for 72 hours at `at`. */
export function isTrustedPhone(at: Date | SQL): SQL {
  const instant = at instanceof Date ? sql`${at.toISOString()}::timestamptz` : at
  return sql`(phone_verified and (phone_confirmed_at is null
    or phone_confirmed_at <= ${instant} - make_interval(hours => ${changeHours})))`
}

/** The phone number of a user, if it has been confirmed for 72 hours. */
export async function findTrustedPhone(db: Queryable, userId: string, now: Date): Promise<string | null> {
  const isTrusted = and(eq(user.id, userId), isTrustedPhone(now))
  const [row] = await db.select().from(user).where(isTrusted)
  return row?.phone ?? null
}

export async function readProfile(db: Queryable, userId: string): Promise<Profile | null> {
  const result = await db.execute<Profile>(sql`
    select u.id, u.name, u.email, u.phone, u.phone_verified, u.nationality, u.birth_date::text as birth_date, u.currency,
      u.notify_offers, u.notify_reminders, u.locale, '/me/photo/' || u.image as image,
      exists (select from account a where a.user_id = u.id and a.password is not null) as has_password,
      exists (select from staff_member m where m.user_id = u.id and m.suspended_at is null) as staff
    from "user" u where u.id = ${userId}`)
  return result.rows[0] ?? null
}

/** Creates a requested account for a proven address; null if the address has an account by now or is reserved for one. */
export async function createAccount(
  db: Queryable,
  { channel, address }: Destination,
  { name, passwordHash, locale }: PendingAccount,
  now: Date,
): Promise<string | null> {
  const id = randomUUID()
  const at = now.toISOString()
  const email = channel === 'email' ? address : null
  const phone = channel === 'sms' ? address : null
  const result = await db.execute(sql`
    insert into "user" (id, name, email, email_verified, phone, phone_verified, locale, created_at, updated_at)
    select ${id}, ${name}, ${email}, ${email !== null}, ${phone}, ${phone !== null}, ${locale}, ${at}, ${at}
    where not exists (select from former_email where ${isReservation(address, null, now)})
    on conflict do nothing returning id`)
  if (result.rows.length === 0) return null
  if (passwordHash) await setPassword(db, id, passwordHash, now)
  return id
}

/** Names an account that was opened without a name. */
export async function nameAccount(db: Queryable, userId: string, name: string): Promise<void> {
  await db.execute(sql`update "user" set name = ${name} where id = ${userId} and name = ''`)
}

/** The password hash; null for a user who signs in with codes only. */
export async function findPassword(db: Queryable, userId: string): Promise<string | null> {
  const isPassword = and(eq(account.userId, userId), eq(account.providerId, 'credential'))
  const [row] = await db.select({ password: account.password }).from(account).where(isPassword)
  return row?.password ?? null
}

/** Stores an argon2id hash as the password; adds the sign-in method if the user has none. Does not end sessions. */
export async function setPassword(db: Queryable, userId: string, hash: string, now: Date): Promise<void> {
  const at = now.toISOString()
  const changed = await db.execute(sql`
    update account set password = ${hash}, updated_at = ${at} where user_id = ${userId} and provider_id = 'credential' returning id`)
  if (changed.rows.length > 0) return
  await db.execute(sql`
    insert into account (id, account_id, provider_id, user_id, password, created_at, updated_at)
    values (${randomUUID()}, ${userId}, 'credential', ${userId}, ${hash}, ${at}, ${at})`)
}

/**
 * Gives an account a proven email address and reserves the earlier one for 72 hours. Returns false if the address
 * belongs to another account or is reserved for one. Throws a unique violation if another account takes it concurrently.
 */
export async function replaceEmail(
  db: Queryable,
  { userId, from, to, now }: { userId: string; from: string | null; to: string; now: Date },
): Promise<boolean> {
  const at = now.toISOString()
  const replaced = await db.execute(sql`
    update "user" u set email = ${to}, email_verified = true, updated_at = ${at}
    where u.id = ${userId} and not exists (select from "user" o where o.email = ${to} and o.id <> u.id)
      and not exists (select from former_email where ${isReservation(to, userId, now)})
    returning u.id`)
  if (replaced.rows.length === 0) return false
  if (from === null) return true
  await db.execute(sql`
    insert into former_email (user_id, email, until)
    values (${userId}, ${from}, ${at}::timestamptz + make_interval(hours => ${changeHours}))
    on conflict (user_id, email) do update set until = excluded.until`)
  return true
}

/** Confirms a number, which belongs to the account that confirmed it last. Its former account is notified. */
export async function confirmPhone(db: Queryable, userId: string, phone: string, now: Date): Promise<boolean> {
  const earlier = await db.execute<Person>(sql`
    update "user" set phone_verified = false where phone = ${phone} and id <> ${userId} and phone_verified
    returning id, name, email, locale`)
  for (const { id, name, email: to, locale } of earlier.rows) {
    const data = { name, ending: null, isElsewhere: true as const }
    const key = `phone-elsewhere:${id}:${now.getTime()}`
    if (to) await queueNotification(db, { key, channel: 'email', to, locale, kind: 'phone_changed', data }, now)
  }
  const confirmed = await db.execute(
    sql`update "user" set phone_verified = true, phone_confirmed_at = ${now.toISOString()} where id = ${userId} and phone = ${phone} returning id`,
  )
  return confirmed.rows.length > 0
}

/** Records a security event of an account with the network address of the caller. Sends nothing. */
export async function recordAccountEvent(
  db: Queryable,
  { userId, kind, address, now }: { userId: string | null; kind: AccountEventKind; address: string; now: Date },
): Promise<void> {
  await db.execute(sql`
    insert into account_event (id, user_id, kind, address, at)
    values (${randomUUID()}, ${userId}, ${kind}, ${address}, ${now.toISOString()})`)
}
