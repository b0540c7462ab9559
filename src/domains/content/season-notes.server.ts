import { and, asc, gte, lte, type InferSelectModel } from 'drizzle-orm'
import { seasonNote } from '#domains/content/schema.server.ts'
import type { Queryable } from '#domains/context.ts'

export type SeasonNoteRow = InferSelectModel<typeof seasonNote>

/** Notes whose dates overlap a period, both ends inclusive, soonest first. */
export function readSeasonNotes(db: Queryable, { from, to }: { from: string; to: string }): Promise<SeasonNoteRow[]> {
  return db
    .select()
    .from(seasonNote)
    .where(and(lte(seasonNote.firstDay, to), gte(seasonNote.lastDay, from)))
    .orderBy(asc(seasonNote.firstDay), asc(seasonNote.id))
}
