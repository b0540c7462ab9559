import { z } from 'zod'
import { money } from '#api/shapes.ts'
import { hotelStay } from '#domains/products/stays/search/contract.ts'

export const savedHotel = z
  .object({
    hotel_id: z.int(),
    stay: hotelStay.nullable().describe('Null for a hotel that was saved without dates'),
    price: money.nullable().describe('The all-in total when it was saved; null if it was not free'),
    alert: z.boolean().describe('True if an email is sent when the stay gets cheaper'),
  })
  .meta({ id: 'SavedHotel' })
export type SavedHotel = z.output<typeof savedHotel>
