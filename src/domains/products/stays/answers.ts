import { z } from 'zod'
import { calendarDate, instant, money, picture, point } from '#api/shapes.ts'
import { cancellation, cancellationKind, pay, quoteFields, scored, timing } from '#domains/products/shared/answers.ts'
import { bedKinds, boards, officialClasses, roomViews } from '#domains/shared/shapes.ts'
import { stayRules } from '#domains/products/stays/pricing/stay-rules.ts'

/** Kinds of search destinations. A landmark is any place of a category that visitors walk to. */
const destinationKinds = ['city', 'district', 'landmark', 'gate', 'airport', 'hotel', 'point', 'area'] as const
export type DestinationKind = (typeof destinationKinds)[number]

export const destination = z
  .object({
    kind: z.enum(destinationKinds),
    /** Value of the `where` parameter: `makkah`, `district:…`, `place:…`, `hotel:…`, `near:…`, `point:…`. */
    where: z.string(),
    name: z.string(),
    /** Disambiguates the name, e.g. the city of a district. */
    context: z.string(),
    hotels: z.int().describe('Number of hotels in the place or within walking distance'),
    point,
  })
  .meta({ id: 'Destination' })
export type Destination = z.output<typeof destination>

const bed = z.object({ kind: z.enum(bedKinds), count: z.int() })

export const nearestPlace = z.object({ name: z.string(), metres: z.int(), minutes: z.int() })

export const hotelCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    stars: z.int(),
    city: z.object({ slug: z.string(), name: z.string() }),
    district: z.string(),
    point,
    walk: nearestPlace
      .nullable()
      .describe('The walk to the place of the request; without such a place, to the nearest gate'),
    ...scored,
    picture,
    supply: z.enum(['own', 'portal']),
    main_facilities: z.array(z.object({ id: z.string(), name: z.string() })),
    /** The cheapest rooms for the whole party; null if the request has no dates. */
    offer: z
      .object({
        total: money,
        per_night: money,
        nights: z.int(),
        room: z.string(),
        board: z.enum(boards),
        /** Set only if five or fewer are left. */
        rooms_left: z.int().nullable(),
        cancellation_kind: cancellationKind,
        free_until: instant.nullable(),
        free_cancellation_total: money
          .nullable()
          .describe('The lowest total with free cancellation; null if the offer has it itself, or no rate has it'),
        payment: timing.nullable(),
        pay,
      })
      .nullable(),
    time_zone: z.string(),
  })
  .meta({ id: 'HotelCard' })
export type HotelCard = z.output<typeof hotelCard>

const priceLine = z.object({ night: calendarDate, amount: money })
export const quote = z
  .object({
    ...quoteFields,
    hotel: z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      supply: z.enum(['own', 'portal']),
      time_zone: z.string(),
      check_in_from: z.string(),
      check_out_until: z.string(),
      picture,
      district: z.string(),
      city: z.string(),
    }),
    check_in: calendarDate,
    check_out: calendarDate,
    nights: z.int(),
    rooms: z.array(
      z.object({
        room_type_id: z.int(),
        rate_plan_id: z.int(),
        name: z.string(),
        beds: z.array(bed),
        board: z.enum(boards),
        adults: z.int(),
        child_ages: z.array(z.int()),
        nights: z.array(priceLine),
        board_amount: money,
        total: money,
      }),
    ),
    taxes: z.array(z.object({ kind: z.enum(['vat', 'city_fee']), rate_percent: z.number(), amount: money })),
    fees: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        amount: money.describe('Of a mandatory fee of the booking without VAT, which `taxes` contain'),
        mandatory: z.boolean(),
        due: z.enum(['booking', 'property']),
      }),
    ),
    per_night: money,
  })
  .meta({ id: 'Quote' })
export type QuoteAnswer = z.output<typeof quote>

export const unavailableReasons = [
  'sold_out',
  'closed',
  ...stayRules,
  'too_many_guests',
  'too_few_rooms',
  'no_prices',
  'unlicensed',
] as const
export type UnavailableReason = (typeof unavailableReasons)[number]

export const roomContent = z
  .object({
    id: z.int(),
    name: z.string(),
    size_m2: z.int(),
    floors: z.object({ from: z.int(), to: z.int() }),
    beds: z.array(bed),
    bathrooms: z.int(),
    max_adults: z.int(),
    max_children: z.int(),
    max_total: z.int(),
    view: z.enum(roomViews),
    amenities: z.array(z.object({ id: z.string(), name: z.string() })),
    pictures: z.array(picture),
  })
  .meta({ id: 'Room' })
export type RoomContent = z.output<typeof roomContent>

export const roomNight = z
  .object({
    night: calendarDate,
    price: money.describe('Price per room, before taxes'),
    min_stay: z.int().describe('Minimum nights of a stay that includes the night'),
    min_stay_arrival: z.int().describe('Minimum nights of a stay that begins on this day'),
    max_stay: z.int().describe('Maximum nights of a stay that includes the night'),
    closed: z.boolean(),
    closed_to_arrival: z.boolean(),
    closed_to_departure: z.boolean().describe('True if no stay can end on this day'),
    /** True if a room is free that night. */
    available: z.boolean(),
    /** Number of free rooms, if five or fewer. */
    left: z.int().nullable(),
  })
  .meta({ id: 'RoomNight' })

/** Names of filters and lists; `group` is a code, each item has a name. */
export const vocabularyGroup = z
  .object({ group: z.string(), items: z.array(z.object({ id: z.string(), name: z.string() })) })
  .meta({ id: 'VocabularyGroup' })

const rateOffer = z.object({
  rate_plan_id: z.int(),
  board: z.enum(boards),
  payment: timing,
  total: money.describe('All requested rooms at this rate, all-in'),
  pay,
  per_night: money,
  /** The parts of the total. */
  holds: z.object({
    nights: z.array(priceLine).describe('For all rooms, before taxes'),
    board_amount: money,
    taxes: quote.shape.taxes,
    fees: quote.shape.fees.describe('Mandatory fees'),
  }),
  cancellation,
  meets_terms: z.boolean().describe('True if the room and the rate have all terms of the request'),
  /** The values of `rooms` in get_hotel_price for the party at this rate. */
  rooms: z.array(z.string()),
})

export const roomOffer = z
  .object({
    room: roomContent,
    rates: z.array(rateOffer),
    rooms_left: z.int().nullable(),
    unavailable: z
      .object({
        reason: z.enum(unavailableReasons),
        min_stay: z.int().nullable(),
        max_stay: z.int().nullable(),
        next: z
          .array(z.object({ check_in: calendarDate, check_out: calendarDate }))
          .describe('The nearest available stays of the same length'),
      })
      .nullable(),
  })
  .meta({ id: 'RoomOffer' })
export type RoomOffer = z.output<typeof roomOffer>

export const hotelDetails = z
  .object({
    ...hotelCard.omit({ offer: true, picture: true }).shape,
    gentle_walk: z
      .object({
        metres: z.int(),
        minutes: z.int(),
        steps: z.boolean().describe('True if no way around steps is short enough'),
      })
      .nullable()
      .describe('`walk` for elders and wheelchairs, slower and around steps; null where the streets are not mapped'),
    country: z.string().length(2).describe('ISO 3166 code'),
    street: z.string().describe('Street and house number; empty if unknown'),
    phone: z.string().describe('Phone number of the reception; empty if unknown'),
    summary: z.string(),
    description: z.string(),
    pictures: z.array(picture),
    amenities: z.array(z.object({ group: z.string(), items: z.array(z.object({ id: z.string(), name: z.string() })) })),
    check_in_from: z.string(),
    check_out_until: z.string(),
    min_nights: z.int(),
    child_max_age: z.int(),
    board_free_under: z.int().describe('Children under this age pay nothing for meals; 0: every child pays'),
    price_policy: z.string(),
    licence: z
      .object({ number: z.string(), valid_until: calendarDate })
      .nullable()
      .describe('The licence of the tourism authority; null without a valid one'),
    official_class: z.enum(officialClasses).nullable().describe('The class that the authority gave'),
    on_sale: z.boolean().describe('False if the hotel cannot be booked because it has no valid licence'),
    fees: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        basis: z.enum(['stay', 'night', 'person', 'person_night']),
        amount: money,
        mandatory: z.boolean(),
        due: z.enum(['booking', 'property']),
      }),
    ),
    nearby: z.array(z.object({ category: z.string(), name: z.string(), metres: z.int(), minutes: z.int() })),
    airports: z.array(z.object({ name: z.string(), iata: z.string().nullable(), metres: z.int() })),
    /** The nearest other districts, with the distance to their centres. */
    areas: z.array(z.object({ name: z.string(), metres: z.int() })),
    from: money.nullable().describe('The lowest nightly price before taxes in the next 60 days'),
  })
  .meta({ id: 'Hotel' })
export type HotelDetails = z.output<typeof hotelDetails>
