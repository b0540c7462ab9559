import type pg from 'pg'
import { copyRows } from '#db/demo/copy.ts'
import type { DemoHotel } from '#db/demo/hotels/hotels.ts'
import type { StoredBasis } from '#db/demo/hotels/write-nights.ts'
import { continueIds, idsBy } from '#db/demo/ids.ts'

/**
 * Writes hotels with their room types and rate plans, with ids after the existing ones; places and policies must exist.
 * Returns the data from which nights are created.
 */
export async function writeHotels(client: pg.ClientBase, hotels: DemoHotel[]): Promise<StoredBasis[]> {
  const firstHotel = await nextId(client, 'hotel')
  const firstRoom = await nextId(client, 'room_type')
  const firstRate = await nextId(client, 'rate_plan')
  const rooms = hotels
    .flatMap((hotel, i) => hotel.rooms.map((room) => ({ ...room, hotel, hotelId: firstHotel + i })))
    .map((room, i) => ({ ...room, id: firstRoom + i }))
  await copyHotels(client, hotels, firstHotel)
  await copyRows(
    client,
    'room_type',
    `id, hotel_id, code, name, size_m2, floor_from, floor_to, beds, bathrooms, max_adults, max_children, max_total, view,
     amenities, image_ids`,
    rooms.map((one) => [
      one.id,
      one.hotelId,
      one.code,
      json(one.name),
      one.sizeM2,
      one.floorFrom,
      one.floorTo,
      json(one.beds),
      one.bathrooms,
      one.maxAdults,
      one.maxChildren,
      one.maxTotal,
      one.view,
      one.amenities,
      one.imageIds,
    ]),
  )
  const policyId = await idsBy(client, 'cancellation_policy', 'code')
  const rates = rooms.flatMap((room) => room.rates.map((rate) => ({ ...rate, roomId: room.id })))
  await copyRows(
    client,
    'rate_plan',
    'id, room_type_id, code, board, policy_id, payment, price_basis_points, adult_supplement, child_supplement',
    rates.map((one, i) => [
      firstRate + i,
      one.roomId,
      one.code,
      one.board,
      policyId.get(one.policy) ?? null,
      one.payment,
      one.priceBasisPoints,
      one.adultSupplement,
      one.childSupplement,
    ]),
  )
  for (const table of ['hotel', 'room_type', 'rate_plan'] as const) await continueIds(client, table)
  return rooms.map(({ id, hotel, code, sizeM2, view, maxTotal }) => ({
    id,
    key: `${hotel.slug}/${code}`,
    city: hotel.city,
    stars: hotel.stars,
    metres: hotel.nearestPlaceMetres,
    sizeM2,
    view,
    maxTotal,
  }))
}

const json = (value: unknown) => JSON.stringify(value)

async function copyHotels(client: pg.ClientBase, hotels: DemoHotel[], firstId: number): Promise<void> {
  const placeId = await idsBy(client, 'place', 'slug')
  await copyRows(
    client,
    'hotel',
    `id, slug, name, summary, description, stars, tourism_licence, tourism_licence_until, official_class, city, district_id, street, phone, lat, lon, nearest_place_id, nearest_place_metres,
     main_facilities, amenities, check_in_from, check_out_until, min_nights, currency, fees, price_policy, supply, image_ids,
     rank, search_key`,
    hotels.map((one, i) => [
      firstId + i,
      one.slug,
      json(one.name),
      json(one.summary),
      json(one.description),
      one.stars,
      one.licence.number,
      one.licence.until,
      one.officialClass,
      one.city,
      one.districtId,
      json(one.street),
      one.phone,
      one.lat,
      one.lon,
      one.nearestPlace && (placeId.get(one.nearestPlace) ?? null),
      one.nearestPlaceMetres,
      one.mainFacilities,
      one.amenities,
      one.checkInFrom,
      one.checkOutUntil,
      one.minNights,
      one.currency,
      json(one.fees),
      json(one.pricePolicy),
      one.supply,
      one.imageIds,
      one.rank,
      one.searchKey,
    ]),
  )
}

async function nextId(client: pg.ClientBase, table: 'hotel' | 'room_type' | 'rate_plan'): Promise<number> {
  const result = await client.query<{ next: number }>(`select coalesce(max(id), 0) + 1 as next from ${table}`)
  return result.rows[0]?.next ?? 1
}
