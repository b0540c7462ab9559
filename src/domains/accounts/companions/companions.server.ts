import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { companion } from '#domains/accounts/schema.server.ts'
import type { Binding, Queryable, Vault } from '#domains/context.ts'
import type { Details } from '#domains/shared/details/fields.ts'

/** Maximum number of companions of an account. */
const maxCompanions = 30

/** The companions of a user with their decrypted details, in the order in which they were added. */
export async function findCompanions(db: Queryable, vault: Vault, userId: string) {
  const { createdAt, id, userId: owner } = companion
  const rows = await db.select().from(companion).where(eq(owner, userId)).orderBy(createdAt, id)
  return rows.map(({ id, details }) => ({
    id,
    details: JSON.parse(vault.decrypt(boundToCompanion(id, userId), details)) as Details,
  }))
}

/** Adds a companion; null if the account has as many as it can. */
export async function addCompanion(
  db: Queryable,
  vault: Vault,
  { userId, details, now }: { userId: string; details: Details; now: Date },
): Promise<string | null> {
  const id = randomUUID()
  const at = now.toISOString()
  const added = await db.execute<{ id: string }>(sql`
    insert into companion (id, user_id, details, created_at, updated_at)
    select ${id}, ${userId}, ${vault.encrypt(boundToCompanion(id, userId), JSON.stringify(details))}, ${at}, ${at}
    where (select count(*) from companion where user_id = ${userId}) < ${maxCompanions}
    returning id`)
  return added.rows[0]?.id ?? null
}

/** Replaces the details of a companion; false if the user has none with this id. */
export async function updateCompanion(
  db: Queryable,
  vault: Vault,
  { id, userId, details, now }: { id: string; userId: string; details: Details; now: Date },
): Promise<boolean> {
  const changed = await db.execute(sql`
    update companion set details = ${vault.encrypt(boundToCompanion(id, userId), JSON.stringify(details))},
      updated_at = ${now.toISOString()}
    where id = ${id} and user_id = ${userId}`)
  return changed.rowCount === 1
}

/** Deletes a companion; false if the user has none with this id. */
export async function deleteCompanion(db: Queryable, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const result = await db.execute(sql`delete from companion where id = ${id} and user_id = ${userId}`)
  return result.rowCount === 1
}

/** Binds the details to their row and their owner: they can be decrypted only there. */
export function boundToCompanion(id: string, userId: string): Binding {
  return `companion:${userId}:${id}`
}
