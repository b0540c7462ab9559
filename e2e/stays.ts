import type { APIRequestContext } from '@playwright/test'
import type { RoomOffer } from '#domains/products/stays/answers.ts'
import { call } from './call.ts'
import { stayFromNow } from './test.ts'

/** A stay that can be booked. `payment`: how its rate can be paid. */
type StayOptions = { supply: 'own' | 'portal'; payment: readonly RoomOffer['rates'][number]['payment'][]; days: number }
type Hotel = { id: number; supply: 'own' | 'portal' }

/** Finds available rooms for two nights in Makkah, as the input of `get_hotel_price` and of the cart. */
export async function findStay(request: APIRequestContext, { supply, payment, days }: StayOptions) {
  const dates = stayFromNow(days, 2)
  for (let page = 1; page < 8; page++) {
    const hotels = await call<Hotel[]>(request, 'fetch_hotels', { where: 'makkah', ...dates, page })
    for (const { id: hotel_id } of hotels.filter((one) => one.supply === supply)) {
      const search = { hotel_id, ...dates, occupancy: ['2'] }
      const offers = await call<RoomOffer[]>(request, 'fetch_new_available_rooms', search)
      const rate = offers.flatMap(({ rates }) => rates).find((one) => payment.includes(one.payment))
      if (rate) return { hotel_id, ...dates, rooms: rate.rooms }
    }
  }
  throw new Error('no available hotel matches the supply and the payment')
}

/** Books such a stay for the traveller of `request`, who stays as Amal Traveller; returns its reference. */
export async function bookStay(
  request: APIRequestContext,
  { supply, days, payment, contact }: Omit<StayOptions, 'payment'> & { payment: 'arrival' | 'prepay'; contact: string },
): Promise<string> {
  const input = {
    guests: [{ first_name: 'Amal', last_name: 'Traveller' }],
    contact: { email: contact, phone: '+966512345678', country: 'SA' },
    payment_type: payment,
    special_request: 'demo:silent',
  }
  const endpoint = supply === 'portal' ? 'book_hotel_portal' : 'book_hotel'
  for (;;) {
    const stay = await findStay(request, { supply, payment: [payment, 'both'], days })
    const { token } = await call<{ token: string }>(request, 'get_hotel_price', stay)
    try {
      return (await call<{ reference: string }>(request, endpoint, { ...input, quote_token: token })).reference
    } catch (error) {
      // A test that runs beside this one can have taken the last room meanwhile.
      if (!String(error).endsWith(': sold_out')) throw error
    }
  }
}
