import { z } from 'zod'
import { read, write } from '#contract/endpoint.ts'
import { calendarDate } from '#contract/shapes.ts'
import { hotelCard } from '#domains/stays/answers.ts'
import { chosenHotel, roomChoices } from '#domains/stays/choosing-answers.ts'
import { mostSaved } from '#domains/stays/saved.ts'
import { occupancies, stayDates } from '#domains/stays/search-contract.ts'

const savedList = z.object({ hotel_ids: z.array(z.int()).describe('The latest first') })

/** What helps to choose between hotels and rooms, and to find a hotel again. */
export const choosingEndpoints = {
  fetch_similar_hotels: read({
    name: 'fetch_similar_hotels',
    group: 'stays',
    summary: 'Hotels of the same city that are close to one in walk, price and class; those free on the dates first.',
    input: z.object({
      hotel_id: z.int32(),
      ...stayDates,
      occupancy: occupancies,
      limit: z.int().min(1).max(12).default(3),
    }),
    output: z.array(hotelCard),
    errors: ['not_found'],
    fresh: 'stock',
  }),
  fetch_chosen_hotels: read({
    name: 'fetch_chosen_hotels',
    group: 'stays',
    summary: 'Named hotels side by side, in the order they were named, with the price of a stay when dates are given.',
    input: z.object({
      hotel_ids: z.array(z.int32()).min(1, 'required').max(mostSaved, 'too_big'),
      check_in: calendarDate.optional(),
      check_out: calendarDate.optional(),
      occupancy: occupancies,
    }),
    output: z.array(chosenHotel),
    fresh: 'stock',
  }),
  fetch_room_choices: read({
    name: 'fetch_room_choices',
    group: 'stays',
    summary: 'For each party of a stay every room and rate that it fits in, so that one booking may mix kinds of room.',
    input: z.object({ hotel_id: z.int32(), ...stayDates, occupancy: occupancies }),
    output: roomChoices,
    errors: ['not_found'],
    fresh: 'stock',
  }),
  fetch_saved_hotels: read({
    name: 'fetch_saved_hotels',
    group: 'stays',
    summary: 'The hotels that the traveller has saved.',
    who: 'traveller',
    input: z.object({}),
    output: savedList,
  }),
  save_hotel: write({
    name: 'save_hotel',
    group: 'stays',
    summary: `Saves a hotel to find it again; of more than ${mostSaved} the oldest goes.`,
    who: 'traveller',
    input: z.object({ hotel_id: z.int32() }),
    output: savedList,
    errors: ['not_found'],
  }),
  remove_saved_hotel: write({
    name: 'remove_saved_hotel',
    group: 'stays',
    summary: 'Forgets a saved hotel; one that is not saved is no error.',
    who: 'traveller',
    input: z.object({ hotel_id: z.int32() }),
    output: savedList,
  }),
}
