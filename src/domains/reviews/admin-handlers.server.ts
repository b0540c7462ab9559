import { done, err, type Outcome } from '#api/endpoint.ts'
import type { AuditNote, Context, Handlers, StaffContext } from '#domains/context.ts'
import { countUnreadReviews, findReviewForStaff, findReviewsForStaff } from '#domains/reviews/admin.server.ts'
import type { reviewAdminEndpoints } from '#domains/reviews/admin-contract.ts'
import type { AdminReviewDetails } from '#domains/reviews/answers.ts'
import { answerReview, hideReview, markReviewRead, publishReview } from '#domains/reviews/commands.server.ts'
import { notifyOfAnswer } from '#domains/reviews/notifications.server.ts'
import { adminReviewView } from '#domains/reviews/views.server.ts'

export const reviewAdminHandlers: Handlers<typeof reviewAdminEndpoints> = {
  async fetch_reviews_for_staff({ db, locale }, { state, after, limit }) {
    const rows = await findReviewsForStaff(db, { state, after, limit: limit + 1 })
    const unread = await countUnreadReviews(db)
    const reviews = rows.slice(0, limit).map((row) => adminReviewView(row, locale))
    return done({ reviews, unread, more: rows.length > limit })
  },

  async show_review(context, { id }) {
    const review = await details(context, id)
    return review ? done(review) : err('not_found')
  },

  mark_review_read: (context, { id }) =>
    changed(context, id, 'conflict', {
      change: (by) => markReviewRead(context.db, by),
      audit: { before: { read: false }, after: { read: true } },
    }),

  answer_review: (context, { id, answer }) =>
    changed(context, id, 'not_found', {
      change: async (by) => {
        const isAnswered = await answerReview(context.db, { ...by, answer })
        if (isAnswered) await notifyOfAnswer(context.db, context.ports, id, context.now)
        return isAnswered
      },
      audit: { before: {}, after: { answered: answer !== '' } },
    }),

  hide_review: (context, { id, reason, note }) =>
    changed(context, id, 'conflict', {
      change: (by) => hideReview(context.db, { ...by, reason, note }),
      audit: { before: { hidden: false }, after: { hidden: true, reason } },
    }),

  publish_review: (context, { id }) =>
    changed(context, id, 'conflict', {
      change: (by) => publishReview(context.db, by),
      audit: { before: { hidden: true }, after: { hidden: false } },
    }),
}

/** Changes a review and adds the audit note. `unchanged` is the error of a review that exists and was not changed. */
async function changed<Code extends 'conflict' | 'not_found', Before, After>(
  context: StaffContext,
  id: number,
  unchanged: Code,
  {
    change,
    audit,
  }: {
    change: (by: { id: number; name: string; now: Date }) => Promise<boolean>
    audit: Omit<AuditNote<Before, After>, 'subject'>
  },
): Promise<Outcome<AdminReviewDetails, Code | 'not_found'>> {
  const isChanged = await change({ id, name: context.actor.name, now: context.now })
  const review = await details(context, id)
  if (!review) return err('not_found')
  if (!isChanged) return err(unchanged)
  context.audits.push({ subject: `review:${id}`, ...audit })
  return done(review)
}

async function details({ db, locale }: Context, id: number): Promise<AdminReviewDetails | null> {
  const review = await findReviewForStaff(db, id)
  return review && { ...adminReviewView(review.row, locale), history: review.history }
}
