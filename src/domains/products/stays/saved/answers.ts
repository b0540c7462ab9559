import { z } from 'zod'
import { money } from '#api/shapes.ts'
import { occupancies, rateTerms, stayDates, walkEnd } from '#domains/products/stays/search/contract.ts'

/** The stay for which a hotel is saved: dates, party, place of the walk and rate terms. */
export const hotelStay = z
  .object({ ...stayDates, occupancy: occupancies, where: walkEnd.optional(), ...rateTerms })
  .meta({ id: 'HotelStay' })
export type HotelStay = z.output<typeof hotelStay>

export const savedHotel = z
  .object({
    hotel_id: z.int(),
    stay: hotelStay.nullable().describe('Null for a hotel that was saved without dates'),
    price: money.nullable().describe('The all-in total when it was saved; null if it was not free'),
    alert: z.boolean().describe('True if an e-mail is sent when the stay gets cheaper'),
  })
  .meta({ id: 'SavedHotel' })
export type SavedHotel = z.output<typeof savedHotel>
