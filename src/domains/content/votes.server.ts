import { sql } from 'drizzle-orm'
import type { Context } from '#domains/context.ts'
import { faqVote } from '#domains/content/tables.server.ts'
import type { Queryable } from '#domains/db.ts'

/**
 * Who votes, without saying who it is: a keyed digest of the account, or of address and browser. People behind one
 * address with one browser count as one, which a rough measure bears.
 */
export function voterOf({ actor, address, headers, ports }: Context): string {
  const who = actor.kind === 'traveller' ? `account ${actor.userId}` : `${address} ${headers.get('user-agent') ?? ''}`
  return ports.seal.digest('faq-vote', who)
}

/**
 * Whether an answer helped. A second vote of the same visitor replaces the first.
 * @returns false when there is no such question
 */
export async function keepVote(
  db: Queryable,
  { entry, voter, helpful, now }: { entry: string; voter: string; helpful: boolean; now: Date },
): Promise<boolean> {
  const kept = await db.execute(sql`
    insert into ${faqVote} (entry, voter, helpful, voted_at)
    select slug, ${voter}, ${helpful}, ${now.toISOString()}::timestamptz from faq_entry where slug = ${entry}
    on conflict (entry, voter) do update set helpful = excluded.helpful, voted_at = excluded.voted_at`)
  return (kept.rowCount ?? 0) > 0
}
