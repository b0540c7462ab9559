import { createDraw, type Draw } from '@rihla/illustrations/rng'
import { hotelAmenities, mainFacilities } from '#db/reference/amenities.ts'
import { hotelFees } from '#db/demo/hotels/fees.ts'
import { hotelNames } from '#db/demo/hotels/hotel-names.ts'
import { hotelTexts } from '#db/demo/hotels/hotel-texts.ts'
import { hotelImages, roomImage } from '#db/demo/images.ts'
import type { ImageRow } from '#db/reference/images.ts'
import { type CityRow, type DistrictRow, type PlaceRow, slugOf } from '#db/reference/places.ts'
import { floorsIn } from '@rihla/street-map/streets'
import { pricePolicy } from '#db/demo/hotels/price-policy.ts'
import { hotelRates, type RateRow } from '#db/demo/hotels/rates.ts'
import { minKinds, hotelRooms, type RoomRow } from '#db/demo/hotels/rooms.ts'
import { inventAddress } from '#db/demo/hotels/hotel-addresses.ts'
import { inventLicence } from '#db/demo/hotels/hotel-licences.ts'
import { settings } from '#db/demo/settings.ts'
import { holySites, jeddahSites, type Site } from '#db/demo/hotels/sites.ts'
import type { Point } from '@rihla/street-map/distance'
import { nearestOnFoot } from '@rihla/street-map/walks'
import type { Fee, OfficialClass, Supply } from '#domains/shared/shapes.ts'
import { searchKey } from '#i18n/clean.ts'
import type { Bilingual } from '#i18n/locale.ts'

export type DemoHotel = {
  slug: string
  name: Bilingual
  summary: Bilingual
  description: Bilingual
  stars: number
  city: string
  districtId: number
  street: Bilingual
  phone: string
  licence: { number: string; until: string }
  officialClass: OfficialClass
  lat: number
  lon: number
  /** Slug of the nearest gate, or of a landmark in a city without one. */
  nearestPlace: string | null
  nearestPlaceMetres: number | null
  mainFacilities: string[]
  amenities: string[]
  checkInFrom: string
  checkOutUntil: string
  minNights: number
  currency: string
  fees: Fee[]
  pricePolicy: Bilingual
  supply: Supply
  imageIds: string[]
  /** The score that invented guests give on average, in tenths of a point on a scale of ten. */
  quality: number
  rank: number
  searchKey: string
  rooms: (RoomRow & { rates: RateRow[] })[]
  images: ImageRow[]
}

const hotelCounts = { makkah: 48, madinah: 33 } as const

/** The invented hotels of the demo, city by city, each located in a real district. */
export function demoHotels(cities: CityRow[], districts: DistrictRow[], places: PlaceRow[]): DemoHotel[] {
  const sites: [city: keyof typeof hotelNames, sites: Site[]][] = [
    ['makkah', holySites('makkah', hotelCounts.makkah, districts)],
    ['madinah', holySites('madinah', hotelCounts.madinah, districts)],
    ['jeddah', jeddahSites(districts)],
  ]
  const result = new Set<string>()
  return sites.flatMap(([slug, found]) => {
    const city = cities.find((one) => one.slug === slug)
    if (!city) throw new Error(`City ${slug} does not exist`)
    const floorsAt = floorsIn(slug)
    const built = found.map((site, i) => {
      const name = hotelNames[slug][i] as Bilingual
      return { ...standingOf(slug, site, name, places), floors: floorsAt(site) }
    })
    return built.map((site, i) => {
      // Two hotels can get the same sentence; the later one then uses the next wording.
      for (let order = i; ; order++) {
        const hotel = inventHotel(city, site, order)
        if (result.has(hotel.summary.en) && order < i + 5) continue
        result.add(hotel.summary.en)
        return hotel
      }
    })
  })
}

export type HotelSite = Site & {
  name: Bilingual
  nearest: { place: PlaceRow; metres: number } | null
  standing: { quality: number; rank: number }
}

/** A site with the name of its hotel, and what depends on both. */
export function standingOf(city: string, site: Site, name: Bilingual, places: PlaceRow[]): HotelSite {
  const nearest = nearestPlace(city, site, places)
  const standing = guestState(drawOf(name).stream('standing'), site.stars, nearest?.metres ?? null)
  return { ...site, name, nearest, standing }
}

function drawOf(name: Bilingual): Draw {
  return createDraw(`hotel:${slugOf(name.en)}`)
}

/** Creates all data of a hotel except its nights. */
export function inventHotel(
  city: CityRow,
  /** `floors` are those of the real building, if they are mapped. */
  site: HotelSite & { floors?: number | null },
  i: number,
  minRooms = minKinds,
): DemoHotel {
  const { stars, name, nearest, standing } = site
  const slug = slugOf(name.en)
  const draw = drawOf(name)
  const metres = nearest?.metres ?? null
  const holyCity = city.slug !== 'jeddah'
  const drawnFloors = floorsOf(draw, stars, metres)
  const floors = site.floors ?? floorsOfFronts[slug] ?? drawnFloors
  const hotel = { slug, city: city.slug, stars, metres, floors, bySea: site.bySea }
  const rooms = hotelRooms(draw.stream('rooms'), hotel, minRooms)
  const seesHaram = rooms.some((room) => room.view === 'haram')
  const hasKitchen = stars >= 3 || draw.stream('kitchen').chance(0.5)
  const rates = hotelRates(draw.stream('rates'), { stars, kitchen: hasKitchen, holyCity })
  const amenities = hotelAmenities(draw.stream('amenities'), {
    city: city.slug,
    stars,
    metres,
    seesHaram,
    accessible: rooms.some((room) => room.amenities.includes('accessible_room')),
    kitchen: hasKitchen,
    suhoor: rates.some((rate) => rate.board === 'suhoor_iftar'),
  })
  const fees = hotelFees(draw.stream('fees'), { stars, amenities })
  const times = draw.stream('times')
  const checkInFrom = times.pick(['15:00', '16:00', '16:00'])
  const checkOutUntil = times.pick(['11:00', '12:00', '12:00'])
  const minNights = stars >= 4 && times.chance(0.12) ? 2 : 1
  const images = hotelImages({
    slug,
    name,
    stars,
    amenities,
    cityName: city.name,
    metres,
    seesHaram,
    byMosque: holyCity,
    breakfast: rates.some((rate) => rate.board === 'breakfast'),
  })
  const texts = hotelTexts(draw.stream('texts'), {
    name,
    city: city.slug,
    cityName: city.name,
    district: site.district.name,
    stars,
    point: site,
    place: nearest && { name: nearest.place.name, metres: nearest.metres },
    bySea: site.bySea,
    rooms,
    boards: rates.map((rate) => rate.board),
    amenities,
    checkInFrom,
    checkOutUntil,
    order: i,
  })
  return {
    slug,
    name,
    ...texts,
    stars,
    city: city.slug,
    districtId: site.district.id,
    ...inventAddress(draw.stream('address'), city.slug),
    ...inventLicence(draw.stream('licence'), stars),
    lat: site.lat,
    lon: site.lon,
    nearestPlace: nearest?.place.slug ?? null,
    nearestPlaceMetres: metres,
    mainFacilities: mainFacilities(amenities, stars),
    amenities,
    checkInFrom,
    checkOutUntil,
    minNights,
    currency: 'SAR',
    fees,
    pricePolicy: pricePolicy({ fees, rates, holyCity, prepay: settings().features.prepay }),
    supply: draw.stream('supply').chance(0.15) ? 'portal' : 'own',
    imageIds: images.map((image) => image.id),
    ...standing,
    searchKey: `${searchKey(name.en)}|${searchKey(name.ar)}`,
    rooms: rooms.map((room) => ({ ...room, rates })),
    images: [...images, ...rooms.map((room) => roomImage({ name, stars }, room))],
  }
}

/** Floors of hotels whose picture shows fewer than their class and place suggest. */
const floorsOfFronts: Readonly<Record<string, number>> = {
  'riwaq-al-nur': 7,
  'dar-al-sahab': 7,
  'dar-al-qindil': 8,
  'afnan-al-wadi': 6,
  'rawabi-al-nasim': 6,
  'ghadir-al-wadi': 7,
  'dar-al-wiam': 6,
  'bayt-al-khuzama': 6,
  'dar-al-afaq': 8,
  'dar-al-ithar': 6,
  'riwaq-al-ward': 6,
  'wahat-al-nakhil': 7,
  'dar-al-ajwah': 7,
  'manazil-al-fajr': 6,
  'rabwat-al-rayhan': 8,
  'ghusn-al-zaytun': 8,
  'rihab-al-sakinah': 6,
  'amwaj-al-fayruz': 7,
  'bayt-al-lulu': 7,
  'dar-al-asdaf': 6,
}

/** Floors of a hotel, the ground floor included: more with more stars, and next to a mosque, where buildings are tall. */
function floorsOf(draw: Draw, stars: number, metres: number | null): number {
  const [lowest, highest] = { 5: [10, 17], 4: [8, 13], 3: [6, 10] }[stars] ?? [5, 7]
  const floors = draw.whole(lowest as number, highest as number)
  return metres !== null && metres < 450 ? floors + 2 : floors
}

/**
 * The gate of the city's holy mosque with the shortest walk; in other cities the landmark within walking distance, if there is one.
 */
function nearestPlace(city: string, point: Point, places: PlaceRow[]): { place: PlaceRow; metres: number } | null {
  const holy = city !== 'jeddah'
  const candidates = places.filter(
    (place) => place.city === city && (holy ? place.category === 'gate' : place.slug === 'al-balad'),
  )
  const nearest = nearestOnFoot(city, point, candidates)
  return nearest && (holy || nearest.metres <= walkable) ? nearest : null
}

const walkable = 3_250

/** The quality of a hotel, and its recommendation rank. */
function guestState(draw: ReturnType<typeof createDraw>, stars: number, metres: number | null) {
  const quality = Math.min(96, Math.max(74, Math.round(74 + stars * 2.6 + draw.range(-4, 9))))
  // One drawn number per hotel is no longer used; without it the ranks would change.
  draw.unit()
  const isNew = draw.chance(0.06)
  const nearness = metres === null ? 12 : 30 * Math.exp(-metres / 900)
  return { quality, rank: Math.round((isNew ? 78 : quality) * 0.6 + nearness + stars * 2) }
}
