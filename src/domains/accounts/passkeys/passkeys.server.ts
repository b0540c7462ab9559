import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'

const challengeMinutes = 5
/** More than one person has devices. Each passkey adds an entry to the options for creating the next one. */
const maxPasskeys = 10

export type PasskeyRow = { id: string; name: string; createdAt: string; lastUsedAt: string | null }

export type KnownPasskey = {
  id: string
  userId: string
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
}

/** Stores a challenge for five minutes. `userId` is the user who adds a passkey, or null for a sign-in. */
export async function saveChallenge(
  db: Queryable,
  { challenge, userId, now }: { challenge: string; userId: string | null; now: Date },
): Promise<void> {
  const expires = new Date(now.getTime() + challengeMinutes * 60_000).toISOString()
  await db.execute(
    sql`insert into passkey_challenge (challenge, user_id, expires_at) values (${challenge}, ${userId}, ${expires})`,
  )
}

/**
 * Deletes a challenge, whatever the outcome of its response. Returns false if it is unknown, expired or belongs to
 * another user.
 */
export async function takeChallenge(
  db: Queryable,
  { challenge, userId, now }: { challenge: string; userId: string | null; now: Date },
): Promise<boolean> {
  const taken = await db.execute(sql`
    delete from passkey_challenge where challenge = ${challenge} and user_id is not distinct from ${userId}
    returning expires_at > ${now.toISOString()} as good`)
  return taken.rows[0]?.good === true
}

/** The passkeys of a user, oldest first. */
export async function findPasskeys(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  const result = await db.execute<PasskeyRow>(sql`
    select id, name, created_at as "createdAt", last_used_at as "lastUsedAt" from passkey
    where user_id = ${userId} order by created_at, id`)
  return result.rows
}

/** The credential ids of a user's passkeys, so that an authenticator is not added twice. */
export async function findCredentials(db: Queryable, userId: string): Promise<{ id: string; transports: string[] }[]> {
  const result = await db.execute<{ id: string; transports: string[] }>(
    sql`select credential_id as id, transports from passkey where user_id = ${userId}`,
  )
  return result.rows
}

/** The passkey with a credential id, of any user; null if it is unknown. */
export async function findByCredential(db: Queryable, credentialId: string): Promise<KnownPasskey | null> {
  const result = await db.execute<KnownPasskey>(sql`
    select id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey", counter, transports
    from passkey where credential_id = ${credentialId}`)
  return result.rows[0] ?? null
}

/** Adds a passkey. Returns null if the credential exists already or the user has `maxPasskeys`. */
export async function addPasskey(
  db: Queryable,
  { name, now, ...key }: Omit<KnownPasskey, 'id'> & { name: string; now: Date },
): Promise<PasskeyRow | null> {
  // Locks the user, so that concurrent additions are counted one after the other.
  await db.execute(sql`select id from "user" where id = ${key.userId} for update`)
  const added = await db.execute<PasskeyRow>(sql`
    insert into passkey (id, user_id, credential_id, public_key, counter, transports, name, created_at)
    select ${randomUUID()}, ${key.userId}, ${key.credentialId}, ${key.publicKey}, ${key.counter}::bigint,
      ${JSON.stringify(key.transports)}::jsonb, ${name}, ${now.toISOString()}
    where (select count(*) from passkey where user_id = ${key.userId}) < ${maxPasskeys}
    on conflict (credential_id) do nothing
    returning id, name, created_at as "createdAt", last_used_at as "lastUsedAt"`)
  return added.rows[0] ?? null
}

/**
 * Records a use. Returns false if another use has been recorded since `before`: the response was replayed or the key
 * was copied.
 */
export async function countUse(
  db: Queryable,
  { id, before, counter, now }: { id: string; before: number; counter: number; now: Date },
): Promise<boolean> {
  const used = await db.execute(sql`
    update passkey set counter = ${counter}, last_used_at = ${now.toISOString()}
    where id = ${id} and counter = ${before} returning id`)
  return used.rows.length > 0
}

/** Removes a passkey of a user and returns its name; null if the user has no such passkey. */
export async function removePasskey(db: Queryable, userId: string, id: string): Promise<string | null> {
  const result = await db.execute<{ name: string }>(
    sql`delete from passkey where id = ${id} and user_id = ${userId} returning name`,
  )
  return result.rows[0]?.name ?? null
}

/** Removes all passkeys of a user and returns their number. */
export async function removeAllPasskeys(db: Queryable, userId: string): Promise<number> {
  const result = await db.execute(sql`delete from passkey where user_id = ${userId} returning id`)
  return result.rows.length
}
