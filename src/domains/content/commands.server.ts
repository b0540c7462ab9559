import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'

/** Saves a setting of the provider. Properties of a stored object that `value` does not contain remain unchanged. */
export async function saveSetting(tx: Queryable, key: string, value: unknown, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into setting (key, value, updated_at) values (${key}, ${JSON.stringify(value)}::jsonb, ${now.toISOString()})
    on conflict (key) do update set updated_at = excluded.updated_at, value = case
      when jsonb_typeof(excluded.value) = 'object' and jsonb_typeof(setting.value) = 'object'
      then setting.value || excluded.value else excluded.value end`)
}
