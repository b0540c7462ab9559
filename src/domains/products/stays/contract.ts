import { z } from 'zod'
import { endpoints, read } from '#api/endpoint.ts'
import { calendarDate } from '#api/shapes.ts'
import { savedEndpoints } from '#domains/products/stays/saved/contract.ts'
import { choosingEndpoints } from '#domains/products/stays/search/comparison-contract.ts'
import {
  destination,
  hotelDetails,
  quote,
  roomContent,
  roomNight,
  roomOffer,
  vocabularyGroup,
} from '#domains/products/stays/answers.ts'
import { maxRooms } from '#domains/products/stays/limits.ts'
import {
  occupancies,
  rateTerms,
  searchEndpoints,
  stayDates,
  walkEnd,
  walksTo,
} from '#domains/products/stays/search/contract.ts'
import { stayRules } from '#domains/products/stays/pricing/stay-rules.ts'

/** Selected rooms and rates of a hotel for a stay. */
export const staySelection = z.object({
  hotel_id: z.int32(),
  ...stayDates,
  rooms: z
    .array(z.string().regex(/^\d{1,9}~\d{1,2}(-\d{1,2}(,\d{1,2}){0,9})?$/, 'invalid_format'))
    .min(1, 'required')
    .max(maxRooms)
    .describe('One per room: the rate plan id, a tilde and the occupancy, e.g. `123~2-9,4`'),
  where: walkEnd.optional().describe('The place of the search. A cart returns it; it does not affect the price'),
})
export type StaySelection = z.output<typeof staySelection>

/** A hotel by its id or its slug. */
const hotelKey = z.union([z.int32(), z.string().max(80).regex(/\D/, 'invalid_format')])

export const staysEndpoints = endpoints('stays', {
  ...searchEndpoints,
  ...choosingEndpoints,
  ...savedEndpoints,
  show_hotel: read({
    summary: 'The details of one hotel, by id or slug; with dates also its rooms and rates for the stay.',
    input: z
      .object({
        id: hotelKey,
        check_in: calendarDate.optional().describe('Requires `check_out`'),
        check_out: calendarDate.optional(),
        occupancy: occupancies,
        ...walksTo,
        ...rateTerms,
      })
      .refine(({ check_in, check_out }) => !check_in || check_out, { path: ['check_out'], error: 'required' })
      .refine(({ check_in, check_out }) => !check_out || check_in, { path: ['check_in'], error: 'required' }),
    output: hotelDetails
      .extend({
        offers: z.array(roomOffer).nullable(),
        place: destination
          .nullable()
          .describe('The place of `where` in the city of the hotel, to which the walk leads'),
        others: z.boolean().describe('True if the city has other hotels'),
      })
      .meta({ id: 'HotelForStay' }),
    errors: ['not_found'],
    fresh: 'stock',
  }),
  fetch_rooms: read({
    summary: 'The room types of a hotel, without prices and availability.',
    input: z.object({ hotel_id: z.int32() }),
    output: z.array(roomContent),
    errors: ['not_found'],
  }),
  fetch_room: read({
    summary: 'One room type, and its hotel.',
    input: z.object({ room_id: z.int32() }),
    output: roomContent.extend({ hotel_id: z.int() }).meta({ id: 'RoomOfHotel' }),
    errors: ['not_found'],
  }),
  get_room_availability: read({
    summary: 'The nights of a room type in a period: price, minimum stay, closures and available rooms.',
    input: z.object({
      room_id: z.int32(),
      from: calendarDate,
      to: calendarDate.describe('Exclusive; at most 62 nights'),
    }),
    output: z.array(roomNight),
    errors: ['not_found'],
    fresh: 'stock',
  }),
  fetch_amenities: read({ summary: 'All amenities of rooms, by group.', output: z.array(vocabularyGroup) }),
  fetch_facilities: read({ summary: 'All facilities of hotels, by group.', output: z.array(vocabularyGroup) }),
  fetch_new_available_rooms: read({
    summary: 'All rooms and rates of a hotel, by id or slug, with prices for a stay or the reason for unavailability.',
    input: z.object({ hotel_id: hotelKey, ...stayDates, occupancy: occupancies, ...rateTerms }),
    output: z.array(roomOffer),
    errors: ['not_found'],
    fresh: 'stock',
  }),
  get_hotel_price: read({
    units: 3,
    summary: 'A binding quote for selected rooms and rates, valid for fifteen minutes.',
    input: staySelection,
    output: quote,
    errors: ['not_found', 'sold_out', 'unlicensed', ...stayRules, 'too_many_guests'],
    fresh: 'personal',
  }),
})
