import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { keyMark } from '#api/scopes.ts'
import type { Queryable, Signer, Traveller } from '#domains/context.ts'
import { isoInstant } from '#domains/db.ts'
import type { PartnerKey } from '#domains/staff/key-contract.ts'

type Dependencies = { signer: Signer; random: (bytes: number) => Uint8Array; now: Date }
type NewKey = Pick<PartnerKey, 'name' | 'scopes' | 'per_hour' | 'made_by'> & { beside?: string | undefined }

/**
 * Creates a key with a separate account for the bookings made with it, or a further key for the account of another one.
 * Null if that other key does not exist. Only a digest of the key is stored.
 */
export async function makeKey(
  tx: Queryable,
  { name, scopes, per_hour, made_by, beside }: NewKey,
  { signer, random, now }: Dependencies,
): Promise<{ key: string; made: PartnerKey } | null> {
  const [id, at] = [randomUUID(), now.toISOString()]
  const userId = beside === undefined ? await makeHolder(tx, { name, at }) : await holderOf(tx, beside)
  if (!userId) return null
  const key = `${keyMark}${Buffer.from(random(32)).toString('base64url')}`
  const result = await tx.execute<PartnerKey>(sql`
    insert into api_key (id, user_id, name, prefix, digest, scopes, per_hour, made_by, created_at)
    values (${id}, ${userId}, ${name}, ${key.slice(0, keyMark.length + 6)}, ${digestOf(signer, key)},
      ${JSON.stringify(scopes)}::jsonb, ${per_hour}, ${made_by}, ${at})
    returning ${columns}`)
  return { key, made: result.rows[0] as PartnerKey }
}

/** Keys, newest first, with revoked ones last. */
export async function findKeys(db: Queryable): Promise<PartnerKey[]> {
  const result = await db.execute<PartnerKey>(sql`
    select ${columns} from api_key order by revoked_at is not null, created_at desc, id limit 500`)
  return result.rows
}

/** Revokes a key and returns its name; null if it does not exist or is revoked already. */
export async function revokeKey(tx: Queryable, id: string, now: Date): Promise<string | null> {
  const ended = await tx.execute<{ name: string }>(sql`
    update api_key set revoked_at = ${now.toISOString()} where id = ${id} and revoked_at is null returning name`)
  return ended.rows[0]?.name ?? null
}

/** The caller of a request with a key, or null. The scope `stock` grants an editor's rights on inventory. */
export async function findKeyHolder(
  db: Queryable,
  headers: Headers,
  { signer, now }: { signer: Signer; now: Date },
): Promise<Traveller | null> {
  const key = /^Bearer (key_[\w-]{43})$/.exec(headers.get('authorization') ?? '')?.[1]
  if (!key) return null
  type Held = Pick<PartnerKey, 'id' | 'name' | 'prefix' | 'scopes'> & { perHour: number }
  const result = await db.execute<Held & { userId: string; email: string; stale: boolean }>(sql`
    select k.id, k.name, k.prefix, k.scopes, k.per_hour as "perHour", u.id as "userId", u.email,
      coalesce(k.last_used_at < ${now.toISOString()}::timestamptz - interval '1 minute', true) as stale
    from api_key k join "user" u on u.id = k.user_id where k.digest = ${digestOf(signer, key)} and k.revoked_at is null`)
  const row = result.rows[0]
  if (!row) return null
  const { id, name, prefix, scopes, perHour, userId, email } = row
  if (row.stale) await db.execute(sql`update api_key set last_used_at = ${now.toISOString()} where id = ${id}`)
  return {
    kind: 'traveller',
    userId,
    name: `${name} (${prefix}…)`,
    email,
    sessionId: '',
    key: { id, scopes, perHour },
    ...(scopes.includes('stock') && { staff: { role: 'editor', proven: true, hotels: null } }),
  }
}

/** Creates an account without a real email address, to which nobody can sign in. */
async function makeHolder(tx: Queryable, { name, at }: { name: string; at: string }): Promise<string> {
  const id = randomUUID()
  await tx.execute(sql`
    insert into "user" (id, name, email, email_verified, locale, created_at, updated_at)
    values (${id}, ${name}, ${`${id}@keys.invalid`}, false, 'en', ${at}, ${at})`)
  return id
}

async function holderOf(tx: Queryable, keyId: string): Promise<string | undefined> {
  const result = await tx.execute<{ userId: string }>(sql`select user_id as "userId" from api_key where id = ${keyId}`)
  return result.rows[0]?.userId
}

function digestOf(signer: Signer, key: string): string {
  return signer.digest('api key', key)
}

const columns = sql`id, name, prefix, scopes, per_hour, made_by, ${isoInstant(sql`created_at`)} as created_at,
  ${isoInstant(sql`last_used_at`)} as last_used_at, ${isoInstant(sql`revoked_at`)} as revoked_at`
