import { expect, type APIRequestContext } from '@playwright/test'
import type { RoomOffer } from '#domains/products/stays/answers.ts'
import { call } from './call.ts'
import { giveHotelContact } from './database.ts'
import { stayFromNow } from './test.ts'

/** The contact of the hotel on request in Madinah, where no other test requests a stay. */
const contact = 'rooms@hotel.example'

/**
 * Requests a stay for the traveller of `request` at a hotel whose contact answers; returns its reference and the token of
 * the link that the contact gets.
 */
export async function requestOfHotel(request: APIRequestContext, days: number, specialRequest = '') {
  const dates = stayFromNow(days, 2)
  const hotels = await call<{ id: number; supply: string }[]>(request, 'fetch_hotels', { where: 'madinah', ...dates })
  for (const { id: hotel_id } of hotels.filter(({ supply }) => supply === 'portal')) {
    const search = { hotel_id, ...dates, occupancy: ['2'] }
    const offers = await call<RoomOffer[]>(request, 'fetch_new_available_rooms', search)
    const rate = offers.flatMap(({ rates }) => rates).find(({ payment }) => payment !== 'prepay')
    if (!rate) continue
    await giveHotelContact(hotel_id, contact)
    const { token: quote_token } = await call<{ token: string }>(request, 'get_hotel_price', {
      hotel_id,
      ...dates,
      rooms: rate.rooms,
    })
    const { reference } = await call<{ reference: string }>(request, 'book_hotel_portal', {
      quote_token,
      guests: [{ first_name: 'Amal', last_name: 'Traveller' }],
      contact: { email: 'guest@example.com', phone: '+966512345678', country: 'SA' },
      payment_type: 'arrival',
      special_request: specialRequest,
    })
    return { reference, token: await linkAbout(request, reference) }
  }
  throw new Error('no hotel on request in Madinah is free')
}

async function linkAbout(request: APIRequestContext, reference: string): Promise<string> {
  const read = async () => {
    const outbox = await (await request.get(`/dev/outbox?to=${encodeURIComponent(contact)}`)).text()
    return new RegExp(`${reference}[^]*?/booking/hotel-request\\?token=([\\w.-]+)`).exec(outbox)?.[1] ?? ''
  }
  await expect.poll(read).not.toBe('')
  return read()
}
