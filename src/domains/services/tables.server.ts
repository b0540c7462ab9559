import { sql } from 'drizzle-orm'
import {
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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { city } from '#domains/places/tables.server.ts'
import type { ServiceIcon, ServiceKind } from '#domains/services/kinds.ts'
import type { PriceBasis } from '#domains/services/shapes.ts'
import type { PaymentTiming, Supply } from '#domains/stays/shapes.ts'
import { cancellationPolicy } from '#domains/stays/tables.server.ts'
import type { Bilingual } from '#text/locale.ts'

/** A category of services as people look for them: airport transfers, guided visits, meals. */
export const serviceType = pgTable(
  'service_type',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    name: jsonb('name').$type<Bilingual>().notNull(),
    kind: text('kind').$type<ServiceKind>().notNull(),
    icon: text('icon').$type<ServiceIcon>().notNull(),
    /** 1 first. */
    position: smallint('position').notNull(),
  },
  (t) => [uniqueIndex('service_type_slug').on(t.slug)],
)

export const service = pgTable(
  'service',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    typeId: integer('type_id')
      .notNull()
      .references(() => serviceType.id),
    name: jsonb('name').$type<Bilingual>().notNull(),
    summary: jsonb('summary').$type<Bilingual>().notNull(),
    about: jsonb('about').$type<Bilingual>().notNull(),
    included: jsonb('included').$type<Bilingual[]>().notNull(),
    notes: jsonb('notes').$type<Bilingual[]>().notNull(),
    basis: text('basis').$type<PriceBasis>().notNull(),
    /** Where it begins, and the point that people find it by. */
    city: text('city')
      .notNull()
      .references(() => city.slug),
    meetingPoint: jsonb('meeting_point').$type<Bilingual>().notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    /** Where it ends, when that is another city. */
    toCity: text('to_city').references(() => city.slug),
    /** About how long it takes; null for what has no length. */
    minutes: smallint('minutes'),
    currency: char('currency', { length: 3 }).notNull(),
    childMaxAge: smallint('child_max_age').notNull().default(11),
    freeMaxAge: smallint('free_max_age').notNull().default(1),
    payment: text('payment').$type<PaymentTiming>().notNull(),
    policyId: integer('policy_id')
      .notNull()
      .references(() => cancellationPolicy.id),
    supply: text('supply').$type<Supply>().notNull(),
    /** Bookings close so many hours before it begins. */
    closesHoursBefore: smallint('closes_hours_before').notNull(),
    imageIds: text('image_ids').array().notNull(),
    /** Higher is recommended earlier; set by staff and seed, never sold. */
    rank: smallint('rank').notNull().default(0),
    searchKey: text('search_key').notNull(),
    /** Whether the site shows and sells it; what was booked stands either way. */
    offered: boolean('offered').notNull().default(true),
  },
  (t) => [
    uniqueIndex('service_slug').on(t.slug),
    index('service_of_type').on(t.typeId),
    index('service_city').on(t.city),
    index('service_search_key').using('gin', sql`${t.searchKey} gin_trgm_ops`),
    check('service_ages', sql`${t.freeMaxAge} >= 0 and ${t.freeMaxAge} < ${t.childMaxAge}`),
  ],
)

/** A way to have a service: a car or a bus, by day or by night. */
export const serviceOption = pgTable(
  'service_option',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    serviceId: integer('service_id')
      .notNull()
      .references(() => service.id),
    code: text('code').notNull(),
    name: jsonb('name').$type<Bilingual>().notNull(),
    /** Minor units of one person, vehicle, group or day, taxes included; `childAmount` where the basis is a person. */
    amount: integer('amount').notNull(),
    childAmount: integer('child_amount').notNull(),
    mostPeople: smallint('most_people').notNull(),
    /** What can be had a date and time, unless its slot says otherwise. */
    capacity: smallint('capacity').notNull(),
    /** `HH:MM` of the place; none: for the whole day. */
    times: text('times').array().notNull(),
    /** 0 = Sunday; none: every day. */
    weekdays: smallint('weekdays').array().notNull(),
  },
  (t) => [
    uniqueIndex('service_option_code').on(t.serviceId, t.code),
    check(
      'service_option_figures',
      sql`${t.amount} >= 0 and ${t.childAmount} >= 0 and ${t.mostPeople} >= 1 and ${t.capacity} >= 0`,
    ),
  ],
)

/**
 * What is taken of an option on a date and time: the only place where it is counted. There is no row
 * until somebody takes some or the provider closes the slot or changes its capacity.
 */
export const serviceSlot = pgTable(
  'service_slot',
  {
    optionId: integer('option_id')
      .notNull()
      .references(() => serviceOption.id),
    day: date('day', { mode: 'string' }).notNull(),
    /** Midnight where the option is for the whole day. */
    time: time('time').notNull(),
    capacity: smallint('capacity').notNull(),
    held: smallint('held').notNull().default(0),
    sold: smallint('sold').notNull().default(0),
    closed: boolean('closed').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.optionId, t.day, t.time] }),
    check(
      'service_slot_never_oversold',
      sql`${t.held} >= 0 and ${t.sold} >= 0 and ${t.held} + ${t.sold} <= ${t.capacity}`,
    ),
  ],
)
