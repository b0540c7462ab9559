import {
  bigint,
  char,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  integer,
} from 'drizzle-orm/pg-core'
import type { PlaceCategory } from '#domains/places/categories.ts'
import type { Bilingual } from '#text/locale.ts'

/** ISO 3166 country with its dialling code, for addresses and phone numbers. */
export const country = pgTable('country', {
  code: char('code', { length: 2 }).primaryKey(),
  name: jsonb('name').$type<Bilingual>().notNull(),
  callingCode: text('calling_code').notNull(),
  currency: char('currency', { length: 3 }),
})

export const city = pgTable('city', {
  slug: text('slug').primaryKey(),
  country: char('country', { length: 2 })
    .notNull()
    .references(() => country.code),
  name: jsonb('name').$type<Bilingual>().notNull(),
  lat: doublePrecision('lat').notNull(),
  lon: doublePrecision('lon').notNull(),
  /** IANA zone: cut-offs of stays are computed in it. */
  timeZone: text('time_zone').notNull(),
  /** 1 first; cities with stays come before airports' cities. */
  rank: smallint('rank').notNull(),
  searchKey: text('search_key').notNull(),
})

export const district = pgTable(
  'district',
  {
    /** Who's On First id. */
    id: bigint('id', { mode: 'number' }).primaryKey(),
    slug: text('slug').notNull(),
    city: text('city')
      .notNull()
      .references(() => city.slug),
    name: jsonb('name').$type<Bilingual>().notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    /** GeoJSON Polygon or MultiPolygon coordinates, WGS 84. */
    shape: jsonb('shape').$type<{ type: 'Polygon' | 'MultiPolygon'; coordinates: unknown }>().notNull(),
    searchKey: text('search_key').notNull(),
  },
  (t) => [uniqueIndex('district_slug').on(t.slug), index('district_city').on(t.city)],
)

/** Anything with a name and a point: gates, landmarks, airports, stations, shops. */
export const place = pgTable(
  'place',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    city: text('city')
      .notNull()
      .references(() => city.slug),
    category: text('category').$type<PlaceCategory>().notNull(),
    name: jsonb('name').$type<Bilingual>().notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    /** Number on the gate of a holy mosque, when it has one. */
    gateNo: smallint('gate_no'),
    iata: char('iata', { length: 3 }),
    /** Where the point comes from, for attribution, e.g. `osm:node/1`. */
    source: text('source').notNull(),
    searchKey: text('search_key').notNull(),
  },
  (t) => [uniqueIndex('place_slug').on(t.slug), index('place_city_category').on(t.city, t.category)],
)
