import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { idOf, textIdOf } from '#domains/shared/columns.server.ts'
import { productColumns } from '#domains/products/shared/columns.server.ts'
import { userId } from '#domains/accounts/schema.server.ts'
import { city, district, place } from '#domains/places/schema.server.ts'
import type {
  Bed,
  Board,
  ChangedNight,
  Fee,
  PaymentTiming,
  PenaltyWindow,
  RoomView,
  TaxBase,
  TaxKind,
} from '#domains/shared/shapes.ts'
import type { HotelStay } from '#domains/products/stays/search/contract.ts'
import type { Bilingual, Locale } from '#i18n/locale.ts'

/** A facility of a hotel or an amenity of a room, as shown in filters and lists. */
export const amenity = pgTable('amenity', {
  id: text('id').primaryKey(),
  scope: text('scope').$type<'hotel' | 'room'>().notNull(),
  group: text('group').notNull(),
  name: jsonb('name').$type<Bilingual>().notNull(),
})

export const hotel = pgTable(
  'hotel',
  {
    ...productColumns,
    name: jsonb('name').$type<Bilingual>().notNull(),
    summary: jsonb('summary').$type<Bilingual>().notNull(),
    description: jsonb('description').$type<Bilingual>().notNull(),
    stars: smallint('stars').notNull(),
    city: textIdOf('city', () => city.slug),
    districtId: bigint('district_id', { mode: 'number' })
      .notNull()
      .references(() => district.id),
    /** Building number and street, as drivers need them; empty if unknown. */
    street: jsonb('street').$type<Bilingual>().notNull().default({ en: '', ar: '' }),
    /** Phone number of the reception; empty if unknown. */
    phone: text('phone').notNull().default(''),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    /** Nearest named gate of the city's holy mosque (a landmark in cities without one). */
    nearestPlaceId: integer('nearest_place_id').references(() => place.id),
    /** Metres of the walk to that gate along the streets; `walkingMinutes` converts them to minutes. */
    nearestPlaceMetres: integer('nearest_place_metres'),
    mainFacilities: text('main_facilities').array().notNull(),
    amenities: text('amenities').array().notNull(),
    checkInFrom: time('check_in_from').notNull(),
    checkOutUntil: time('check_out_until').notNull(),
    minNights: smallint('min_nights').notNull().default(1),
    /** Children older than this are counted and charged as adults. */
    childMaxAge: smallint('child_max_age').notNull().default(11),
    /** Children under this age pay nothing for the board; 0: every child pays. */
    boardFreeUnder: smallint('board_free_under').notNull().default(6),
    fees: jsonb('fees').$type<Fee[]>().notNull(),
    pricePolicy: jsonb('price_policy').$type<Bilingual>().notNull(),
    /** Who answers requests for the hotel, besides the staff; empty if nobody does. Only staff see it. */
    requestEmail: text('request_email').notNull().default(''),
    requestPhone: text('request_phone').notNull().default(''),
    /** Arabic if null. */
    requestLocale: text('request_locale').$type<Locale>(),
    /** Time of the last change of the page's content, for search engines; without prices and rooms. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('hotel_slug').on(t.slug),
    index('hotel_city').on(t.city, t.stars),
    index('hotel_district').on(t.districtId),
    check('hotel_stars', sql`${t.stars} between 1 and 5`),
  ],
)

export const cancellationPolicy = pgTable('cancellation_policy', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  code: text('code').notNull().unique(),
  name: jsonb('name').$type<Bilingual>().notNull(),
  /** Ordered from far to near; the last window that has begun applies. */
  windows: jsonb('windows').$type<PenaltyWindow[]>().notNull(),
})

export const roomType = pgTable(
  'room_type',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    hotelId: idOf('hotel_id', () => hotel.id),
    code: text('code').notNull(),
    name: jsonb('name').$type<Bilingual>().notNull(),
    sizeM2: smallint('size_m2').notNull(),
    floorFrom: smallint('floor_from').notNull(),
    floorTo: smallint('floor_to').notNull(),
    beds: jsonb('beds').$type<Bed[]>().notNull(),
    bathrooms: smallint('bathrooms').notNull(),
    maxAdults: smallint('max_adults').notNull(),
    maxChildren: smallint('max_children').notNull(),
    maxTotal: smallint('max_total').notNull(),
    view: text('view').$type<RoomView>().notNull(),
    amenities: text('amenities').array().notNull(),
    imageIds: text('image_ids').array().notNull(),
  },
  (t) => [uniqueIndex('room_type_hotel_code').on(t.hotelId, t.code)],
)

export const ratePlan = pgTable(
  'rate_plan',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    roomTypeId: idOf('room_type_id', () => roomType.id),
    code: text('code').notNull(),
    board: text('board').$type<Board>().notNull(),
    policyId: idOf('policy_id', () => cancellationPolicy.id),
    payment: text('payment').$type<PaymentTiming>().notNull(),
    /** Share of the nightly price in basis points: 9000 is ten per cent off. */
    priceBasisPoints: integer('price_basis_points').notNull(),
    /** Minor units per night for the board, for each adult and for each child aged six or over. */
    adultSupplement: integer('adult_supplement').notNull(),
    childSupplement: integer('child_supplement').notNull(),
  },
  (t) => [uniqueIndex('rate_plan_room_code').on(t.roomTypeId, t.code)],
)

/** One row per room type and night: the only place that counts rooms. */
export const nightInventory = pgTable(
  'night_inventory',
  {
    roomTypeId: idOf('room_type_id', () => roomType.id),
    night: date('night', { mode: 'string' }).notNull(),
    /** Minor units per room, before taxes. */
    price: integer('price').notNull(),
    allotment: smallint('allotment').notNull(),
    held: smallint('held').notNull().default(0),
    sold: smallint('sold').notNull().default(0),
    /**
     * Rooms that events in calendars of channels take; all of them (`maxAllotment`) if one closes the room type. They can
     * exceed what is left: the channel has then sold a room that is sold here, too.
     */
    elsewhere: smallint('elsewhere').notNull().default(0),
    minStay: smallint('min_stay').notNull().default(1),
    closed: boolean('closed').notNull().default(false),
    closedToArrival: boolean('closed_to_arrival').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.roomTypeId, t.night] }),
    // A search reads all rooms of a few nights: this index keeps the rows of a night together, so that one scan reads
    // them.
    index('night_inventory_night').on(t.night, t.roomTypeId),
    check(
      'night_inventory_never_oversold',
      sql`${t.held} >= 0 and ${t.sold} >= 0 and ${t.held} + ${t.sold} <= ${t.allotment}`,
    ),
    check('night_inventory_elsewhere', sql`${t.elsewhere} between 0 and 9999`),
    check('night_inventory_price', sql`${t.price} >= 0 and ${t.minStay} >= 1`),
  ],
)

/** Changes of a hotel's nights by staff, one row per change. An undo restores `before` if `after` is still current. */
export const stockChange = pgTable(
  'stock_change',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    hotelId: idOf('hotel_id', () => hotel.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
    by: text('by').notNull(),
    nights: jsonb('nights').$type<ChangedNight[]>().notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (t) => [index('stock_change_hotel').on(t.hotelId, t.id)],
)

/** Dated taxes: a rule applies to a night if its period and its range of stars contain it. */
export const taxRule = pgTable('tax_rule', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<TaxKind>().notNull(),
  country: char('country', { length: 2 }).notNull(),
  rateBasisPoints: integer('rate_basis_points').notNull(),
  base: text('base').$type<TaxBase>().notNull(),
  starsFrom: smallint('stars_from').notNull().default(1),
  starsTo: smallint('stars_to').notNull().default(5),
  validFrom: date('valid_from', { mode: 'string' }).notNull(),
  validTo: date('valid_to', { mode: 'string' }),
})

/** Ramadan, Hajj, Eid, school holidays: dated and editable, for prices and labels. */
export const season = pgTable(
  'season',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull(),
    name: jsonb('name').$type<Bilingual>().notNull(),
    hijriYear: smallint('hijri_year'),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
  },
  (t) => [index('season_days').on(t.firstDay, t.lastDay)],
)

/** A hotel saved by a traveller, with the stay for which it was saved and the price seen then. */
export const savedHotel = pgTable(
  'saved_hotel',
  {
    userId: userId(),
    hotelId: idOf('hotel_id', () => hotel.id, { onDelete: 'cascade' }),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    /** Null for a hotel that was saved without dates, as are the columns of the stay below. */
    checkIn: date('check_in', { mode: 'string' }),
    checkOut: date('check_out', { mode: 'string' }),
    /** The party, the place of the walk and the rate terms. */
    stay: jsonb('stay').$type<Omit<HotelStay, 'check_in' | 'check_out'>>(),
    /** The all-in total when it was saved, in minor units; null if it was not free. */
    price: integer('price'),
    currency: char('currency', { length: 3 }),
    /** The last price that the traveller knows; an e-mail is sent when the stay gets cheaper. Null without an alert. */
    alertBelow: integer('alert_below'),
    alertedAt: timestamp('alerted_at', { withTimezone: true }),
    checkedAt: timestamp('checked_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.hotelId] }),
    index('saved_hotel_hotel').on(t.hotelId),
    index('saved_hotel_alert')
      .on(t.checkedAt)
      .where(sql`${t.alertBelow} is not null`),
    check(
      'saved_hotel_stay',
      sql`num_nulls(${t.checkIn}, ${t.checkOut}) in (0, 2) and (${t.checkIn} is null or ${t.stay} is not null)`,
    ),
    check('saved_hotel_price', sql`(${t.price} is null) = (${t.currency} is null)`),
    check('saved_hotel_alerted', sql`${t.alertBelow} is null or (${t.price} is not null and ${t.checkIn} is not null)`),
  ],
)
