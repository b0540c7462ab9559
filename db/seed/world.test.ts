import { describe, expect, test } from 'vitest'
import { readCsv, readLines } from '#db/seed/csv.ts'
import { hotelNames } from '#db/seed/hotel-names.ts'
import { sleeps } from '#db/seed/rooms.ts'
import { mosqueCentres } from '#db/seed/sites.ts'
import { demoWorld } from '#db/seed/world.ts'
import { sceneKinds } from '#art/catalogue.ts'
import { metresBetween, pointInShape } from '#domains/places/distance.ts'
import { searchKey } from '#text/clean.ts'

const world = demoWorld()
const ofCity = (city: string) => world.hotels.filter((hotel) => hotel.city === city)
const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i)
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

test('the world is the same every time it is made', () => {
  expect(demoWorld()).toEqual(world)
})

describe('hotels', () => {
  test('there are as many in each city as promised', () => {
    expect(['makkah', 'madinah', 'jeddah'].map((city) => ofCity(city).length)).toEqual([48, 33, 10])
  })

  test('each stands inside its district, clear of the mosques and of the others', () => {
    for (const hotel of world.hotels) {
      const district = world.districts.find((one) => one.id === hotel.districtId)
      expect(district?.city).toBe(hotel.city)
      expect(district && pointInShape(hotel, district.shape), hotel.slug).toBe(true)
      for (const centre of Object.values(mosqueCentres)) expect(metresBetween(hotel, centre)).toBeGreaterThan(300)
      const nearest = Math.min(...world.hotels.filter((one) => one !== hotel).map((one) => metresBetween(hotel, one)))
      expect(nearest, hotel.slug).toBeGreaterThanOrEqual(30)
    }
  })

  test.each(['makkah', 'madinah'])('in %s they are spread as the real ones are', (city) => {
    const real = readCsv('hotel_sites.csv').filter((site) => site.city === city)
    const realMetres = real.map((site) => Number(site.metres_to_holy_mosque))
    const ours = ofCity(city).map((hotel) => metresBetween(hotel, mosqueCentres[city] ?? hotel))
    expect(median(ours) / median(realMetres)).toBeGreaterThan(0.65)
    expect(median(ours) / median(realMetres)).toBeLessThan(1.25)
    expect(Math.max(...ours)).toBeGreaterThan(0.75 * Math.max(...realMetres))
    // The best known stars of the data stand near; ours must fall with distance, too.
    const byDistance = ofCity(city).toSorted((a, b) => (a.nearestPlaceMetres ?? 0) - (b.nearestPlaceMetres ?? 0))
    const mean = (part: typeof byDistance) => part.reduce((sum, hotel) => sum + hotel.stars, 0) / part.length
    expect(mean(byDistance.slice(0, 10))).toBeGreaterThan(mean(byDistance.slice(-10)) + 0.7)
    expect(new Set(ofCity(city).map((hotel) => hotel.stars))).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  test('the gate beside a hotel is the nearest one', () => {
    for (const hotel of [...ofCity('makkah'), ...ofCity('madinah')]) {
      const gates = world.places.filter((place) => place.category === 'gate' && place.city === hotel.city)
      const nearest = Math.min(...gates.map((gate) => metresBetween(hotel, gate)))
      const named = gates.find((gate) => gate.slug === hotel.nearestPlace)
      expect(hotel.nearestPlaceMetres, hotel.slug).toBe(nearest)
      expect(named && metresBetween(hotel, named), hotel.slug).toBe(nearest)
    }
  })

  test('no name belongs to a real hotel, and none comes twice', () => {
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

  test('each has three kinds of room or more, and a bed for every guest it may take', () => {
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

  test('a stay can be paid on arrival at every one, and one non-refundable rate is cheaper', () => {
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

  test('some are on request, most are booked at once', () => {
    const portal = world.hotels.filter((hotel) => hotel.supply === 'portal').length
    expect(portal).toBeGreaterThanOrEqual(8)
    expect(portal).toBeLessThanOrEqual(18)
  })

  test('facilities are known ones, between eight and twenty-five, and true', () => {
    const ids = { hotel: scoped('hotel'), room: scoped('room') }
    for (const hotel of world.hotels) {
      expect(hotel.amenities.length, hotel.slug).toBeGreaterThanOrEqual(8)
      expect(hotel.amenities.length).toBeLessThanOrEqual(25)
      expect(hotel.amenities.filter((id) => !ids.hotel.has(id))).toEqual([])
      expect(hotel.mainFacilities.filter((id) => !hotel.amenities.includes(id))).toEqual([])
      expect(hotel.mainFacilities.length).toBeGreaterThanOrEqual(4)
      expect(hotel.mainFacilities.length).toBeLessThanOrEqual(6)
      expect(hotel.amenities.includes('haram_view')).toBe(hotel.rooms.some((room) => room.view === 'haram'))
      const meals = hotel.rooms.some((room) => room.rates.some((rate) => rate.board !== 'room_only'))
      if (meals) expect(hotel.amenities, hotel.slug).toContain('restaurant')
      for (const room of hotel.rooms) expect(room.amenities.filter((id) => !ids.room.has(id))).toEqual([])
    }
  })

  test('ratings are between 7.4 and 9.6, and a new house has none', () => {
    const fresh = world.hotels.filter((hotel) => hotel.rating === null)
    expect(fresh.length).toBeGreaterThanOrEqual(2)
    expect(fresh.every((hotel) => hotel.reviewCount === 0)).toBe(true)
    for (const hotel of world.hotels) {
      if (hotel.rating === null) continue
      expect(hotel.rating).toBeGreaterThanOrEqual(74)
      expect(hotel.rating).toBeLessThanOrEqual(96)
      expect(hotel.reviewCount).toBeGreaterThan(0)
    }
  })

  test('fees are whole riyals, and few must be paid', () => {
    const fees = world.hotels.flatMap((hotel) => hotel.fees)
    expect(fees.filter((fee) => fee.amount <= 0 || fee.amount % 100 !== 0)).toEqual([])
    const charging = world.hotels.filter((hotel) => hotel.fees.some((fee) => fee.mandatory)).length
    expect(charging).toBeGreaterThan(0)
    expect(charging).toBeLessThan(world.hotels.length / 5)
  })
})

describe('pictures', () => {
  test('every one that is named is there, once, of a kind that can be drawn', () => {
    const ids = world.images.map((image) => image.id)
    const known = new Set(ids)
    expect(repeated(ids)).toEqual([])
    const named = world.hotels.flatMap((hotel) => [...hotel.imageIds, ...hotel.rooms.flatMap((room) => room.imageIds)])
    expect(named.filter((id) => !known.has(id))).toEqual([])
    expect(world.images.filter((image) => !sceneKinds.includes(image.scene))).toEqual([])
  })

  test('a hotel has five to seven, its front first', () => {
    for (const hotel of world.hotels) {
      expect(hotel.imageIds.length, hotel.slug).toBeGreaterThanOrEqual(5)
      expect(hotel.imageIds.length).toBeLessThanOrEqual(7)
      expect(hotel.imageIds[0]).toBe(`facade/${hotel.slug}`)
    }
  })

  test('pages have theirs', () => {
    const known = new Set(world.images.map((image) => image.id))
    const pages = [
      'hero/home-ltr',
      'hero/home-rtl',
      'hero/home-tall-ltr',
      'hero/home-tall-rtl',
      'skyline/makkah',
      'skyline/madinah',
      'skyline/jeddah',
    ]
    const states = ['lost/404', 'fault/500', 'empty/bookings', 'empty/results', 'empty/cart']
    expect([...pages, ...states].filter((id) => !known.has(id))).toEqual([])
  })
})

describe('taxes', () => {
  test('a night of any stars has one VAT rule and one city fee', () => {
    for (const stars of [1, 2, 3, 4, 5]) {
      const rules = world.taxRules.filter((rule) => rule.starsFrom <= stars && stars <= rule.starsTo)
      expect(rules.map((rule) => [rule.kind, rule.rateBasisPoints, rule.base])).toEqual([
        ['city_fee', stars >= 4 ? 500 : 250, 'rent'],
        ['vat', 1500, 'rent_and_city_fee'],
      ])
    }
  })
})

function scoped(scope: 'hotel' | 'room'): Set<string> {
  return new Set(world.amenities.filter((amenity) => amenity.scope === scope).map((amenity) => amenity.id))
}

/** A name without what names differ in by chance: case, marks, articles and the word for hotel. */
function plain(name: string): string {
  return searchKey(name)
    .replaceAll(/\b(hotel|makkah|madinah|al|el)\b|فندق/g, '')
    .replaceAll(/\s+/g, '')
}
