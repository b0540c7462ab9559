import { sql } from 'drizzle-orm'
import type { Context, Queryable } from '#domains/context.ts'
import { faqVote } from '#domains/content/schema.server.ts'

/** Saves a setting of the provider. Properties of a stored object that `value` does not contain remain unchanged. */
export async function saveSetting(tx: Queryable, key: string, value: unknown, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into setting (key, value, updated_at) values (${key}, ${JSON.stringify(value)}::jsonb, ${now.toISOString()})
    on conflict (key) do update set updated_at = excluded.updated_at, value = case
      when jsonb_typeof(excluded.value) = 'object' and jsonb_typeof(setting.value) = 'object'
      then setting.value || excluded.value else excluded.value end`)
}

/**
 * An anonymous id of the voter: a keyed digest of the account, or of address and browser. Visitors with the same
 * address and browser count as one, which is accurate enough here.
 */
export function voterOf({ actor, address, headers, ports }: Context): string {
  const who = actor.kind === 'traveller' ? `account ${actor.userId}` : `${address} ${headers.get('user-agent') ?? ''}`
  return ports.signer.digest('faq-vote', who)
}

/**
 * Saves a vote on whether an answer helped. A second vote of the same visitor replaces the first.
 * @returns false if there is no such question
 */
export async function saveVote(
  db: Queryable,
  { entry, voter, helpful, now }: { entry: string; voter: string; helpful: boolean; now: Date },
): Promise<boolean> {
  const stored = await db.execute(sql`
    insert into ${faqVote} (entry, voter, helpful, voted_at)
    select slug, ${voter}, ${helpful}, ${now.toISOString()}::timestamptz from faq_entry where slug = ${entry}
    on conflict (entry, voter) do update set helpful = excluded.helpful, voted_at = excluded.voted_at`)
  return (stored.rowCount ?? 0) > 0
}
