import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/context.ts'
import { rowKind, rowStore } from '#domains/cms/stores/row-store.server.ts'
import type { Field, Kind, KindName } from '#domains/cms/shapes.ts'
import { placeCategories } from '#domains/places/categories.ts'
import { searchKey } from '#i18n/clean.ts'
import type { Bilingual } from '#i18n/locale.ts'

const name: Field = { type: 'bilingual', name: 'name', max: 120 }
export const degrees: Field[] = [
  { type: 'degrees', name: 'lat', min: -90, max: 90 },
  { type: 'degrees', name: 'lon', min: -180, max: 180 },
]
const countryFields: Field[] = [
  name,
  { type: 'text', name: 'calling_code', max: 8, optional: true },
  { type: 'text', name: 'currency', max: 3, form: 'currency', optional: true },
]
const cityFields: Field[] = [
  name,
  { type: 'reference', name: 'country', to: 'country', by: 'slug' },
  ...degrees,
  { type: 'text', name: 'time_zone', max: 60 },
  { type: 'number', name: 'position', min: 1, max: 9_999 },
]
const districtFields: Field[] = [name, { type: 'reference', name: 'city', to: 'city', by: 'slug' }, ...degrees]
const placeFields: Field[] = [
  name,
  { type: 'reference', name: 'city', to: 'city', by: 'slug' },
  { type: 'choice', name: 'category', choices: placeCategories },
  ...degrees,
  { type: 'number', name: 'gate_no', min: 1, max: 400, optional: true },
  { type: 'text', name: 'slug', max: 80, form: 'slug', madeFrom: 'name' },
]
const amenityFields: Field[] = [
  name,
  { type: 'choice', name: 'scope', choices: ['hotel', 'room'] },
  {
    type: 'choice',
    name: 'group',
    choices: [
      'access', 'bath', 'bed', 'business', 'comfort', 'family', 'food', 'internet', 'kitchen', 'media', 'other', 'safety',
      'service', 'transport', 'wellness', 'worship',
    ],
  },
] // prettier-ignore

/** The places of hotels and services, and amenities. New installations contain imported items of each. */
export const placeKinds = {
  // All countries of ISO 3166 are imported, so none can be added.
  country: {
    title: 'name',
    fields: countryFields,
    store: rowStore({
      table: 'country',
      key: 'code',
      fields: countryFields,
      order: sql`t.name ->> 'en'`,
      toRow: ({ currency }) => ({ currency: currency || null }),
    }),
    check: ({ calling_code }) =>
      /^(\+\d{1,7})?$/.test(calling_code as string) ? [] : [{ path: 'calling_code', code: 'invalid_format' }],
  },
  city: {
    title: 'name',
    ...rowKind({
      table: 'city',
      key: 'slug',
      fields: cityFields,
      order: sql`t.rank`,
      initial: () => ({ search_key: '' }),
      elsewhere: ['position'],
      fromRow: ({ rank }) => ({ position: rank }),
      toRow: ({ position }) => ({ rank: position }),
      after: (tx, slug, { name: named }) => addSearchKeys(tx, { table: 'city', key: 'slug', of: slug }, named),
      removable: true,
    }),
    check: ({ time_zone }) => (isTimeZone(time_zone as string) ? [] : [{ path: 'time_zone', code: 'invalid_format' }]),
    shownAt: (slug) => ({ page: 'hotels', slug }),
  },
  district: {
    title: 'name',
    ...rowKind({
      table: 'district',
      key: 'slug',
      fields: districtFields,
      title: sql`(select jsonb_build_object('en', (c.name ->> 'en') || ': ' || (t.name ->> 'en'),
        'ar', (c.name ->> 'ar') || ': ' || (t.name ->> 'ar')) from city c where c.slug = t.city)`,
      order: sql`(select rank from city c where c.slug = t.city), t.name ->> 'en'`,
      // Without an outline the map shows no border of the district.
      initial: () => ({ shape: { type: 'Polygon', coordinates: [] }, search_key: '' }),
      after: (tx, slug, { name: named }) => addSearchKeys(tx, { table: 'district', key: 'slug', of: slug }, named),
      removable: true,
    }),
    shownAt: (slug) => ({ page: 'hotels', slug: `district:${slug}` }),
  },
  place: {
    title: 'name',
    ...rowKind({
      table: 'place',
      fields: placeFields,
      order: sql`t.city, t.category, t.name ->> 'en'`,
      initial: () => ({ source: 'provider', search_key: '' }),
      after: (tx, id, { name: named }) => addSearchKeys(tx, { table: 'place', key: 'id', of: id }, named),
    }),
    shownAt: (_, { slug }) => ({ page: 'hotels', slug: `place:${slug as string}` }),
  },
  amenity: {
    title: 'name',
    ...rowKind({
      table: 'amenity',
      key: 'id',
      fields: amenityFields,
      order: sql`t.scope, t."group", t.name ->> 'en'`,
    }),
  },
} as const satisfies Partial<Record<KindName, Kind>>

export function isTimeZone(named: string): boolean {
  try {
    // Offsets such as +03:00 are valid here, but have no rules for summer time.
    return (
      /^[A-Z]/.test(named) && new Intl.DateTimeFormat(undefined, { timeZone: named }).resolvedOptions().timeZone !== ''
    )
  } catch {
    return false
  }
}

/** Adds search keys for new names and keeps those of earlier names. */
async function addSearchKeys(
  tx: Queryable,
  { table, key, of }: { table: 'city' | 'district' | 'place'; key: 'slug' | 'id'; of: string },
  named: unknown,
): Promise<void> {
  const { en, ar } = named as Bilingual
  const keys = [en, ar].map(searchKey)
  await tx.execute(sql`
    update ${sql.identifier(table)} set search_key = array_to_string(array(
      select distinct one from unnest(string_to_array(search_key, '|') || ${sql.param(keys)}::text[]) as one where one <> ''), '|')
    where ${sql.identifier(key)}::text = ${of}`)
}
