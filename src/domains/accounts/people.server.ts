import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PendingAccount } from '#domains/accounts/codes.server.ts'
import type { Profile } from '#domains/accounts/contract.ts'
import type { Destination } from '#domains/accounts/destination.ts'
import type { AccountEventKind } from '#domains/accounts/tables.server.ts'
import type { Queryable } from '#domains/db.ts'
import type { Locale } from '#text/locale.ts'

type Person = { id: string; name: string; email: string; locale: Locale }

/** Whose address it is; a phone number counts only when it is confirmed. */
export async function findPerson(db: Queryable, { channel, address }: Destination): Promise<Person | null> {
  const mine = channel === 'email' ? sql`email = ${address}` : sql`phone = ${address} and phone_verified`
  const found = await db.execute<Person>(sql`select id, name, email, locale from "user" where ${mine}`)
  return found.rows[0] ?? null
}

export async function readProfile(db: Queryable, userId: string): Promise<Profile | null> {
  const found = await db.execute<Profile>(sql`
    select u.id, u.name, u.email, u.phone, u.phone_verified, u.nationality, u.birth_date::text as birth_date, u.currency,
      u.notify_offers, u.notify_reminders, u.locale, '/me/photo/' || u.image as image,
      exists (select from account a where a.user_id = u.id and a.password is not null) as has_password
    from "user" u where u.id = ${userId}`)
  return found.rows[0] ?? null
}

/** Makes the account that was asked for, of an address that is proven; null when it has one by now. */
export async function makePerson(
  db: Queryable,
  email: string,
  { name, passwordHash, locale }: PendingAccount,
  now: Date,
): Promise<string | null> {
  const id = randomUUID()
  const at = now.toISOString()
  const made = await db.execute(sql`
    insert into "user" (id, name, email, email_verified, locale, created_at, updated_at)
    values (${id}, ${name}, ${email}, true, ${locale}, ${at}, ${at}) on conflict (email) do nothing returning id`)
  if (made.rows.length === 0) return null
  if (passwordHash) await setPassword(db, id, passwordHash, now)
  return id
}

/** The password's hash, or null for who signs in by code alone. */
export async function findPassword(db: Queryable, userId: string): Promise<string | null> {
  const found = await db.execute<{ password: string }>(
    sql`select password from account where user_id = ${userId} and provider_id = 'credential' and password is not null`,
  )
  return found.rows[0]?.password ?? null
}

export async function setPassword(db: Queryable, userId: string, hash: string, now: Date): Promise<void> {
  const at = now.toISOString()
  const changed = await db.execute(sql`
    update account set password = ${hash}, updated_at = ${at} where user_id = ${userId} and provider_id = 'credential' returning id`)
  if (changed.rows.length > 0) return
  await db.execute(sql`
    insert into account (id, account_id, provider_id, user_id, password, created_at, updated_at)
    values (${randomUUID()}, ${userId}, 'credential', ${userId}, ${hash}, ${at}, ${at})`)
}

/** Whoever proves a number last has it: numbers change hands. */
export async function confirmPhone(db: Queryable, userId: string, phone: string): Promise<boolean> {
  await db.execute(
    sql`update "user" set phone_verified = false where phone = ${phone} and id <> ${userId} and phone_verified`,
  )
  const confirmed = await db.execute(
    sql`update "user" set phone_verified = true where id = ${userId} and phone = ${phone} returning id`,
  )
  return confirmed.rows.length > 0
}

export async function tellOfAccount(
  db: Queryable,
  { userId, kind, address, now }: { userId: string | null; kind: AccountEventKind; address: string; now: Date },
): Promise<void> {
  await db.execute(sql`
    insert into account_event (id, user_id, kind, address, at)
    values (${randomUUID()}, ${userId}, ${kind}, ${address}, ${now.toISOString()})`)
}
