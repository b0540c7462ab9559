import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { idOf, textIdOf } from '#domains/shared/columns.server.ts'
import { productColumns } from '#domains/products/shared/columns.server.ts'
import type {
  Aviation,
  DepositStep,
  ExtraBasis,
  Guarantee,
  ProgrammeDay,
  TourType,
} from '#domains/products/packages/shapes.ts'
import { usualRequirements, type ProductRequirements } from '#domains/products/shared/requirements.ts'
import type { PackagePriceBasis } from '#domains/products/shared/room-basis.ts'
import { city } from '#domains/places/schema.server.ts'
import type { Board, PaymentTiming } from '#domains/shared/shapes.ts'
import { cancellationPolicy, hotel } from '#domains/products/stays/schema.server.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** The purpose of a package: Umrah, Ramadan, families, students. */
export const packageType = pgTable('package_type', (c) => ({
  id: c.integer('id').primaryKey().generatedAlwaysAsIdentity(),
  slug: c.text('slug').notNull().unique(),
  name: c.jsonb('name').$type<Bilingual>().notNull(),
  /** Starts at 1. */
  position: c.smallint('position').notNull(),
}))

/** A package without its dates. */
export const travelPackage = pgTable(
  'package',
  (c) => ({
    ...productColumns,
    typeId: idOf('type_id', () => packageType.id),
    title: c.jsonb('title').$type<Bilingual>().notNull(),
    summary: c.jsonb('summary').$type<Bilingual>().notNull(),
    description: c.jsonb('description').$type<Bilingual>().notNull(),
    tourType: c.text('tour_type').$type<TourType>().notNull(),
    /** Maximum number of persons in a group. */
    groupSize: c.smallint('group_size').notNull(),
    departureCity: textIdOf('departure_city', () => city.slug),
    days: c.smallint('days').notNull(),
    programme: c.jsonb('programme').$type<ProgrammeDay[]>().notNull(),
    included: c.jsonb('included').$type<Bilingual[]>().notNull(),
    excluded: c.jsonb('excluded').$type<Bilingual[]>().notNull(),
    /** Information required before booking: permits, health, travel documents. */
    notes: c.jsonb('notes').$type<Bilingual[]>().notNull(),
    aviation: c.jsonb('aviation').$type<Aviation>(),
    /** Children above this age pay as adults and count as adults for the beds. */
    childMaxAge: c.smallint('child_max_age').notNull().default(11),
    /** Children up to this age take neither bed nor seat. */
    infantMaxAge: c.smallint('infant_max_age').notNull().default(1),
    payment: c.text('payment').$type<PaymentTiming>().notNull(),
    deposit: c.jsonb('deposit').$type<DepositStep[]>().notNull(),
    policyId: idOf('policy_id', () => cancellationPolicy.id),
    /** In the time zone of the departure city; cancellation deadlines count back from it. */
    meetsAt: c.time('meets_at').notNull(),
    /** The meeting point of the group; null if only the departure city is known. */
    meetingPoint: c.jsonb('meeting_point').$type<Bilingual>(),
    /** Number of days before the start at which bookings close. */
    closesDaysBefore: c.smallint('closes_days_before').notNull(),
    /** The details that the travellers of a booking must give. */
    requirements: c.jsonb('requirements').$type<ProductRequirements>().notNull().default(usualRequirements),
  }),
  (t) => [
    uniqueIndex('package_slug').on(t.slug),
    index('package_of_type').on(t.typeId),
    check('package_days', sql`${t.days} between 1 and 60 and ${t.groupSize} >= 1`),
    check('package_ages', sql`${t.infantMaxAge} >= 0 and ${t.infantMaxAge} < ${t.childMaxAge}`),
  ],
)

/** The hotels of a package, in order: hotels of the site, or hotels that are only named. */
export const packageHotel = pgTable(
  'package_hotel',
  (c) => ({
    packageId: idOf('package_id', () => travelPackage.id),
    position: c.smallint('position').notNull(),
    /** Null for a hotel that is only named, which has `name`, `city` and possibly `note`. */
    hotelId: c.integer('hotel_id').references(() => hotel.id),
    name: c.jsonb('name').$type<Bilingual>(),
    city: c.text('city').references(() => city.slug),
    /** A short description, such as “four stars, 500 m from the mosque”. */
    note: c.jsonb('note').$type<Bilingual>(),
    nights: c.smallint('nights').notNull(),
    board: c.text('board').$type<Board>().notNull(),
    guarantee: c.text('guarantee').$type<Guarantee>().notNull(),
  }),
  (t) => [
    primaryKey({ columns: [t.packageId, t.position] }),
    check(
      'package_hotel_source',
      sql`(${t.hotelId} is null) = (${t.name} is not null) and (${t.name} is null) = (${t.city} is null) and (${t.note} is null or ${t.hotelId} is null)`,
    ),
  ],
)

export const packageExtra = pgTable(
  'package_extra',
  (c) => ({
    id: c.integer('id').primaryKey().generatedAlwaysAsIdentity(),
    packageId: idOf('package_id', () => travelPackage.id),
    code: c.text('code').notNull(),
    name: c.jsonb('name').$type<Bilingual>().notNull(),
    basis: c.text('basis').$type<ExtraBasis>().notNull(),
    /** Minor units, taxes included. */
    amount: c.integer('amount').notNull(),
  }),
  (t) => [
    uniqueIndex('package_extra_code').on(t.packageId, t.code),
    check('package_extra_amount', sql`${t.amount} >= 0`),
  ],
)

/** A package on its dates: the only place that counts its seats. */
export const departure = pgTable(
  'departure',
  (c) => ({
    id: c.integer('id').primaryKey().generatedAlwaysAsIdentity(),
    packageId: idOf('package_id', () => travelPackage.id),
    startsOn: c.date('starts_on', { mode: 'string' }).notNull(),
    endsOn: c.date('ends_on', { mode: 'string' }).notNull(),
    seats: c.smallint('seats').notNull(),
    held: c.smallint('held').notNull().default(0),
    sold: c.smallint('sold').notNull().default(0),
    closed: c.boolean('closed').notNull().default(false),
    /** Minor units, taxes included, for a child without bed and seat. */
    infantPrice: c.integer('infant_price').notNull(),
  }),
  (t) => [
    uniqueIndex('departure_package_day').on(t.packageId, t.startsOn),
    index('departure_day').on(t.startsOn),
    check('departure_never_oversold', sql`${t.held} >= 0 and ${t.sold} >= 0 and ${t.held} + ${t.sold} <= ${t.seats}`),
    check('departure_dates', sql`${t.endsOn} >= ${t.startsOn}`),
  ],
)

/** Append-only: a hotel that replaces a package hotel for one departure. The newest row of a position applies. */
export const hotelSubstitution = pgTable(
  'hotel_substitution',
  (c) => ({
    id: c.integer('id').primaryKey().generatedAlwaysAsIdentity(),
    departureId: idOf('departure_id', () => departure.id),
    position: c.smallint('position').notNull(),
    hotelId: idOf('hotel_id', () => hotel.id),
    /** Hours within which travellers with a booking can respond. */
    answerHours: c.smallint('answer_hours').notNull(),
    at: c.timestamp('at', { withTimezone: true }).notNull(),
  }),
  (t) => [index('hotel_substitution_departure').on(t.departureId, t.position)],
)

/** Minor units per person by room basis, taxes included. */
export const departurePrice = pgTable(
  'departure_price',
  (c) => ({
    departureId: idOf('departure_id', () => departure.id),
    sharing: c.text('sharing').$type<PackagePriceBasis>().notNull(),
    adult: c.integer('adult').notNull(),
    child: c.integer('child').notNull(),
  }),
  (t) => [
    primaryKey({ columns: [t.departureId, t.sharing] }),
    check('departure_price_amounts', sql`${t.adult} >= 0 and ${t.child} >= 0`),
  ],
)
