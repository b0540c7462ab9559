import type { FieldError } from '#api/errors.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import { type Kind, inSections, type Field, type KindName } from '#domains/cms/shapes.ts'
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
import { degrees } from '#domains/cms/kinds/places.server.ts'
import { rowKind, writeSearchKey } from '#domains/cms/stores/row-store.server.ts'
import {
  serviceIcons,
  serviceKinds as kindsOfService,
  priceBases,
  type SeasonalPrice,
} from '#domains/products/services/shapes.ts'
import { sql } from 'drizzle-orm'

/** In the order of their numbers, from 0. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

const serviceFields = inSections([
  'texts',
  { type: 'reference', name: 'type_id', to: 'service_type', by: 'number' },
  { type: 'bilingual', name: 'name', max: 120 },
  { type: 'lines', name: 'summary', max: 400 },
  { type: 'lines', name: 'about', max: 6_000 },
  'pictures',
  pictures,
  'inclusions',
  points('included', true),
  points('notes', true),
  'location',
  { type: 'reference', name: 'city', to: 'city', by: 'slug' },
  { type: 'reference', name: 'to_city', to: 'city', by: 'slug', optional: true },
  { type: 'number', name: 'minutes', min: 1, max: 10_000, optional: true },
  { type: 'bilingual', name: 'meeting_point', max: 200 },
  { type: 'flag', name: 'meeting_point_varies' },
  ...degrees,
  'payment',
  { type: 'choice', name: 'basis', choices: priceBases },
  payment,
  { type: 'reference', name: 'policy_id', to: 'policy', by: 'number' },
  supply,
  { type: 'number', name: 'closes_hours_before', min: 0, max: 720, initial: 12 },
  { type: 'number', name: 'child_max_age', min: 1, max: 17, initial: 11 },
  { type: 'number', name: 'free_max_age', min: 0, max: 5, initial: 1 },
  'requirements',
  ...requirements.fields,
  'advanced',
  { type: 'flag', name: 'extra', rare: true },
  slugField,
  rank,
])
const optionFields = inSections([
  'option',
  { type: 'reference', name: 'service_id', to: 'service', by: 'number' },
  { type: 'bilingual', name: 'name', max: 80 },
  'price',
  { ...amount, name: 'amount' },
  { ...amount, name: 'child_amount', initial: 0 },
  {
    type: 'list',
    name: 'seasonal_prices',
    maxItems: 30,
    optional: true,
    item: [
      { type: 'date', name: 'first_day', optional: true },
      { type: 'date', name: 'last_day', optional: true },
      { ...amount, name: 'amount' },
      { ...amount, name: 'child_amount', optional: true },
      { type: 'time', name: 'from_time', optional: true, rare: true },
      { type: 'time', name: 'to_time', optional: true, rare: true },
    ],
  },
  'schedule',
  { type: 'number', name: 'most_people', min: 1, max: 500 },
  { type: 'number', name: 'capacity', min: 0, max: 5_000 },
  { type: 'list', name: 'times', maxItems: 48, bare: true, optional: true, item: [{ type: 'time', name: 'time' }] },
  {
    type: 'list',
    name: 'weekdays',
    maxItems: 7,
    bare: true,
    optional: true,
    item: [{ type: 'choice', name: 'weekday', choices: weekdays }],
  },
  'advanced',
  codeField,
])
const typeFields: Field[] = [
  { type: 'bilingual', name: 'name', max: 80 },
  { type: 'lines', name: 'about', max: 200, optional: true },
  { type: 'choice', name: 'kind', choices: kindsOfService },
  { type: 'choice', name: 'icon', choices: serviceIcons },
  { type: 'number', name: 'position', min: 1, max: 999 },
  slugField,
]

/** Services, their options, and their categories. */
export const serviceKinds = {
  service: {
    title: 'name',
    ...rowKind({
      table: 'service',
      fields: serviceFields,
      order: sql`t.type_id, t.name ->> 'en'`,
      elsewhere: requirements.names,
      fromRow: requirements.fromRow,
      toRow: requirements.toRow,
      initial: async (_, tx) => ({ currency: (await readSettings(tx)).currency, search_key: '' }),
      after: (tx, subject, { name, summary, city, to_city }) =>
        writeSearchKey(tx, { table: 'service', subject, texts: [name, summary], cities: [city, to_city] }),
      staysWhenOff: true,
    }),
    check: (values) => [
      ...((values.free_max_age as number) < (values.child_max_age as number)
        ? []
        : [{ path: 'free_max_age', code: 'too_big' }]),
      ...requirements.errors(values),
    ],
    shownAt: (_, { slug }) => ({ page: 'service', slug: slug as string }),
  },
  service_option: {
    title: 'name',
    owner: { field: 'service_id', kind: 'service' },
    check: ({ seasonal_prices }) => (seasonal_prices as SeasonalPrice[]).flatMap(wrongPeriod),
    ...rowKind({
      table: 'service_option',
      fields: optionFields,
      owner: 'service_id',
      title: sql`(select jsonb_build_object('en', (t.name ->> 'en') || ', ' || (s.name ->> 'en'), 'ar', (t.name ->> 'ar') || '، ' || (s.name ->> 'ar')) from service s where s.id = t.service_id)`,
      order: sql`t.service_id, t.id`,
      fromRow: (row) => ({ weekdays: (row.weekdays as number[]).map((day) => weekdays[day]) }),
      toRow: (values) => ({
        weekdays: (values.weekdays as { weekday: (typeof weekdays)[number] }[]).map(({ weekday }) =>
          weekdays.indexOf(weekday),
        ),
      }),
    }),
  },
  service_type: {
    title: 'name',
    ...rowKind({ table: 'service_type', fields: typeFields, order: sql`t.position, t.id` }),
    shownAt: () => ({ page: 'services', slug: null }),
  },
} as const satisfies Partial<Record<KindName, Kind>>

/** A season ends after it begins, and has at least one day or hour; hours can pass midnight. */
function wrongPeriod({ first_day, last_day, from_time, to_time }: SeasonalPrice, i: number): FieldError[] {
  const path = `seasonal_prices.${i}`
  if (first_day !== null && last_day !== null && last_day < first_day)
    return [{ path: `${path}.last_day`, code: 'last_before_first' }]
  return (first_day ?? last_day ?? from_time ?? to_time) ? [] : [{ path: `${path}.first_day`, code: 'required' }]
}
