import { z } from 'zod'
import { money } from '#api/shapes.ts'
import { hotelCard } from '#domains/products/stays/answers.ts'
import { timing } from '#domains/products/shared/answers.ts'
import { boards, roomViews } from '#domains/shared/shapes.ts'

/** A hotel in a comparison: its card and further attributes. */
export const chosenHotel = hotelCard
  .extend({
    facilities: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .describe('Facilities of the hotel, whichever room is booked'),
    room_views: z
      .array(z.enum(roomViews))
      .describe('Views of the rooms of the offer, each once; empty without an offer'),
    check_in_from: z.string(),
    check_out_until: z.string(),
    min_nights: z.int(),
  })
  .meta({ id: 'ChosenHotel' })
export type ChosenHotel = z.output<typeof chosenHotel>

export const roomChoices = z
  .object({
    /** In the order of the requested occupancies. */
    parties: z.array(
      z.object({
        occupancy: z.string(),
        choices: z.array(
          z.object({
            /** The value in `rooms` of get_hotel_price for this party. */
            room: z.string(),
            name: z.string(),
            board: z.enum(boards),
            payment: timing,
            total: money.describe('This room with its taxes, without fees of the whole stay'),
            exact: z
              .int()
              .describe(
                'The total before VAT is rounded, in 1/10,000 of a minor unit: that of several rooms is rounded once',
              ),
            cancellation: z.enum(['free', 'partial', 'none']),
            free_until: z
              .string()
              .nullable()
              .describe('End of free cancellation, as an ISO 8601 instant; null without it'),
            left: z.int().describe('Available rooms of this type, at most the number requested'),
          }),
        ),
      }),
    ),
    cheapest: z
      .object({ rooms: z.array(z.string()), total: money })
      .nullable()
      .describe('The cheapest combination of rooms for all guests, all-in; null if there is none'),
  })
  .meta({ id: 'RoomChoices' })
export type RoomChoices = z.output<typeof roomChoices>
