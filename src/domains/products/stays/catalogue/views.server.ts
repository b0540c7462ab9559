import { estimatedWalk, metresBetween, walkingMinutes } from '@rihla/street-map/distance'
import type { GentleWalk } from '@rihla/street-map/walks'
import type { NearbyRow } from '#domains/places/nearby.server.ts'
import { fewRoomsLeft } from '#domains/products/stays/limits.ts'
import { priceView, pictureView, scoredView, type Money } from '#domains/products/shared/views.server.ts'
import type { HotelCard, HotelDetails, QuoteAnswer, RoomContent } from '#domains/products/stays/answers.ts'
import type { HotelCardRow, HotelRow, RoomContentRow } from '#domains/products/stays/catalogue/queries.server.ts'
import { isOnSale } from '#domains/products/stays/pricing/licence.ts'
import { todayIn } from '#domains/shared/dates.ts'
import type { PricedStay } from '#domains/shared/shapes.ts'
import { inLocale, type Bilingual, type Locale } from '#i18n/locale.ts'

const maxAreas = 4

export function hotelDetailsView(
  row: HotelRow,
  {
    nearby,
    districts,
    gentle,
    now,
  }: {
    nearby: NearbyRow[]
    districts: Iterable<{ id: number; city: string; name: Bilingual; lat: number; lon: number }>
    /** The walk of elders and wheelchairs to the place to which the walk of the hotel leads. */
    gentle: GentleWalk | null
    now: Date
  },
  locale: Locale,
): HotelDetails {
  const away = (place: NearbyRow) => metresBetween(row, place)
  const on_sale = isOnSale(row, now)
  return {
    ...hotelFacts(row, locale),
    gentle_walk: gentle,
    country: row.country,
    street: inLocale(row.street, locale),
    phone: row.phone,
    summary: inLocale(row.summary, locale),
    description: inLocale(row.description, locale),
    pictures: row.pictures.map((picture) => pictureView(picture, locale)),
    amenities: [...Map.groupBy(row.amenities, (amenity) => amenity.group)].map(([group, items]) => ({
      group,
      items: items.map((item) => ({ id: item.id, name: inLocale(item.name, locale) })),
    })),
    check_in_from: row.checkInFrom.slice(0, 5),
    check_out_until: row.checkOutUntil.slice(0, 5),
    min_nights: row.minNights,
    child_max_age: row.childMaxAge,
    board_free_under: row.boardFreeUnder,
    price_policy: inLocale(row.pricePolicy, locale),
    licence: licenceView(row, now),
    official_class: row.officialClass,
    on_sale,
    fees: row.fees.map((fee) => ({
      ...fee,
      name: inLocale(fee.name, locale),
      amount: { minor: fee.amount, currency: row.currency },
    })),
    nearby: nearby
      .filter((place) => place.category !== 'airport')
      .map((place) => ({
        category: place.category,
        name: inLocale(place.name, locale),
        metres: place.walk ?? away(place),
        minutes: walkingMinutes(place.walk ?? estimatedWalk(row, place)),
      })),
    airports: nearby
      .filter((place) => place.category === 'airport')
      .map((place) => ({ name: inLocale(place.name, locale), iata: place.iata, metres: away(place) })),
    areas: [...districts]
      .filter(
        (district) => district.city === row.city && inLocale(district.name, 'en') !== inLocale(row.district, 'en'),
      )
      .map((district) => ({ name: inLocale(district.name, locale), metres: metresBetween(row, district) }))
      .toSorted((a, b) => a.metres - b.metres)
      .slice(0, maxAreas),
    from: row.from === null || !on_sale ? null : { minor: row.from, currency: row.currency },
  }
}

/** The licence of a hotel while it is valid there. */
export function licenceView(
  row: Pick<HotelRow, 'tourismLicence' | 'tourismLicenceUntil' | 'timeZone'>,
  now: Date,
): HotelDetails['licence'] {
  const { tourismLicence: number, tourismLicenceUntil: until } = row
  return until !== null && todayIn(row.timeZone, now) <= until ? { number, valid_until: until } : null
}

export function roomContentView(row: RoomContentRow, locale: Locale): RoomContent {
  return {
    id: row.id,
    name: inLocale(row.name, locale),
    size_m2: row.sizeM2,
    floors: { from: row.floorFrom, to: row.floorTo },
    beds: row.beds,
    bathrooms: row.bathrooms,
    max_adults: row.maxAdults,
    max_children: row.maxChildren,
    max_total: row.maxTotal,
    view: row.view,
    amenities: row.amenities.map((amenity) => ({ id: amenity.id, name: inLocale(amenity.name, locale) })),
    pictures: row.pictures.map((picture) => pictureView(picture, locale)),
  }
}

/** All of a quote except its token, in the reader's language. */
export function pricedView(
  priced: PricedStay,
  hotel: Pick<
    HotelCardRow,
    | 'id'
    | 'slug'
    | 'name'
    | 'supply'
    | 'timeZone'
    | 'checkInFrom'
    | 'checkOutUntil'
    | 'pictures'
    | 'district'
    | 'cityName'
  >,
  rooms: { id: number; name: Bilingual; beds: RoomContent['beds'] }[],
  locale: Locale,
): Omit<QuoteAnswer, 'token' | 'expires_at'> {
  const money = (minor: number): Money => ({ minor, currency: priced.currency })
  return {
    hotel: {
      id: hotel.id,
      slug: hotel.slug,
      name: inLocale(hotel.name, locale),
      supply: hotel.supply,
      time_zone: hotel.timeZone,
      check_in_from: hotel.checkInFrom.slice(0, 5),
      check_out_until: hotel.checkOutUntil.slice(0, 5),
      picture: pictureView(hotel.pictures[0], locale),
      district: inLocale(hotel.district, locale),
      city: inLocale(hotel.cityName, locale),
    },
    check_in: priced.checkIn,
    check_out: priced.checkOut,
    nights: priced.nights,
    rooms: priced.rooms.map((room) => {
      const content = rooms.find((candidate) => candidate.id === room.roomTypeId)
      return {
        room_type_id: room.roomTypeId,
        rate_plan_id: room.ratePlanId,
        name: content ? inLocale(content.name, locale) : '',
        beds: content?.beds ?? [],
        board: room.board,
        adults: room.occupancy.adults,
        child_ages: room.occupancy.childAges,
        nights: room.nights.map((night) => ({ night: night.night, amount: money(night.amount) })),
        board_amount: money(room.boardAmount),
        total: money(room.total),
      }
    }),
    taxes: taxesView(priced),
    fees: feesView(priced, locale),
    ...priceView(priced, locale),
    discountable: money(amountBeforeTaxes(priced)),
    per_night: money(perNight(priced)),
  }
}

/** Nights and board of all rooms, before the discount and taxes. */
function amountBeforeTaxes({ rooms }: PricedStay): number {
  return rooms.reduce(
    (sum, { nights, boardAmount }) => nights.reduce((total, { amount }) => total + amount, sum + boardAmount),
    0,
  )
}

export function taxesView({ taxes, currency }: PricedStay): QuoteAnswer['taxes'] {
  return taxes.map(({ kind, rateBasisPoints, amount }) => ({
    kind,
    rate_percent: rateBasisPoints / 100,
    amount: { minor: amount, currency },
  }))
}

export function feesView({ fees, currency }: PricedStay, locale: Locale): QuoteAnswer['fees'] {
  return fees.map(({ code, name, amount, mandatory, due }) => ({
    code,
    mandatory,
    due,
    name: inLocale(name, locale),
    amount: { minor: amount, currency },
  }))
}

/** The all-in average price per night, rounded to whole minor units. */
export function perNight(priced: PricedStay): number {
  return Math.round(priced.total / priced.nights)
}

/** The number of rooms left, only if it is low: a large number is not useful, and no number is made up. */
export function roomsLeftView(left: number): number | null {
  return left <= fewRoomsLeft ? left : null
}

/** What cards and pages of a hotel have in common. */
export function hotelFacts(row: HotelCardRow, locale: Locale): Omit<HotelCard, 'offer' | 'picture'> {
  return {
    id: row.id,
    slug: row.slug,
    name: inLocale(row.name, locale),
    stars: row.stars,
    city: { slug: row.city, name: inLocale(row.cityName, locale) },
    district: inLocale(row.district, locale),
    point: { lat: row.lat, lon: row.lon },
    walk: walkView(row, locale),
    ...scoredView(row),
    supply: row.supply,
    main_facilities: row.facilities.map((facility) => ({ id: facility.id, name: inLocale(facility.name, locale) })),
    time_zone: row.timeZone,
  }
}

/** The walk from a hotel to the place that it is named with. */
export function walkView({ placeName, metres }: Pick<HotelCardRow, 'placeName' | 'metres'>, locale: Locale) {
  if (!placeName || metres === null) return null
  return { name: inLocale(placeName, locale), metres, minutes: walkingMinutes(metres) }
}
