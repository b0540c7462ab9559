import { sql } from 'drizzle-orm'
import type { Queryable, Signer } from '#domains/context.ts'
import { stepOfCode } from '#domains/staff/totp.server.ts'

type Dependencies = { signer: Signer; now: Date }

/** A 20-byte key, as RFC 4226 requires for SHA-1; never stored. */
export function keyOf(signer: Signer, userId: string, salt: string): Buffer {
  return Buffer.from(signer.digest('second factor', `${userId}:${salt}`), 'base64url').subarray(0, 20)
}

/** The current second factor of a user; null if none was started. */
export async function findFactor(
  db: Queryable,
  userId: string,
): Promise<{ salt: string; confirmed: boolean; codesLeft: number } | null> {
  const result = await db.execute<{ salt: string; confirmed: boolean; codesLeft: number }>(sql`
    select salt, confirmed_at is not null as confirmed,
      (select count(*)::int from recovery_code r where r.user_id = f.user_id and r.used_at is null) as "codesLeft"
    from second_factor f where user_id = ${userId}`)
  return result.rows[0] ?? null
}

/** Starts a second factor, or continues one that is not confirmed; null if one is active already. */
export async function beginFactor(db: Queryable, userId: string, salt: string, now: Date): Promise<string | null> {
  await db.execute(sql`
    insert into second_factor (user_id, salt, created_at) values (${userId}, ${salt}, ${now.toISOString()})
    on conflict (user_id) do nothing`)
  const begun = await findFactor(db, userId)
  return begun && !begun.confirmed ? begun.salt : null
}

/**
 * Accepts a code of the app: each 30-second step is valid once, even for concurrent requests. Steps that were used more
 * than two minutes ahead were used before the clock was set back. With `confirm` it is the first code, which activates
 * the factor.
 */
export async function takeCode(
  db: Queryable,
  { userId, code, confirm = false }: { userId: string; code: string; confirm?: boolean },
  { signer, now }: Dependencies,
): Promise<boolean> {
  const factor = await findFactor(db, userId)
  if (!factor || factor.confirmed === confirm) return false
  const step = stepOfCode(keyOf(signer, userId, factor.salt), code, now)
  if (step === null) return false
  const updated = await db.execute(sql`
    update second_factor set last_step = ${step}, confirmed_at = coalesce(confirmed_at, ${now.toISOString()})
    where user_id = ${userId} and salt = ${factor.salt} and (last_step < ${step} or last_step > ${step} + 4) and (confirmed_at is null) = ${confirm}
    returning user_id`)
  return updated.rows.length > 0
}

/** Uses a recovery code. Returns false if it is invalid or already used. */
export async function takeRecoveryCode(
  db: Queryable,
  { userId, code }: { userId: string; code: string },
  { signer, now }: Dependencies,
): Promise<boolean> {
  const used = await db.execute(sql`
    update recovery_code set used_at = ${now.toISOString()}
    where user_id = ${userId} and digest = ${digestOf(signer, userId, code)} and used_at is null returning digest`)
  return used.rows.length > 0
}

/** Replaces all recovery codes with new ones, which are shown once. */
export async function makeRecoveryCodes(
  db: Queryable,
  userId: string,
  { signer, random }: { signer: Signer; random: (bytes: number) => Uint8Array },
): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, () => newCode(random))
  await db.execute(sql`delete from recovery_code where user_id = ${userId}`)
  const digests = codes.map((code) => digestOf(signer, userId, code))
  await db.execute(sql`
    insert into recovery_code (user_id, digest) select ${userId}, d from unnest(${sql.param(digests)}::text[]) as d`)
  return codes
}

/** Marks the session as having given its second factor. */
export async function proveSession(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db.execute(sql`
    insert into session_proof (session_id, at) values (${sessionId}, ${now.toISOString()}) on conflict (session_id) do nothing`)
}

const codesAtOnce = 10
/** Without characters that are easily confused; 32, so that every remainder of a byte is equally likely. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Ten characters, 50 bits, in two halves. */
function newCode(random: (bytes: number) => Uint8Array): string {
  const text = [...random(10)].map((byte) => signs[byte % signs.length]).join('')
  return `${text.slice(0, 5)}-${text.slice(5)}`
}

function digestOf(signer: Signer, userId: string, code: string): string {
  return signer.digest('recovery code', `${userId}:${code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')}`)
}
