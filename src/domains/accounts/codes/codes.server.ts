import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { err } from '#api/endpoint.ts'
import type { Queryable, Signer } from '#domains/context.ts'
import type { Locale } from '#i18n/locale.ts'

export type CodePurpose = 'register' | 'login' | 'reset' | 'phone' | 'email' | 'step_up' | 'booking'

/** The registration data, stored until the code proves ownership of the address. */
export type PendingAccount = { name: string; passwordHash: string | null; locale: Locale }

export const codeMinutes = 10
const codeTries = 5

type Issue = {
  purpose: CodePurpose
  destination: string
  userId: string | null
  /** The known device, account or booking to which the code is bound; null if it is not bound. */
  device: string | null
  /** False creates a code that never matches, so that an address without an account causes the same work. */
  real: boolean
  pending?: PendingAccount
}

/** Creates a code that replaces all earlier ones of its address and purpose. Returns the six digits to send. */
export async function issueCode(
  db: Queryable,
  { purpose, destination, userId, device, real, pending }: Issue,
  { signer, random, now }: { signer: Signer; random: (bytes: number) => Uint8Array; now: Date },
): Promise<{ code: string; expiresAt: Date }> {
  const id = randomUUID()
  const code = sixDigits(random)
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000)
  await db.execute(sql`
    insert into one_time_code (id, purpose, destination, user_id, device_id, code_digest, tries_left, pending, expires_at, created_at)
    values (${id}, ${purpose}, ${destination}, ${userId}, ${device}, ${real ? digestOf(signer, id, code) : 'none'}, ${codeTries},
      ${pending ? JSON.stringify(pending) : null}::jsonb, ${expiresAt.toISOString()}, ${now.toISOString()})`)
  return { code, expiresAt }
}

export type FoundCode = { id: string; userId: string | null; pending: PendingAccount | null }

/**
 * Takes one try from the newest code of an address before comparing it, so that concurrent requests cannot exceed five
 * tries. A known device has its own codes: other callers can neither replace them nor use up their tries. Returns null
 * if the code is wrong, used, expired or out of tries.
 */
export async function tryCode(
  db: Queryable,
  { purpose, destination, device, code }: Pick<Issue, 'purpose' | 'destination' | 'device'> & { code: string },
  { signer, now }: { signer: Signer; now: Date },
): Promise<FoundCode | null> {
  const tried = await db.execute<FoundCode & { digest: string }>(sql`
    update one_time_code set tries_left = tries_left - 1
    where id = (
        select id from one_time_code where destination = ${destination} and purpose = ${purpose}
          and device_id is not distinct from ${device} and ${isNotAhead(now)}
        order by created_at desc, id limit 1)
      and tries_left > 0 and used_at is null and expires_at > ${now.toISOString()}
    returning id, user_id as "userId", pending, code_digest as digest`)
  const row = tried.rows[0]
  if (!row || digestOf(signer, row.id, code) !== row.digest) return null
  return { id: row.id, userId: row.userId, pending: row.pending }
}

export const wrongCode = err('wrong_code', { errors: [{ path: 'code', code: 'invalid_code' }] })

/** The registration of an address that is waiting for its code, including one that expired within the last hour. */
export async function findPending(db: Queryable, destination: string, now: Date): Promise<PendingAccount | null> {
  const result = await db.execute<{ pending: PendingAccount | null }>(sql`
    select case when used_at is null and expires_at > ${now.toISOString()}::timestamptz - interval '1 hour' then pending end as pending
    from one_time_code where destination = ${destination} and purpose = 'register' and ${isNotAhead(now)} order by created_at desc, id limit 1`)
  return result.rows[0]?.pending ?? null
}

/** Condition: false for a code made before the clock was set back, which would hide newer ones. */
const isNotAhead = (now: Date) => sql`created_at <= ${now.toISOString()}::timestamptz + interval '1 minute'`

/** Marks a code as used. Returns false if a concurrent request has just used it. */
export async function consumeCode(db: Queryable, id: string, now: Date): Promise<boolean> {
  const used = await db.execute(
    sql`update one_time_code set used_at = ${now.toISOString()} where id = ${id} and used_at is null returning id`,
  )
  return used.rows.length > 0
}

/** Keyed and bound to its row: without the key, a stolen table cannot be attacked by trying all million codes. */
function digestOf(signer: Signer, id: string, code: string): string {
  return signer.digest('one-time code', `${id}:${code}`)
}

/** Every code is equally likely: numbers beyond the last full million are drawn again. */
function sixDigits(random: (bytes: number) => Uint8Array): string {
  for (;;) {
    const [a = 0, b = 0, c = 0, d = 0] = random(4)
    const drawn = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0
    if (drawn < 4_294_000_000) return String(drawn % 1_000_000).padStart(6, '0')
  }
}
