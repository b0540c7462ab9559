import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { bySize } from '#test/lane.ts'
import { naiveBooking } from '#test/storm/naive.ts'
import { startProcesses } from '#test/storm/processes.ts'
import { buyers, storm, findInconsistencies, type Answer, type Buyer } from '#test/storm/storm.ts'
import { makeWorld, sessionOf, standardContact, testSecret } from '#test/world.ts'

const crowd = bySize(50, 500)
/** The server processes use the system clock, so the nights begin on its date. */
const today = new Date().toISOString().slice(0, 10)
const contested = addDays(today, 20)

test('the last 1, 3 and 10 rooms, hundreds of simultaneous buyers over several server processes: as many bookings as rooms, also when they are repeated, the rest get sold_out', async () => {
  const world = await makeWorld({ today })
  const people = await Promise.all(Array.from({ length: 50 }, () => world.traveller()))
  const cookies = await Promise.all(people.map((person) => sessionOf(world, person.id)))
  // Before the processes start: cancellation policies reach a running process up to a second after their change.
  const hotels = []
  for (const rooms of [1, 3, 10]) hotels.push({ rooms, hotel: await world.hotel({ rooms: [{ allotment: rooms }] }) })
  const address = await startProcesses(world.url, testSecret, bySize(2, 4))
  const call = async (name: string, body: unknown, buyer: Buyer, headers: Record<string, string> = {}) => {
    const response = await fetch(`${address}/api/v1/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Cookie: cookies[buyer.index % cookies.length] as string,
        ...headers,
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, text, body: JSON.parse(text) as { data?: { token: string }; code?: string } }
  }
  let bookings = 0
  for (const { rooms, hotel } of hotels) {
    const rate = hotel.rooms[0]?.rates[0]
    const all = buyers(crowd, contested)
    // Every buyer has a quote before the first one books, so that nobody is rejected early.
    const tokens = new Map<number, string>()
    for (let i = 0; i < all.length; i += 25) {
      await Promise.all(
        all.slice(i, i + 25).map(async (buyer) => {
          const stay = {
            hotel_id: hotel.id,
            check_in: buyer.checkIn,
            check_out: addDays(buyer.checkIn, buyer.nights),
            rooms: [`${rate}~2`],
          }
          const quote = await call('get_hotel_price', stay, buyer)
          tokens.set(buyer.index, quote.body.data?.token ?? '')
        }),
      )
    }
    expect(tokens.size).toBe(crowd)
    const send = (buyer: Buyer) => {
      const input = {
        quote_token: tokens.get(buyer.index),
        guests: [{ first_name: 'Storm', last_name: 'Buyer' }],
        contact: standardContact,
        payment_type: 'arrival',
      }
      return call('book_hotel', input, buyer, { 'Idempotency-Key': `storm-${rooms}-${buyer.index}` })
    }
    const booked = new Map<Buyer, string>()
    const book = async (buyer: Buyer): Promise<Answer> => {
      const answer = await send(buyer)
      if (answer.status === 200) {
        booked.set(buyer, answer.text)
        return 'booked'
      }
      return answer.status === 409 && answer.body.code === 'sold_out' ? 'sold_out' : { other: answer }
    }
    const result = await storm(all, book)
    expect(result).toEqual({ booked: rooms, soldOut: crowd - rooms, others: [] })
    // Repeated with its key, each gets its booking again and none is made.
    for (const [buyer, text] of booked) expect((await send(buyer)).text).toBe(text)
    expect(await findInconsistencies(world, (bookings += rooms))).toEqual([])
  }
})

test('overselling is detected: a booking that reads first and writes afterwards oversells', async () => {
  const world = await makeWorld({ pool: 20, today })
  const hotel = await world.hotel({ rooms: [{ allotment: 3 }] })
  const guest = await world.traveller()
  const result = await storm(buyers(bySize(60, 200), contested), naiveBooking(world, hotel, guest.id))
  expect(result.booked).toBeGreaterThan(3)
  expect(await findInconsistencies(world, 3)).not.toEqual([])
})
