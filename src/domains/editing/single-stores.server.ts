import { sql } from 'drizzle-orm'
import { rowOf, valuesOf } from '#domains/editing/row-store.server.ts'
import type { Store } from '#domains/editing/kind.ts'
import { blankOf } from '#domains/editing/blank.ts'
import type { Field, Values } from '#domains/editing/shapes.ts'

/** The name under which the only one of a kind is edited. */
export const only = 'all'

const onlyOne = sql`select ${only} as subject, '{"en": "", "ar": ""}'::jsonb as title, 1 as place`

type SettingGiven = {
  key: string
  fields: readonly Field[]
  /** Between the setting as it is kept and the values of the form. */
  fromKept?: (kept: Values) => Values
  toKept?: (values: Values) => unknown
}

/** A kind that is one setting of the provider. */
export function settingStore({ key, fields, fromKept, toKept }: SettingGiven): Store {
  return {
    listing: () => onlyOne,
    async read(db) {
      const found = await db.execute<{ value: Values }>(sql`select value from setting where key = ${key}`)
      const value = found.rows[0]?.value
      if (!value) return blankOf(fields)
      return valuesOf(db, fields, { ...value, ...fromKept?.(value) })
    },
    async write(tx, _, values, now) {
      const row = rowOf(fields, values)
      const kept = toKept ? toKept(row) : row
      // What the form does not know of the setting stays as it is.
      await tx.execute(sql`
        insert into setting (key, value, updated_at) values (${key}, ${JSON.stringify(kept)}::jsonb, ${now.toISOString()})
        on conflict (key) do update set updated_at = excluded.updated_at, value = case
          when jsonb_typeof(excluded.value) = 'object' then setting.value || excluded.value else excluded.value end`)
    },
  }
}

/** A kind that is all rows of a table by `position`, edited together as one list. */
export function listStore({ table, list }: { table: string; list: Field & { type: 'list' } }): Store {
  const t = sql.identifier(table)
  const columns = sql.join(
    ['position', ...list.item.map(({ name }) => name)].map((name) => sql`${sql.identifier(name)}`),
    sql`, `,
  )
  return {
    listing: () => onlyOne,
    async read(db) {
      const found = await db.execute<{ rows: Values[] }>(
        sql`select coalesce(json_agg(to_jsonb(t) order by position), '[]') as rows from ${t} t`,
      )
      return valuesOf(db, [list], { [list.name]: found.rows[0]?.rows ?? [] })
    },
    async write(tx, _, values) {
      const rows = (rowOf([list], values)[list.name] as Values[]).map((row, i) => ({ position: i + 1, ...row }))
      await tx.execute(sql`delete from ${t}`)
      await tx.execute(sql`
        insert into ${t} (${columns}) select ${columns} from jsonb_populate_recordset(null::${t}, ${JSON.stringify(rows)}::jsonb)`)
    },
  }
}
