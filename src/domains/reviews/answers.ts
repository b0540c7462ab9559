import { z } from 'zod'
import { calendarDate, instant } from '#api/shapes.ts'
import { hideReasons, parties, reviewActions, reviewParts, reviewStates } from '#domains/reviews/shapes.ts'
import { productKinds } from '#domains/products/shared/product-kinds.ts'
import { locales } from '#i18n/locale.ts'

const stars = z.int().min(1).max(5)
const partStars = z.array(z.object({ part: z.enum(reviewParts), stars }))

const reviewAnswer = z
  .object({
    id: z.int(),
    stars,
    parts: partStars.describe('The parts that the traveller rated, in display order'),
    words: z.string().describe('As written, never edited; empty for a review of stars only'),
    language: z.enum(locales),
    party: z.enum(parties),
    author: z.string().describe('First name and initial; empty if the traveller chose to be anonymous'),
    stayed_in: z.string().describe('Month of the stay, trip or service: `2026-03`'),
    season: z.enum(['ramadan', 'hajj']).nullable(),
    written_at: instant,
    answer: z.object({ text: z.string(), at: instant }).nullable().describe('The answer of the provider'),
    invented: z.boolean().describe('True for an example of a demo'),
  })
  .meta({ id: 'Review' })
export type ReviewAnswer = z.output<typeof reviewAnswer>

const counted = <Value extends z.ZodType>(value: Value) => z.object({ value, count: z.int() })

/** The summary of the published reviews of a product. */
const reviewSummary = z
  .object({
    rating: z.number().nullable().describe('Twice the average of the stars, one decimal; null without reviews'),
    count: z.int(),
    invented: z.boolean().describe('True if one of them is an example of a demo'),
    stars: z.array(z.object({ stars, count: z.int() })).describe('From five stars to one'),
    parts: z.array(z.object({ part: z.enum(reviewParts), rating: z.number() })),
    parties: z.array(counted(z.enum(parties))).describe('Without those of no review'),
    languages: z.array(counted(z.enum(locales))),
  })
  .meta({ id: 'ReviewSummary' })
export type ReviewSummary = z.output<typeof reviewSummary>

export const reviewList = z.object({
  summary: reviewSummary,
  reviews: z.array(reviewAnswer),
  total: z.int().describe('Number of reviews that match the filters'),
})
export type ReviewList = z.output<typeof reviewList>

/** The traveller’s own review, or the question for one. */
export const ownReview = z
  .object({
    kind: z.enum(productKinds),
    about: z.object({ name: z.string(), city: z.string() }),
    check_in: calendarDate,
    last_day: calendarDate,
    parts: z.array(z.enum(reviewParts)).describe('The parts to rate'),
    author: z.string().describe('The name that is shown unless the review is anonymous'),
    can_write: z.boolean().describe('True if a review can be written or changed now'),
    review: z
      .object({
        stars,
        parts: partStars,
        words: z.string(),
        party: z.enum(parties),
        anonymous: z.boolean(),
        written_at: instant,
        change_until: instant,
        hidden: z.enum(hideReasons).nullable().describe('The reason if staff have hidden it'),
        answer: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'OwnReview' })
export type OwnReview = z.output<typeof ownReview>

/** A review as the staff see it. */
export const adminReview = z
  .object({
    ...reviewAnswer.shape,
    kind: z.enum(productKinds),
    about: z.object({ name: z.string(), slug: z.string() }),
    reference: z.string().nullable().describe('The booking; null for an example of a demo'),
    state: z.enum(reviewStates),
    hidden: z.enum(hideReasons).nullable(),
  })
  .meta({ id: 'AdminReview' })
export type AdminReview = z.output<typeof adminReview>

export const adminReviewDetails = z
  .object({
    ...adminReview.shape,
    history: z.array(
      z.object({
        at: instant,
        by: z.string().describe('The member of staff; empty for the traveller'),
        action: z.enum(reviewActions),
        reason: z.enum(hideReasons).nullable(),
        note: z.string(),
      }),
    ),
  })
  .meta({ id: 'AdminReviewDetails' })
export type AdminReviewDetails = z.output<typeof adminReviewDetails>
