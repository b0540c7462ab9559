import { and, asc, eq, gte, isNull, lte, or, type InferSelectModel } from 'drizzle-orm'
import { seasonNote } from '#domains/content/schema.server.ts'
import type { Queryable } from '#domains/context.ts'

export type SeasonNoteRow = InferSelectModel<typeof seasonNote>

/**
 * Notes whose dates overlap a period, both ends inclusive, soonest first.
 * @param city only notes of this city and those for all cities; if absent, notes of every city
 */
export async function readSeasonNotes(
  db: Queryable,
  days: { from: string; to: string },
  city?: string,
): Promise<SeasonNoteRow[]> {
  return db
    .select()
    .from(seasonNote)
    .where(
      and(
        lte(seasonNote.firstDay, days.to),
        gte(seasonNote.lastDay, days.from),
        city === undefined ? undefined : or(isNull(seasonNote.city), eq(seasonNote.city, city)),
      ),
    )
    .orderBy(asc(seasonNote.firstDay), asc(seasonNote.id))
}
