import type { TestWorld } from '#test/world.ts'

/** The rows of the whole database, in all schemas, that contain one of the texts, each as `schema.table: row`. */
export async function rowsWith({ sql }: Pick<TestWorld, 'sql'>, texts: readonly string[]): Promise<string[]> {
  const tables = await sql(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await sql(
      `select t::text as text from ${String(name)} t
       where exists (select from unnest($1::text[]) one (text) where position(lower(one.text) in lower(t::text)) > 0)`,
      [texts],
    )
    found.push(...rows.map(({ text }) => `${String(name)}: ${String(text)}`))
  }
  return found
}
