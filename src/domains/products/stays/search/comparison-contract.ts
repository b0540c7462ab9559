import { z } from 'zod'
import { endpoints, read } from '#api/endpoint.ts'
import { calendarDate } from '#api/shapes.ts'
import { hotelCard } from '#domains/products/stays/answers.ts'
import { chosenHotel, roomChoices } from '#domains/products/stays/search/comparison-answers.ts'
import { maxSaved } from '#domains/products/stays/limits.ts'
import { hotelStay, occupancies, rateTerms, stayDates, walksTo } from '#domains/products/stays/search/contract.ts'

/** Endpoints to compare hotels and rooms. */
export const choosingEndpoints = endpoints('stays', {
  fetch_similar_hotels: read({
    summary: 'Hotels of the same city with a similar walk, price and class; those available on the dates first.',
    input: z.object({
      hotel_id: z.int32(),
      ...stayDates,
      occupancy: occupancies,
      ...walksTo,
      ...rateTerms,
      limit: z.int().min(1).max(12).default(3),
    }),
    output: z.array(hotelCard),
    errors: ['not_found'],
    fresh: 'stock',
  }),
  fetch_chosen_hotels: read({
    summary:
      'The hotels of the input for a comparison, in the same order; with dates also the price of the stay on the terms of the request.',
    input: z.object({
      hotel_ids: z.array(z.int32()).min(1, 'required').max(maxSaved),
      check_in: calendarDate.optional(),
      check_out: calendarDate.optional(),
      occupancy: occupancies,
      ...walksTo,
      ...rateTerms,
    }),
    output: z.array(chosenHotel),
    fresh: 'stock',
  }),
  fetch_chosen_stays: read({
    summary:
      'Hotels of the input in the same order, each with the price of its own stay, as in a list of saved hotels; without one if it is not free or its dates have passed.',
    input: z.object({
      stays: z
        .array(z.object({ hotel_id: z.int32(), stay: hotelStay.optional() }))
        .min(1, 'required')
        .max(maxSaved),
    }),
    output: z.array(chosenHotel),
    fresh: 'stock',
  }),
  fetch_room_choices: read({
    summary:
      'All rooms and rates that suit each party of a stay and have the terms of the request, so that one booking can combine room types.',
    input: z.object({ hotel_id: z.int32(), ...stayDates, occupancy: occupancies, ...rateTerms }),
    output: roomChoices,
    errors: ['not_found'],
    fresh: 'stock',
  }),
})
