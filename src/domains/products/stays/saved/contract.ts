import { z } from 'zod'
import { endpoints, read, write } from '#api/endpoint.ts'
import { calendarDate } from '#api/shapes.ts'
import { savedHotel } from '#domains/products/stays/saved/answers.ts'
import { hotelStay } from '#domains/products/stays/search/contract.ts'
import { maxSaved } from '#domains/products/stays/limits.ts'

const savedList = z.object({
  hotel_ids: z.array(z.int()).describe('The last saved first'),
  saved: z.array(savedHotel).describe('The same hotels with their stays'),
})

/** Endpoints for the saved hotels of a traveller. */
export const savedEndpoints = endpoints('stays', {
  fetch_saved_hotels: read({
    summary: 'The hotels saved by the traveller, with the stays for which they were saved and the prices seen then.',
    access: 'traveller',
    output: savedList,
  }),
  save_hotel: write({
    summary: `Saves a hotel, with dates also the stay and its price now. A hotel is saved once: another stay replaces the one before. If more than ${maxSaved} are saved, the oldest is removed.`,
    access: 'traveller',
    input: z.object({
      hotel_id: z.int32(),
      ...hotelStay.shape,
      check_in: calendarDate.optional().describe('Requires `check_out`'),
      check_out: calendarDate.optional(),
    }),
    output: savedList,
    errors: ['not_found'],
  }),
  remove_saved_hotel: write({
    summary: 'Removes a saved hotel; no error if it is not saved.',
    access: 'traveller',
    input: z.object({ hotel_id: z.int32() }),
    output: savedList,
  }),
  set_price_alert: write({
    summary:
      'Switches the email for a saved stay on or off that is sent when the stay gets cheaper, at most once a day, until its dates pass. Without dates or a price there is none, and `conflict` without an email address.',
    access: 'traveller',
    input: z.object({ hotel_id: z.int32(), on: z.boolean() }),
    output: savedList,
    errors: ['not_found', 'conflict'],
  }),
  show_price_alert: read({
    summary: 'The hotel and the dates of the link in an email about a lower price, and whether its alert is on.',
    input: z.object({ token: z.string().min(1, 'required').max(300) }),
    output: z.object({ hotel: z.string(), check_in: calendarDate, check_out: calendarDate, on: z.boolean() }),
    errors: ['not_found'],
    fresh: 'personal',
  }),
  end_price_alert: write({
    summary: 'Ends the alert of the link in its email, without an account; no error if it has ended.',
    input: z.object({ token: z.string().min(1, 'required').max(300) }),
    errors: ['not_found'],
  }),
})
