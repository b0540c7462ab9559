import type { FieldError } from '#api/errors.ts'
import { promisedHotels, type PromisedHotel } from '#domains/offers/hotel-substitution.server.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Queryable } from '#domains/context.ts'
import { type Kind, inSections, type Field, type KindName, type Values } from '#domains/cms/shapes.ts'
import {
  amount,
  codeField,
  payment,
  pictures,
  points,
  rank,
  slugField,
  supply,
} from '#domains/cms/kinds/hotel.server.ts'
import { requirements } from '#domains/cms/kinds/requirements.server.ts'
import { programmeDays, programmeField, programmeValues } from '#domains/cms/kinds/programme.server.ts'
import { rowKind, writeSearchKey } from '#domains/cms/stores/row-store.server.ts'
import { tourTypes, type Aviation, type DepositStep, type ProgrammeDay } from '#domains/products/packages/shapes.ts'
import { boards } from '#domains/shared/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'
import { sql } from 'drizzle-orm'

const packageFields = inSections([
  'texts',
  { type: 'bilingual', name: 'title', max: 120 },
  { type: 'lines', name: 'summary', max: 400 },
  { type: 'lines', name: 'description', max: 6_000 },
  'pictures',
  pictures,
  'group',
  { type: 'reference', name: 'type_id', to: 'package_type', by: 'number' },
  { type: 'choice', name: 'tour_type', choices: tourTypes },
  { type: 'number', name: 'group_size', min: 1, max: 500 },
  { type: 'reference', name: 'departure_city', to: 'city', by: 'slug' },
  { type: 'number', name: 'days', min: 1, max: 60 },
  { type: 'time', name: 'meets_at' },
  { type: 'bilingual', name: 'meeting_point', max: 200, optional: true },
  'programme',
  programmeField,
  'hotels',
  {
    type: 'list',
    name: 'hotels',
    maxItems: 10,
    item: [
      { type: 'reference', name: 'hotel_id', to: 'hotel', by: 'number', optional: true },
      { type: 'number', name: 'nights', min: 1, max: 60 },
      { type: 'choice', name: 'board', choices: boards },
      { type: 'choice', name: 'guarantee', choices: ['named', 'similar'] },
      { type: 'bilingual', name: 'name', max: 120, optional: true, rare: true },
      { type: 'reference', name: 'city', to: 'city', by: 'slug', optional: true, rare: true },
      { type: 'bilingual', name: 'note', max: 160, optional: true, rare: true },
    ],
  },
  'inclusions',
  points('included'),
  points('excluded', true),
  points('notes', true),
  'payment',
  payment,
  { type: 'reference', name: 'policy_id', to: 'policy', by: 'number' },
  supply,
  { type: 'number', name: 'closes_days_before', min: 0, max: 120, initial: 3 },
  { type: 'number', name: 'child_max_age', min: 1, max: 17, initial: 11 },
  { type: 'number', name: 'infant_max_age', min: 0, max: 5, initial: 1 },
  {
    type: 'list',
    name: 'deposit',
    maxItems: 6,
    optional: true,
    item: [
      { type: 'number', name: 'percent', min: 1, max: 100 },
      { type: 'number', name: 'days_before', min: 0, max: 365, optional: true },
    ],
  },
  'flight',
  { type: 'text', name: 'aviation_from', max: 3, optional: true },
  { type: 'text', name: 'aviation_to', max: 3, optional: true },
  { type: 'bilingual', name: 'aviation_label', max: 120, optional: true },
  'extras',
  {
    type: 'list',
    name: 'extras',
    maxItems: 20,
    optional: true,
    item: [
      { type: 'bilingual', name: 'name', max: 80 },
      { type: 'choice', name: 'basis', choices: ['person', 'room', 'booking'] },
      { ...amount, name: 'amount' },
      codeField,
    ],
  },
  'requirements',
  ...requirements.fields,
  'advanced',
  { ...slugField, madeFrom: 'title' },
  rank,
])
type HotelValues = {
  hotel_id: number | null
  name: Bilingual
  city: string | null
  note: Bilingual
  nights: number
}

/** A package hotel is either a hotel of the site or has a name and a city of its own. */
function hotelErrors({ hotel_id, name, city, note }: HotelValues, path: string): FieldError[] {
  if (hotel_id !== null) {
    return name.en || city || note.en ? [{ path: `${path}.hotel_id`, code: 'hotel_or_name' }] : []
  }
  return [
    ...(name.en ? [] : [{ path: `${path}.hotel_id`, code: 'hotel_or_name' }]),
    ...(name.en && !city ? [{ path: `${path}.city`, code: 'required' }] : []),
  ]
}

/** The name of a hotel that is only named can change if a similar hotel was promised; its city cannot. */
function keepsPromise(hotel: HotelValues | undefined, promised: PromisedHotel): boolean {
  if (hotel?.hotel_id !== promised.hotelId) return false
  if (hotel.hotel_id !== null) return true
  const { en, ar } = hotel.name
  const sameName = en === promised.name?.en && ar === promised.name.ar
  return hotel.city === promised.city && (promised.guarantee === 'similar' || sameName)
}

const typeFields: Field[] = [
  { type: 'bilingual', name: 'name', max: 80 },
  { type: 'number', name: 'position', min: 1, max: 999 },
  slugField,
]

/** Packages with their programme, their hotels and their inclusions. */
export const packageKinds = {
  package: {
    title: 'title',
    ...rowKind({
      table: 'package',
      fields: packageFields,
      title: sql`t.title`,
      order: sql`t.type_id, t.title ->> 'en'`,
      elsewhere: ['hotels', 'extras', 'aviation_from', 'aviation_to', 'aviation_label', ...requirements.names],
      also: hotelsAndExtras,
      fromRow: (row) => {
        const aviation = row.aviation as Aviation | null
        return {
          programme: programmeValues(row.programme as ProgrammeDay[]),
          deposit: (row.deposit as DepositStep[]).map(({ percent, daysBefore }) => ({
            percent,
            days_before: daysBefore,
          })),
          aviation_from: aviation?.from ?? '',
          aviation_to: aviation?.to ?? '',
          aviation_label: aviation?.label ?? { en: '', ar: '' },
          meeting_point: row.meeting_point ?? { en: '', ar: '' },
          ...requirements.fromRow(row),
        }
      },
      toRow: ({ programme, deposit, aviation_from: from, aviation_to: to, aviation_label: label, ...values }) => ({
        ...requirements.toRow(values),
        programme: programmeDays(programme as Values[]),
        deposit: (deposit as { percent: number; days_before: number | null }[]).map(({ percent, days_before }) => ({
          percent,
          daysBefore: days_before,
        })),
        aviation: from && to ? { from, to, label } : null,
        meeting_point: (values.meeting_point as Bilingual).en ? values.meeting_point : null,
      }),
      initial: async (_, tx) => ({ currency: (await readSettings(tx)).currency, search_key: '' }),
      after: writeHotelsAndExtras,
      staysWhenOff: true,
    }),
    check: async (values, { db, subject }) => {
      const { deposit, infant_max_age, child_max_age, programme, days, hotels: packageHotels } = values
      const { aviation_from, aviation_to, aviation_label } = values
      const hotels = packageHotels as HotelValues[]
      const nights = hotels.reduce((sum, one) => sum + one.nights, 0)
      const promised = await promisedHotels(db, Number(subject))
      const broken = promised.findIndex((hotel, i) => !keepsPromise(hotels[i], hotel))
      const shares = (deposit as { percent: number }[]).reduce((sum, { percent }) => sum + percent, 0)
      const aviationFields = [aviation_from, aviation_to, (aviation_label as Bilingual).en].filter(Boolean).length
      return [
        ...(shares === 0 || shares === 100 ? [] : [{ path: 'deposit', code: 'shares_hundred' }]),
        ...((infant_max_age as number) < (child_max_age as number)
          ? []
          : [{ path: 'infant_max_age', code: 'too_big' }]),
        ...((programme as unknown[]).length === days ? [] : [{ path: 'days', code: 'days_of_programme' }]),
        ...(nights < (days as number) ? [] : [{ path: 'hotels', code: 'nights_of_package' }]),
        ...hotels.flatMap((hotel, i) => hotelErrors(hotel, `hotels.${i}`)),
        // Travellers with a booking must agree first, which is done in the departures of the admin.
        ...(broken < 0 ? [] : [{ path: hotels[broken] ? `hotels.${broken}.hotel_id` : 'hotels', code: 'promised' }]),
        ...requirements.errors(values),
        ...(aviationFields === 0 || aviationFields === 3 ? [] : [{ path: 'aviation_from', code: 'required' }]),
      ]
    },
    shownAt: (_, { slug }) => ({ page: 'package', slug: slug as string }),
  },
  package_type: {
    title: 'name',
    ...rowKind({ table: 'package_type', fields: typeFields, order: sql`t.position, t.id` }),
    shownAt: () => ({ page: 'packages', slug: null }),
  },
} as const satisfies Partial<Record<KindName, Kind>>

async function hotelsAndExtras(db: Queryable, subject: string): Promise<Values> {
  const result = await db.execute<Values>(sql`select
    (select coalesce(json_agg(to_jsonb(r) order by r.position), '[]') from package_hotel r where r.package_id = ${subject}::int) as hotels,
    (select coalesce(json_agg(to_jsonb(x) order by x.id), '[]') from package_extra x where x.package_id = ${subject}::int) as extras`)
  return result.rows[0] ?? {}
}

const noText = sql`'{"en": "", "ar": ""}'::jsonb`

async function writeHotelsAndExtras(tx: Queryable, subject: string, values: Values): Promise<void> {
  const { title, summary, departure_city, hotels: packageHotels, extras } = values
  await tx.execute(sql`delete from package_hotel where package_id = ${subject}::int`)
  await tx.execute(sql`
    insert into package_hotel (package_id, position, hotel_id, name, city, note, nights, board, guarantee)
    select ${subject}::int, n, (r ->> 'hotel_id')::int, nullif(r -> 'name', ${noText}), r ->> 'city', nullif(r -> 'note', ${noText}),
      (r ->> 'nights')::int, r ->> 'board', r ->> 'guarantee'
    from jsonb_array_elements(${JSON.stringify(packageHotels)}::jsonb) with ordinality as x (r, n)`)
  // Carts and quotes reference extras by id, so an extra that remains keeps its id.
  const codes = (extras as { code: string }[]).map(({ code }) => code)
  await tx.execute(
    sql`delete from package_extra where package_id = ${subject}::int and not (code = any(${sql.param(codes)}::text[]))`,
  )
  await tx.execute(sql`
    insert into package_extra (package_id, code, name, basis, amount)
    select ${subject}::int, x ->> 'code', x -> 'name', x ->> 'basis', (x ->> 'amount')::int
    from jsonb_array_elements(${JSON.stringify(extras)}::jsonb) as x
    on conflict (package_id, code) do update set name = excluded.name, basis = excluded.basis, amount = excluded.amount`)
  await writeSearchKey(tx, { table: 'package', subject, texts: [title, summary], cities: [departure_city] })
}
