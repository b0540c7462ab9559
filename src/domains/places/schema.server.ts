import { sql } from 'drizzle-orm'
import { index, pgSequence, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { textIdOf } from '#domains/shared/columns.server.ts'
import type { PlaceCategory } from '#domains/places/categories.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** ISO 3166 country with its dialling code, for addresses and phone numbers. */
export const country = pgTable('country', (c) => ({
  code: c.char('code', { length: 2 }).primaryKey(),
  name: c.jsonb('name').$type<Bilingual>().notNull(),
  callingCode: c.text('calling_code').notNull(),
  currency: c.char('currency', { length: 3 }),
}))

export const city = pgTable('city', (c) => ({
  slug: c.text('slug').primaryKey(),
  country: c
    .char('country', { length: 2 })
    .notNull()
    .references(() => country.code),
  name: c.jsonb('name').$type<Bilingual>().notNull(),
  lat: c.doublePrecision('lat').notNull(),
  lon: c.doublePrecision('lon').notNull(),
  /** IANA time zone in which cut-offs of stays are computed. */
  timeZone: c.text('time_zone').notNull(),
  /** Sort order from 1; cities with stays come before cities with only an airport. */
  rank: c.smallint('rank').notNull(),
  searchKey: c.text('search_key').notNull(),
}))

/** Ids of districts that the provider adds, far below those of Who's On First. */
export const districtOwnId = pgSequence('district_own_id', { startWith: 1000 })

export const district = pgTable(
  'district',
  (c) => ({
    /** Who's On First id, or one of the provider's own. */
    id: c
      .bigint('id', { mode: 'number' })
      .primaryKey()
      .default(sql`nextval('district_own_id')`),
    slug: c.text('slug').notNull(),
    city: textIdOf('city', () => city.slug),
    name: c.jsonb('name').$type<Bilingual>().notNull(),
    lat: c.doublePrecision('lat').notNull(),
    lon: c.doublePrecision('lon').notNull(),
    /** GeoJSON Polygon or MultiPolygon coordinates, WGS 84. */
    shape: c.jsonb('shape').$type<{ type: 'Polygon' | 'MultiPolygon'; coordinates: unknown }>().notNull(),
    searchKey: c.text('search_key').notNull(),
  }),
  (t) => [uniqueIndex('district_slug').on(t.slug), index('district_city').on(t.city)],
)

/** Anything with a name and a point: gates, landmarks, airports, stations, shops. */
export const place = pgTable(
  'place',
  (c) => ({
    id: c.integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: c.text('slug').notNull(),
    city: textIdOf('city', () => city.slug),
    category: c.text('category').$type<PlaceCategory>().notNull(),
    name: c.jsonb('name').$type<Bilingual>().notNull(),
    lat: c.doublePrecision('lat').notNull(),
    lon: c.doublePrecision('lon').notNull(),
    /** Number of a gate of a holy mosque, if it has one. */
    gateNo: c.smallint('gate_no'),
    iata: c.char('iata', { length: 3 }),
    /** Source of the point for attribution, e.g. `osm:node/1`. */
    source: c.text('source').notNull(),
    searchKey: c.text('search_key').notNull(),
  }),
  (t) => [uniqueIndex('place_slug').on(t.slug), index('place_city_category').on(t.city, t.category)],
)

/**
 * The rows of reference data that were imported, by table and natural key. The import inserts each once, so it neither
 * overwrites what the provider changed nor brings back what the provider removed.
 */
export const referenceImport = pgTable(
  'reference_import',
  (c) => ({
    /** Table of the row, or `revision` for a draft. */
    target: c.text('target').notNull(),
    key: c.text('key').notNull(),
  }),
  (t) => [primaryKey({ columns: [t.target, t.key] })],
)
