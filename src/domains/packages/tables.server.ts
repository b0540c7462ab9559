import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  check,
  date,
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
import type {
  Aviation,
  DepositStep,
  ExtraBasis,
  Guarantee,
  ProgrammeDay,
  Sharing,
  TourType,
} from '#domains/packages/shapes.ts'
import { city } from '#domains/places/tables.server.ts'
import type { Board, PaymentTiming, Supply } from '#domains/stays/shapes.ts'
import { cancellationPolicy, hotel } from '#domains/stays/tables.server.ts'
import type { Bilingual } from '#text/locale.ts'

/** What a journey is for: Umrah, Ramadan, families, students. */
export const packageType = pgTable('package_type', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  slug: text('slug').notNull().unique(),
  name: jsonb('name').$type<Bilingual>().notNull(),
  /** 1 first. */
  position: smallint('position').notNull(),
})

/** A journey as it is sold: all of it but its dates. */
export const journeyPackage = pgTable(
  'package',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    typeId: integer('type_id')
      .notNull()
      .references(() => packageType.id),
    title: jsonb('title').$type<Bilingual>().notNull(),
    summary: jsonb('summary').$type<Bilingual>().notNull(),
    description: jsonb('description').$type<Bilingual>().notNull(),
    tourType: text('tour_type').$type<TourType>().notNull(),
    /** Persons of a group, at most. */
    groupSize: smallint('group_size').notNull(),
    departureCity: text('departure_city')
      .notNull()
      .references(() => city.slug),
    days: smallint('days').notNull(),
    programme: jsonb('programme').$type<ProgrammeDay[]>().notNull(),
    included: jsonb('included').$type<Bilingual[]>().notNull(),
    excluded: jsonb('excluded').$type<Bilingual[]>().notNull(),
    /** What must be known before booking: permits, health, papers. */
    notes: jsonb('notes').$type<Bilingual[]>().notNull(),
    aviation: jsonb('aviation').$type<Aviation>(),
    currency: char('currency', { length: 3 }).notNull(),
    childMaxAge: smallint('child_max_age').notNull().default(11),
    infantMaxAge: smallint('infant_max_age').notNull().default(1),
    payment: text('payment').$type<PaymentTiming>().notNull(),
    deposit: jsonb('deposit').$type<DepositStep[]>().notNull(),
    policyId: integer('policy_id')
      .notNull()
      .references(() => cancellationPolicy.id),
    supply: text('supply').$type<Supply>().notNull(),
    /** Clock of the departure city. */
    meetsAt: time('meets_at').notNull(),
    /** Bookings close so many days before the start. */
    closesDaysBefore: smallint('closes_days_before').notNull(),
    imageIds: text('image_ids').array().notNull(),
    /** Higher is recommended earlier; set by staff and seed, never sold. */
    rank: smallint('rank').notNull().default(0),
    searchKey: text('search_key').notNull(),
    /** Whether the site shows and sells it; what was booked stands either way. */
    offered: boolean('offered').notNull().default(true),
  },
  (t) => [
    uniqueIndex('package_slug').on(t.slug),
    index('package_of_type').on(t.typeId),
    check('package_days', sql`${t.days} between 1 and 60 and ${t.groupSize} >= 1`),
    check('package_ages', sql`${t.infantMaxAge} >= 0 and ${t.infantMaxAge} < ${t.childMaxAge}`),
  ],
)

/** Where the group sleeps, in order. */
export const packageResidence = pgTable(
  'package_residence',
  {
    packageId: integer('package_id')
      .notNull()
      .references(() => journeyPackage.id),
    position: smallint('position').notNull(),
    hotelId: integer('hotel_id')
      .notNull()
      .references(() => hotel.id),
    nights: smallint('nights').notNull(),
    board: text('board').$type<Board>().notNull(),
    guarantee: text('guarantee').$type<Guarantee>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.packageId, t.position] })],
)

export const packageExtra = pgTable(
  'package_extra',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    packageId: integer('package_id')
      .notNull()
      .references(() => journeyPackage.id),
    code: text('code').notNull(),
    name: jsonb('name').$type<Bilingual>().notNull(),
    basis: text('basis').$type<ExtraBasis>().notNull(),
    /** Minor units, taxes included. */
    amount: integer('amount').notNull(),
  },
  (t) => [
    uniqueIndex('package_extra_code').on(t.packageId, t.code),
    check('package_extra_amount', sql`${t.amount} >= 0`),
  ],
)

/** A package on its dates: the only place where its seats are counted. */
export const departure = pgTable(
  'departure',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    packageId: integer('package_id')
      .notNull()
      .references(() => journeyPackage.id),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    seats: smallint('seats').notNull(),
    held: smallint('held').notNull().default(0),
    sold: smallint('sold').notNull().default(0),
    closed: boolean('closed').notNull().default(false),
    /** Minor units, taxes included, for a child without bed and seat. */
    infantPrice: integer('infant_price').notNull(),
  },
  (t) => [
    uniqueIndex('departure_package_day').on(t.packageId, t.startsOn),
    index('departure_day').on(t.startsOn),
    check('departure_never_oversold', sql`${t.held} >= 0 and ${t.sold} >= 0 and ${t.held} + ${t.sold} <= ${t.seats}`),
    check('departure_dates', sql`${t.endsOn} >= ${t.startsOn}`),
  ],
)

/** Append-only: a house that a departure has instead of the one its package names. The newest of a position holds. */
export const residenceChange = pgTable(
  'residence_change',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    departureId: integer('departure_id')
      .notNull()
      .references(() => departure.id),
    position: smallint('position').notNull(),
    hotelId: integer('hotel_id')
      .notNull()
      .references(() => hotel.id),
    /** How long those who have booked have to answer. */
    answerHours: smallint('answer_hours').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (t) => [index('residence_change_departure').on(t.departureId, t.position)],
)

/** Minor units a person by how many share the room, taxes included. */
export const departurePrice = pgTable(
  'departure_price',
  {
    departureId: integer('departure_id')
      .notNull()
      .references(() => departure.id),
    sharing: text('sharing').$type<Sharing>().notNull(),
    adult: integer('adult').notNull(),
    child: integer('child').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.departureId, t.sharing] }),
    check('departure_price_amounts', sql`${t.adult} >= 0 and ${t.child} >= 0`),
  ],
)

/**
 * A row for every statement that changed journeys, their dates or prices, or what their cards name; triggers write it.
 * Seats and whether a departure is closed are stock and leave none. Processes know by it whether what they keep in memory
 * is the latest; old ones are forgotten.
 */
export const journeyChange = pgTable('journey_change', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
})
