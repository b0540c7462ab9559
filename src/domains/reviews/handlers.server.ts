import { done, err, type Outcome } from '#api/endpoint.ts'
import { isLinkValid, readLink, signLink } from '#domains/bookings/access/booking-link.server.ts'
import type { Context, Handlers, RateRule } from '#domains/context.ts'
import { inTransaction } from '#domains/db.ts'
import { deleteReview, saveReview } from '#domains/reviews/commands.server.ts'
import type { reviewEndpoints } from '#domains/reviews/contract.ts'
import { findLinked, findReviewable, type LinkedRow } from '#domains/reviews/linked.server.ts'
import { findReviews } from '#domains/reviews/queries.server.ts'
import { authorName, canWrite, languageOf } from '#domains/reviews/rules.ts'
import { partsOfKind, type ReviewPart } from '#domains/reviews/shapes.ts'
import { ownReviewView, reviewView, summaryView } from '#domains/reviews/views.server.ts'

/** Saved and deleted reviews of one booking, and of all bookings from one address. */
const changesOfBooking: RateRule = { burst: 10, perHour: 10 }
const changesOfAddress: RateRule = { burst: 30, perHour: 60 }

export const reviewHandlers: Handlers<typeof reviewEndpoints> = {
  async fetch_reviews({ db, locale }, { kind, id, party, language, page, per_page }) {
    const rows = await findReviews(db, { kind, id }, { party, language }, { locale, page, perPage: per_page })
    return done({ summary: summaryView(kind, rows), reviews: rows.reviews.map(reviewView), total: rows.matching })
  },

  async fetch_my_reviews({ db, actor, ports, now }) {
    const bookings = await findReviewable(db, actor.userId, now)
    return done(
      bookings.map((booking) => ({
        reference: booking.reference,
        reviewed: booking.reviewed,
        token: signLink(ports, 'review-link', booking, now),
      })),
    )
  },

  async show_review_link(context, { token }) {
    const link = await findByLink(context, token)
    return link.ok ? done(ownReviewView(link.data, context.locale, context.now)) : link
  },

  async save_review(context, { token, stars, parts, words, party, anonymous }) {
    const { db, locale, now } = context
    const link = await findByLinkToChange(context, token)
    if (!link.ok) return link
    const booking = link.data
    const { productId } = booking
    if (productId === null || (!booking.own && !canWrite(booking.checkOut, now))) return err('too_late')
    const allowedParts: readonly ReviewPart[] = partsOfKind[booking.kind]
    const rated = parts
      .filter(({ part }) => allowedParts.includes(part))
      .map(({ part, stars: rating }) => [part, rating])
    const author = anonymous ? '' : authorName(booking.firstName, booking.lastName)
    const saved = await inTransaction(db, (tx) =>
      saveReview(
        tx,
        { ...booking, productId },
        { stars, parts: Object.fromEntries(rated), words, locale: languageOf(words, locale), party, author },
        now,
      ),
    )
    if (!saved.ok) return saved
    const after = await findLinked(db, booking.reference)
    return after ? done(ownReviewView(after, locale, now)) : err('not_found')
  },

  async delete_review(context, { token }) {
    const link = await findByLinkToChange(context, token)
    if (!link.ok) return link
    await deleteReview(context.db, link.data.bookingId)
    return done({})
  },
}

/** Like `findByLink`, as often as a review may be saved or deleted. */
async function findByLinkToChange(context: Context, token: string) {
  const { ports, address } = context
  const link = await findByLink(context, token)
  if (!link.ok) return link
  const wait =
    (await ports.limit(`review:address:${address}`, changesOfAddress)) ??
    (await ports.limit(`review:booking:${link.data.reference}`, changesOfBooking))
  return wait === null ? link : err('too_many_requests', { retryAfter: wait })
}

/** The booking of a review link, as long as the link is valid and its traveller is known. */
async function findByLink(
  { db, ports, now }: Context,
  token: string,
): Promise<Outcome<LinkedRow, 'not_found' | 'link_expired'>> {
  const link = readLink(ports.signer, ['review-link'], token)
  const row = link && (await findLinked(db, link.reference))
  if (!link || !row?.hasTraveller) return err('not_found')
  return isLinkValid(link, { ...row, toPay: false }, now) ? done(row) : err('link_expired')
}
