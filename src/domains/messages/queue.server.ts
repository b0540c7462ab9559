import { randomUUID } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import type { Channel, LetterKind, Letters } from '#domains/messages/shapes.ts'
import type { Locale } from '#text/locale.ts'

type NewLetter<K extends LetterKind = LetterKind> = {
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

/**
 * Queues a letter for each row that a query finds, in one statement: its columns are `key`, `recipient`, `phone`, `locale`
 * and `data` as `Letters[kind]` has it. It leaves by e-mail, or by text message where there is only a phone; rows with
 * neither are nobody's any more.
 */
export async function queueLettersTo(db: Queryable, kind: LetterKind, rows: SQL, now: Date): Promise<number> {
  const queued = await db.execute(lettersTo(kind, rows, sql`${now.toISOString()}`))
  return queued.rowCount ?? 0
}

/** The same as a part of the statement that causes them. */
export function lettersTo(kind: LetterKind, rows: SQL, at: SQL): SQL {
  return sql`insert into message (id, dedupe_key, channel, recipient, locale, kind, data, status, due_at, created_at)
    select gen_random_uuid()::text, l.key, case when l.recipient <> '' then 'email' else 'sms' end,
      coalesce(nullif(l.recipient, ''), l.phone), l.locale, ${kind}, l.data, 'queued', ${at}::timestamptz, ${at}::timestamptz
    from (${rows}) l where l.recipient <> '' or l.phone <> ''
    on conflict (dedupe_key) do nothing`
}
