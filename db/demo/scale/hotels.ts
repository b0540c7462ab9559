import type pg from 'pg'
import { copyRows } from '#db/demo/copy.ts'
import { numberedName } from '#db/demo/hotels/hotel-names.ts'
import { type DemoHotel, inventHotel, standingOf } from '#db/demo/hotels/hotels.ts'
import type { CityRow, DistrictRow } from '#db/reference/places.ts'
import { anySite } from '#db/demo/hotels/sites.ts'
import type { World } from '#db/demo/world.ts'

/** Percentage of the hotels in each city: distributed as in the demo, with a few in other cities. */
const shares: [city: string, hundredths: number][] = [
  ['makkah', 45],
  ['madinah', 35],
  ['jeddah', 15],
  ['riyadh', 2],
  ['taif', 1],
  ['yanbu', 1],
  ['dammam', 1],
]

const roomsAHotel = 4

/**
 * Creates `count` invented hotels of four room types with one or two rates each, and the districts that they need in
 * addition to those of the reference data.
 */
export function scaleHotels(world: World, count: number): { hotels: DemoHotel[]; districts: DistrictRow[] } {
  const added = centres(world.cities)
  const districts = [...world.districts, ...added]
  const cityOf = shares.flatMap(([city, hundredths]) => Array.from({ length: hundredths }, () => city))
  const gates = world.places.filter((place) => place.category === 'gate' || place.slug === 'al-balad')
  const hotels = Array.from({ length: count }, (_, i) => {
    // 61 and 100 have no common divisor, so every hundred consecutive hotels have exactly these shares of cities.
    const slug = cityOf[(i * 61) % 100] as string
    const city = world.cities.find((one) => one.slug === slug) as CityRow
    const site = standingOf(slug, anySite(slug, i, districts), numberedName(i), gates)
    const hotel = inventHotel(city, site, i, roomsAHotel)
    const rooms = hotel.rooms.slice(0, roomsAHotel).map((room, k) => ({
      ...room,
      rates: room.rates.filter((rate) => rate.payment !== 'prepay').slice(0, 1 + ((i + k) % 2)),
    }))
    const pictured = new Set([...hotel.imageIds, ...rooms.flatMap((room) => room.imageIds)])
    return { ...hotel, rooms, images: hotel.images.filter((image) => pictured.has(image.id)) }
  })
  return { hotels, districts: added }
}

/** Writes districts with their shapes. */
export async function writeDistricts(client: pg.ClientBase, districts: DistrictRow[]): Promise<void> {
  await copyRows(
    client,
    'district',
    'id, slug, city, name, lat, lon, shape, search_key',
    districts.map((one) => [
      one.id,
      one.slug,
      one.city,
      JSON.stringify(one.name),
      one.lat,
      one.lon,
      JSON.stringify(one.shape),
      one.searchKey,
    ]),
  )
}

/** A square of about two kilometres for each city without districts on the map. */
function centres(cities: CityRow[]): DistrictRow[] {
  return shares.slice(3).map(([slug], i) => {
    const city = cities.find((one) => one.slug === slug) as CityRow
    const { lat, lon } = city
    const corner = (north: number, east: number) => [lon + east * 0.01, lat + north * 0.01]
    return {
      id: 9_000_000_001 + i,
      slug: `${slug}-centre`,
      city: slug,
      name: { en: `Central ${city.name.en}`, ar: `وسط ${city.name.ar}` },
      lat,
      lon,
      shape: {
        type: 'Polygon',
        coordinates: [[corner(-1, -1), corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)]],
      },
      searchKey: city.searchKey,
    }
  })
}
