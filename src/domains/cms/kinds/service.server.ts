import { sql } from 'drizzle-orm'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Queryable } from '#domains/context.ts'
import { amount, payment, pictures, points, rank, slugField, supply } from '#domains/cms/kinds/hotel.server.ts'
import {
  requirementsColumn,
  requirementsErrors,
  requirementsFields,
  requirementsNames,
  requirementsValues,
} from '#domains/cms/kinds/requirements.server.ts'
import { degrees } from '#domains/cms/kinds/places.server.ts'
import { rowKind } from '#domains/cms/stores/row-store.server.ts'
import type { Field, Kind, KindName, Values } from '#domains/cms/shapes.ts'
import { serviceIcons, serviceKinds as kindsOfService, priceBases } from '#domains/products/services/shapes.ts'
import { searchKey } from '#i18n/clean.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** In the order of their numbers, from 0. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

const serviceFields: Field[] = [
  slugField,
  { type: 'reference', name: 'type_id', to: 'service_type', by: 'number' },
  { type: 'bilingual', name: 'name', max: 120 },
  { type: 'lines', name: 'summary', max: 400 },
  { type: 'lines', name: 'about', max: 6_000 },
  pictures,
  points('included', true),
  points('notes', true),
  { type: 'choice', name: 'basis', choices: priceBases },
  { type: 'reference', name: 'city', to: 'city', by: 'slug' },
  { type: 'bilingual', name: 'meeting_point', max: 200 },
  { type: 'flag', name: 'meeting_point_varies' },
  ...degrees,
  { type: 'reference', name: 'to_city', to: 'city', by: 'slug', optional: true },
  { type: 'flag', name: 'extra' },
  { type: 'number', name: 'minutes', min: 1, max: 10_000, optional: true },
  { type: 'number', name: 'child_max_age', min: 1, max: 17 },
  { type: 'number', name: 'free_max_age', min: 0, max: 5 },
  payment,
  { type: 'reference', name: 'policy_id', to: 'policy', by: 'number' },
  supply,
  { type: 'number', name: 'closes_hours_before', min: 0, max: 720 },
  ...requirementsFields,
  rank,
]
const optionFields: Field[] = [
  { type: 'reference', name: 'service_id', to: 'service', by: 'number' },
  { type: 'text', name: 'code', max: 40, form: 'code' },
  { type: 'bilingual', name: 'name', max: 80 },
  { ...amount, name: 'amount' },
  { ...amount, name: 'child_amount' },
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
]
const typeFields: Field[] = [
  slugField,
  { type: 'bilingual', name: 'name', max: 80 },
  { type: 'lines', name: 'about', max: 200, optional: true },
  { type: 'choice', name: 'kind', choices: kindsOfService },
  { type: 'choice', name: 'icon', choices: serviceIcons },
  { type: 'number', name: 'position', min: 1, max: 999 },
]

/** Services, their options, and their categories. */
export const serviceKinds = {
  service: {
    group: 'catalogue',
    title: 'name',
    ...rowKind({
      table: 'service',
      fields: serviceFields,
      order: sql`t.type_id, t.name ->> 'en'`,
      elsewhere: requirementsNames,
      fromRow: requirementsValues,
      toRow: requirementsColumn,
      initial: async (_, tx) => ({ currency: (await readSettings(tx)).currency, search_key: '' }),
      after: writeSearchKey,
      staysWhenOff: true,
    }),
    check: (values) => [
      ...((values.free_max_age as number) < (values.child_max_age as number)
        ? []
        : [{ path: 'free_max_age', code: 'too_big' }]),
      ...requirementsErrors(values),
    ],
    shownAt: (_, { slug }) => ({ page: 'service', slug: slug as string }),
  },
  service_option: {
    group: 'catalogue',
    title: 'name',
    owner: { field: 'service_id', kind: 'service' },
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
    group: 'catalogue',
    title: 'name',
    ...rowKind({ table: 'service_type', fields: typeFields, order: sql`t.position, t.id` }),
    shownAt: () => ({ page: 'services', slug: null }),
  },
} as const satisfies Partial<Record<KindName, Kind>>

/** The search key contains the texts of the service and the names of its cities. */
async function writeSearchKey(tx: Queryable, subject: string, { name, summary, city, to_city }: Values): Promise<void> {
  const cities = await tx.execute<{ name: Bilingual }>(
    sql`select name from city where slug in (${city as string}, ${to_city as string | null}) order by rank, slug`,
  )
  const words = [name as Bilingual, summary as Bilingual, ...cities.rows.map((one) => one.name)]
  const key = words.map(({ en, ar }) => searchKey(`${en} ${ar}`)).join('|')
  await tx.execute(sql`update service set search_key = ${key} where id = ${subject}::int`)
}
