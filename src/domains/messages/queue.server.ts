import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import type { Channel, LetterKind, Letters } from '#domains/messages/shapes.ts'
import type { Locale } from '#text/locale.ts'

export type NewLetter<K extends LetterKind = LetterKind> = {
  /** What it tells of, e.g. `welcome:<user>`: queued again under the same key it stays one letter. */
  key: string
  channel: Channel
  to: string
  locale: Locale
  kind: K
  data: Letters[K]
}

/** The tag that wakes the postmen of all processes, once the transaction is through. */
export const lettersQueued = 'letters'

/**
 * Queues a letter in the transaction of what it tells of. An `unsent` one is written down without reader or
 * content and never leaves: it costs what a letter costs, where the difference must not show.
 */
export async function queueLetter<K extends LetterKind>(
  db: Queryable,
  letter: NewLetter<K>,
  now: Date,
  { unsent = false }: { unsent?: boolean } = {},
): Promise<void> {
  const at = now.toISOString()
  await db.execute(sql`
    insert into message (id, dedupe_key, channel, recipient, locale, kind, data, status, due_at, created_at)
    values (${randomUUID()}, ${letter.key}, ${letter.channel}, ${unsent ? '' : letter.to}, ${letter.locale}, ${letter.kind},
      ${JSON.stringify(unsent ? {} : letter.data)}::jsonb, ${unsent ? 'dropped' : 'queued'}, ${at}, ${at})
    on conflict (dedupe_key) do nothing`)
}
