import { hasEnded } from '#domains/bookings/model/rules.ts'
import type { AccountedBooking } from '#domains/bookings/model/booking-account.ts'
import type { BookedPrice, BookedProduct } from '#domains/bookings/model/products/product.ts'
import { planWithArrival, type PlanPart } from '#domains/shared/plan.ts'
import type { CancellationStep } from '#domains/shared/shapes.ts'

/** Amounts in minor units; each is what happened in all. */
type Moved = {
  online?: number
  gift?: number
  held?: number
  byHand?: number
  goodwill?: number
  returnedOnline?: number
  returnedByHand?: number
  returnedByChange?: number
  returnedByHandByChange?: number
}

/** The entries of a booking that costs an amount and for which this money moved. */
function entriesOf(charged: number, moved: Moved): AccountedBooking['entries'] {
  const entries: AccountedBooking['entries'] = [
    { kind: 'charge', source: 'other', reason: null, amount: charged },
    { kind: 'payment', source: 'online', reason: null, amount: moved.online ?? 0 },
    { kind: 'payment', source: 'gift_card', reason: null, amount: moved.gift ?? 0 },
    { kind: 'hold', source: 'gift_card', reason: null, amount: moved.held ?? 0 },
    { kind: 'payment', source: 'by_hand', reason: null, amount: moved.byHand ?? 0 },
    { kind: 'refund', source: 'online', reason: 'goodwill', amount: -(moved.goodwill ?? 0) },
    { kind: 'refund', source: 'online', reason: 'cancelled', amount: -(moved.returnedOnline ?? 0) },
    { kind: 'refund', source: 'by_hand', reason: 'cancelled', amount: -(moved.returnedByHand ?? 0) },
    { kind: 'refund', source: 'online', reason: 'changed', amount: -(moved.returnedByChange ?? 0) },
    { kind: 'refund', source: 'by_hand', reason: 'changed', amount: -(moved.returnedByHandByChange ?? 0) },
  ]
  return entries.filter(({ amount }) => amount !== 0)
}

/** A confirmed service that was paid online, with the facts that its account depends on. */
export function accountedBooking({
  total,
  currency = 'SAR',
  steps = [],
  freeUntil = null,
  plan,
  moved = {},
  ...facts
}: {
  total: number
  currency?: string
  steps?: CancellationStep[]
  freeUntil?: string | null
  /** Makes it a package in Riyadh. */
  plan?: PlanPart[]
  moved?: Moved
} & Partial<Omit<AccountedBooking, 'price' | 'entries'>>): AccountedBooking {
  const cancellation = { kind: 'partial' as const, freeUntil, steps }
  const priced = { currency, total, payment: 'both', cancellation, taxes: [], fees: [], rooms: [], extras: [] }
  const dated = {
    date: '2026-12-20',
    lastDate: '2026-12-20',
    startsOn: '2026-12-20',
    endsOn: '2026-12-21',
    childAges: [],
  }
  const product = {
    kind: plan ? 'package' : 'service',
    timeZone: 'Asia/Riyadh',
    startsAt: '09:00',
    row: { departureCity: { name: { en: 'Riyadh', ar: 'الرياض' } }, city: { name: { en: 'Riyadh', ar: 'الرياض' } } },
    priced: { ...priced, ...dated, adults: 1, vat: null, plan: plan ?? planWithArrival(total, 0) },
  } as unknown as BookedProduct
  const price: BookedPrice = {
    currency,
    total,
    payment: 'both',
    cancellation,
  }
  const { status = 'confirmed', cancelled = null } = facts
  const charged = hasEnded(status) ? (cancelled?.penalty ?? 0) : total
  return {
    status: 'confirmed',
    paymentType: 'prepay',
    paymentStatus: 'paid',
    cancelled: null,
    product,
    ...facts,
    price,
    entries: entriesOf(charged, moved),
  }
}
