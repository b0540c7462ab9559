import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Seal } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import type { Locale } from '#text/locale.ts'

export type CodePurpose = 'register' | 'login' | 'reset' | 'phone'

/** What registration asked for, kept until the code proves that the address is theirs. */
export type PendingAccount = { name: string; passwordHash: string | null; locale: Locale }

const codeMinutes = 10
const codeTries = 5

type Issue = {
  purpose: CodePurpose
  destination: string
  userId: string | null
  /** False makes a code that nothing opens: an address without an account costs the same work. */
  real: boolean
  pending?: PendingAccount
}

/** Makes a code in place of all earlier ones of its address and purpose. Answers the six digits, to be sent. */
export async function issueCode(
  db: Queryable,
  { purpose, destination, userId, real, pending }: Issue,
  { seal, random, now }: { seal: Seal; random: (bytes: number) => Uint8Array; now: Date },
): Promise<{ code: string; expiresAt: Date }> {
  const id = randomUUID()
  const code = sixDigits(random)
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000)
  await db.execute(sql`
    insert into one_time_code (id, purpose, destination, user_id, code_digest, tries_left, pending, expires_at, created_at)
    values (${id}, ${purpose}, ${destination}, ${userId}, ${real ? digestOf(seal, id, code) : 'none'}, ${codeTries},
      ${pending ? JSON.stringify(pending) : null}::jsonb, ${expiresAt.toISOString()}, ${now.toISOString()})`)
  return { code, expiresAt }
}

export type FoundCode = { id: string; userId: string | null; pending: PendingAccount | null }

/**
 * Takes one try from the newest code of an address, before it is compared: five tries are five, however many
 * come at once. Null when the code is wrong, used, too old or out of tries.
 */
export async function tryCode(
  db: Queryable,
  { purpose, destination, code }: { purpose: CodePurpose; destination: string; code: string },
  { seal, now }: { seal: Seal; now: Date },
): Promise<FoundCode | null> {
  const tried = await db.execute<FoundCode & { digest: string }>(sql`
    update one_time_code set tries_left = tries_left - 1
    where id = (
        select id from one_time_code where destination = ${destination} and purpose = ${purpose}
        order by created_at desc, id limit 1)
      and tries_left > 0 and used_at is null and expires_at > ${now.toISOString()}
    returning id, user_id as "userId", pending, code_digest as digest`)
  const found = tried.rows[0]
  if (!found || digestOf(seal, found.id, code) !== found.digest) return null
  return { id: found.id, userId: found.userId, pending: found.pending }
}

/** The registration of an address that still waits for its code, also one that has just expired. */
export async function findPending(db: Queryable, destination: string, now: Date): Promise<PendingAccount | null> {
  const found = await db.execute<{ pending: PendingAccount | null }>(sql`
    select case when used_at is null and expires_at > ${now.toISOString()}::timestamptz - interval '1 hour' then pending end as pending
    from one_time_code where destination = ${destination} and purpose = 'register' order by created_at desc, id limit 1`)
  return found.rows[0]?.pending ?? null
}

/** Uses a code up; false when somebody else just did. */
export async function useUpCode(db: Queryable, id: string, now: Date): Promise<boolean> {
  const used = await db.execute(
    sql`update one_time_code set used_at = ${now.toISOString()} where id = ${id} and used_at is null returning id`,
  )
  return used.rows.length > 0
}

/** Codes help nobody once they have expired; their pending accounts hold personal data. */
export async function forgetOldCodes(db: Queryable, now: Date): Promise<void> {
  await db.execute(
    sql`delete from one_time_code where expires_at < ${now.toISOString()}::timestamptz - interval '1 hour'`,
  )
}

/** Keyed and bound to its row: a million guesses at a stolen table are worth nothing without the key. */
function digestOf(seal: Seal, id: string, code: string): string {
  return seal.digest('one-time code', `${id}:${code}`)
}

/** Every code equally likely: numbers past the last full million are drawn again. */
function sixDigits(random: (bytes: number) => Uint8Array): string {
  for (;;) {
    const [a = 0, b = 0, c = 0, d = 0] = random(4)
    const drawn = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0
    if (drawn < 4_294_000_000) return String(drawn % 1_000_000).padStart(6, '0')
  }
}
