import type { Cart } from '#domains/cart/answers.ts'
import { addDays } from '#domains/shared/dates.ts'
import { addPackage, addService, type PackageOptions, type ServiceOptions } from '#test/products.ts'
import { standardContact, today, type HotelOptions, type TestTraveller, type TestWorld } from '#test/world.ts'

export const people = [
  { first_name: 'Amal', last_name: 'Jaber' },
  { first_name: 'Salma', last_name: 'Jaber' },
]

/** Creates a hotel, a package and a service, with the cart input for each. */
export async function offered(
  world: TestWorld,
  options: { hotel?: HotelOptions; travelPackage?: PackageOptions; visit?: ServiceOptions } = {},
) {
  const hotel = await world.hotel(options.hotel ?? { rooms: [{ allotment: 3, rates: [{ payment: 'both' }] }] })
  const travelPackage = await addPackage(world, options.travelPackage)
  const visit = await addService(world, { options: [{ times: ['09:00'] }], ...options.visit })
  const checkIn = addDays(today, 14)
  return {
    hotel,
    travelPackage,
    visit,
    stay: {
      hotel_id: hotel.id,
      check_in: checkIn,
      check_out: addDays(checkIn, 2),
      rooms: [`${hotel.rooms[0]?.rates[0]}~2`],
    },
    party: {
      kind: 'package' as const,
      departure_id: travelPackage.departures[0] ?? 0,
      party: ['2'],
      sharing: 'double' as const,
    },
    guide: {
      kind: 'service' as const,
      option_id: visit.options[0] ?? 0,
      date: addDays(today, 15),
      time: '09:00',
      people: '2',
    },
  }
}

export async function cartOf({ api }: Pick<TestTraveller, 'api'>): Promise<Cart> {
  const answer = await api.fetch_cart()
  if (!answer.ok) throw new Error(`fetch_cart failed: ${answer.error.code}`)
  return answer.data
}

type Ordered = Parameters<TestTraveller['api']['send_cart_to_order']>[0]

/** Orders everything in the cart in its current state. */
export async function orders(guest: TestTraveller, options: Partial<Ordered> = {}, key?: string) {
  const cart_token = options.cart_token ?? (await cartOf(guest)).token ?? ''
  const input = { guests: people, contact: standardContact, payment_type: 'arrival' as const, ...options, cart_token }
  return guest.api.send_cart_to_order(input, key ? { idempotencyKey: key } : {})
}

/** The held and sold counts of nights, seats and slots. */
export async function takenOf(world: TestWorld) {
  const [row] = await world.sql(`
    select (select coalesce(sum(held), 0)::int from night_inventory) as "nightsHeld",
      (select coalesce(sum(sold), 0)::int from night_inventory) as "nightsSold",
      (select sum(held)::int from departure) as "seatsHeld", (select sum(sold)::int from departure) as "seatsSold",
      (select coalesce(sum(held), 0)::int from service_slot) as "slotsHeld",
      (select coalesce(sum(sold), 0)::int from service_slot) as "slotsSold"`)
  return row
}
