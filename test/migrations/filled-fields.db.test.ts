import { expect, test } from 'vitest'
import { migrateDatabase } from '#server/database/database.ts'
import { olderDatabase } from '#test/migrations/older-schema.ts'

const at = '2026-12-01T09:00:00Z'
const text = { en: 'Text', ar: 'نص' }

test('booked packages and services get the ages and the meeting point of today, in offers and changes as well', async () => {
  const trip = { kind: 'package', row: { id: 1, title: text } }
  const car = { kind: 'service', row: { id: 1, childMaxAge: 9 } }
  const gone = { kind: 'package', row: { id: 2 } }
  const stay = { kind: 'stay', hotelId: 1 }
  const sold = { slug: 's', type_id: 1, summary: text, included: [], notes: [], currency: 'SAR', payment: 'both', policy_id: 1, supply: 'own', image_ids: [], search_key: '', requirements: {}, rank: 0, review_count: 0, offered: true, extra: false } // prettier-ignore
  const substitution = { change: 1, before: { nights: 3 }, after: { nights: 3, note: text } }
  const { url, client } = await olderDatabase('0073_names-of-the-glossary', {
    package: [
      { ...sold, id: 1, title: text, description: text, tour_type: '', group_size: 9, departure_city: '', days: 4, programme: [], excluded: [], deposit: {}, meets_at: '08:00', closes_days_before: 1, meeting_point: text, child_max_age: 12, infant_max_age: 2 }, // prettier-ignore
    ],
    service: [
      { ...sold, id: 1, name: text, about: text, basis: 'vehicle', city: '', lat: 0, lon: 0, closes_hours_before: 1, meeting_point: text, meeting_point_varies: false, child_max_age: 12, free_max_age: 3 }, // prettier-ignore
    ],
    booking: [trip, car, gone, stay].map((product, i) => ({
      id: i + 1,
      reference: String(i),
      source: 'web',
      kind: product.kind,
      hotel_id: product === stay ? 1 : null,
      product,
      status: 'confirmed',
      payment_status: 'unpaid',
      payment_type: 'arrival',
      check_in: '2027-01-01',
      check_out: '2027-01-02',
      total_minor: 1,
      currency: 'SAR',
      price: {},
      guests: [],
      contact: {},
      special_request: '',
      decline_comment: '',
      link_generation: 0,
      locale: 'en',
      created_at: at,
      updated_at: at,
      // prettier-ignore
    })),
    booking_offer: [
      { id: 1, booking_id: 1, product: trip, state: 'open', offered_at: at },
      { id: 2, booking_id: 2, substitution, state: 'open', offered_at: at },
    ],
    booking_change: [
      { id: 1, booking_id: 2, state: 'applied', product: car, product_before: trip, guests: [], penalty_minor: 0, due_minor: 0, refund_minor: 0, created_at: at, closed_at: at }, // prettier-ignore
    ],
  })
  await migrateDatabase(url)
  const rows = async (query: string) => (await client.query<Record<string, unknown>>(query)).rows
  const filledTrip = { ...trip, row: { ...trip.row, meetingPoint: text, childMaxAge: 12, infantMaxAge: 2 } }
  const filledCar = { ...car, row: { ...car.row, freeMaxAge: 3 } }
  expect(await rows('select product from booking order by id')).toEqual([
    { product: filledTrip },
    { product: filledCar },
    { product: { ...gone, row: { id: 2, meetingPoint: null, childMaxAge: 11, infantMaxAge: 1 } } },
    { product: stay },
  ])
  expect(await rows('select product, substitution from booking_offer order by id')).toEqual([
    { product: filledTrip, substitution: null },
    { product: null, substitution: { ...substitution, before: { nights: 3, note: null } } },
  ])
  expect(await rows('select product, product_before from booking_change')).toEqual([
    { product: filledCar, product_before: filledTrip },
  ])
})
