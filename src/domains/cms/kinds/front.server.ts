import { sql } from 'drizzle-orm'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { ExchangeRate } from '#domains/content/exchange.ts'
import { isTimeZone } from '#domains/cms/kinds/places.server.ts'
import { goalIcons, homeSections } from '#domains/content/shapes.ts'
import { rowKind } from '#domains/cms/stores/row-store.server.ts'
import type { Field, Kind, KindName, Values } from '#domains/cms/shapes.ts'
import { listKind, settingKind } from '#domains/cms/stores/single-stores.server.ts'

const home = () => ({ page: 'home', slug: null }) as const

const sections: Field & { type: 'list' } = {
  type: 'list',
  name: 'sections',
  maxItems: homeSections.length,
  bare: true,
  item: [{ type: 'choice', name: 'section', choices: homeSections }],
}
const goals: Field & { type: 'list' } = {
  type: 'list',
  name: 'goals',
  maxItems: 12,
  item: [
    { type: 'choice', name: 'icon', choices: goalIcons },
    { type: 'bilingual', name: 'title', max: 80 },
    { type: 'lines', name: 'text', max: 300 },
  ],
}
const statistics: Field & { type: 'list' } = {
  type: 'list',
  name: 'statistics',
  maxItems: 8,
  item: [
    { type: 'number', name: 'value', min: 0, max: 1_000_000_000 },
    { type: 'flag', name: 'at_least' },
    { type: 'bilingual', name: 'label', max: 60 },
  ],
}
const testimonials: Field & { type: 'list' } = {
  type: 'list',
  name: 'guest_words',
  maxItems: 12,
  item: [
    { type: 'lines', name: 'words', max: 400 },
    { type: 'bilingual', name: 'guest', max: 80 },
  ],
}
const noteFields: Field[] = [
  { type: 'text', name: 'code', max: 40, form: 'code' },
  { type: 'bilingual', name: 'title', max: 120 },
  { type: 'lines', name: 'text', max: 600 },
  { type: 'reference', name: 'city', to: 'city', by: 'slug', optional: true },
  { type: 'date', name: 'first_day' },
  { type: 'date', name: 'last_day' },
]
const contactFields: Field[] = [
  { type: 'text', name: 'email', max: 200, form: 'email' },
  { type: 'text', name: 'phone', max: 24, form: 'phone' },
  { type: 'text', name: 'whatsapp', max: 24, form: 'phone', optional: true },
  { type: 'bilingual', name: 'address', max: 200 },
  { type: 'bilingual', name: 'hours', max: 120 },
  { type: 'time', name: 'open_from', optional: true },
  { type: 'time', name: 'open_until', optional: true },
  { type: 'text', name: 'time_zone', max: 60, optional: true },
]
const networks: Field & { type: 'list' } = {
  type: 'list',
  name: 'networks',
  maxItems: 10,
  item: [
    { type: 'text', name: 'network', max: 40, form: 'code' },
    { type: 'text', name: 'url', max: 300, form: 'url' },
  ],
}
const rates: Field & { type: 'list' } = {
  type: 'list',
  name: 'rates',
  maxItems: 60,
  optional: true,
  item: [
    { type: 'text', name: 'currency', max: 3, form: 'currency' },
    { type: 'number', name: 'per_unit', min: 1, max: 1_000_000_000, decimals: 6 },
    { type: 'date', name: 'as_of' },
    { type: 'flag', name: 'example' },
  ],
}

/** Checks that the day of one field is not before that of another. */
export function inOrder(values: Values, first: string, last: string) {
  const [from, to] = [values[first], values[last]]
  return typeof from === 'string' && typeof to === 'string' && to < from
    ? [{ path: last, code: 'last_before_first' }]
    : []
}

/** Errors for values of a field that appear in a list more than once. */
function twice(values: Values, list: string, field: string) {
  const names = (values[list] as Values[]).map((row) => row[field])
  return names.flatMap((name, i) => (names.indexOf(name) < i ? [{ path: `${list}.${i}.${field}`, code: 'taken' }] : []))
}

/** Home page content, season notes, and the provider's details. */
export const frontKinds = {
  home: {
    title: 'sections',
    ...settingKind({ key: 'home', fields: [sections] }),
    check: (values) => twice(values, 'sections', 'section'),
    shownAt: home,
  },
  goals: { ...listKind('general_goal', goals), shownAt: home },
  statistics: { ...listKind('client_statistic', statistics), shownAt: home },
  guest_words: { ...listKind('guest_word', testimonials), shownAt: home },
  season_note: {
    title: 'title',
    ...rowKind({
      table: 'season_note',
      fields: noteFields,
      title: sql`t.title`,
      order: sql`t.first_day, t.id`,
      removable: true,
    }),
    check: (values) => inOrder(values, 'first_day', 'last_day'),
  },
  contact: {
    title: 'email',
    managers: true,
    ...settingKind({
      key: 'contact',
      fields: contactFields,
      fromStored: ({ open }) => {
        const hours = open as { from: string; until: string; timeZone: string } | null
        return {
          open_from: hours?.from ?? null,
          open_until: hours?.until ?? null,
          time_zone: hours?.timeZone ?? siteTimeZone,
        }
      },
      toStored: ({ open_from: from, open_until: until, time_zone: timeZone, ...same }) => ({
        ...same,
        open: from && until ? { from, until, timeZone: timeZone === '' ? siteTimeZone : timeZone } : null,
      }),
    }),
    check: ({ open_from, open_until, time_zone }) => [
      ...((open_from === null) === (open_until === null) ? [] : [{ path: 'open_until', code: 'required' }]),
      ...(time_zone === '' || isTimeZone(time_zone as string) ? [] : [{ path: 'time_zone', code: 'invalid_format' }]),
    ],
    shownAt: () => ({ page: 'contact-us', slug: null }),
  },
  social: {
    title: 'networks',
    managers: true,
    ...settingKind({
      key: 'social',
      fields: [networks],
      fromStored: (stored) => ({ networks: Object.values(stored) }),
      toStored: ({ networks: stored }) => stored,
    }),
    shownAt: home,
  },
  exchange: {
    title: 'rates',
    managers: true,
    ...settingKind({
      key: 'exchange',
      fields: [rates],
      fromStored: ({ rates: stored }) => ({
        rates: (stored as ExchangeRate[]).map(({ perUnit, asOf, ...same }) => ({
          ...same,
          per_unit: perUnit,
          as_of: asOf,
        })),
      }),
      toStored: ({ rates: input }) => ({
        rates: (input as Values[]).map(({ per_unit, as_of, ...same }) => ({
          ...same,
          perUnit: per_unit,
          asOf: as_of,
        })),
      }),
    }),
    check: (values) => twice(values, 'rates', 'currency'),
  },
} as const satisfies Partial<Record<KindName, Kind>>
