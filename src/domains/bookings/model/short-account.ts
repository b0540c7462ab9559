import type { Account } from '#domains/bookings/account/account.ts'
import { accountOfBooking, type AccountedBooking } from '#domains/bookings/model/booking-account.ts'
import { unconfirmedOf } from '#domains/bookings/model/cancellation.ts'
import type { BookedPrice } from '#domains/bookings/model/products/product.ts'
import { giftShown, type GiftUse } from '#domains/bookings/account/gift-use.ts'
import { bookingCan, hasEnded, isOver } from '#domains/bookings/model/rules.ts'
import { penaltyNow } from '#domains/shared/cancellation.ts'
import { planWithAnswer, type PlanPart } from '#domains/shared/plan.ts'
import type { ShortAccount, TermsNow } from '#domains/shared/short-account.ts'

/** The facts of a booking that its traveller's account depends on. */
export type ShortAccountOf = AccountedBooking & {
  gift: GiftUse | null
  /** What the traveller has to answer first, as in `unconfirmedOf`. */
  question: 'offer' | 'document' | null
}

/** The account of a booking as its traveller sees it at an instant. */
export function shortAccountOf(booking: ShortAccountOf, now: Date): ShortAccount {
  const { status, price, gift } = booking
  const account = accountOfBooking(booking)
  const money = (minor: number) => ({ minor, currency: price.currency })
  const card = giftShown({ gift })
  return {
    total: money(price.total),
    charge: hasEnded(status) ? money(account.charged) : null,
    gift_cards: card ? [{ last_four: card.lastFour, amount: money(card.amount), held: card.held }] : [],
    paid: money(account.received),
    refunded: money(account.refunded),
    owed: money(account.owedTotal),
    due: dueParts(booking, account).map(({ due, amount }) => ({ when: due, amount: money(amount) })),
    ...(bookingCan.cancel(status) ? (unconfirmedOf(booking) ? freeNow : termsAt(price, now)) : notCancelled),
  }
}

const notCancelled: TermsNow = { refundable: null, refundable_until: null, penalty: null }

/** Until a booking is confirmed its terms do not apply. */
const freeNow: TermsNow = { ...notCancelled, refundable: 'free' }

/** Cancellation terms at an instant. */
function termsAt({ cancellation, total, currency }: BookedPrice, now: Date): TermsNow {
  const { kind, freeUntil } = cancellation
  if (freeUntil !== null && now < new Date(freeUntil))
    return { refundable: 'free', refundable_until: freeUntil, penalty: null }
  const penalty = penaltyNow(cancellation, now)
  return kind === 'none' || penalty >= total
    ? { refundable: 'none', refundable_until: null, penalty: null }
    : { refundable: 'partial', refundable_until: null, penalty: { minor: penalty, currency } }
}

/** What is open of the plan. Before an answer nothing is paid; what is open of a stay that is over was due there. */
function dueParts(booking: ShortAccountOf, { open, due }: Account): PlanPart[] {
  if (hasEnded(booking.status)) return open
  if (isOver(booking.status)) return due > 0 ? [{ due: 'past', amount: due }] : []
  const unconfirmed = unconfirmedOf(booking)
  return planWithAnswer(open, unconfirmed === 'provider' || unconfirmed === 'offer' ? 'portal' : 'own')
}
