import { sql } from 'drizzle-orm'
import type { TravelDocument } from '#domains/accounts/document-contract.ts'
import type { Vault } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'

const fields = ['number_end', 'expires_on', 'issued_by'] as const
type Field = (typeof fields)[number]
type Sealed = Record<Field, string> & { consent_text: string; consent_at: string }

/** The passport of a person, in clear; null when none is kept. Throws when what is kept was tampered with. */
export async function readDocument(db: Queryable, vault: Vault, userId: string): Promise<TravelDocument | null> {
  const found = await db.execute<Sealed>(sql`
    select number_end, expires_on, issued_by, consent_text, consent_at from travel_document where user_id = ${userId}`)
  const row = found.rows[0]
  if (!row) return null
  const open = (field: Field) => vault.open(boundTo(userId, field), row[field])
  return {
    number_end: open('number_end'),
    expires_on: open('expires_on'),
    issued_by: open('issued_by'),
    consent_text: row.consent_text,
    consent_at: new Date(row.consent_at).toISOString(),
  }
}

/** Keeps the passport of a person in place of what was kept, sealed by the present key. */
export async function keepDocument(
  db: Queryable,
  vault: Vault,
  { userId, now, consentText, ...given }: Record<Field, string> & { userId: string; now: Date; consentText: string },
): Promise<void> {
  const seal = (field: Field) => vault.seal(boundTo(userId, field), given[field])
  const at = now.toISOString()
  await db.execute(sql`
    insert into travel_document (user_id, number_end, expires_on, issued_by, consent_text, consent_at, updated_at)
    values (${userId}, ${seal('number_end')}, ${seal('expires_on')}, ${seal('issued_by')}, ${consentText}, ${at}, ${at})
    on conflict (user_id) do update set number_end = excluded.number_end, expires_on = excluded.expires_on,
      issued_by = excluded.issued_by, consent_text = excluded.consent_text, consent_at = excluded.consent_at,
      updated_at = excluded.updated_at`)
}

export async function forgetDocument(db: Queryable, userId: string): Promise<boolean> {
  const gone = await db.execute(sql`delete from travel_document where user_id = ${userId} returning user_id`)
  return gone.rows.length > 0
}

/** Seals by the present key what an earlier one has sealed, some at a time. Answers how many. */
export async function resealDocuments(db: Queryable, vault: Vault, most = 1000): Promise<number> {
  const old = await db.execute<Record<Field, string> & { user_id: string }>(sql`
    select user_id, number_end, expires_on, issued_by from travel_document
    where not starts_with(number_end, ${vault.mark}) limit ${most}`)
  for (const { user_id, ...row } of old.rows) {
    const anew = (field: Field) => vault.seal(boundTo(user_id, field), vault.open(boundTo(user_id, field), row[field]))
    // Only if its owner has not written it anew meanwhile.
    await db.execute(sql`
      update travel_document set number_end = ${anew('number_end')}, expires_on = ${anew('expires_on')}, issued_by = ${anew('issued_by')}
      where user_id = ${user_id} and number_end = ${row.number_end}`)
  }
  return old.rows.length
}

/** A value opens only in the row and the column it was written for. */
function boundTo(userId: string, field: Field): string {
  return `travel_document:${userId}:${field}`
}
