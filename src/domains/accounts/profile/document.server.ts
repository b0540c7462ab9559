import { sql } from 'drizzle-orm'
import type { TravelDocument } from '#domains/accounts/profile/document-contract.ts'
import type { Vault } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'

const fields = ['number_end', 'expires_on', 'issued_by'] as const
type Field = (typeof fields)[number]
type Signed = Record<Field, string> & { consent_text: string; consent_at: string }

/** The decrypted passport of a user; null if none is stored. Throws if the stored values have been tampered with. */
export async function readDocument(db: Queryable, vault: Vault, userId: string): Promise<TravelDocument | null> {
  const found = await db.execute<Signed>(sql`
    select number_end, expires_on, issued_by, consent_text, consent_at from travel_document where user_id = ${userId}`)
  const row = found.rows[0]
  if (!row) return null
  const open = (field: Field) => vault.decrypt(boundTo(userId, field), row[field])
  return {
    number_end: open('number_end'),
    expires_on: open('expires_on'),
    issued_by: open('issued_by'),
    consent_text: row.consent_text,
    consent_at: new Date(row.consent_at).toISOString(),
  }
}

/** Saves the passport of a user, encrypted with the current key; it replaces a stored one. */
export async function saveDocument(
  db: Queryable,
  vault: Vault,
  { userId, now, consentText, ...input }: Record<Field, string> & { userId: string; now: Date; consentText: string },
): Promise<void> {
  const encryptField = (field: Field) => vault.encrypt(boundTo(userId, field), input[field])
  const at = now.toISOString()
  await db.execute(sql`
    insert into travel_document (user_id, number_end, expires_on, issued_by, consent_text, consent_at, updated_at)
    values (${userId}, ${encryptField('number_end')}, ${encryptField('expires_on')}, ${encryptField('issued_by')}, ${consentText}, ${at}, ${at})
    on conflict (user_id) do update set number_end = excluded.number_end, expires_on = excluded.expires_on,
      issued_by = excluded.issued_by, consent_text = excluded.consent_text, consent_at = excluded.consent_at,
      updated_at = excluded.updated_at`)
}

/** Deletes the passport of a user; false if none is stored. */
export async function deleteDocument(db: Queryable, userId: string): Promise<boolean> {
  const gone = await db.execute(sql`delete from travel_document where user_id = ${userId} returning user_id`)
  return gone.rows.length > 0
}

/** Re-encrypts documents that were encrypted with an earlier key, at most `max` per call. Returns their number. */
export async function reencryptDocuments(db: Queryable, vault: Vault, max = 1000): Promise<number> {
  const old = await db.execute<Record<Field, string> & { user_id: string }>(sql`
    select user_id, number_end, expires_on, issued_by from travel_document
    where not starts_with(number_end, ${vault.mark}) limit ${max}`)
  for (const { user_id, ...row } of old.rows) {
    const anew = (field: Field) =>
      vault.encrypt(boundTo(user_id, field), vault.decrypt(boundTo(user_id, field), row[field]))
    // Skips the row if its owner has saved a new document meanwhile.
    await db.execute(sql`
      update travel_document set number_end = ${anew('number_end')}, expires_on = ${anew('expires_on')}, issued_by = ${anew('issued_by')}
      where user_id = ${user_id} and number_end = ${row.number_end}`)
  }
  return old.rows.length
}

/** Binds a value to its row and column: it can be decrypted only there. */
function boundTo(userId: string, field: Field): string {
  return `travel_document:${userId}:${field}`
}
