import type pg from 'pg'
import { copyRows } from '#db/demo/copy.ts'
import { idsBy } from '#db/demo/ids.ts'
import type { DemoReview } from '#db/demo/reviews/reviews.ts'
import { addDays } from '#domains/shared/dates.ts'

/** Writes the invented reviews of the products that exist. The triggers of `review` compute the scores. */
export async function writeReviews(
  client: pg.ClientBase,
  reviews: readonly DemoReview[],
  { today }: { today: string },
): Promise<void> {
  const ids = {
    stay: await idsBy(client, 'hotel', 'slug'),
    package: await idsBy(client, 'package', 'slug'),
    service: await idsBy(client, 'service', 'slug'),
  }
  const idIn = (kind: DemoReview['kind'], one: DemoReview) =>
    one.kind === kind ? (ids[kind].get(one.slug) ?? null) : null
  // Oldest first, so that ids follow the time, as they do on a real site.
  const ofProducts = reviews.filter(({ kind, slug }) => ids[kind].has(slug))
  const inOrder = ofProducts.toSorted((a, b) => b.writtenDaysAgo - a.writtenDaysAgo)
  await copyRows(
    client,
    'review',
    `invented, kind, hotel_id, package_id, service_id, stars, parts, words, locale, party, author, stayed_on, answer, answered_at, read_at,
     created_at`,
    inOrder.map((one) => {
      const writtenAt = `${addDays(today, -one.writtenDaysAgo)}T12:00:00Z`
      return [
        true,
        one.kind,
        idIn('stay', one),
        idIn('package', one),
        idIn('service', one),
        one.stars,
        JSON.stringify(one.parts),
        one.words,
        one.locale,
        one.party,
        one.author,
        addDays(today, -one.stayedDaysAgo),
        one.answer,
        one.answer ? `${addDays(today, 2 - one.writtenDaysAgo)}T12:00:00Z` : null,
        writtenAt,
        writtenAt,
      ]
    }),
  )
}
