import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accountAfterChange,
  termsForStaff,
  termsForTraveller,
  termsOfChange,
} from '#domains/bookings/model/change-account.ts'
import {
  planOfProduct,
  priceOfProduct,
  type BookedOf,
  type BookedProduct,
} from '#domains/bookings/model/products/product.ts'
import { amountDue, isFirst, planWithArrival, unpaidParts, type PlanPart } from '#domains/shared/plan.ts'
import type { GiftUse } from '#domains/bookings/account/gift-use.ts'
import { dueOf } from '#domains/shared/short-account.ts'
import { accountedBooking } from '#test/accounted-booking.ts'

const now = new Date('2026-12-01T09:00:00Z')
const today = '2026-12-01'

type Terms = { penalty?: number; atProperty?: number }
const stay = (total: number, { penalty = 0, atProperty = 0 }: Terms = {}) =>
  ({
    kind: 'stay',
    hotelId: 1,
    priced: {
      currency: 'SAR',
      total,
      plan: planWithArrival(total, atProperty),
      payment: 'both',
      rooms: [],
      taxes: [],
      fees: [],
      cancellation: { kind: 'partial', freeUntil: null, steps: [{ from: null, penalty }] },
    },
  }) as unknown as BookedProduct

const trip = (plan: PlanPart[]) =>
  ({
    kind: 'package',
    priced: {
      currency: 'SAR',
      total: amountDue(plan),
      payment: 'both',
      startsOn: '2027-03-01',
      endsOn: '2027-03-05',
      rooms: [],
      extras: [],
      plan,
      cancellation: { kind: 'free', freeUntil: null, steps: [{ from: null, penalty: 0 }] },
    },
    row: { departureCity: {} },
  }) as unknown as BookedProduct

const terms = (
  before: BookedProduct,
  after: BookedProduct,
  more: { retained?: number; releasedShare?: number; binding?: boolean; waived?: boolean; paid?: number | null } = {},
) => {
  const { binding = true, paid = null, waived, retained = 0, releasedShare = 1 } = more
  const booking = { product: before, status: binding ? 'confirmed' : 'pending', timeZone: 'Asia/Riyadh' } as const
  const { product, ...changed } = termsOfChange(
    booking,
    { product: after, retained, releasedShare },
    { paid, now, ...(waived && { waived }) },
  )
  // What is due after the change, of its plan.
  const later = amountDue(unpaidParts(planOfProduct(product), (paid ?? 0) + changed.due - changed.refund))
  return { ...changed, after: product, later }
}

/** The price of a product, what is paid of it first, and the sum of its plan. */
const figures = (product: BookedProduct) => ({
  total: priceOfProduct(product).total,
  first: amountDue(planOfProduct(product), isFirst),
  plan: amountDue(planOfProduct(product)),
})

describe('the penalty of a change', () => {
  test('that is waived stays the cost of a later cancellation', () => {
    const { penalty, after } = terms(stay(1000, { penalty: 1000 }), stay(800), { waived: true })
    expect(penalty).toBe(0)
    expect(after.earlierTerms).toEqual({ fee: 0, penalty: 1000 })
  })

  test.each([
    ['nothing before the booking is binding', stay(1000, { penalty: 1000 }), stay(800), { binding: false }, 0],
    ['all of it for other dates', stay(1000, { penalty: 300 }), stay(1200), {}, 300],
    ['its share for what is given up', stay(1000, { penalty: 300 }), stay(750), { releasedShare: 0.25 }, 75],
    [
      'no more than what is given up had cost, such as a cheap night of a stay',
      stay(1000, { penalty: 1000 }),
      stay(900),
      { releasedShare: 0.5, retained: 900 },
      100,
    ],
    ['nothing for what is added', stay(1000, { penalty: 1000 }), stay(1500), { releasedShare: 0 }, 0],
    [
      'what a price has fallen, if nothing is refundable',
      stay(1000, { penalty: 1000 }),
      stay(800),
      { releasedShare: 0 },
      200,
    ],
    [
      'half of what it has fallen, if half is refundable',
      stay(1000, { penalty: 500 }),
      stay(800),
      { releasedShare: 0 },
      100,
    ],
  ])('is %s', (_, before, after, more, expected) => {
    const changed = terms(before, after, more)
    expect(changed.penalty).toBe(expected)
    expect(priceOfProduct(changed.after).total).toBe(after.priced.total + expected)
  })

  test('the uncharged part of its penalty remains the minimum of a cancellation, beside the charged part', () => {
    const first = terms(stay(1000, { penalty: 400 }), stay(900), { releasedShare: 0.25 }).after
    expect(first.earlierTerms).toEqual({ fee: 100, penalty: 300 })
    const price = priceOfProduct(first)
    expect(price).toMatchObject({ total: 1000, cancellation: { kind: 'partial', freeUntil: null } })
    expect(price.cancellation.steps).toEqual([{ from: null, penalty: 400 }])
    expect(planOfProduct(first)).toEqual([{ due: 'booking', amount: 1000 }])
    // A second change charges the rest once.
    expect(terms(first, stay(900)).penalty).toBe(300)
    expect(priceOfProduct(terms(first, stay(900)).after).total).toBe(1300)
  })
})

describe('the difference of a paid booking', () => {
  test.each([
    ['is paid', stay(1000), stay(1200), 1000, { due: 200, refund: 0, later: 0 }],
    ['is returned', stay(1000), stay(700), 1000, { due: 0, refund: 300, later: 0 }],
    [
      'leaves what is due at the property',
      stay(1000),
      stay(1200, { atProperty: 100 }),
      1000,
      { due: 100, refund: 0, later: 100 },
    ],
    [
      'is the new price and the penalty',
      stay(1000, { penalty: 1000 }),
      stay(800),
      1000,
      { due: 800, refund: 0, later: 0 },
    ],
    ['is nothing while nothing is paid', stay(1000), stay(1200), null, { due: 0, refund: 0, later: 1200 }],
  ])('%s', (_, before, after, paid, expected) => {
    expect(terms(before, after, { paid })).toMatchObject(expected)
  })

  test('the amount paid becomes the first instalment, and the rest of it covers the earliest of the others', () => {
    const booked = trip([
      { due: 'booking', amount: 300 },
      { due: '2027-01-10', amount: 700 },
    ])
    const cheaper = trip([
      { due: 'booking', amount: 200 },
      { due: '2027-01-10', amount: 300 },
      { due: '2027-02-10', amount: 300 },
    ])
    const changed = terms(booked, cheaper, { paid: 300 })
    expect(changed).toMatchObject({ due: 0, refund: 0, later: 500 })
    expect(changed.after.priced).toMatchObject({
      plan: [
        { due: 'booking', amount: 300 },
        { due: '2027-01-10', amount: 200 },
        { due: '2027-02-10', amount: 300 },
      ],
    })
    expect(figures(changed.after)).toEqual({ total: 800, first: 300, plan: 800 })
    // Everything that is due by now is paid before the change.
    const soon = trip([
      { due: 'booking', amount: 500 },
      { due: today, amount: 200 },
      { due: '2027-02-10', amount: 300 },
    ])
    expect(terms(booked, soon, { paid: 300 })).toMatchObject({ due: 400, refund: 0, later: 300 })
    expect(terms(booked, cheaper, { paid: 1000 })).toMatchObject({ due: 0, refund: 200, later: 0 })
  })
})

describe('a difference that is too small to be charged', () => {
  test('is due at the hotel, and asked for online with a later one that is not', () => {
    const { due, later, after } = terms(stay(1000), stay(1060), { releasedShare: 0, paid: 1000 })
    expect([due, later, figures(after)]).toEqual([0, 60, { total: 1060, first: 1000, plan: 1060 }])
    expect(planOfProduct(after)).toContainEqual({ due: 'arrival', amount: 60 })
    expect(terms(after, stay(1120), { releasedShare: 0, paid: 1000 })).toMatchObject({ due: 120, later: 0 })
  })

  test('of a package is paid with the next instalment, or in person without one', () => {
    const first = { due: 'booking', amount: 1000 }
    const rest = { due: '2027-01-10', amount: 500 }
    const dearer = { due: 'booking', amount: 1060 }
    const { due, after } = terms(trip([first, rest]), trip([dearer, rest]), { releasedShare: 0, paid: 1000 })
    expect([due, figures(after)]).toEqual([0, { total: 1560, first: 1000, plan: 1560 }])
    expect(planOfProduct(after)).toEqual([first, { ...rest, amount: 560 }])
    const whole = terms(trip([first]), trip([dearer]), { releasedShare: 0, paid: 1000 })
    expect([whole.due, figures(whole.after)]).toEqual([0, { total: 1060, first: 1000, plan: 1060 }])
  })
})

type Booking = Parameters<typeof accountedBooking>[0]

/** A booking, and what a change by its traveller makes of it. */
function changedTo(total: number, of: Booking & { gift?: GiftUse; arrival?: number; onRequest?: boolean }) {
  const { gift = null, arrival = 0, onRequest = false, ...facts } = of
  const booking = { ...accountedBooking(facts), gift, question: null, timeZone: 'Asia/Riyadh' }
  const { product } = booking
  const priced = { ...product.priced, total, plan: planWithArrival(total, arrival) }
  const own = { product: { ...product, priced } as BookedProduct, retained: 0, releasedShare: 0 }
  const changed = termsForTraveller(booking, own, now)
  if (!changed.ok) return null
  return { ...changed.data, account: accountAfterChange(booking, { ...changed.data, onRequest }, now) }
}

const card = (state: GiftUse['state'], amount: number): GiftUse => ({ amount, left: amount, state, lastFour: 'K7QX' })

describe('the account of a booking after a change', () => {
  test.each<[string, ReturnType<typeof changedTo>, object]>([
    [
      'has the difference as due online, before it is paid',
      changedTo(120_000, { total: 100_000, moved: { online: 100_000 } }),
      { paid: 100_000, due: { booking: 20_000 } },
    ],
    [
      'has it as due once the provider has accepted',
      changedTo(120_000, { total: 100_000, moved: { online: 100_000 }, onRequest: true }),
      { paid: 100_000, due: { answer: 20_000 } },
    ],
    [
      'has what is refunded, and what is then paid on arrival',
      changedTo(90_000, { total: 100_000, moved: { online: 100_000 }, arrival: 30_000 }),
      { paid: 100_000, refunded: 40_000, due: { arrival: 30_000 } },
    ],
    [
      'has what returns to a gift card as no longer paid by it',
      changedTo(60_000, { total: 100_000, moved: { online: 70_000, gift: 30_000 }, gift: card('captured', 30_000) }),
      { paid: 70_000, refunded: 10_000 },
    ],
    [
      'has what was paid by hand as to be returned',
      changedTo(60_000, {
        total: 100_000,
        paymentType: 'arrival',
        paymentStatus: 'unpaid',
        moved: { byHand: 100_000 },
      }),
      { paid: 100_000, owed: 40_000 },
    ],
    [
      'has all as due while nothing is paid, without what a gift card holds',
      changedTo(80_000, {
        total: 100_000,
        status: 'pending',
        paymentStatus: 'unpaid',
        moved: { held: 30_000 },
        gift: card('held', 30_000),
      }),
      { gift: { held: 30_000 }, due: { booking: 50_000 } },
    ],
    [
      'has no more of a gift card than the new price',
      changedTo(20_000, {
        total: 100_000,
        status: 'pending',
        paymentStatus: 'unpaid',
        moved: { held: 30_000 },
        gift: card('held', 30_000),
      }),
      { gift: { held: 20_000 } },
    ],
  ])('%s', (_, changed, expected) => {
    const account = changed?.account
    expect({
      paid: account?.paid.minor,
      refunded: account?.refunded.minor,
      owed: account?.owed.minor,
      due: Object.fromEntries(account?.due.map(({ when, amount }) => [when, amount.minor]) ?? []),
      ...(account?.gift_cards[0]?.held && { gift: { held: account.gift_cards[0].amount.minor } }),
    }).toEqual({ paid: 0, refunded: 0, owed: 0, due: {}, ...expected })
  })

  test('adds up, whatever was paid how', () => {
    const minor = fc.integer({ min: 0, max: 300 }).map((n) => n * 1_000)
    fc.assert(
      fc.property(minor, minor, minor, minor, minor, (old, total, online, gift, byHand) => {
        fc.pre(old > 0 && total > 0)
        const changed = changedTo(total, {
          total: old,
          moved: { online, gift, byHand },
          ...(gift > 0 && { gift: card('captured', gift) }),
        })
        if (!changed) return
        const { account, due, refund } = changed
        const [cardUse = { amount: { minor: 0 } }] = account.gift_cards
        const received = cardUse.amount.minor + account.paid.minor - account.refunded.minor
        expect(received - account.owed.minor + dueOf(account).minor).toBe(account.total.minor)
        expect(account.due.find(({ when }) => when === 'booking')?.amount.minor ?? 0).toBe(due)
        // A gift card gets its part of a refund first.
        expect(account.refunded.minor + gift - cardUse.amount.minor).toBe(refund)
      }),
    )
  })
})

describe('other dates by staff', () => {
  const booked = { ...accountedBooking({ total: 100_000 }), timeZone: 'Asia/Riyadh', gift: null }
  test.each<[string, number, Booking['moved'], object]>([
    [
      'leave the difference to be paid at the hotel',
      120_000,
      { online: 100_000 },
      { refund: 0, toPay: 20_000, byHand: 0 },
    ],
    ['return online what is paid too much', 70_000, { online: 100_000 }, { refund: 30_000, toPay: 0, byHand: 0 }],
    ['return by hand what was paid by hand', 70_000, { byHand: 100_000 }, { refund: 0, toPay: 0, byHand: 30_000 }],
    [
      'return both ways what was paid in both',
      30_000,
      { online: 60_000, byHand: 40_000 },
      { refund: 30_000, toPay: 0, byHand: 40_000 },
    ],
    [
      'return no goodwill again',
      70_000,
      { online: 100_000, goodwill: 80_000 },
      { refund: 20_000, toPay: 0, byHand: 0 },
    ],
  ])('%s', (_, total, moved = {}, expected) => {
    const before = stay(100_000) as BookedOf<'stay'>
    const dated = (one: BookedOf<'stay'>) => ({
      ...one,
      priced: { ...one.priced, checkIn: '2027-02-10', checkOut: '2027-02-12' },
    })
    const booking = { ...booked, ...accountedBooking({ total: 100_000, moved }), product: dated(before) }
    const own = { product: dated(stay(total) as BookedOf<'stay'>), retained: 0, releasedShare: 0 }
    const { change, difference, toPay, byHand } = termsForStaff(booking, own, { waived: false, now })
    expect({ refund: change.refund, toPay, byHand }).toEqual(expected)
    expect(difference).toBe(total - 100_000)
  })
})
