import { eq } from 'drizzle-orm'
import type { TravelDocument } from '#domains/accounts/profile/document-contract.ts'
import { travelDocument } from '#domains/accounts/schema.server.ts'
import type { Binding, Queryable, Vault } from '#domains/context.ts'

export type Field = 'number_end' | 'expires_on' | 'issued_by'

/** The decrypted passport of a user; null if none is stored. Throws if the stored values have been tampered with. */
export async function readDocument(db: Queryable, vault: Vault, userId: string): Promise<TravelDocument | null> {
  const [row] = await db.select().from(travelDocument).where(eq(travelDocument.userId, userId))
  if (!row) return null
  const open = (field: Field, value: string) => vault.decrypt(boundToPassport(userId, field), value)
  return {
    number_end: open('number_end', row.numberEnd),
    expires_on: open('expires_on', row.expiresOn),
    issued_by: open('issued_by', row.issuedBy),
    consent_text: row.consentText,
    consent_at: row.consentAt.toISOString(),
  }
}

/** Saves the passport of a user, encrypted with the current key; it replaces a stored one. */
export async function saveDocument(
  db: Queryable,
  vault: Vault,
  { userId, now, consentText, ...input }: Record<Field, string> & { userId: string; now: Date; consentText: string },
): Promise<void> {
  const encryptField = (field: Field) => vault.encrypt(boundToPassport(userId, field), input[field])
  const set = {
    numberEnd: encryptField('number_end'),
    expiresOn: encryptField('expires_on'),
    issuedBy: encryptField('issued_by'),
    consentText,
    consentAt: now,
    updatedAt: now,
  }
  const values = { userId, ...set }
  await db.insert(travelDocument).values(values).onConflictDoUpdate({ target: travelDocument.userId, set })
}

/** Deletes the passport of a user; false if none is stored. */
export async function deleteDocument(db: Queryable, userId: string): Promise<boolean> {
  return (await db.delete(travelDocument).where(eq(travelDocument.userId, userId))).rowCount === 1
}

/** Binds a value to its row and column: it can be decrypted only there. */
export function boundToPassport(userId: string, field: Field): Binding {
  return `travel_document:${userId}:${field}`
}
