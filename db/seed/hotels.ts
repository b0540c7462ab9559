import { createDraw } from '#art/rng.ts'
import { hotelAmenities, mainFacilities } from '#db/seed/amenities.ts'
import { hotelFees } from '#db/seed/fees.ts'
import { hotelNames } from '#db/seed/hotel-names.ts'
import { hotelTexts } from '#db/seed/hotel-texts.ts'
import { hotelImages, type ImageRow, roomImage } from '#db/seed/images.ts'
import { type CityRow, type DistrictRow, type PlaceRow, slugOf } from '#db/seed/places.ts'
import { pricePolicy } from '#db/seed/price-policy.ts'
import { hotelRates, type RateRow } from '#db/seed/rates.ts'
import { fewestKinds, hotelRooms, type RoomRow } from '#db/seed/rooms.ts'
import { inventAddress } from '#db/seed/hotel-addresses.ts'
import { settings } from '#db/seed/settings.ts'
import { holySites, jeddahSites, type Site } from '#db/seed/sites.ts'
import { metresBetween, type Point } from '#domains/places/distance.ts'
import type { Fee, Supply } from '#domains/stays/shapes.ts'
import { searchKey } from '#text/clean.ts'
import type { Bilingual } from '#text/locale.ts'

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
  rating: number | null
  reviewCount: number
  rank: number
  searchKey: string
  rooms: (RoomRow & { rates: RateRow[] })[]
  images: ImageRow[]
}

const hotelCounts = { makkah: 48, madinah: 33 } as const

/** The invented hotels of the demo, city by city, each standing in a real district. */
export function demoHotels(cities: CityRow[], districts: DistrictRow[], places: PlaceRow[]): DemoHotel[] {
  const sites: [city: keyof typeof hotelNames, sites: Site[]][] = [
    ['makkah', holySites('makkah', hotelCounts.makkah, districts)],
    ['madinah', holySites('madinah', hotelCounts.madinah, districts)],
    ['jeddah', jeddahSites(districts)],
  ]
  const told = new Set<string>()
  return sites.flatMap(([slug, found]) => {
    const city = cities.find((one) => one.slug === slug)
    if (!city) throw new Error(`${slug} is not among the cities`)
    return found.map((site, i) => {
      const name = hotelNames[slug][i] as Bilingual
      // Two houses of a street may come to the same sentence; the later one takes its next wording.
      for (let order = i; ; order++) {
        const hotel = inventHotel(city, site, name, order, places)
        if (told.has(hotel.summary.en) && order < i + 5) continue
        told.add(hotel.summary.en)
        return hotel
      }
    })
  })
}

/** All of a hotel but its nights, from where it stands and what it is called. */
export function inventHotel(
  city: CityRow,
  site: Site,
  name: Bilingual,
  i: number,
  places: PlaceRow[],
  fewestRooms = fewestKinds,
): DemoHotel {
  const slug = slugOf(name.en)
  const draw = createDraw(`hotel:${slug}`)
  const { stars } = site
  const nearest = nearestPlace(city.slug, site, places)
  const metres = nearest?.metres ?? null
  const holyCity = city.slug !== 'jeddah'
  const floors = draw.whole(5 + stars, 8 + stars * 3)
  const house = { slug, city: city.slug, stars, metres, floors, bySea: site.bySea }
  const rooms = hotelRooms(draw.stream('rooms'), house, fewestRooms)
  const seesHaram = rooms.some((room) => room.view === 'haram')
  const hasKitchen = stars >= 3 || draw.stream('kitchen').chance(0.5)
  const rates = hotelRates(draw.stream('rates'), { stars, kitchen: hasKitchen, holyCity })
  const amenities = hotelAmenities(draw.stream('amenities'), {
    city: city.slug,
    stars,
    metres,
    seesHaram,
    kitchen: hasKitchen,
    suhoor: rates.some((rate) => rate.board === 'suhoor_iftar'),
  })
  const fees = hotelFees(draw.stream('fees'), { stars, amenities })
  const times = draw.stream('times')
  const checkInFrom = times.pick(['15:00', '16:00', '16:00'])
  const checkOutUntil = times.pick(['11:00', '12:00', '12:00'])
  const minNights = stars >= 4 && times.chance(0.12) ? 2 : 1
  const images = hotelImages(draw.stream('images'), { slug, name, stars, amenities, cityName: city.name })
  const standing = guestStanding(draw.stream('standing'), stars, metres)
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
    images: [...images, ...rooms.map((room) => roomImage({ name }, room))],
  }
}

/** The nearest gate of the city's holy mosque; elsewhere the landmark that people walk to, if they can. */
function nearestPlace(city: string, point: Point, places: PlaceRow[]): { place: PlaceRow; metres: number } | null {
  const holy = city !== 'jeddah'
  const [nearest] = places
    .filter((place) => place.city === city && (holy ? place.category === 'gate' : place.slug === 'al-balad'))
    .map((place) => ({ place, metres: metresBetween(point, place) }))
    .toSorted((a, b) => a.metres - b.metres)
  return nearest && (holy || nearest.metres <= walkable) ? nearest : null
}

const walkable = 2500

/** What guests made of it: rating in tenths of ten, how many said so, and the rank of recommendations. Some are new. */
function guestStanding(draw: ReturnType<typeof createDraw>, stars: number, metres: number | null) {
  const rating = Math.min(96, Math.max(74, Math.round(74 + stars * 2.6 + draw.range(-4, 9))))
  const reviews = Math.round(40 + draw.unit() ** 2 * 1900)
  const isNew = draw.chance(0.06)
  const nearness = metres === null ? 12 : 30 * Math.exp(-metres / 900)
  const rank = Math.round((isNew ? 78 : rating) * 0.6 + nearness + stars * 2)
  return { rating: isNew ? null : rating, reviewCount: isNew ? 0 : reviews, rank }
}
