import { z } from 'zod'
import { endpoints, read, write } from '#api/endpoint.ts'
import { page, perPage } from '#api/shapes.ts'
import { ownReview, reviewList } from '#domains/reviews/answers.ts'
import { maxWords } from '#domains/reviews/rules.ts'
import { parties, reviewParts } from '#domains/reviews/shapes.ts'
import { productKinds } from '#domains/products/shared/product-kinds.ts'
import { publicText } from '#domains/shared/free-text.ts'
import { locales } from '#i18n/locale.ts'

/** From the email that asks for the review, or from `fetch_my_reviews`. */
const token = z.string().min(1, 'required').max(300)
const stars = z.coerce.number({ error: 'required' }).int().min(1, 'required').max(5)

export const reviewEndpoints = endpoints('bookings', {
  fetch_reviews: read({
    group: 'content',
    summary:
      'The published reviews of a hotel, package or service with their score: those in the language of the request first, then the newest.',
    input: z.object({
      kind: z.enum(productKinds),
      id: z.int32().describe('The id of the hotel, package or service'),
      party: z.enum(parties).optional(),
      language: z.enum(locales).optional(),
      page,
      per_page: perPage,
    }),
    output: reviewList,
  }),
  fetch_my_reviews: read({
    summary: 'The bookings that the traveller has reviewed or can review now, with the token for it.',
    access: 'traveller',
    output: z.array(z.object({ reference: z.string(), reviewed: z.boolean(), token: z.string() })),
  }),
  show_review_link: read({
    summary: 'The booking of a review link, and the review if there is one.',
    input: z.object({ token }),
    output: ownReview,
    errors: ['not_found', 'link_expired'],
    fresh: 'personal',
  }),
  save_review: write({
    summary:
      'Publishes the review of a completed booking, or changes it. Numbers of cards, phone numbers and addresses are hidden in its text.',
    input: z.object({
      token,
      stars,
      parts: z
        .array(z.object({ part: z.enum(reviewParts), stars }))
        .max(reviewParts.length)
        .default([])
        .describe('Stars of the parts of its kind; others are ignored'),
      words: publicText(maxWords).default(''),
      party: z.enum(parties, { error: 'required' }),
      anonymous: z.boolean().default(false),
    }),
    output: ownReview,
    errors: ['not_found', 'link_expired', 'too_late'],
  }),
  delete_review: write({
    summary: 'Deletes the traveller’s own review for good.',
    input: z.object({ token }),
    errors: ['not_found', 'link_expired'],
  }),
})
