import type { FieldError } from '#api/errors.ts'
import { choiceLabel } from '#domains/cms/choice-labels.server.ts'
import type { Among, Kind, Field, KindName, Values } from '#domains/cms/shapes.ts'
import { amount, codeField } from '#domains/cms/kinds/hotel.server.ts'
import { inOrder } from '#domains/cms/kinds/front.server.ts'
import { writeFocus } from '#domains/cms/stores/pictures.server.ts'
import { rowKind, rowStore } from '#domains/cms/stores/row-store.server.ts'
import type { PenaltyWindow } from '#domains/shared/shapes.ts'
import { languageOf, type Locale } from '#i18n/locale.ts'
import { sql, type SQL } from 'drizzle-orm'

const policyFields: Field[] = [
  { type: 'bilingual', name: 'name', max: 120 },
  {
    type: 'list',
    name: 'windows',
    maxItems: 8,
    item: [
      { type: 'number', name: 'hours_before', min: 0, max: 8_760, optional: true },
      { type: 'number', name: 'percent', min: 0, max: 100, optional: true },
      { type: 'number', name: 'nights_cost', min: 1, max: 30, optional: true },
      { ...amount, name: 'amount', optional: true },
    ],
  },
  codeField,
]
const taxKinds = ['vat', 'city_fee'] as const
const taxFields: Field[] = [
  { type: 'choice', name: 'kind', choices: taxKinds },
  { type: 'reference', name: 'country', to: 'country', by: 'slug' },
  { type: 'number', name: 'rate_basis_points', min: 0, max: 10_000, decimals: 2 },
  { type: 'choice', name: 'base', choices: ['rent', 'rent_and_city_fee'] },
  { type: 'number', name: 'stars_from', min: 1, max: 5 },
  { type: 'number', name: 'stars_to', min: 1, max: 5 },
  { type: 'date', name: 'valid_from' },
  { type: 'date', name: 'valid_to', optional: true },
]
const seasonFields: Field[] = [
  { type: 'bilingual', name: 'name', max: 80 },
  { type: 'number', name: 'hijri_year', min: 1_400, max: 1_600, optional: true },
  { type: 'date', name: 'first_day' },
  { type: 'date', name: 'last_day' },
  codeField,
]
const pictureFields: Field[] = [
  { type: 'bilingual', name: 'alt', max: 200 },
  { type: 'focus', name: 'focus' },
]

/** A tax rule as text: "Municipality fee 2.5%, Saudi Arabia, 1–3★, 2018-02-14". */
const taxTitle = (locale: Locale) => sql`concat_ws(${languageOf(locale).comma}::text,
  ${choiceLabel(sql`t.kind`, taxKinds, locale)} || ' ' || trim_scale(t.rate_basis_points / 100.0) || '%', c.name ->> ${locale}::text,
  ${isolated(sql`t.stars_from || '–' || t.stars_to || '★'`)}, ${isolated(sql`t.valid_from`)})`

/** Isolates figures so that they read from left to right within Arabic text. */
function isolated(figures: SQL): SQL {
  return sql`chr(8294) || (${figures}) || chr(8297)`
}

type WindowValues = {
  hours_before: number | null
  percent: number | null
  nights_cost: number | null
  amount: number | null
}

/** Terms of prices and cancellations, and the texts of pictures. */
export const termKinds = {
  policy: {
    title: 'name',
    ...rowKind({
      table: 'cancellation_policy',
      fields: policyFields,
      order: sql`t.id`,
      fromRow: ({ windows }) => ({ windows: (windows as PenaltyWindow[]).map(windowValues) }),
      toRow: ({ windows }) => ({ windows: (windows as WindowValues[]).map(windowOf) }),
    }),
    check: ({ windows }) => wrongWindows(windows as WindowValues[]),
  },
  tax_rule: {
    managers: true,
    title: 'kind',
    ...rowKind({
      table: 'tax_rule',
      fields: taxFields,
      title: sql`(select jsonb_build_object('en', ${taxTitle('en')}, 'ar', ${taxTitle('ar')}) from country c where c.code = t.country)`,
      order: sql`t.country, t.kind, t.valid_from, t.id`,
      removable: true,
    }),
    check: wrongTax,
    besideOthers: true,
  },
  season: {
    title: 'name',
    ...rowKind({ table: 'season', fields: seasonFields, order: sql`t.first_day, t.id`, removable: true }),
    check: (values) => inOrder(values, 'first_day', 'last_day'),
  },
  picture: {
    title: 'alt',
    fields: pictureFields,
    store: rowStore({
      table: 'image',
      key: 'id',
      fields: pictureFields,
      title: sql`t.alt`,
      order: sql`t.id`,
      derived: () => ({ alt_suggested: false }),
      elsewhere: ['focus'],
      after: (tx, subject, { focus }) => writeFocus(tx, subject, focus as string),
    }),
    unfinished: sql`select id from image where alt_suggested`,
  },
} as const satisfies Partial<Record<KindName, Kind>>

function windowValues({ fromHoursBeforeCheckIn, penalty }: PenaltyWindow): WindowValues {
  return {
    hours_before: fromHoursBeforeCheckIn,
    percent: 'percent' in penalty ? penalty.percent : null,
    nights_cost: 'nights' in penalty ? penalty.nights : null,
    amount: 'amount' in penalty ? penalty.amount : null,
  }
}

function windowOf({ hours_before, percent, nights_cost, amount }: WindowValues): PenaltyWindow {
  const penalty =
    percent !== null ? { percent } : nights_cost !== null ? { nights: nights_cost } : { amount: amount ?? 0 }
  return { fromHoursBeforeCheckIn: hours_before, penalty }
}

/** The first window starts at booking, each later one nearer to arrival, and each has one kind of penalty. */
function wrongWindows(windows: WindowValues[]) {
  return windows.flatMap(({ hours_before, percent, nights_cost, amount }, i) => {
    const costs = [percent, nights_cost, amount].filter((one) => one !== null).length
    const before = i === 0 ? null : (windows[i - 1]?.hours_before ?? Infinity)
    const inOrder = before === null ? hours_before === null : hours_before !== null && hours_before < before
    return [
      ...(inOrder ? [] : [{ path: `windows.${i}.hours_before`, code: 'windows_order' }]),
      ...(costs === 1 ? [] : [{ path: `windows.${i}.percent`, code: 'one_of_these' }]),
    ]
  })
}

/** Only one rule of each kind can apply to a night and hotel, because two would both be charged. */
async function wrongTax(values: Values, { db, subject }: Among): Promise<FieldError[]> {
  const { kind, country, rate_basis_points: rate, stars_from, stars_to, valid_from, valid_to } = values
  const wrong = [
    // Its invoices would need a reason that only the provider knows.
    ...(kind === 'vat' && country === 'SA' && rate === 0 ? [{ path: 'rate_basis_points', code: 'vat_of_zero' }] : []),
    ...((stars_to as number) < (stars_from as number) ? [{ path: 'stars_to', code: 'too_small' }] : []),
    ...inOrder(values, 'valid_from', 'valid_to'),
  ]
  if (wrong.length > 0) return wrong
  const { rows } = await db.execute(sql`
    select id from tax_rule where id <> ${subject}::int and kind = ${kind as string} and country = ${country as string}
      and int4range(stars_from, stars_to, '[]') && int4range(${stars_from as number}::int, ${stars_to as number}::int, '[]')
      and daterange(valid_from, valid_to, '[]') && daterange(${valid_from as string}::date, ${valid_to as string | null}::date, '[]')
    limit 1`)
  return rows.length > 0 ? [{ path: 'valid_from', code: 'rules_overlap' }] : []
}
