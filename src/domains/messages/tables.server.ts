import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Channel, KeptLetter, LetterKind } from '#domains/messages/shapes.ts'
import type { Bilingual, Locale } from '#text/locale.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Letters to people, written in the transaction of what they tell of and sent after it. What a letter says is
 * forgotten once it has left (`data` and `recipient` hold codes and persons), unless it ends in the outbox.
 */
export const message = pgTable(
  'message',
  {
    id: text('id').primaryKey(),
    /** The same event queued twice is one letter. */
    dedupeKey: text('dedupe_key').notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    recipient: text('recipient').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    kind: text('kind').$type<LetterKind>().notNull(),
    data: jsonb('data').notNull(),
    /** `queued` → `sent` | `failed` after the last try | `dropped` when it came too late to be of use. */
    status: text('status').$type<'queued' | 'sent' | 'failed' | 'dropped'>().notNull().default('queued'),
    attempts: smallint('attempts').notNull().default(0),
    /** When it may be tried next; while one process sends it, the others see it in the future. */
    dueAt: instant('due_at').notNull(),
    error: text('error').notNull().default(''),
    /** As it was written, for the outbox. */
    rendered: jsonb('rendered').$type<KeptLetter>(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    uniqueIndex('message_dedupe').on(t.dedupeKey),
    index('message_due')
      .on(t.dueAt)
      .where(sql`${t.status} = 'queued'`),
    index('message_created').on(t.createdAt),
  ],
)

/** Letters that editors have worded anew, each with the parts that differ from the code; `{about}` stands for a value. */
export const letterWording = pgTable('letter_wording', {
  letter: text('letter').$type<LetterKind>().primaryKey(),
  texts: jsonb('texts').$type<Record<string, Bilingual>>().notNull(),
  updatedAt: instant('updated_at').notNull(),
})
