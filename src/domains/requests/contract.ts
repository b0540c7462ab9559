import { z } from 'zod'
import { endpoints, read, write } from '#api/endpoint.ts'
import { calendarDate, instant } from '#api/shapes.ts'
import { offerErrors } from '#domains/offers/offer-errors.ts'
import { expiredLink } from '#domains/payment-links/contract.ts'
import { maxDeclineComment, rejectReasons } from '#domains/bookings/model/decline.ts'
import { publicText } from '#domains/shared/free-text.ts'
import { boards } from '#domains/shared/shapes.ts'

/** From a message to the contact of the hotel; anyone with the token can answer the request. */
const token = z.string().min(1, 'required').max(300)

const hotelStay = z.object({
  check_in: calendarDate,
  check_out: calendarDate,
  nights: z.int(),
  rooms: z.array(
    z.object({
      rate_plan_id: z.int(),
      name: z.string(),
      board: z.enum(boards),
      adults: z.int(),
      child_ages: z.array(z.int()),
      guest: z.string().nullable().describe('Null once the request is over'),
    }),
  ),
  special_request: z.string(),
})

const hotelRequest = z
  .object({
    reference: z.string(),
    hotel: z.string(),
    city: z.string(),
    time_zone: z.string(),
    state: z
      .enum(['open', 'change', 'document', 'accepted', 'offered', 'confirmed', 'declined', 'expired', 'ended'])
      .describe(
        '`open` and `change` await the answer of the hotel; `accepted` the payment of the guest, `offered` their answer',
      ),
    answered: z
      .object({ by: z.enum(['hotel', 'office']), at: instant })
      .nullable()
      .describe('The last answer to the request'),
    deadline_at: instant.nullable(),
    stay: hotelStay.nullable().describe('As it is booked; null if the guest stays elsewhere'),
    change: z
      .object({ id: z.int(), stay: hotelStay })
      .nullable()
      .describe('The stay that the guest asks for instead, until the change is made or ends'),
    offered: hotelStay.nullable().describe('The stay at this hotel that the guest is offered and has not answered yet'),
    choices: z
      .array(z.object({ rate_plan_id: z.int(), name: z.string(), board: z.enum(boards) }))
      .describe('The rooms that the hotel can offer; empty unless the request is open'),
  })
  .meta({ id: 'HotelRequest' })
export type HotelRequest = z.output<typeof hotelRequest>

const common = {
  output: hotelRequest,
  errorData: { link_expired: expiredLink },
}
/** What the caller has read, so that nobody accepts a change that they have not seen. */
const change = z.coerce.number().int().optional().describe('The id of the change that is answered; none for a request')
const answerErrors = ['not_found', 'link_expired', 'status_changed', 'conflict'] as const

export const hotelRequestEndpoints = endpoints('bookings', {
  show_hotel_request: read({
    ...common,
    summary: 'A request as its hotel sees it, by the token of a message to its contact; without prices and addresses.',
    input: z.object({ token }),
    errors: ['not_found', 'link_expired'],
    fresh: 'personal',
  }),
  accept_hotel_request: write({
    ...common,
    summary: 'Accepts a request, or a change that the guest asks for, on behalf of its hotel.',
    input: z.object({ token, change }),
    errors: answerErrors,
  }),
  decline_hotel_request: write({
    ...common,
    summary: 'Declines a request, or a change that the guest asks for, on behalf of its hotel, with a reason.',
    input: z.object({
      token,
      change,
      reason: z.enum(rejectReasons),
      comment: publicText(maxDeclineComment).default('').describe('What the hotel writes to the guest'),
    }),
    errors: answerErrors,
  }),
  offer_from_hotel: write({
    ...common,
    summary: 'Offers other dates or rooms of the same hotel for a request.',
    input: z.object({
      token,
      check_in: calendarDate,
      check_out: calendarDate,
      rooms: z.array(z.coerce.number().int().min(1)).min(1, 'required').max(8).describe('A `rate_plan_id` per room'),
    }),
    errors: [...answerErrors, ...offerErrors],
  }),
})
