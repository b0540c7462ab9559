import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { idOf, textIdOf } from '#domains/shared/columns.server.ts'
import { productColumns } from '#domains/products/shared/columns.server.ts'
import { userId } from '#domains/accounts/schema.server.ts'
import { city, district, place } from '#domains/places/schema.server.ts'
import type {
  Bed,
  Board,
  ChangedNight,
  Fee,
  OfficialClass,
  PaymentTiming,
  PenaltyWindow,
  RoomView,
  TaxBase,
  TaxKind,
} from '#domains/shared/shapes.ts'
import { maxStayNights } from '#domains/products/stays/limits.ts'
import type { HotelStay } from '#domains/products/stays/search/contract.ts'
import type { Bilingual, Locale } from '#i18n/locale.ts'

/** A facility of a hotel or an amenity of a room, as shown in filters and lists. */
export const amenity = pgTable('amenity', (c) => ({
  id: c.text('id').primaryKey(),
  scope: c.text('scope').$type<'hotel' | 'room'>().notNull(),
  group: c.text('group').notNull(),
  name: c.jsonb('name').$type<Bilingual>().notNull(),
}))

export const hotel = pgTable(
  'hotel',
  (c) => ({
    ...productColumns,
    name: c.jsonb('name').$type<Bilingual>().notNull(),
    summary: c.jsonb('summary').$type<Bilingual>().notNull(),
    description: c.jsonb('description').$type<Bilingual>().notNull(),
    stars: c.smallint('stars').notNull(),
    /** Number of the licence of the tourism authority; empty without one. */
    tourismLicence: c.text('tourism_licence').notNull().default(''),
    /** The last day of the licence; set if there is one. */
    tourismLicenceUntil: c.date('tourism_licence_until', { mode: 'string' }),
    /** The class that the authority gave, which can differ from `stars`. */
    officialClass: c.text('official_class').$type<OfficialClass>(),
    city: textIdOf('city', () => city.slug),
    districtId: c
      .bigint('district_id', { mode: 'number' })
      .notNull()
      .references(() => district.id),
    /** Building number and street, as drivers need them; empty if unknown. */
    street: c.jsonb('street').$type<Bilingual>().notNull().default({ en: '', ar: '' }),
    /** Phone number of the reception; empty if unknown. */
    phone: c.text('phone').notNull().default(''),
    lat: c.doublePrecision('lat').notNull(),
    lon: c.doublePrecision('lon').notNull(),
    /** Nearest named gate of the city's holy mosque (a landmark in cities without one). */
    nearestPlaceId: c.integer('nearest_place_id').references(() => place.id),
    /** Metres of the walk to that gate along the streets; `walkingMinutes` converts them to minutes. */
    nearestPlaceMetres: c.integer('nearest_place_metres'),
    mainFacilities: c.text('main_facilities').array().notNull(),
    amenities: c.text('amenities').array().notNull(),
    checkInFrom: c.time('check_in_from').notNull(),
    checkOutUntil: c.time('check_out_until').notNull(),
    minNights: c.smallint('min_nights').notNull().default(1),
    /** Children older than this are counted and charged as adults. */
    childMaxAge: c.smallint('child_max_age').notNull().default(11),
    /** Children under this age pay nothing for the board; 0: every child pays. */
    boardFreeUnder: c.smallint('board_free_under').notNull().default(6),
    fees: c.jsonb('fees').$type<Fee[]>().notNull(),
    pricePolicy: c.jsonb('price_policy').$type<Bilingual>().notNull(),
    /** Who answers requests for the hotel, besides the staff; empty if nobody does. Only staff see it. */
    requestEmail: c.text('request_email').notNull().default(''),
    requestPhone: c.text('request_phone').notNull().default(''),
    /** Arabic if null. */
    requestLocale: c.text('request_locale').$type<Locale>(),
    /** Time of the last change of the page's content, for search engines; without prices and rooms. */
    updatedAt: c.timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  }),
  (t) => [
    uniqueIndex('hotel_slug').on(t.slug),
    index('hotel_city').on(t.city, t.stars),
    index('hotel_district').on(t.districtId),
    check('hotel_stars', sql`${t.stars} between 1 and 5`),
    check('hotel_licence', sql`(${t.tourismLicence} = '') = (${t.tourismLicenceUntil} is null)`),
  ],
)

export const cancellationPolicy = pgTable('cancellation_policy', (c) => ({
  id: c.integer('id').primaryKey().generatedAlwaysAsIdentity(),
  code: c.text('code').notNull().unique(),
  name: c.jsonb('name').$type<Bilingual>().notNull(),
  /** Ordered from far to near; the last window that has begun applies. */
  windows: c.jsonb('windows').$type<PenaltyWindow[]>().notNull(),
}))

export const roomType = pgTable(
  'room_type',
  (c) => ({
    id: c.integer('id').primaryKey().generatedAlwaysAsIdentity(),
    hotelId: idOf('hotel_id', () => hotel.id),
    code: c.text('code').notNull(),
    name: c.jsonb('name').$type<Bilingual>().notNull(),
    sizeM2: c.smallint('size_m2').notNull(),
    floorFrom: c.smallint('floor_from').notNull(),
    floorTo: c.smallint('floor_to').notNull(),
    beds: c.jsonb('beds').$type<Bed[]>().notNull(),
    bathrooms: c.smallint('bathrooms').notNull(),
    maxAdults: c.smallint('max_adults').notNull(),
    maxChildren: c.smallint('max_children').notNull(),
    maxTotal: c.smallint('max_total').notNull(),
    view: c.text('view').$type<RoomView>().notNull(),
    amenities: c.text('amenities').array().notNull(),
    imageIds: c.text('image_ids').array().notNull(),
  }),
  (t) => [uniqueIndex('room_type_hotel_code').on(t.hotelId, t.code)],
)

export const ratePlan = pgTable(
  'rate_plan',
  (c) => ({
    id: c.integer('id').primaryKey().generatedAlwaysAsIdentity(),
    roomTypeId: idOf('room_type_id', () => roomType.id),
    code: c.text('code').notNull(),
    board: c.text('board').$type<Board>().notNull(),
    policyId: idOf('policy_id', () => cancellationPolicy.id),
    payment: c.text('payment').$type<PaymentTiming>().notNull(),
    /** Share of the nightly price in basis points: 9000 is ten per cent off. */
    priceBasisPoints: c.integer('price_basis_points').notNull(),
    /** Minor units per night for the board, for each adult and for each child aged six or over. */
    adultSupplement: c.integer('adult_supplement').notNull(),
    childSupplement: c.integer('child_supplement').notNull(),
  }),
  (t) => [uniqueIndex('rate_plan_room_code').on(t.roomTypeId, t.code)],
)

/** One row per room type and night: the only place that counts rooms. */
export const nightInventory = pgTable(
  'night_inventory',
  (c) => ({
    roomTypeId: idOf('room_type_id', () => roomType.id),
    night: c.date('night', { mode: 'string' }).notNull(),
    /** Minor units per room, before taxes. */
    price: c.integer('price').notNull(),
    allotment: c.smallint('allotment').notNull(),
    held: c.smallint('held').notNull().default(0),
    sold: c.smallint('sold').notNull().default(0),
    /**
     * Rooms that events in calendars of channels take; all of them (`maxAllotment`) if one closes the room type. They can
     * exceed what is left: the channel has then sold a room that is sold here, too.
     */
    elsewhere: c.smallint('elsewhere').notNull().default(0),
    minStay: c.smallint('min_stay').notNull().default(1),
    minStayArrival: c.smallint('min_stay_arrival').notNull().default(1),
    maxStay: c.smallint('max_stay').notNull().default(maxStayNights),
    closed: c.boolean('closed').notNull().default(false),
    closedToArrival: c.boolean('closed_to_arrival').notNull().default(false),
    closedToDeparture: c.boolean('closed_to_departure').notNull().default(false),
  }),
  (t) => [
    primaryKey({ columns: [t.roomTypeId, t.night] }),
    // A search reads all rooms of a few nights: this index keeps the rows of a night together, so that one scan reads
    // them.
    index('night_inventory_night').on(t.night, t.roomTypeId),
    // A search reads the few rooms that have no departure on its last day.
    index('night_inventory_no_departure')
      .on(t.night, t.roomTypeId)
      .where(sql`${t.closedToDeparture}`),
    check(
      'night_inventory_never_oversold',
      sql`${t.held} >= 0 and ${t.sold} >= 0 and ${t.held} + ${t.sold} <= ${t.allotment}`,
    ),
    check('night_inventory_elsewhere', sql`${t.elsewhere} between 0 and 9999`),
    check('night_inventory_price', sql`${t.price} >= 0 and ${t.minStay} >= 1`),
    check('night_inventory_stay', sql`${t.minStayArrival} >= 1 and ${t.maxStay} >= 1`),
  ],
)

/** Changes of a hotel's nights by staff, one row per change. An undo restores `before` if `after` is still current. */
export const stockChange = pgTable(
  'stock_change',
  (c) => ({
    id: c.integer('id').primaryKey().generatedAlwaysAsIdentity(),
    hotelId: idOf('hotel_id', () => hotel.id),
    at: c.timestamp('at', { withTimezone: true }).notNull(),
    by: c.text('by').notNull(),
    nights: c.jsonb('nights').$type<ChangedNight[]>().notNull(),
    undoneAt: c.timestamp('undone_at', { withTimezone: true }),
  }),
  (t) => [index('stock_change_hotel').on(t.hotelId, t.id)],
)

/** Dated taxes: a rule applies to a night if its period and its range of stars contain it. */
export const taxRule = pgTable('tax_rule', (c) => ({
  id: c.integer('id').primaryKey().generatedAlwaysAsIdentity(),
  kind: c.text('kind').$type<TaxKind>().notNull(),
  country: c.char('country', { length: 2 }).notNull(),
  rateBasisPoints: c.integer('rate_basis_points').notNull(),
  base: c.text('base').$type<TaxBase>().notNull(),
  starsFrom: c.smallint('stars_from').notNull().default(1),
  starsTo: c.smallint('stars_to').notNull().default(5),
  validFrom: c.date('valid_from', { mode: 'string' }).notNull(),
  validTo: c.date('valid_to', { mode: 'string' }),
}))

/** Ramadan, Hajj, Eid, school holidays: dated and editable, for prices and labels. */
export const season = pgTable(
  'season',
  (c) => ({
    id: c.integer('id').primaryKey().generatedAlwaysAsIdentity(),
    code: c.text('code').notNull(),
    name: c.jsonb('name').$type<Bilingual>().notNull(),
    hijriYear: c.smallint('hijri_year'),
    firstDay: c.date('first_day', { mode: 'string' }).notNull(),
    lastDay: c.date('last_day', { mode: 'string' }).notNull(),
  }),
  (t) => [index('season_days').on(t.firstDay, t.lastDay)],
)

/** A hotel saved by a traveller, with the stay for which it was saved and the price seen then. */
export const savedHotel = pgTable(
  'saved_hotel',
  (c) => ({
    userId: userId(),
    hotelId: idOf('hotel_id', () => hotel.id, { onDelete: 'cascade' }),
    savedAt: c.timestamp('saved_at', { withTimezone: true }).notNull(),
    /** Null for a hotel that was saved without dates, as are the columns of the stay below. */
    checkIn: c.date('check_in', { mode: 'string' }),
    checkOut: c.date('check_out', { mode: 'string' }),
    /** The party, the place of the walk and the rate terms. */
    stay: c.jsonb('stay').$type<Omit<HotelStay, 'check_in' | 'check_out'>>(),
    /** The all-in total when it was saved, in minor units; null if it was not free. */
    price: c.integer('price'),
    currency: c.char('currency', { length: 3 }),
    /** The last price that the traveller knows; an email is sent when the stay gets cheaper. Null without an alert. */
    alertBelow: c.integer('alert_below'),
    alertedAt: c.timestamp('alerted_at', { withTimezone: true }),
    checkedAt: c.timestamp('checked_at', { withTimezone: true }),
  }),
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
