import { sql } from 'drizzle-orm'
import { rowOf, valuesOf } from '#domains/cms/stores/row-store.server.ts'
import { saveSetting } from '#domains/content/commands.server.ts'
import { blankOf, type Field, type Store, type Values } from '#domains/cms/shapes.ts'

/** The subject of the only item of a kind. */
export const only = 'all'

/** The listing of the only item of a kind. */
export const onlyItem = sql`select ${only} as subject, '{"en": "", "ar": ""}'::jsonb as title, 1 as place`

type SettingOptions = {
  key: string
  fields: readonly Field[]
  /** Converts between the stored setting and form values. */
  fromStored?: (stored: Values) => Values
  toStored?: (values: Values) => unknown
}

export function settingStore({ key, fields, fromStored, toStored }: SettingOptions): Store {
  return {
    listing: () => onlyItem,
    async read(db) {
      const result = await db.execute<{ value: Values | Values[] }>(sql`select value from setting where key = ${key}`)
      const value = result.rows[0]?.value
      if (!value) return blankOf(fields)
      // The setting `social` is stored as a list.
      const stored: Values = Array.isArray(value) ? Object.fromEntries(value.entries()) : value
      return valuesOf(db, fields, { ...stored, ...fromStored?.(stored) })
    },
    async write(tx, _, values, now) {
      const row = rowOf(fields, values)
      const stored = toStored ? toStored(row) : row
      await saveSetting(tx, key, stored, now)
    },
  }
}

/** The fields and the store of a kind with one item, which is stored as a setting. */
export function settingKind(options: SettingOptions) {
  return { single: only, fields: options.fields, store: settingStore(options) }
}

/** A kind with one item: all rows of a table, ordered by `position` and edited as one list. */
export function listKind(table: string, list: Field & { type: 'list' }) {
  return { title: list.name, single: only, fields: [list], store: listStore(table, list) }
}

function listStore(table: string, list: Field & { type: 'list' }): Store {
  const t = sql.identifier(table)
  const columns = sql.join(
    ['position', ...list.item.map(({ name }) => name)].map((name) => sql`${sql.identifier(name)}`),
    sql`, `,
  )
  return {
    listing: () => onlyItem,
    async read(db) {
      const result = await db.execute<{ rows: Values[] }>(
        sql`select coalesce(json_agg(to_jsonb(t) order by position), '[]') as rows from ${t} t`,
      )
      return valuesOf(db, [list], { [list.name]: result.rows[0]?.rows ?? [] })
    },
    async write(tx, _, values) {
      const rows = (rowOf([list], values)[list.name] as Values[]).map((row, i) => ({ position: i + 1, ...row }))
      await tx.execute(sql`delete from ${t}`)
      await tx.execute(sql`
        insert into ${t} (${columns}) select ${columns} from jsonb_populate_recordset(null::${t}, ${JSON.stringify(rows)}::jsonb)`)
    },
  }
}
