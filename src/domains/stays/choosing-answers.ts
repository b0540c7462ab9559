import { z } from 'zod'
import { money } from '#contract/shapes.ts'
import { hotelCard, timing } from '#domains/stays/answers.ts'
import { boards } from '#domains/stays/shapes.ts'

/** A hotel beside others: its card and what else one compares. */
export const chosenHotel = hotelCard
  .extend({
    facilities: z.array(z.object({ id: z.string(), name: z.string() })),
    check_in_from: z.string(),
    check_out_until: z.string(),
    min_nights: z.int(),
  })
  .meta({ id: 'ChosenHotel' })
export type ChosenHotel = z.output<typeof chosenHotel>

export const roomChoices = z
  .object({
    /** In the order of the occupancies asked for. */
    parties: z.array(
      z.object({
        occupancy: z.string(),
        choices: z.array(
          z.object({
            /** What get_hotel_price takes for this party. */
            room: z.string(),
            name: z.string(),
            board: z.enum(boards),
            payment: timing,
            total: money.describe('This room alone with its taxes, without fees of the whole stay'),
            cancellation: z.enum(['free', 'partial', 'none']),
            left: z.int().describe('Rooms of this kind that are free, at most as many as were asked for'),
          }),
        ),
      }),
    ),
    cheapest: z
      .object({ rooms: z.array(z.string()), total: money })
      .nullable()
      .describe('The cheapest way to sleep everybody, all in; null when there is none'),
  })
  .meta({ id: 'RoomChoices' })
export type RoomChoices = z.output<typeof roomChoices>
