import type { DemoBooking, DemoRequest } from '#db/demo/bookings.ts'
import { flightDetails, nextPackage, type DemoTrip } from '#db/demo/trips.ts'

/**
 * The trips of the two demo accounts: one that is over, the next one, one that is not certain yet and a cancelled one.
 * The nights of a trip follow each other, and its party stays the same.
 */

const day = 24 * 60

type Trip = Pick<DemoBooking, 'guest' | 'rooms'>
type Leg = Pick<DemoBooking, 'city' | 'hotel' | 'arrivesIn' | 'nights'> & { daysAgo: number } & Partial<DemoBooking>

/** Booked by the guest, who pays with a card. */
function stay(trip: Trip, { daysAgo, ...leg }: Leg): DemoBooking {
  return {
    ...trip,
    by: 'guest',
    pay: 'online',
    outcome: leg.arrivesIn < 0 ? 'came' : 'standing',
    way: 'card',
    minutesAgo: daysAgo * day + leg.nights * 7,
    ...leg,
  }
}

const couple: Trip = { guest: 0, rooms: ['2'] }
const family: Trip = { guest: 0, rooms: ['2-9,4'] }
const parents: Trip = { guest: 1, rooms: ['2', '2'] }
const pair: Trip = { guest: 1, rooms: ['2'] }

/** The first night that these stays need, in days before today. */
export const ownNightsBehind = 8

export const ownStays: DemoBooking[] = [
  stay(couple, { daysAgo: 13, city: 'makkah', hotel: 2, arrivesIn: -8, nights: 3 }),
  stay(couple, { daysAgo: 13, city: 'madinah', hotel: 1, arrivesIn: -5, nights: 2, pay: 'arrival' }),
  stay(family, { daysAgo: 6, city: 'makkah', hotel: 5, arrivesIn: 9, nights: 4 }),
  stay(family, { daysAgo: 6, city: 'madinah', hotel: 3, arrivesIn: 13, nights: 3, pay: 'arrival' }),
  stay(couple, {
    daysAgo: 9,
    city: 'jeddah',
    hotel: 0,
    arrivesIn: 24,
    nights: 2,
    pay: 'arrival',
    outcome: 'cancelled',
  }),
  stay(parents, { daysAgo: 12, city: 'madinah', hotel: 0, arrivesIn: -7, nights: 2, pay: 'arrival' }),
  stay(parents, { daysAgo: 12, city: 'makkah', hotel: 4, arrivesIn: -5, nights: 3 }),
  stay(pair, { daysAgo: 4, city: 'makkah', hotel: 8, arrivesIn: 5, nights: 3, pay: 'arrival' }),
  stay(pair, { daysAgo: 4, city: 'madinah', hotel: 6, arrivesIn: 8, nights: 2 }),
  stay(pair, { daysAgo: 8, city: 'makkah', hotel: 9, arrivesIn: 15, nights: 2, pay: 'arrival', outcome: 'cancelled' }),
]

export const ownRequests: DemoRequest[] = [{ ...family, minutesAgo: 45, city: 'makkah', arrivesIn: 44, nights: 4 }]

export const ownServices: DemoTrip[] = [
  {
    guest: 0,
    minutesAgo: 5 * day,
    transfer: 'jeddah-airport-to-makkah',
    startsIn: 9,
    time: '15:00',
    people: '2-9,4',
    forms: [{ position: 0, details: flightDetails }],
  },
  {
    guest: 1,
    minutesAgo: 3 * day,
    transfer: 'makkah-to-madinah-by-road',
    startsIn: 8,
    time: '10:00',
    people: '2',
    forms: [],
  },
  { guest: 1, minutesAgo: 2 * day, ...nextPackage, forms: [] },
]
