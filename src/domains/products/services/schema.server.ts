import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { idOf, textIdOf } from '#domains/shared/columns.server.ts'
import { productColumns } from '#domains/products/shared/columns.server.ts'
import { city } from '#domains/places/schema.server.ts'
import type { ServiceIcon, ServiceKind, PriceBasis, SeasonalPrice } from '#domains/products/services/shapes.ts'
import { usualRequirements, type ProductRequirements } from '#domains/products/shared/requirements.ts'
import type { PaymentTiming } from '#domains/shared/shapes.ts'
import { cancellationPolicy } from '#domains/products/stays/schema.server.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** A category that visitors browse services by: airport transfers, guided visits, meals. */
export const serviceType = pgTable(
  'service_type',
  (c) => ({
    id: c.integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: c.text('slug').notNull(),
    name: c.jsonb('name').$type<Bilingual>().notNull(),
    /** One sentence below the name; empty: none. */
    about: c.jsonb('about').$type<Bilingual>().notNull().default({ en: '', ar: '' }),
    kind: c.text('kind').$type<ServiceKind>().notNull(),
    icon: c.text('icon').$type<ServiceIcon>().notNull(),
    /** Starts at 1. */
    position: c.smallint('position').notNull(),
  }),
  (t) => [uniqueIndex('service_type_slug').on(t.slug)],
)

export const service = pgTable(
  'service',
  (c) => ({
    ...productColumns,
    typeId: idOf('type_id', () => serviceType.id),
    name: c.jsonb('name').$type<Bilingual>().notNull(),
    summary: c.jsonb('summary').$type<Bilingual>().notNull(),
    about: c.jsonb('about').$type<Bilingual>().notNull(),
    included: c.jsonb('included').$type<Bilingual[]>().notNull(),
    notes: c.jsonb('notes').$type<Bilingual[]>().notNull(),
    basis: c.text('basis').$type<PriceBasis>().notNull(),
    /** City where the service begins, and the point used to find it. */
    city: textIdOf('city', () => city.slug),
    meetingPoint: c.jsonb('meeting_point').$type<Bilingual>().notNull(),
    /** True if it is not a place on the map, such as the hotel of the guest: the point below is then only that of the city. */
    meetingPointVaries: c.boolean('meeting_point_varies').notNull().default(false),
    lat: c.doublePrecision('lat').notNull(),
    lon: c.doublePrecision('lon').notNull(),
    /** City where it ends, if different. */
    toCity: c.text('to_city').references(() => city.slug),
    /** True if it is added to a transfer for some of the travellers, such as a wheelchair, and is none itself. */
    extra: c.boolean('extra').notNull().default(false),
    /** Approximate duration; null if it has none. */
    minutes: c.smallint('minutes'),
    childMaxAge: c.smallint('child_max_age').notNull().default(11),
    /** Children up to this age are free if the basis is a person; they are counted in vehicles. */
    freeMaxAge: c.smallint('free_max_age').notNull().default(1),
    payment: c.text('payment').$type<PaymentTiming>().notNull(),
    policyId: idOf('policy_id', () => cancellationPolicy.id),
    /** Number of hours before the start at which bookings close. */
    closesHoursBefore: c.smallint('closes_hours_before').notNull(),
    /** The details that the travellers of a booking must give. */
    requirements: c.jsonb('requirements').$type<ProductRequirements>().notNull().default(usualRequirements),
  }),
  (t) => [
    uniqueIndex('service_slug').on(t.slug),
    index('service_of_type').on(t.typeId),
    index('service_city').on(t.city),
    index('service_search_key').using('gin', sql`${t.searchKey} gin_trgm_ops`),
    check('service_ages', sql`${t.freeMaxAge} >= 0 and ${t.freeMaxAge} < ${t.childMaxAge}`),
  ],
)

/** A variant of a service: a car or a bus, by day or by night. */
export const serviceOption = pgTable(
  'service_option',
  (c) => ({
    id: c.integer('id').primaryKey().generatedAlwaysAsIdentity(),
    serviceId: idOf('service_id', () => service.id),
    code: c.text('code').notNull(),
    name: c.jsonb('name').$type<Bilingual>().notNull(),
    /** Minor units per person, vehicle, group or day, with taxes; `childAmount` applies if the basis is a person. */
    amount: c.integer('amount').notNull(),
    childAmount: c.integer('child_amount').notNull(),
    /** Prices of seasons and hours; the first that applies replaces both amounts. */
    seasonalPrices: c.jsonb('seasonal_prices').$type<SeasonalPrice[]>().notNull().default([]),
    /** Persons per vehicle or group; if the basis is a person or a day, persons per booking. */
    maxPeople: c.smallint('most_people').notNull(),
    /** Default capacity of each date and time; a slot can override it. */
    capacity: c.smallint('capacity').notNull(),
    /** `HH:MM` in local time; empty for a whole-day option. */
    times: c.text('times').array().notNull(),
    /** 0 = Sunday; empty for every day. */
    weekdays: c.smallint('weekdays').array().notNull(),
  }),
  (t) => [
    uniqueIndex('service_option_code').on(t.serviceId, t.code),
    check(
      'service_option_figures',
      sql`${t.amount} >= 0 and ${t.childAmount} >= 0 and ${t.maxPeople} >= 1 and ${t.capacity} >= 0`,
    ),
  ],
)

/**
 * Units taken of an option on a date and time: the only place that counts them. A row exists only after units are taken
 * or the provider closes the slot or changes its capacity.
 */
export const serviceSlot = pgTable(
  'service_slot',
  (c) => ({
    optionId: idOf('option_id', () => serviceOption.id),
    day: c.date('day', { mode: 'string' }).notNull(),
    /** Midnight for a whole-day option. */
    time: c.time('time').notNull(),
    capacity: c.smallint('capacity').notNull(),
    held: c.smallint('held').notNull().default(0),
    sold: c.smallint('sold').notNull().default(0),
    closed: c.boolean('closed').notNull().default(false),
  }),
  (t) => [
    primaryKey({ columns: [t.optionId, t.day, t.time] }),
    check(
      'service_slot_never_oversold',
      sql`${t.held} >= 0 and ${t.sold} >= 0 and ${t.held} + ${t.sold} <= ${t.capacity}`,
    ),
  ],
)
