import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#domains/context.ts'
import { textsOfPictures, writePictures } from '#domains/cms/stores/pictures.server.ts'
import { searchKey } from '#i18n/clean.ts'
import type { Bilingual } from '#i18n/locale.ts'
import { blankOf, type Field, type Store, type Values } from '#domains/cms/shapes.ts'

type Options = {
  table: string
  /** The key column of texts, such as slugs; without it, the identity column `id`. */
  key?: string
  fields: readonly Field[]
  /** A bilingual name as an expression over `t`, by default the column `name`. */
  title?: SQL
  order: SQL
  /** The column that references the owner. */
  owner?: string
  /** Columns derived from the values. */
  derived?: (values: Values, now: Date) => Values
  /** Columns of a new row that are not fields. */
  initial?: (values: Values, tx: Queryable) => Values | Promise<Values>
  /** Fields stored in other tables: read by `also`, written by `after`. */
  elsewhere?: readonly string[]
  also?: (db: Queryable, subject: string) => Promise<Values>
  /** Converts between stored columns and form values. */
  fromRow?: (row: Values) => Values
  toRow?: (values: Values) => Values
  removable?: true
  /** The row remains after withdrawal, because bookings reference it; the column `offered` is false then. */
  staysWhenOff?: true
  /** Writes dependent columns and tables. */
  after?: (tx: Queryable, subject: string, values: Values) => Promise<void>
}

/** The fields, the key and the store of a kind with one row per item. */
export function rowKind(options: Options) {
  const creates = options.key === undefined ? ('number' as const) : ('slug' as const)
  return { fields: options.fields, creates, store: rowStore(options) }
}

/** A store for one row per item: fields are columns of the same name. */
export function rowStore(input: Options): Store {
  const {
    table,
    key = 'id',
    fields,
    title = sql`t.name`,
    order,
    owner,
    fromRow,
    toRow,
    derived,
    initial,
    also,
    elsewhere,
    after,
    staysWhenOff,
  } = input
  const numbered = input.key === undefined
  const offered = staysWhenOff ? sql`t.offered` : sql`true`
  const t = sql.identifier(table)
  const k = sql.identifier(key)
  const made = fields.find((field) => field.madeFrom !== undefined)
  const city = fields.some(({ name, type }) => name === 'city' && type === 'reference') ? sql`, t.city` : sql``
  const keyOf = (subject: string) => (numbered ? sql`${subject}::int` : sql`${subject}`)
  return {
    listing: (of) => sql`
        select t.${k}::text as subject, ${title} as title, row_number() over (order by ${order}, t.${k}) as place ${city}
        from ${t} t where ${offered} ${owner && of !== null ? sql`and t.${sql.identifier(owner)}::text = ${of}` : sql``}`,
    async read(db, subject) {
      if (numbered && !/^\d{1,9}$/.test(subject)) return null
      const result = await db.execute<{ row: Values }>(sql`
        select to_jsonb(t) as row from ${t} t where t.${k} = ${keyOf(subject)} and ${offered}`)
      const row = result.rows[0]?.row
      if (!row) return null
      return valuesOf(db, fields, { ...row, ...fromRow?.(row), ...(await also?.(db, subject)) })
    },
    async write(tx, subject, values, now) {
      const columnsOf = fields.filter(({ name }) => !elsewhere?.includes(name))
      const row = {
        ...rowOf(columnsOf, values),
        ...toRow?.(values),
        ...derived?.(values, now),
        ...(staysWhenOff && { offered: true }),
      }
      const columns = (of: Values) =>
        sql.join(
          Object.keys(of).map((name) => sql`${sql.identifier(name)}`),
          sql`, `,
        )
      const filled = (of: Values) =>
        sql`select ${columns(of)} from jsonb_populate_record(null::${t}, ${JSON.stringify(of)}::jsonb)`
      const set = await tx.execute(
        sql`update ${t} set (${columns(row)}) = (${filled(row)}) where ${k} = ${keyOf(subject)}`,
      )
      if (set.rowCount === 0) {
        const whole = { ...(await initial?.(values, tx)), ...row, [key]: subject }
        await tx.execute(sql`
          insert into ${t} (${columns(whole)}) ${numbered ? sql`overriding system value` : sql``} ${filled(whole)}`)
      }
      await writePictures(tx, fields, values)
      await after?.(tx, subject, values)
    },
    ...(made && {
      async codes(db: Queryable, subject: string, values: Values) {
        const beside = owner ? sql`and t.${sql.identifier(owner)} = ${values[owner]}::bigint` : sql``
        const { rows } = await db.execute<{ code: string }>(sql`
          select t.${sql.identifier(made.name)} as code from ${t} t where t.${k}::text <> ${subject} ${beside}`)
        return rows.map(({ code }) => code)
      },
    }),
    ...((input.removable ?? staysWhenOff) && {
      async remove(tx: Queryable, subject: string) {
        const off = staysWhenOff ? sql`update ${t} set offered = false` : sql`delete from ${t}`
        await tx.execute(sql`${off} where ${k} = ${keyOf(subject)}`)
      },
    }),
    ...(numbered && {
      async reserve(tx: Queryable) {
        const result = await tx.execute<{ id: string }>(
          sql`select nextval(pg_get_serial_sequence(${table}, ${key}))::text as id`,
        )
        return result.rows[0]?.id ?? ''
      },
    }),
  }
}

/** Converts columns to form values, in the order of the fields. */
export async function valuesOf(db: Queryable, fields: readonly Field[], row: Values): Promise<Values> {
  const blank = blankOf(fields)
  const values = fields.map((field): [string, unknown] => {
    const stored = row[field.name] ?? blank[field.name]
    return [field.name, fromStored(field, stored)]
  })
  return textsOfPictures(db, fields, Object.fromEntries(values))
}

/** Converts form values to columns. */
export function rowOf(fields: readonly Field[], values: Values): Values {
  return Object.fromEntries(fields.map((field) => [field.name, toStored(field, values[field.name])]))
}

function fromStored(field: Field, stored: unknown): unknown {
  if (field.type === 'time' && typeof stored === 'string') return stored.slice(0, 5)
  if (field.type !== 'list' || !Array.isArray(stored)) return stored
  const [only] = field.item
  return stored.map((row: unknown) => {
    const whole = field.bare && only ? { [only.name]: row } : (row as Values)
    const blank = blankOf(field.item)
    return Object.fromEntries(
      field.item.map((inner) => [inner.name, fromStored(inner, whole[inner.name] ?? blank[inner.name])]),
    )
  })
}

function toStored(field: Field, value: unknown): unknown {
  if (field.type !== 'list' || !Array.isArray(value)) return value === '' && field.type !== 'text' ? null : value
  const [only] = field.item
  return value.map((row: Values) => {
    const whole = Object.fromEntries(field.item.map((inner) => [inner.name, toStored(inner, row[inner.name])]))
    return field.bare && only ? whole[only.name] : whole
  })
}

/** Writes the key by which the search finds a product: its texts, and the names of its cities. */
export async function writeSearchKey(
  tx: Queryable,
  of: { table: 'package' | 'service'; subject: string; texts: unknown[]; cities: unknown[] },
): Promise<void> {
  const { rows } = await tx.execute<{ name: Bilingual }>(
    sql`select name from city where slug = any(${sql.param(of.cities)}::text[]) order by rank, slug`,
  )
  const words = [...(of.texts as Bilingual[]), ...rows.map(({ name }) => name)]
  const key = words.map(({ en, ar }) => searchKey(`${en} ${ar}`)).join('|')
  await tx.execute(sql`update ${sql.identifier(of.table)} set search_key = ${key} where id = ${of.subject}::int`)
}
