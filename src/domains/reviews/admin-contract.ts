import { z } from 'zod'
import { endpoints, staffRead, staffWrite } from '#api/endpoint.ts'
import { agents } from '#api/staff.ts'
import { adminReview, adminReviewDetails } from '#domains/reviews/answers.ts'
import { maxAnswer } from '#domains/reviews/rules.ts'
import { hideReasons, reviewStates } from '#domains/reviews/shapes.ts'
import { freeText } from '#domains/shared/free-text.ts'

const id = z.coerce.number().int().min(1).max(2_147_483_647)
const ofReview = { staff: agents, input: z.object({ id }), output: adminReviewDetails } as const

/** Reviews in the admin: the staff answer and hide them, and never change their words. */
export const reviewAdminEndpoints = endpoints('admin', {
  fetch_reviews_for_staff: staffRead({
    summary: 'Reviews by state: unread ones oldest first, others newest first.',
    staff: agents,
    input: z.object({
      state: z.enum(reviewStates).default('new'),
      after: id.optional().describe('The id of the last review of the previous page'),
      limit: z.int().min(1).max(100).default(30),
    }),
    output: z.object({ reviews: z.array(adminReview), unread: z.int(), more: z.boolean() }),
  }),
  show_review: staffRead({
    ...ofReview,
    summary: 'One review with its history.',
  }),
  mark_review_read: staffWrite({
    ...ofReview,
    summary: 'Takes a review out of the queue of unread ones.',
    errors: ['conflict'],
  }),
  answer_review: staffWrite({
    ...ofReview,
    summary: 'Publishes the answer of the provider under a review, changes it, or removes it if it is empty.',
    input: z.object({ id, answer: freeText(maxAnswer) }),
  }),
  hide_review: staffWrite({
    ...ofReview,
    summary: 'Hides a review from the site and from the score, with a reason that its traveller sees.',
    input: z.object({
      id,
      reason: z.enum(hideReasons, { error: 'required' }),
      note: freeText(500).default('').describe('For colleagues'),
    }),
    errors: ['conflict'],
  }),
  publish_review: staffWrite({
    ...ofReview,
    summary: 'Shows a hidden review again.',
    errors: ['conflict'],
  }),
})
