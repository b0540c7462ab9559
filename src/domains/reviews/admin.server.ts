import { sql } from 'drizzle-orm'
import { isoInstant } from '#domains/db.ts'
import type { Queryable } from '#domains/context.ts'
import type { AdminReviewDetails } from '#domains/reviews/answers.ts'
import { reviewColumns, type ReviewRow } from '#domains/reviews/queries.server.ts'
import type { HideReason, ReviewState } from '#domains/reviews/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

export type AdminReviewRow = ReviewRow & {
  about: Bilingual
  slug: string
  /** Null for an invented review. */
  reference: string | null
  hidden: HideReason | null
  unread: boolean
}

const columns = sql`${reviewColumns}, coalesce(h.name, p.title, s.name) as about, coalesce(h.slug, p.slug, s.slug) as slug, b.reference,
  r.hidden_reason as hidden, r.read_at is null as unread`

const tables = sql`review r left join hotel h on h.id = r.hotel_id left join package p on p.id = r.package_id
  left join service s on s.id = r.service_id left join booking b on b.id = r.booking_id`

const conditionOf = {
  new: sql`r.read_at is null and r.hidden_at is null`,
  published: sql`r.hidden_at is null`,
  hidden: sql`r.hidden_at is not null`,
} satisfies Record<ReviewState, unknown>

/** Reviews by state after the review `after`: unread ones oldest first, others newest first. */
export async function findReviewsForStaff(
  db: Queryable,
  { state, after, limit }: { state: ReviewState; after?: number | undefined; limit: number },
): Promise<AdminReviewRow[]> {
  const oldestFirst = state === 'new'
  const next = after === undefined ? sql`true` : oldestFirst ? sql`r.id > ${after}` : sql`r.id < ${after}`
  const result = await db.execute<AdminReviewRow>(sql`
    select ${columns} from ${tables} where ${conditionOf[state]} and ${next}
    order by r.id ${oldestFirst ? sql`asc` : sql`desc`} limit ${limit}`)
  return result.rows
}

export async function countUnreadReviews(db: Queryable): Promise<number> {
  const result = await db.execute<{ n: number }>(sql`select count(*)::int as n from review r where ${conditionOf.new}`)
  return result.rows[0]?.n ?? 0
}

/** One review with its history, oldest entry first; null if it does not exist. */
export async function findReviewForStaff(
  db: Queryable,
  id: number,
): Promise<{ row: AdminReviewRow; history: AdminReviewDetails['history'] } | null> {
  const result = await db.execute<AdminReviewRow>(sql`select ${columns} from ${tables} where r.id = ${id}`)
  const [row] = result.rows
  if (!row) return null
  const history = await db.execute<AdminReviewDetails['history'][number]>(sql`
    select ${isoInstant(sql`at`)} as at, name as by, action, reason, note from review_event where review_id = ${id} order by id`)
  return { row, history: history.rows }
}
