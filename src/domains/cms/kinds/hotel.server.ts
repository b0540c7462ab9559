import { readSettings } from '#domains/content/queries.server.ts'
import type { Queryable } from '#domains/context.ts'
import { choiceLabel } from '#domains/cms/choice-labels.server.ts'
import { degrees } from '#domains/cms/kinds/places.server.ts'
import { rowKind } from '#domains/cms/stores/row-store.server.ts'
import { inSections, type Field, type KindName, type ShownAt, type Values, type Kind } from '#domains/cms/shapes.ts'
import { bedKinds, boards, officialClasses, roomViews } from '#domains/shared/shapes.ts'
import { searchKey } from '#i18n/clean.ts'
import { languageOf, type Bilingual, type Locale } from '#i18n/locale.ts'
import { sql, type SQL } from 'drizzle-orm'
import { nearestOnFoot } from '@rihla/street-map/walks'

/** Pictures in order, each with its alternative text, which can be a suggestion. */
export const pictures: Field = {
  type: 'list',
  name: 'image_ids',
  maxItems: 40,
  bare: true,
  item: [
    { type: 'picture', name: 'picture' },
    { type: 'bilingual', name: 'alt', max: 200 },
    { type: 'flag', name: 'alt_suggested' },
    { type: 'focus', name: 'focus' },
  ],
}
/** Short texts, one below the other. */
export const points = (name: 'included' | 'excluded' | 'notes', optional?: true): Field => ({
  type: 'list',
  name,
  maxItems: 30,
  bare: true,
  ...(optional && { optional }),
  item: [{ type: 'bilingual', name: 'text', max: 300 }],
})
export const supply: Field = { type: 'choice', name: 'supply', choices: ['own', 'portal'], initial: 'own' }
export const payment: Field = {
  type: 'choice',
  name: 'payment',
  choices: ['prepay', 'arrival', 'both'],
  initial: 'both',
}
export const rank: Field = { type: 'number', name: 'rank', min: 0, max: 1_000, initial: 50, rare: true }
/** A web address, made from the English name. */
export const slugField: Field = { type: 'text', name: 'slug', max: 80, form: 'slug', rare: true, madeFrom: 'name' }
/** A short code, made from the English name. */
export const codeField: Field = { type: 'text', name: 'code', max: 40, form: 'code', rare: true, madeFrom: 'name' }
export const amount = { type: 'number', min: 0, max: 100_000_000, decimals: 'currency' } as const

const hotelFields = inSections([
  'texts',
  { type: 'bilingual', name: 'name', max: 120 },
  { type: 'lines', name: 'summary', max: 400 },
  { type: 'lines', name: 'description', max: 6_000 },
  { type: 'number', name: 'stars', min: 1, max: 5 },
  'location',
  { type: 'reference', name: 'city', to: 'city', by: 'slug' },
  { type: 'reference', name: 'district_id', to: 'district', by: 'number' },
  { type: 'text', name: 'phone', max: 24, form: 'phone', optional: true },
  { type: 'bilingual', name: 'street', max: 120, optional: true },
  ...degrees,
  'pictures',
  pictures,
  'facilities',
  { type: 'references', name: 'amenities', to: 'hotel_amenity', by: 'slug', starred: 'main_facilities', rare: true },
  { type: 'references', name: 'main_facilities', to: 'hotel_amenity', by: 'slug', of: 'amenities', rare: true },
  'rules',
  { type: 'time', name: 'check_in_from', initial: '16:00' },
  { type: 'time', name: 'check_out_until', initial: '12:00' },
  { type: 'number', name: 'min_nights', min: 1, max: 30, initial: 1 },
  { type: 'number', name: 'child_max_age', min: 0, max: 17, initial: 11 },
  { type: 'number', name: 'board_free_under', min: 0, max: 18, initial: 0 },
  supply,
  { type: 'lines', name: 'price_policy', max: 2_000 },
  'fees',
  {
    type: 'list',
    name: 'fees',
    maxItems: 20,
    optional: true,
    item: [
      { type: 'bilingual', name: 'name', max: 80 },
      { type: 'choice', name: 'basis', choices: ['stay', 'night', 'person', 'person_night'] },
      { ...amount, name: 'amount' },
      { type: 'choice', name: 'due', choices: ['booking', 'property'] },
      { type: 'flag', name: 'mandatory' },
      codeField,
    ],
  },
  'licence',
  { type: 'text', name: 'tourism_licence', max: 40, optional: true },
  { type: 'date', name: 'tourism_licence_until', optional: true },
  { type: 'choice', name: 'official_class', choices: officialClasses, optional: true },
  'requests',
  { type: 'text', name: 'request_email', max: 120, form: 'email', optional: true },
  { type: 'text', name: 'request_phone', max: 24, form: 'phone', optional: true },
  { type: 'choice', name: 'request_locale', choices: ['ar', 'en'], optional: true },
  'advanced',
  slugField,
  rank,
])
const roomFields = inSections([
  'room',
  { type: 'reference', name: 'hotel_id', to: 'hotel', by: 'number' },
  { type: 'bilingual', name: 'name', max: 80 },
  { type: 'choice', name: 'view', choices: roomViews, initial: 'none' },
  { type: 'number', name: 'size_m2', min: 4, max: 2_000 },
  { type: 'number', name: 'floor_from', min: -5, max: 200 },
  { type: 'number', name: 'floor_to', min: -5, max: 200 },
  { type: 'number', name: 'bathrooms', min: 0, max: 10, initial: 1 },
  'occupancy',
  { type: 'number', name: 'max_adults', min: 1, max: 20, initial: 2 },
  { type: 'number', name: 'max_children', min: 0, max: 20, initial: 1 },
  { type: 'number', name: 'max_total', min: 1, max: 20, initial: 3 },
  {
    type: 'list',
    name: 'beds',
    maxItems: 8,
    item: [
      { type: 'choice', name: 'kind', choices: bedKinds },
      { type: 'number', name: 'count', min: 1, max: 12 },
    ],
  },
  'facilities',
  { type: 'references', name: 'amenities', to: 'room_amenity', by: 'slug', rare: true },
  'pictures',
  pictures,
  'advanced',
  codeField,
])
const rateFields = inSections([
  'rate',
  { type: 'reference', name: 'room_type_id', to: 'room_type', by: 'number' },
  { type: 'choice', name: 'board', choices: boards },
  { type: 'reference', name: 'policy_id', to: 'policy', by: 'number' },
  payment,
  'price',
  { type: 'number', name: 'price_basis_points', min: 100, max: 100_000, decimals: 2, initial: 10_000 },
  { ...amount, name: 'adult_supplement', initial: 0 },
  { ...amount, name: 'child_supplement', initial: 0 },
  'advanced',
  { ...codeField, madeFrom: 'board' },
])

/** Hotels, their room types and the rate plans of these. */
export const hotelKinds = {
  hotel: {
    title: 'name',
    ...rowKind({
      table: 'hotel',
      fields: hotelFields,
      order: sql`t.city, t.name ->> 'en'`,
      derived: ({ name }, now) => ({
        search_key: `${searchKey((name as Bilingual).en)}|${searchKey((name as Bilingual).ar)}`,
        updated_at: now.toISOString(),
      }),
      initial: async (_, tx) => ({ currency: (await readSettings(tx)).currency }),
      after: nameNearest,
      staysWhenOff: true,
    }),
    check: ({ main_facilities, amenities, tourism_licence: licence, tourism_licence_until: until }) => {
      const all = amenities as string[]
      return [
        ...(licence === '' && until !== null ? [{ path: 'tourism_licence', code: 'required' }] : []),
        ...(licence !== '' && until === null ? [{ path: 'tourism_licence_until', code: 'required' }] : []),
        ...((main_facilities as string[]).every((one) => all.includes(one))
          ? []
          : [{ path: 'main_facilities', code: 'not_a_choice' }]),
      ]
    },
    shownAt: (_, { slug }) => ({ page: 'hotel', slug: slug as string }),
  },
  room_type: {
    title: 'name',
    owner: { field: 'hotel_id', kind: 'hotel' },
    ...rowKind({
      table: 'room_type',
      fields: roomFields,
      owner: 'hotel_id',
      title: sql`(select jsonb_build_object('en', (t.name ->> 'en') || ', ' || (h.name ->> 'en'), 'ar', (t.name ->> 'ar') || '، ' || (h.name ->> 'ar')) from hotel h where h.id = t.hotel_id)`,
      order: sql`t.hotel_id, t.id`,
    }),
    check: ({ floor_from, floor_to, max_adults, max_total }) => [
      ...((floor_to as number) < (floor_from as number) ? [{ path: 'floor_to', code: 'too_small' }] : []),
      ...((max_total as number) < (max_adults as number) ? [{ path: 'max_total', code: 'too_small' }] : []),
    ],
    shownAt: (_, { hotel_id }, db) => atHotel(db, sql`h.id = ${hotel_id}::bigint`),
  },
  rate_plan: {
    title: 'code',
    owner: { field: 'room_type_id', kind: 'room_type' },
    ...rowKind({
      table: 'rate_plan',
      fields: rateFields,
      owner: 'room_type_id',
      title: sql`(select jsonb_build_object('en', ${rateTitle('en')}, 'ar', ${rateTitle('ar')})
        from room_type r join hotel h on h.id = r.hotel_id join cancellation_policy p on p.id = t.policy_id where r.id = t.room_type_id)`,
      order: sql`t.room_type_id, t.id`,
    }),
    shownAt: (_, { room_type_id }, db) =>
      atHotel(db, sql`h.id = (select hotel_id from room_type where id = ${room_type_id}::bigint)`),
  },
} as const satisfies Partial<Record<KindName, Kind>>

/** A rate plan as text: "Palm House, Twin room, Breakfast, Free until 48 hours before". */
function rateTitle(locale: Locale): SQL {
  const of = sql`::jsonb ->> ${locale}::text`
  return sql`concat_ws(${languageOf(locale).comma}::text, h.name${of}, r.name${of}, ${choiceLabel(sql`t.board`, boards, locale)}, p.name${of})`
}

/** The page of a hotel that is on the site. */
async function atHotel(db: Queryable, which: SQL): Promise<ShownAt | null> {
  const result = await db.execute<{ slug: string }>(sql`select h.slug from hotel h where h.offered and ${which}`)
  const slug = result.rows[0]?.slug
  return slug === undefined ? null : { page: 'hotel', slug }
}

/** Sets the gate with the shortest walk from a hotel. Leaves it unchanged if the city has none. */
async function nameNearest(tx: Queryable, subject: string, { city, lat, lon }: Values): Promise<void> {
  const result = await tx.execute<{ id: number; lat: number; lon: number }>(
    sql`select id, lat, lon from place where city = ${city as string} and category = 'gate'`,
  )
  const point = { lat: lat as number, lon: lon as number }
  const nearest = nearestOnFoot(city as string, point, result.rows)
  if (!nearest) return
  await tx.execute(sql`
    update hotel set nearest_place_id = ${nearest.place.id}, nearest_place_metres = ${nearest.metres} where id = ${subject}::int`)
}
