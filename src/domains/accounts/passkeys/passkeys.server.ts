import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Passkey } from '#domains/accounts/passkeys/contract.ts'
import { passkey, passkeyChallenge } from '#domains/accounts/schema.server.ts'
import type { Queryable } from '#domains/context.ts'

const challengeMinutes = 5
/** More than one person has devices. Each passkey adds an entry to the options for creating the next one. */
const maxPasskeys = 10

export type PasskeyRow = typeof passkey.$inferSelect
type NewPasskey = Pick<PasskeyRow, 'userId' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'>

/** Stores a challenge for five minutes. `userId` is the user who adds a passkey, or null for a sign-in. */
export async function saveChallenge(
  db: Queryable,
  { challenge, userId, now }: { challenge: string; userId: string | null; now: Date },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000)
  await db.insert(passkeyChallenge).values({ challenge, userId, expiresAt })
}

/** Deletes a challenge, whatever the outcome. Returns false if it is unknown, expired or of another user. */
export async function takeChallenge(
  db: Queryable,
  { challenge, userId, now }: { challenge: string; userId: string | null; now: Date },
): Promise<boolean> {
  const deleted = await db.execute(sql`
    delete from passkey_challenge where challenge = ${challenge} and user_id is not distinct from ${userId}
    returning expires_at > ${now.toISOString()} as good`)
  return deleted.rows[0]?.good === true
}

/** The passkeys of a user, oldest first. */
export async function findPasskeys(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(passkey.createdAt, passkey.id)
}

/** The passkey with a credential id, of any user; null if it is unknown. */
export async function findByCredential(db: Queryable, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkey).where(eq(passkey.credentialId, credentialId))
  return row ?? null
}

/** Adds a passkey. Returns null if the credential exists already or the user has `maxPasskeys`. */
export async function addPasskey(
  db: Queryable,
  { now, ...key }: NewPasskey & { now: Date },
): Promise<PasskeyRow | null> {
  // Locks the user, so that concurrent additions are counted one after the other.
  await db.execute(sql`select id from "user" where id = ${key.userId} for update`)
  if ((await db.$count(passkey, eq(passkey.userId, key.userId))) >= maxPasskeys) return null
  const row = { id: randomUUID(), ...key, createdAt: now }
  const [added] = await db.insert(passkey).values(row).onConflictDoNothing({ target: passkey.credentialId }).returning()
  return added ?? null
}

/** Records a use. False if there was another since `before`: the response was replayed or the key copied. */
export async function countUse(
  db: Queryable,
  { id, before, counter, now }: { id: string; before: number; counter: number; now: Date },
): Promise<boolean> {
  const isUnused = and(eq(passkey.id, id), eq(passkey.counter, before))
  const used = await db.update(passkey).set({ counter, lastUsedAt: now }).where(isUnused)
  return used.rowCount === 1
}

/** Removes a passkey of a user and returns its name; null if the user has no such passkey. */
export async function removePasskey(db: Queryable, userId: string, id: string): Promise<string | null> {
  const isOwn = and(eq(passkey.id, id), eq(passkey.userId, userId))
  const [row] = await db.delete(passkey).where(isOwn).returning()
  return row?.name ?? null
}

/** Removes all passkeys of a user and returns their number. */
export async function removeAllPasskeys(db: Queryable, userId: string): Promise<number> {
  return (await db.delete(passkey).where(eq(passkey.userId, userId))).rowCount ?? 0
}

/** A passkey as its owner sees it. */
export function passkeyView({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt && lastUsedAt.toISOString(),
  }
}
