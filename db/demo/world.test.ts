import { readdirSync } from 'node:fs'
import { barriersOf, buildingsOf, floorsIn, mappedStreetsOf } from '@rihla/street-map/streets'
import { describe, expect, test } from 'vitest'
import { amenities } from '#db/reference/amenities.ts'
import { readCsv, readLines } from '#db/reference/csv.ts'
import { hotelNames } from '#db/demo/hotels/hotel-names.ts'
import { sleeps } from '#db/demo/hotels/rooms.ts'
import { mosqueCentres } from '#db/demo/hotels/sites.ts'
import { demoWorld } from '#db/demo/world.ts'
import { articles } from '#db/demo/content/articles.ts'
import { headerImages } from '#db/reference/headers.ts'
import { type ImageRow, pageImages } from '#db/reference/images.ts'
import { folderOf, readScene, sceneKinds } from '@rihla/illustrations/catalogue'
import { metresBetween, pointInShape, type Point } from '@rihla/street-map/distance'
import { walkLine, walkMetres } from '@rihla/street-map/walks'
import { searchKey } from '#i18n/clean.ts'

const world = demoWorld()
const ofCity = (city: string) => world.hotels.filter((hotel) => hotel.city === city)
const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i)
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

test('the world is the same every time it is created', () => {
  expect(demoWorld()).toEqual(world)
})

describe('hotels', () => {
  test('each city has the specified number', () => {
    expect(['makkah', 'madinah', 'jeddah'].map((city) => ofCity(city).length)).toEqual([48, 33, 10])
  })

  test('each is inside its district and away from the mosques and from other hotels', () => {
    for (const hotel of world.hotels) {
      const district = world.districts.find((one) => one.id === hotel.districtId)
      expect(district?.city).toBe(hotel.city)
      expect(district && pointInShape(hotel, district.shape), hotel.slug).toBe(true)
      for (const centre of Object.values(mosqueCentres)) expect(metresBetween(hotel, centre)).toBeGreaterThan(300)
      const nearest = Math.min(...world.hotels.filter((one) => one !== hotel).map((one) => metresBetween(hotel, one)))
      expect(nearest, hotel.slug).toBeGreaterThanOrEqual(30)
    }
  })

  test.each(['makkah', 'madinah'] as const)(
    'in %s nearly all stand on a mapped building, and none on a street',
    (city) => {
      const outlines = buildingsOf(city).map(({ rings }) => ({ type: 'Polygon' as const, coordinates: rings }))
      const onGround = ofCity(city).filter((hotel) => !outlines.some((outline) => pointInShape(hotel, outline)))
      expect(onGround.length).toBeLessThan(ofCity(city).length * 0.15)
      const points = mappedStreetsOf(city).flatMap(({ line, tunnel }) => (tunnel ? [] : line))
      for (const hotel of onGround) {
        const nearest = Math.min(...points.map(([lon, lat]) => metresBetween(hotel, { lat, lon })))
        expect(nearest, hotel.slug).toBeGreaterThan(12)
      }
    },
  )

  test.each(['makkah', 'madinah'])('in %s they are distributed like real lodgings', (city) => {
    const real = readCsv('hotel_sites.csv').filter((site) => site.city === city)
    const realMetres = real.map((site) => Number(site.metres_to_holy_mosque))
    const ours = ofCity(city).map((hotel) => metresBetween(hotel, mosqueCentres[city] ?? hotel))
    expect(median(ours) / median(realMetres)).toBeGreaterThan(0.65)
    expect(median(ours) / median(realMetres)).toBeLessThan(1.25)
    expect(Math.max(...ours)).toBeGreaterThan(0.75 * Math.max(...realMetres))
    // In the data the best-known hotels are near the mosque; stars must decrease with distance in the demo, too.
    const byDistance = ofCity(city).toSorted((a, b) => (a.nearestPlaceMetres ?? 0) - (b.nearestPlaceMetres ?? 0))
    const mean = (part: typeof byDistance) => part.reduce((sum, hotel) => sum + hotel.stars, 0) / part.length
    expect(mean(byDistance.slice(0, 10))).toBeGreaterThan(mean(byDistance.slice(-10)) + 0.7)
    expect(new Set(ofCity(city).map((hotel) => hotel.stars))).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  test('a walk leaves its hotel without crossing an expressway or another building', () => {
    const isCrossed = (a: Point, b: Point, [c, d]: [Point, Point]) => {
      const side = (p: Point, q: Point, r: Point) =>
        Math.sign((q.lon - p.lon) * (r.lat - p.lat) - (q.lat - p.lat) * (r.lon - p.lon))
      return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
    }
    for (const city of ['makkah', 'madinah'] as const) {
      const gates = world.places.filter((place) => place.category === 'gate' && place.city === city)
      const barriers = barriersOf(city)
      const behind = ofCity(city).filter((hotel) => {
        const [from, street] = walkLine(city, hotel, gates)?.line ?? []
        if (!from || !street) return expect.fail(`${hotel.slug} has no walk`)
        expect(metresBetween(from, street), hotel.slug).toBeLessThan(60)
        return barriers.some(
          ({ line, building }) =>
            !(building && pointInShape(hotel, { type: 'Polygon', coordinates: [line] })) &&
            line.slice(1).some((to, i) => isCrossed(from, street, [pointOf(line[i]!), pointOf(to)])),
        )
      })
      // Every street near it is behind a building.
      expect(behind.map(({ slug }) => slug)).toEqual(city === 'makkah' ? ['qasr-al-fayruz'] : [])
    }
  })

  test('the gate given for a hotel is the one with the shortest walk', () => {
    for (const hotel of [...ofCity('makkah'), ...ofCity('madinah')]) {
      const gates = world.places.filter((place) => place.category === 'gate' && place.city === hotel.city)
      const walks = walkMetres(hotel.city, hotel, gates)
      expect(hotel.nearestPlaceMetres, hotel.slug).toBe(Math.min(...walks))
      expect(walks[gates.findIndex((gate) => gate.slug === hotel.nearestPlace)], hotel.slug).toBe(Math.min(...walks))
    }
  })

  test('no name belongs to a real hotel, and no name is used twice', () => {
    const chains =
      /hilton|swiss|pullman|raffles|fairmont|makarem|anjum|elaf|tawhid|dar al iman|dar al hijra|millennium|shaza|oberoi|marriott|accor|rotana|movenpick|zamzam|safwah|conrad|address|jumeirah|meridien|sheraton|emaar|taiba|ansar|ruve|saja|frontel|coral|tulip|ramada|novotel|ibis|voco|crowne|continental|holiday|ritz/i
    const denied = new Set(
      readLines('hotel_names_denylist.txt').flatMap((line) => [plain(line), plain(`فندق ${line}`)]),
    )
    const names = Object.values(hotelNames).flat()
    for (const { en, ar } of names) {
      expect(denied.has(plain(en)) || denied.has(plain(ar)), `${en} ${ar}`).toBe(false)
      expect(en).not.toMatch(chains)
    }
    expect(repeated(names.map((name) => name.en))).toEqual([])
    expect(repeated(names.map((name) => name.ar))).toEqual([])
    expect(repeated(world.hotels.map((hotel) => hotel.slug))).toEqual([])
  })

  test('each room is drawn with its beds, and a suite with two beds for two with two bedrooms', () => {
    for (const { rooms } of world.hotels) {
      for (const { code, beds, imageIds } of rooms) {
        const options = world.images.find(({ id }) => id === imageIds[0])?.options
        const sofas = Array.from({ length: options?.sofaBeds ?? 0 }, () => 'sofa')
        const drawn = [...(options?.bedrooms ?? []).flat(), ...sofas]
        expect(drawn.toSorted(), code).toEqual(
          beds.flatMap(({ kind, count }) => Array.from({ length: count }, () => kind as string)).toSorted(),
        )
        expect(options?.bedrooms, code).toHaveLength(/two-bedroom|haram-suite/.test(code) ? 2 : 1)
      }
    }
  })

  test('each has at least three room types, with a sleeping place for every guest it admits', () => {
    for (const hotel of world.hotels) {
      expect(hotel.rooms.length, hotel.slug).toBeGreaterThanOrEqual(3)
      expect(hotel.rooms.length).toBeLessThanOrEqual(6)
      expect(repeated(hotel.rooms.map((room) => room.code))).toEqual([])
      for (const room of hotel.rooms) {
        expect(sleeps(room.beds), `${hotel.slug} ${room.code}`).toBeGreaterThanOrEqual(room.maxTotal)
        expect(room.maxAdults).toBeLessThanOrEqual(room.maxTotal)
        expect(room.maxTotal).toBeLessThanOrEqual(room.maxAdults + room.maxChildren)
        expect(room.floorFrom).toBeLessThanOrEqual(room.floorTo)
      }
    }
  })

  test('every room has a rate that is payable on arrival and a cheaper prepaid rate', () => {
    const policies = new Set(world.policies.map((policy) => policy.code))
    for (const hotel of world.hotels) {
      for (const { rates } of hotel.rooms) {
        expect(rates.some((rate) => rate.payment !== 'prepay')).toBe(true)
        expect(rates.length).toBeGreaterThanOrEqual(2)
        expect(rates.length).toBeLessThanOrEqual(4)
        expect(rates.every((rate) => policies.has(rate.policy))).toBe(true)
        const saver = rates.find((rate) => rate.payment === 'prepay')
        expect(saver?.priceBasisPoints).toBeGreaterThanOrEqual(8800)
        expect(saver?.priceBasisPoints).toBeLessThanOrEqual(9200)
      }
    }
  })

  test('some are on request, most are confirmed instantly', () => {
    const portal = world.hotels.filter((hotel) => hotel.supply === 'portal').length
    expect(portal).toBeGreaterThanOrEqual(8)
    expect(portal).toBeLessThanOrEqual(18)
  })

  test('each has eight to twenty-five known facilities that match its rooms and rates', () => {
    const ids = { hotel: scoped('hotel'), room: scoped('room') }
    for (const hotel of world.hotels) {
      expect(hotel.amenities.length, hotel.slug).toBeGreaterThanOrEqual(8)
      expect(hotel.amenities.length).toBeLessThanOrEqual(25)
      expect(hotel.amenities.filter((id) => !ids.hotel.has(id))).toEqual([])
      expect(hotel.mainFacilities.filter((id) => !hotel.amenities.includes(id))).toEqual([])
      expect(hotel.mainFacilities.length).toBeGreaterThanOrEqual(4)
      expect(hotel.mainFacilities.length).toBeLessThanOrEqual(6)
      const isAccessible = hotel.rooms.some((room) => room.amenities.includes('accessible_room'))
      expect(hotel.amenities.includes('accessible_rooms'), hotel.slug).toBe(isAccessible)
      expect(hotel.amenities.includes('haram_view')).toBe(hotel.rooms.some((room) => room.view === 'haram'))
      const meals = hotel.rooms.some((room) => room.rates.some((rate) => rate.board !== 'room_only'))
      if (meals) expect(hotel.amenities, hotel.slug).toContain('restaurant')
      for (const room of hotel.rooms) expect(room.amenities.filter((id) => !ids.room.has(id))).toEqual([])
    }
  })

  test('fees are whole riyals, and few are mandatory', () => {
    const fees = world.hotels.flatMap((hotel) => hotel.fees)
    expect(fees.filter((fee) => fee.amount <= 0 || fee.amount % 100 !== 0)).toEqual([])
    const charging = world.hotels.filter((hotel) => hotel.fees.some((fee) => fee.mandatory)).length
    expect(charging).toBeGreaterThan(0)
    expect(charging).toBeLessThan(world.hotels.length / 5)
  })
})

describe('pictures', () => {
  test('every referenced picture exists once and is of a known scene kind', () => {
    const ids = world.images.map((image) => image.id)
    const known = new Set(ids)
    expect(repeated(ids)).toEqual([])
    const named = world.hotels.flatMap((hotel) => [...hotel.imageIds, ...hotel.rooms.flatMap((room) => room.imageIds)])
    expect(named.filter((id) => !known.has(id))).toEqual([])
    expect(world.images.filter((image) => !sceneKinds.includes(image.scene))).toEqual([])
  })

  test('each one has its file, or if it is of a hotel another of its kind, and no file is without a picture', () => {
    const all = [...pageImages(), ...headerImages(), ...world.images]
    const fileOf = ({ id, scene, options }: ImageRow) => `${folderOf(scene, options)}/${id.split('/')[1]}.svg`
    const ofHotels = new Set(world.hotels.flatMap(({ images }) => images.map(({ id }) => id)))
    const covers = articles.map(({ slug }) => `cover/${slug}.svg`)
    const files = readdirSync('packages/illustrations/pictures', { recursive: true }).map(String)
    const pictures = files.filter((file) => file.endsWith('.svg'))
    const own = all.filter(({ id, scene }) => !ofHotels.has(id) || scene === 'facade')
    expect(pictures).toEqual(expect.arrayContaining(own.map(fileOf)))
    expect([...all.map(fileOf), ...covers]).toEqual(expect.arrayContaining(pictures))
    const folders = new Set(pictures.map((file) => file.split('/')[0]))
    expect(all.filter(({ scene, options }) => !folders.has(folderOf(scene, options)))).toEqual([])
  })

  test('the rooms of a hotel have different pictures', () => {
    for (const { images, slug } of world.hotels) {
      const rooms = images.filter(({ scene }) => scene === 'room')
      expect(new Set(rooms.map(({ id, options }) => readScene('room', id, options))).size, slug).toBe(rooms.length)
    }
  })

  test('a hotel has six to nine, its facade first, with its bathroom, its entrance and its view or surroundings', () => {
    for (const hotel of world.hotels) {
      expect(hotel.imageIds.length, hotel.slug).toBeGreaterThanOrEqual(6)
      expect(hotel.imageIds.length).toBeLessThanOrEqual(9)
      expect(hotel.imageIds[0]).toBe(`facade/${hotel.slug}`)
      const kinds = hotel.imageIds.map((id) => id.split('/')[0])
      expect(kinds).toEqual(
        expect.arrayContaining(['bathroom', 'entrance', hotel.city === 'jeddah' ? 'skyline' : 'view']),
      )
    }
  })

  test('rooms are on the floors of the building, where they are mapped', () => {
    for (const city of ['makkah', 'madinah']) {
      const floorsAt = floorsIn(city)
      const onKnown = ofCity(city).filter((hotel) => floorsAt(hotel) !== null)
      expect(onKnown.length, city).toBeGreaterThanOrEqual(city === 'makkah' ? 9 : 2)
      for (const hotel of onKnown) {
        const highest = Math.max(...hotel.rooms.map((room) => room.floorTo))
        expect(highest, hotel.slug).toBeLessThanOrEqual(floorsAt(hotel) ?? 0)
      }
    }
    expect(floorsIn('makkah')({ lat: 21.42095, lon: 39.8228 })).toBe(20)
    expect(floorsIn('makkah')({ lat: 21.4, lon: 39.8 })).toBeNull()
    expect(floorsIn('jeddah')({ lat: 21.5, lon: 39.2 })).toBeNull()
  })
})

test('no car that starts at a hotel is at an airport or a station, where it would be offered as a way into the city', () => {
  const stops = world.places.filter(({ category }) => ['airport', 'train_station'].includes(category))
  const fromHotels = world.services.filter(
    ({ basis, meetingPoint }) => basis === 'vehicle' && /hotel/.test(meetingPoint.en),
  )
  expect(fromHotels.length).toBeGreaterThan(3)
  for (const service of fromHotels) {
    const near = stops.filter(
      ({ category, ...stop }) => metresBetween(stop, service) < (category === 'airport' ? 2000 : 400),
    )
    expect(
      near.map(({ slug }) => slug),
      service.slug,
    ).toEqual([])
  }
})

function pointOf([lon, lat]: [lon: number, lat: number]): Point {
  return { lat, lon }
}

function scoped(scope: 'hotel' | 'room'): Set<string> {
  return new Set(
    amenities()
      .filter((amenity) => amenity.scope === scope)
      .map((amenity) => amenity.id),
  )
}

/** Normalises a name for comparison: removes case, diacritics, articles and the word for hotel. */
function plain(name: string): string {
  return searchKey(name)
    .replaceAll(/\b(hotel|makkah|madinah|al|el)\b|فندق/g, '')
    .replaceAll(/\s+/g, '')
}
