import { expect, test } from 'vitest'
import type { ListedBooking } from '#domains/bookings/contract/bookings.ts'
import { citiesOf, orderedTrips, unpaidOrders, waitsForTraveller } from '#web/features/bookings/trips/trip-order.ts'

type Dates = Pick<
  ListedBooking,
  | 'reference'
  | 'order'
  | 'check_in'
  | 'check_out'
  | 'turn'
  | 'deadline_at'
  | 'starts_at'
  | 'missing_details'
  | 'to_pay'
  | 'payment_status'
>

const missing = (due_on: string) => ({ parts: [], due_on, overdue: false })
const sar = (minor: number) => ({ minor, currency: 'SAR' })

const booking = (reference: string, check_in: string, check_out: string, more: Partial<Dates> = {}) =>
  ({
    reference,
    order: null,
    check_in,
    check_out,
    turn: null,
    deadline_at: null,
    starts_at: null,
    missing_details: null,
    to_pay: null,
    payment_status: 'paid',
    ...more,
  }) satisfies Dates

const references = (...bookings: Dates[]) =>
  orderedTrips(bookings as ListedBooking[]).map((trip) => trip.map(({ reference }) => reference).join(' '))

test('a payment of today comes before a stay of January, and stays are in the order of their first days', () => {
  const january = booking('JANUARY', '2027-01-05', '2027-01-08')
  const february = booking('FEBRUARY', '2027-02-05', '2027-02-08')
  const held = booking('HELD', '2027-03-05', '2027-03-08', { turn: 'traveller', deadline_at: '2026-12-01T09:30:00Z' })
  expect(references(february, january, held)).toEqual(['HELD', 'JANUARY', 'FEBRUARY'])
})

test('a trip that waits for the provider does not come first', () => {
  const stay = booking('STAY', '2027-01-05', '2027-01-08')
  const requested = booking('REQUESTED', '2027-02-05', '2027-02-08', {
    turn: 'provider',
    deadline_at: '2026-12-01T09:30:00Z',
  })
  expect(references(stay, requested)).toEqual(['STAY', 'REQUESTED'])
})

test('a trip with an open payment comes first as a whole, with the payment on top', () => {
  const stay = booking('STAY', '2027-01-05', '2027-01-08')
  const car = booking('CAR', '2027-01-08', '2027-01-09', { turn: 'traveller', deadline_at: '2026-12-01T09:30:00Z' })
  expect(references(booking('OTHER', '2026-12-20', '2026-12-22'), stay, car)).toEqual(['CAR STAY', 'OTHER'])
})

test('the way to a hotel comes before the hotel of the same day', () => {
  const car = booking('CAR', '2027-01-08', '2027-01-09', { starts_at: '10:00' })
  const makkah = booking('MAKKAH', '2027-01-05', '2027-01-08')
  expect(references(booking('MADINAH', '2027-01-08', '2027-01-10'), makkah, car)).toEqual(['MAKKAH CAR MADINAH'])
})

test('a trip leads to the cities of its stays, in the order of their dates; without a stay, to those of its services', () => {
  const of = (kind: string, city: string, check_in: string, destinations: string[] = []) => ({
    kind,
    check_in,
    starts_at: null,
    about: { city, destinations },
  })
  const makkah = of('stay', 'Makkah', '2027-01-05')
  const madinah = of('stay', 'Madinah', '2027-01-08')
  const car = of('service', 'Jeddah', '2027-01-05')
  expect(citiesOf([madinah, car, makkah] as ListedBooking[])).toEqual(['Makkah', 'Madinah'])
  expect(citiesOf([car] as ListedBooking[])).toEqual(['Jeddah'])
  const fromCairo = of('package', 'Cairo', '2027-01-02', ['Makkah', 'Madinah'])
  expect(citiesOf([makkah, fromCairo] as ListedBooking[])).toEqual(['Makkah', 'Madinah'])
})

test('missing details come in the order of their deadline: before a later stay, after an earlier one and after payments', () => {
  const march = booking('MARCH', '2027-03-01', '2027-03-09', { missing_details: missing('2027-02-15') })
  const january = booking('JANUARY', '2027-01-05', '2027-01-08')
  const late = booking('LATE', '2027-02-20', '2027-02-22')
  const held = booking('HELD', '2027-04-05', '2027-04-08', { turn: 'traveller', deadline_at: '2026-12-01T09:30:00Z' })
  expect(references(late, march, january, held)).toEqual(['HELD', 'JANUARY', 'MARCH', 'LATE'])
})

test('a booking waits for its traveller while it is to be paid, answered or completed', () => {
  const waits = (more: Partial<Dates>) =>
    waitsForTraveller(booking('ONE', '2027-03-01', '2027-03-09', more) as ListedBooking)
  expect(waits({})).toBe(false)
  expect(waits({ turn: 'provider' })).toBe(false)
  expect(waits({ turn: 'traveller' })).toBe(true)
  expect(waits({ missing_details: missing('2027-02-15') })).toBe(true)
  expect(waits({ to_pay: sar(100) })).toBe(true)
  expect(waits({ to_pay: sar(100), payment_status: 'authorised' })).toBe(false)
})

test('bookings of an order that are held until payment are paid together, and one alone is not', () => {
  const held = (reference: string, order: string | null, minor: number, more: Partial<ListedBooking> = {}) =>
    ({ reference, order, status: 'pending', payment_status: 'unpaid', to_pay: sar(minor), ...more }) as ListedBooking
  const trip = [
    held('STAY', 'A', 200_000),
    held('CAR', 'A', 30_000),
    held('OTHER', null, 10_000),
    held('ONE', 'B', 5_000),
  ]
  expect(unpaidOrders(trip)).toEqual([{ order: 'A', bookings: 2, amount: sar(230_000) }])
  expect(unpaidOrders([held('STAY', 'A', 200_000), held('CAR', 'A', 30_000, { status: 'confirmed' })])).toEqual([])
  const atBank = { payment_status: 'authorised' } as const
  expect(unpaidOrders([held('STAY', 'A', 200_000, atBank), held('CAR', 'A', 30_000, atBank)])).toEqual([])
})
