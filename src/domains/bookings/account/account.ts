import type { RefundReason } from '#domains/payments/shapes.ts'
import { amountDue, unpaidParts, type PlanPart } from '#domains/shared/plan.ts'
import { sumOf } from '#domains/shared/sum.ts'

/** What a line of a booking is charged for; `other` is the part of an earlier price that no line states. */
export type ChargeSource =
  | 'night'
  | 'board'
  | 'seat'
  | 'extra'
  | 'option'
  | 'fee'
  | 'city_fee'
  | 'vat'
  | 'discount'
  | 'change_fee'
  | 'penalty'
  | 'other'

/** Why a line was reversed, or charged later than the booking; `reopened` by a late payment. */
export type ChargeReason = 'changed' | 'cancelled' | 'rejected' | 'expired' | 'reopened'

/**
 * What a booking costs, or money that moved for it, in minor units. The amount of a refund is negative, and so is that of a
 * payment that was recorded by mistake and reversed.
 */
export type Entry =
  | { kind: 'charge'; source: ChargeSource; reason: null; amount: number }
  | {
      kind: 'payment' | 'refund' | 'hold'
      /** `by_hand`: in person or by transfer, recorded by staff. */
      source: 'online' | 'gift_card' | 'by_hand'
      /** Why it was refunded; null for a payment, and for an amount of a gift card that is held. */
      reason: RefundReason | null
      amount: number
    }

/** The account of a booking, in minor units. */
export type Account = {
  charged: number
  /** Received for it. What was returned because of a change or as unneeded is not in it, other refunds are. */
  paid: number
  /** What a gift card pays of it, until it is confirmed. */
  held: number
  /** Received otherwise than by gift card, before refunds of changes. */
  received: number
  /** Refunded of it, requested refunds included. */
  refunded: number
  /** What was paid in any way and not refunded. */
  retained: number
  /** Paid online or with a gift card and not refunded: the most that returns to its source. */
  refundable: number
  /** Paid by hand, without what was returned because of a change. */
  byHand: number
  /** Returned by hand since the booking ended. */
  returnedByHand: number
  goodwill: number
  /** The most that can be given as goodwill: what is refundable and not owed anyway. */
  givable: number
  /** What is to be returned: through the payment provider, and by hand. */
  owed: { online: number; byHand: number }
  /** All of `owed`. */
  owedTotal: number
  /** Still to be paid: the sum of `open`. */
  due: number
  /** The unpaid rest of each part of the plan. */
  open: PlanPart[]
}

/** Reasons of refunds that reduce what was paid for a booking. */
const reducesPaid: ReadonlySet<RefundReason | null> = new Set(['changed', 'not_needed', 'outdated'] as const)

/** What a booking costs, in minor units. */
export function chargedOf(entries: readonly Entry[]): number {
  return sumOf(entries.flatMap(({ kind, amount }) => (kind === 'charge' ? [amount] : [])))
}

/** Minor units that were received for a booking, as `Account.paid`. */
export function paidOf(entries: readonly Entry[]): number {
  return sumOf(
    entries.flatMap((entry) =>
      entry.kind === 'payment' || (entry.kind === 'refund' && reducesPaid.has(entry.reason)) ? [entry.amount] : [],
    ),
  )
}

/**
 * The account of a booking. Goodwill is a present: it is neither due again nor owed.
 * @param plan adds up to what is charged, as far as the provider collects it
 * @param least the smallest amount that is charged online; less is paid on arrival
 * @param ended the booking ended without a stay: all but its penalty is owed, whatever was given as goodwill
 */
export function accountOf(
  plan: readonly PlanPart[],
  entries: readonly Entry[],
  { least = 1, ended = false }: { least?: number; ended?: boolean } = {},
): Account {
  const moved = entries.filter((entry) => entry.kind !== 'charge')
  const total = (which: (entry: (typeof moved)[number]) => boolean) =>
    sumOf(moved.filter(which).map(({ amount }) => amount))
  const charged = chargedOf(entries)
  const paid = paidOf(entries)
  const held = total(({ kind }) => kind === 'hold')
  const refundable = total(({ kind, source }) => kind !== 'hold' && source !== 'by_hand')
  const retainedByHand = total(({ source }) => source === 'by_hand')
  const returnedByHand = 0 - total(({ source, reason }) => source === 'by_hand' && reason === 'cancelled')
  const goodwill = 0 - total(({ reason }) => reason === 'goodwill')
  const retained = refundable + retainedByHand
  const returnedByChanges = 0 - total(({ source, reason }) => source !== 'gift_card' && reason === 'changed')
  const byGiftCard = total(
    ({ kind, source, reason }) => source === 'gift_card' && (kind === 'payment' || reason === 'changed'),
  )
  const open = openPartsOf(plan, retained + goodwill + held, least)
  const owed = Math.max(0, Math.min(retained, ended ? retained - charged : paid - charged))
  const owedByHand = Math.min(owed, Math.max(0, retainedByHand))
  return {
    charged,
    paid,
    held,
    received: Math.max(0, paid + returnedByChanges - byGiftCard),
    refunded: paid - retained + returnedByChanges,
    retained,
    refundable,
    byHand: retainedByHand + returnedByHand,
    returnedByHand,
    goodwill,
    givable: refundable - (owed - owedByHand),
    owed: { online: owed - owedByHand, byHand: owedByHand },
    owedTotal: owed,
    due: amountDue(open),
    open,
  }
}

/** The unpaid rest of a plan; one that is too small to be charged is paid on arrival. */
function openPartsOf(plan: readonly PlanPart[], paid: number, least: number): PlanPart[] {
  const open = unpaidParts(plan, paid)
  const due = amountDue(open)
  return due > 0 && due < least ? [{ due: 'arrival', amount: due }] : open
}
