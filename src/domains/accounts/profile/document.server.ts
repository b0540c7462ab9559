import { sql } from 'drizzle-orm'
import type { TravelDocument } from '#domains/accounts/profile/document-contract.ts'
import type { Binding, Vault } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'

export type Field = 'number_end' | 'expires_on' | 'issued_by'
type Signed = Record<Field, string> & { consent_text: string; consent_at: string }

/** The decrypted passport of a user; null if none is stored. Throws if the stored values have been tampered with. */
export async function readDocument(db: Queryable, vault: Vault, userId: string): Promise<TravelDocument | null> {
  const result = await db.execute<Signed>(sql`
    select number_end, expires_on, issued_by, consent_text, consent_at from travel_document where user_id = ${userId}`)
  const row = result.rows[0]
  if (!row) return null
  const open = (field: Field) => vault.decrypt(boundToPassport(userId, field), row[field])
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
  const encryptField = (field: Field) => vault.encrypt(boundToPassport(userId, field), input[field])
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
  const result = await db.execute(sql`delete from travel_document where user_id = ${userId} returning user_id`)
  return result.rows.length > 0
}

/** Binds a value to its row and column: it can be decrypted only there. */
export function boundToPassport(userId: string, field: Field): Binding {
  return `travel_document:${userId}:${field}`
}
