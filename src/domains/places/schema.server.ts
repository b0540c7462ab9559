import { sql } from 'drizzle-orm'
import {
  bigint,
  char,
  doublePrecision,
  index,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  integer,
} from 'drizzle-orm/pg-core'
import type { PlaceCategory } from '#domains/places/categories.ts'
import type { Bilingual } from '#i18n/locale.ts'

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
  /** IANA time zone in which cut-offs of stays are computed. */
  timeZone: text('time_zone').notNull(),
  /** Sort order from 1; cities with stays come before cities with only an airport. */
  rank: smallint('rank').notNull(),
  searchKey: text('search_key').notNull(),
})

/** Ids of districts that the provider adds, far below those of Who's On First. */
export const districtOwnId = pgSequence('district_own_id', { startWith: 1000 })

export const district = pgTable(
  'district',
  {
    /** Who's On First id, or one of the provider's own. */
    id: bigint('id', { mode: 'number' })
      .primaryKey()
      .default(sql`nextval('district_own_id')`),
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
    /** Number of a gate of a holy mosque, if it has one. */
    gateNo: smallint('gate_no'),
    iata: char('iata', { length: 3 }),
    /** Source of the point for attribution, e.g. `osm:node/1`. */
    source: text('source').notNull(),
    searchKey: text('search_key').notNull(),
  },
  (t) => [uniqueIndex('place_slug').on(t.slug), index('place_city_category').on(t.city, t.category)],
)

/**
 * The rows of reference data that were imported, by table and natural key. The import inserts each once, so it neither
 * overwrites what the provider changed nor brings back what the provider removed.
 */
export const referenceImport = pgTable(
  'reference_import',
  {
    /** Table of the row, or `revision` for a draft. */
    target: text('target').notNull(),
    key: text('key').notNull(),
  },
  (t) => [primaryKey({ columns: [t.target, t.key] })],
)
