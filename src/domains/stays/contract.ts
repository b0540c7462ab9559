import { z } from 'zod'
import { read } from '#contract/endpoint.ts'
import { calendarDate } from '#contract/shapes.ts'
import { choosingEndpoints } from '#domains/stays/choosing-contract.ts'
import { hotelDetails, quote, roomContent, roomNight, roomOffer, vocabularyGroup } from '#domains/stays/answers.ts'
import { mostRooms } from '#domains/stays/limits.ts'
import { occupancies, searchEndpoints, stayDates } from '#domains/stays/search-contract.ts'

/** Named rooms and rates of a hotel for a stay. */
export const staySelection = z.object({
  hotel_id: z.int32(),
  ...stayDates,
  rooms: z
    .array(z.string().regex(/^\d{1,9}~\d{1,2}(-\d{1,2}(,\d{1,2}){0,9})?$/, 'invalid_format'))
    .min(1, 'required')
    .max(mostRooms, 'too_big')
    .describe('One a room: the rate plan id, a tilde, the occupancy, e.g. `123~2-9,4`'),
})
export type StaySelection = z.output<typeof staySelection>

/** A hotel by its id or its slug. */
const hotelKey = z.union([z.int32(), z.string().max(80).regex(/\D/, 'invalid_format')])

export const staysEndpoints = {
  ...searchEndpoints,
  ...choosingEndpoints,
  show_hotel: read({
    name: 'show_hotel',
    group: 'stays',
    summary: 'All about one hotel, by id or slug; with dates also its rooms and rates for them.',
    input: z
      .object({
        id: hotelKey,
        check_in: calendarDate.optional().describe('With `check_out`, or neither'),
        check_out: calendarDate.optional(),
        occupancy: occupancies,
      })
      .refine(({ check_in, check_out }) => !check_in || check_out, { path: ['check_out'], error: 'required' })
      .refine(({ check_in, check_out }) => !check_out || check_in, { path: ['check_in'], error: 'required' }),
    output: hotelDetails.extend({ offers: z.array(roomOffer).nullable() }).meta({ id: 'HotelForStay' }),
    errors: ['not_found'],
    fresh: 'stock',
  }),
  fetch_rooms: read({
    name: 'fetch_rooms',
    group: 'stays',
    summary: 'The kinds of room of a hotel: what does not change with the dates.',
    input: z.object({ hotel_id: z.int32() }),
    output: z.array(roomContent),
    errors: ['not_found'],
  }),
  fetch_room: read({
    name: 'fetch_room',
    group: 'stays',
    summary: 'One kind of room, and the hotel it is of.',
    input: z.object({ room_id: z.int32() }),
    output: roomContent.extend({ hotel_id: z.int() }).meta({ id: 'RoomOfHotel' }),
    errors: ['not_found'],
  }),
  get_room_availability: read({
    name: 'get_room_availability',
    group: 'stays',
    summary:
      'The nights of a kind of room from one date up to another: price, minimum stay, closed, and how many are left.',
    input: z.object({
      room_id: z.int32(),
      from: calendarDate,
      to: calendarDate.describe('Not included; 62 nights at most'),
    }),
    output: z.array(roomNight),
    errors: ['not_found'],
    fresh: 'stock',
  }),
  fetch_amenities: read({
    name: 'fetch_amenities',
    group: 'stays',
    summary: 'The amenities that rooms may have, by group.',
    input: z.object({}),
    output: z.array(vocabularyGroup),
  }),
  fetch_facilities: read({
    name: 'fetch_facilities',
    group: 'stays',
    summary: 'The facilities that hotels may have, by group.',
    input: z.object({}),
    output: z.array(vocabularyGroup),
  }),
  fetch_new_available_rooms: read({
    name: 'fetch_new_available_rooms',
    group: 'stays',
    summary:
      'Every room and rate of a hotel, by id or slug, for a stay, priced, with the reason where a room is not available.',
    input: z.object({ hotel_id: hotelKey, ...stayDates, occupancy: occupancies }),
    output: z.array(roomOffer),
    errors: ['not_found'],
    fresh: 'stock',
  }),
  get_hotel_price: read({
    name: 'get_hotel_price',
    group: 'stays',
    summary: 'A binding quote for named rooms and rates, good for fifteen minutes.',
    input: staySelection,
    output: quote,
    errors: ['not_found', 'sold_out', 'min_stay', 'closed_to_arrival', 'too_many_guests'],
    fresh: 'personal',
  }),
}
