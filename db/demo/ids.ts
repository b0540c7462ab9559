import type pg from 'pg'

/** Continues the id sequence after rows were inserted with explicit ids. */
export async function continueIds(client: pg.ClientBase, table: string): Promise<void> {
  await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`)
}

/** Ids of the written rows by a column that identifies them. */
export async function idsBy(client: pg.ClientBase, table: string, column: string): Promise<Map<string, number>> {
  const result = await client.query<{ id: number; name: string }>(`select id, ${column} as name from ${table}`)
  return new Map(result.rows.map((row) => [row.name, row.id]))
}
