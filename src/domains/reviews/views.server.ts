import type { AdminReview, OwnReview, ReviewAnswer, ReviewSummary } from '#domains/reviews/answers.ts'
import type { AdminReviewRow } from '#domains/reviews/admin.server.ts'
import type { LinkedRow } from '#domains/reviews/linked.server.ts'
import type { ReviewRow, SummaryRow } from '#domains/reviews/queries.server.ts'
import { authorName, canWrite, changeUntil, seasonOfStay } from '#domains/reviews/rules.ts'
import { parties, partsOfKind, type ReviewPart } from '#domains/reviews/shapes.ts'
import type { ProductKind } from '#domains/products/shared/product-kinds.ts'
import { addDays } from '#domains/shared/dates.ts'
import { inLocale, locales, type Locale } from '#i18n/locale.ts'

export function reviewView(row: ReviewRow): ReviewAnswer {
  return {
    id: row.id,
    stars: row.stars,
    parts: partsView(row.kind, row.parts),
    words: row.words,
    language: row.locale,
    party: row.party,
    author: row.author,
    stayed_in: row.stayedOn.slice(0, 7),
    season: seasonOfStay(row.stayedOn),
    written_at: row.createdAt,
    answer: row.answer && row.answeredAt ? { text: row.answer, at: row.answeredAt } : null,
    invented: row.invented,
  }
}

export function summaryView(kind: ProductKind, row: SummaryRow): ReviewSummary {
  const counts = <Value extends string>(values: readonly Value[], found: Partial<Record<Value, number>>) =>
    values.flatMap((value) => (found[value] ? [{ value, count: found[value] }] : []))
  return {
    rating: row.rating === null ? null : row.rating / 10,
    count: row.count,
    invented: row.invented,
    stars: row.stars.map((count, i) => ({ stars: 5 - i, count })),
    parts: partsOf(kind).flatMap((part) => {
      const rating = row.parts[part]
      return rating === undefined ? [] : [{ part, rating: rating / 10 }]
    }),
    parties: counts(parties, row.parties),
    languages: counts(locales, row.languages),
  }
}

export function ownReviewView(row: LinkedRow, locale: Locale, now: Date): OwnReview {
  const { own } = row
  const until = own && changeUntil(own.createdAt)
  return {
    kind: row.kind,
    about: { name: inLocale(row.about, locale), city: inLocale(row.city, locale) },
    check_in: row.checkIn,
    last_day: row.kind === 'stay' ? row.checkOut : addDays(row.checkOut, -1),
    parts: [...partsOf(row.kind)],
    author: authorName(row.firstName, row.lastName),
    can_write: until ? own.hidden === null && now < until : canWrite(row.checkOut, now),
    review: until
      ? {
          stars: own.stars,
          parts: partsView(row.kind, own.parts),
          words: own.words,
          party: own.party,
          anonymous: own.author === '',
          written_at: own.createdAt,
          change_until: until.toISOString(),
          hidden: own.hidden,
          answer: own.answer,
        }
      : null,
  }
}

export function adminReviewView(row: AdminReviewRow, locale: Locale): AdminReview {
  return {
    ...reviewView(row),
    kind: row.kind,
    about: { name: inLocale(row.about, locale), slug: row.slug },
    reference: row.reference,
    state: row.hidden ? 'hidden' : row.unread ? 'new' : 'published',
    hidden: row.hidden,
  }
}

const partsOf = (kind: ProductKind): readonly ReviewPart[] => partsOfKind[kind]

function partsView(kind: ProductKind, parts: Partial<Record<ReviewPart, number>>) {
  return partsOf(kind).flatMap((part) => {
    const stars = parts[part]
    return stars === undefined ? [] : [{ part, stars }]
  })
}
