import { z } from 'zod'
import { endpoints, read } from '#api/endpoint.ts'
import { calendarDate, money } from '#api/shapes.ts'
import { productRequest } from '#domains/cart/contract.ts'

/** Something else for the same party instead of a product that is sold out. */
const alternative = z
  .object({
    selection: productRequest,
    name: z.string(),
    detail: z.string().describe('The rooms of a stay or the option of a service; can be empty'),
    other: z
      .boolean()
      .describe('True for another hotel, package or service; false for other dates or rooms of the same'),
    first_date: calendarDate,
    last_date: calendarDate,
    time: z.string().nullable().describe('`HH:MM` in local time; null for a whole day'),
    total: money,
  })
  .meta({ id: 'Alternative' })
export type Alternative = z.output<typeof alternative>

export const alternativeEndpoints = endpoints('bookings', {
  fetch_alternatives: read({
    units: 12,
    summary:
      'Up to three alternatives for the same party: other rooms of a hotel, departures of a package, or times and days of a service, nearest first; what is missing is filled with similar hotels, packages or services.',
    input: z.object({ selection: productRequest }),
    output: z.array(alternative),
    fresh: 'personal',
  }),
})
