import { z } from 'zod'
import { endpoints, read, write } from '#api/endpoint.ts'
import { calendarDate, instant, money, page, perPage, picture } from '#api/shapes.ts'
import { documentKinds, documentStates } from '#domains/bookings/model/document-shapes.ts'
import { bookingGroups } from '#domains/bookings/model/rules.ts'
import { productKinds, type ProductKind } from '#domains/products/shared/product-kinds.ts'
import { bookingStatuses, contact, guest, reference } from '#domains/bookings/model/shapes.ts'
import { cancellationCosts, cancellationQuote, refundParts } from '#domains/bookings/contract/cancellation-answers.ts'
import { rejectReasons } from '#domains/bookings/model/decline.ts'
import { packageHotelAnswer, packageQuote } from '#domains/products/packages/answers.ts'
import { productRequest } from '#domains/cart/contract.ts'
import { paymentStatuses } from '#domains/payments/shapes.ts'
import { missingDetails } from '#domains/bookings/model/guests/missing-details.ts'
import { serviceQuote } from '#domains/products/services/answers.ts'
import { cancellation, paymentType } from '#domains/products/shared/answers.ts'
import { nearestPlace, quote } from '#domains/products/stays/answers.ts'
import { printableText } from '#domains/shared/free-text.ts'
import { boards } from '#domains/shared/shapes.ts'
import { shortAccount } from '#domains/shared/short-account-answer.ts'

const unpriced = { token: true, expires_at: true } as const

/** What is booked or offered, with its price. */
export const bookedItem = z
  .discriminatedUnion('kind', [
    quote.omit(unpriced).extend({ kind: z.literal('stay') }),
    packageQuote.omit(unpriced).extend({ kind: z.literal('package') }),
    serviceQuote.omit(unpriced).extend({ kind: z.literal('service') }),
  ])
  .meta({ id: 'BookedItem' })
export type BookedItem = z.output<typeof bookedItem>
export type ItemOf<Kind extends ProductKind> = Extract<BookedItem, { kind: Kind }>

const bookingSummary = {
  reference: z.string(),
  order: z.string().nullable().describe('Reference of the order that contains the booking'),
  status: z.enum(bookingStatuses),
  payment_status: z.enum(paymentStatuses),
  payment_type: paymentType,
  kind: z.enum(productKinds),
  about: z
    .object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      city: z.string().describe('For a package the city of departure'),
      destinations: z.array(z.string()).describe('The cities of the hotels of a package; empty for all else'),
      district: z.string().nullable().describe('Only for hotels, like street, phone and point'),
      street: z.string().nullable().describe('Street and house number of a hotel; null if unknown'),
      phone: z.string().nullable().describe('Phone number of the reception'),
      picture,
      time_zone: z.string(),
      offered: z.boolean().describe('True if the product has a page on the site'),
      point: z.object({ lat: z.number(), lon: z.number() }).nullable(),
      check_in_from: z.string().nullable().describe('HH:MM in local time, only for hotels'),
      walk: nearestPlace.nullable().describe('The walk from a hotel to the nearest gate'),
    })
    .describe('The hotel, package or service'),
  check_in: calendarDate,
  check_out: calendarDate.describe('For a package or service the day after its last day'),
  last_day: calendarDate.describe('The last day to show: for a stay the day of departure'),
  starts_at: z.string().nullable().describe('HH:MM in local time, for a service at an hour'),
  nights: z.int().describe('For a package or service its number of days'),
  guests: z.int(),
  rooms: z.int(),
  total: money.describe('The price, also of a booking that has ended'),
  account: shortAccount,
  cancellation,
  /** The party whose answer is awaited until `deadline_at`. */
  turn: z.enum(['traveller', 'provider']).nullable(),
  deadline_at: instant.nullable(),
  question: z.enum(['offer', 'document']).nullable().describe('What the traveller must answer before any payment'),
  /** The amount payable online now. */
  to_pay: money.nullable(),
  /** The due date of the instalment in `to_pay`. */
  pay_by: calendarDate.nullable(),
  /** The other payment type, while it can still be chosen. */
  other_payment: paymentType.nullable(),
  /** True while the traveller can still cancel. */
  can_cancel: z.boolean(),
  can_add_transfer: z
    .boolean()
    .describe('True for a confirmed stay without a transfer: `fetch_transfer_offers` returns those that can be booked'),
  has_receipt: z.boolean(),
  created_at: instant,
}

export const bookingCard = z.object(bookingSummary).meta({ id: 'BookingCard' })
export type BookingCard = z.output<typeof bookingCard>

export const listedBooking = z
  .object({
    ...bookingSummary,
    missing_details: missingDetails
      .nullable()
      .describe('Details that the booking still requires of its travellers: see `save_booking_details`'),
  })
  .meta({ id: 'ListedBooking' })
export type ListedBooking = z.output<typeof listedBooking>

export const bookingDetails = z
  .object({
    ...bookingSummary,
    item: bookedItem,
    instalments: z
      .array(
        z.object({
          due: z.union([z.enum(['booking', 'answer', 'arrival']), calendarDate]),
          amount: money,
          paid: money,
        }),
      )
      .describe('Of a package paid online in instalments: when each is due, and what is paid of it; else empty'),
    guest_names: z.array(guest),
    selection: productRequest.describe('What is booked, as input of quote_change'),
    checked_in: z.boolean(),
    checked_out: z.boolean(),
    can_change: z.boolean().describe('True while the traveller can change the booking with quote_change'),
    earliest_check_out: calendarDate
      .nullable()
      .describe('For a stay that has begun: the first day on which its guests can leave; null before it'),
    change_fee: money.describe('The part of the total that the terms charged for changes'),
    change: z
      .object({
        state: z.enum(['asked', 'unpaid']).describe('Waits for the provider, or for the payment in `to_pay`'),
        check_in: calendarDate,
        last_day: calendarDate,
        guest_names: z.array(guest),
        total: money,
        pay_now: money,
        refund: money,
        deadline_at: instant,
      })
      .nullable()
      .describe('A change that is not made yet; the booking stays as it is until then'),
    last_change: z
      .object({
        made_at: instant,
        item: bookedItem.nullable().describe('Before the change; null if only the names changed'),
        guest_names: z.array(guest).describe('Before the change'),
        total: money.describe('Before the change'),
        penalty: money.describe('The part of the present total that the terms charged for it'),
        paid: money.describe('The difference that was paid online'),
        refund: money,
        ...refundParts,
      })
      .nullable()
      .describe('The last change by the traveller, for three days after it was made'),
    others_of_order: z.int().describe('Number of the other bookings of its order that have not ended'),
    contact: contact.extend({ email: z.string().describe('Empty if a guest on the phone gave no address') }),
    special_request: z.string(),
    offer: bookedItem
      .nullable()
      .describe('Offered instead of what was requested; the traveller answers until `deadline_at`'),
    offer_accepted: z.boolean().describe('True if the traveller has accepted an offer'),
    offer_declined: z.boolean().describe('True if the traveller has declined an offer, which ended the booking'),
    hotel_substitution: z
      .object({
        before: packageHotelAnswer,
        after: packageHotelAnswer,
        refund: money.describe('Refunded if the traveller declines'),
      })
      .nullable()
      .describe('The substitution of a package hotel'),
    documents: z
      .array(
        z.object({
          id: z.int(),
          kind: z.enum(documentKinds),
          why: z.string(),
          state: z.enum(documentStates),
          sent_at: instant.nullable(),
          type: z.string().nullable(),
          bytes: z.int().nullable(),
        }),
      )
      .describe('Requested documents; those with the state `asked` are due by `deadline_at`'),
    /** Why the hotel declined the request, or the last change, and what it wrote. */
    reject_reason: z.enum(rejectReasons).nullable(),
    decline_comment: z.string(),
    /** The cost of the cancellation, once cancelled. */
    cancelled: z
      .object({
        ...cancellationCosts,
        unpaid: z.boolean().describe('True if it was to be paid online instead of on arrival and was not paid in time'),
        given_by_hand: money.describe('The part of `by_hand` that has been refunded'),
        ...refundParts,
      })
      .nullable(),
  })
  .meta({ id: 'Booking' })
export type BookingDetails = z.output<typeof bookingDetails>

/** An input of every call that books. */
export const allow_duplicate = z
  .boolean()
  .default(true)
  .describe('If false, fails with `duplicate_booking` if the account has an open booking of the same selection')

/** An input of every call that books. */
export const gift_card = money
  .optional()
  .describe('The amount, as displayed, that the gift card of the checkout pays: see `store_checkout_gift_card`')

/** An input of every call that books. */
export const terms_version = z
  .int32()
  .optional()
  .describe(
    'The accepted `version` of fetch_terms: the call fails with `terms_changed` if there is another one. Without it, the present terms are accepted',
  )

export const bookInput = z.object({
  quote_token: z.string().min(1, 'required').max(4000),
  guests: z.array(guest).min(1, 'required').max(40).describe('One lead guest per room, named as on ID'),
  contact,
  payment_type: paymentType,
  special_request: printableText(1000).default(''),
  gift_card,
  terms_version,
  allow_duplicate,
})
export type BookInput = z.output<typeof bookInput>

export const soldOutData = z
  .object({
    alternatives: z
      .array(
        z.object({
          room_type_id: z.int(),
          name: z.string(),
          board: z.enum(boards),
          total: money,
          rooms: z.array(z.string()).describe('Input of get_hotel_price'),
        }),
      )
      .describe('Other rooms of the hotel for the same dates and party, cheapest first'),
  })
  .meta({ id: 'SoldOutData' })
export type SoldOutData = z.output<typeof soldOutData>

const bookErrors = [
  'quote_expired',
  'price_changed',
  'gift_card_changed',
  'terms_changed',
  'sold_out',
  'payment_type_not_allowed',
  'duplicate_booking',
  'not_found',
  'maintenance',
] as const
const errorData = { price_changed: quote, sold_out: soldOutData, duplicate_booking: bookingCard }

export const bookingsEndpoints = endpoints('bookings', {
  book_hotel: write({
    summary:
      'Books the rooms of a quote in an instant hotel: confirmed if paid on arrival, else held until paid online.',
    access: 'traveller',
    idempotent: true,
    input: bookInput,
    output: bookingDetails,
    errors: [...bookErrors, 'unlicensed', 'only_on_request', 'too_many_waiting', 'too_many_unpaid'],
    errorData,
  }),
  book_hotel_portal: write({
    summary: 'Requests the rooms of a quote in an on-request hotel; they are held until the hotel answers.',
    access: 'traveller',
    idempotent: true,
    input: bookInput,
    output: bookingDetails,
    errors: [...bookErrors, 'unlicensed', 'not_on_request', 'too_many_waiting', 'too_many_unpaid'],
    errorData,
  }),
  store_booking: write({
    summary: 'Books the package or service of a quote; an on-request product waits for the provider’s answer.',
    access: 'traveller',
    idempotent: true,
    input: bookInput,
    output: bookingDetails,
    errors: [...bookErrors, 'not_bookable_online', 'too_many_waiting', 'too_many_unpaid'],
    errorData: { price_changed: z.union([packageQuote, serviceQuote]), duplicate_booking: bookingCard },
  }),
  fetch_duplicate_booking: read({
    summary:
      'The latest open booking of the signed-in traveller for a selection, or null. Without a selection: a booking that is held for payment, or one of an order of the last half hour.',
    access: 'traveller',
    input: z.object({ selection: productRequest.optional() }),
    output: z.object({ booking: bookingCard.nullable() }),
  }),
  release_booking: write({
    summary: 'Releases a booking that is held until payment, without a notification. A booking that was paid stays.',
    access: 'traveller',
    input: z.object({ reference }),
    output: bookingDetails,
    errors: ['not_found', 'status_changed'],
  }),
  quote_cancellation: read({
    summary: 'The exact cost of cancelling now, and the refund.',
    access: 'booking',
    input: z.object({ reference }),
    output: cancellationQuote,
    errors: ['not_found', 'status_changed', 'too_late'],
  }),
  cancel_booking: write({
    summary: 'Cancels for exactly the accepted penalty; if it has changed, the call fails with the new amounts.',
    access: 'booking',
    idempotent: true,
    input: z.object({ reference, accepted_penalty: money }),
    output: bookingDetails,
    errors: ['not_found', 'status_changed', 'too_late', 'refund_changed', 'step_up_required'],
    errorData: { refund_changed: cancellationQuote },
  }),
  change_user_booking_payment_type: write({
    summary:
      'Changes between payment online and on arrival, if every rate of the booking allows it. A confirmed booking changed to online payment is cancelled under its terms if it is not paid by its new `deadline_at`.',
    access: 'booking',
    idempotent: true,
    input: z.object({ reference, payment_type: paymentType }),
    output: bookingDetails,
    errors: [
      'not_found',
      'status_changed',
      'too_late',
      'conflict',
      'payment_type_not_allowed',
      'online_payment_unavailable',
      'too_many_unpaid',
      'step_up_required',
    ],
  }),
  fetch_my_bookings: read({
    summary: 'The bookings of the signed-in traveller: upcoming ones soonest first, others latest first.',
    access: 'traveller',
    input: z.object({
      group: z.enum(bookingGroups).default('upcoming'),
      status: z.enum(bookingStatuses).optional().describe('Only bookings with this status; the group is then ignored'),
      page,
      per_page: perPage,
    }),
    output: z.array(listedBooking),
    paged: true,
  }),
  show_booking: read({
    summary: 'One booking of the signed-in traveller or of the booking session.',
    access: 'booking',
    input: z.object({ reference }),
    output: bookingDetails,
    errors: ['not_found'],
  }),
})
