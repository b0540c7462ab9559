import { sql, type SQL } from 'drizzle-orm'
import { isoInstant } from '#domains/db.ts'
import type { Queryable } from '#domains/context.ts'
import type { review } from '#domains/reviews/schema.server.ts'
import type { Party, ReviewPart } from '#domains/reviews/shapes.ts'
import type { ProductKind } from '#domains/products/shared/product-kinds.ts'
import type { Locale } from '#i18n/locale.ts'

/** A review as stored. Instants are ISO 8601; stars are one to five. */
export type ReviewRow = Pick<typeof review.$inferSelect, PlainColumn> & {
  answeredAt: string | null
  createdAt: string
}

type Content = 'stars' | 'parts' | 'words' | 'locale' | 'party' | 'author'
type PlainColumn = Content | 'id' | 'kind' | 'stayedOn' | 'answer' | 'invented'

/** What its traveller has written. */
export type ReviewContent = Pick<ReviewRow, Content>

/** The columns of a `ReviewRow` of a review `r`. */
export const reviewColumns = sql`r.id, r.kind, r.stars, r.parts, r.words, r.locale, r.party, r.author, r.stayed_on as "stayedOn", r.answer,
  ${isoInstant(sql`r.answered_at`)} as "answeredAt", ${isoInstant(sql`r.created_at`)} as "createdAt", r.invented`

type ReviewedProduct = { kind: ProductKind; id: number }

const columnOf = { stay: sql`r.hotel_id`, package: sql`r.package_id`, service: sql`r.service_id` }

export type ReviewFilters = { party?: Party | undefined; language?: Locale | undefined }

/** A condition on reviews `r`. */
function matching({ party, language }: ReviewFilters): SQL {
  const conditions = [
    sql`true`,
    ...(party ? [sql`r.party = ${party}`] : []),
    // A review without words has no language.
    ...(language ? [sql`r.locale = ${language} and r.words <> ''`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** Scores are in tenths of a point on a scale of ten; the first of `stars` counts the reviews of five stars. */
export type SummaryRow = {
  count: number
  /** Number of those that match the filters. */
  matching: number
  rating: number | null
  invented: boolean
  stars: number[]
  parts: Partial<Record<ReviewPart, number>>
  parties: Partial<Record<Party, number>>
  languages: Partial<Record<Locale, number>>
}

/**
 * The summary of the published reviews of a product, and a page of those that match the filters: those in `locale` with
 * words first, then the newest. One statement reads both.
 */
export async function findReviews(
  db: Queryable,
  { kind, id }: ReviewedProduct,
  filters: ReviewFilters,
  { locale, page, perPage }: { locale: Locale; page: number; perPage: number },
): Promise<SummaryRow & { reviews: ReviewRow[] }> {
  const result = await db.execute<SummaryRow & { reviews: ReviewRow[] }>(sql`
    with r as materialized (select * from review r where ${columnOf[kind]} = ${id} and r.hidden_at is null)
    select count(*)::int as count, (count(*) filter (where ${matching(filters)}))::int as matching, round(avg(stars) * 20)::int as rating, coalesce(bool_or(invented), false) as invented,
      json_build_array(count(*) filter (where stars = 5), count(*) filter (where stars = 4), count(*) filter (where stars = 3),
        count(*) filter (where stars = 2), count(*) filter (where stars = 1)) as stars,
      (select coalesce(json_object_agg(part, rating), '{}') from (
        select p.key as part, round(avg(p.value::int) * 20)::int as rating from r, jsonb_each_text(r.parts) p group by p.key) s) as parts,
      (select coalesce(json_object_agg(party, n), '{}') from (select party, count(*)::int as n from r group by party) s) as parties,
      (select coalesce(json_object_agg(locale, n), '{}') from (select locale, count(*)::int as n from r where words <> '' group by locale) s) as languages,
      (select coalesce(json_agg(to_jsonb(s) - 'place' order by s.place), '[]') from (
        select ${reviewColumns}, row_number() over (order by (r.words <> '') desc, (r.locale = ${locale}) desc, r.created_at desc, r.id desc) as place
        from r where ${matching(filters)} order by place limit ${perPage} offset ${(page - 1) * perPage}) s) as reviews
    from r`)
  const [row] = result.rows
  if (!row) throw new Error('An aggregate has one row')
  return row
}
