import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { intsAsBytes, intsOf } from '#domains/db.ts'
import { makeWorld } from '#test/world.ts'

test.for([[[]], [[0]], [[7, -1, 7]], [[2_147_483_647, -2_147_483_648, 65_536, 255]]])(
  'integers are encoded as bytes and decoded unchanged: %j',
  async ([numbers]) => {
    const { services } = await makeWorld()
    const result = await services.database.db.execute<{ bytes: Buffer | null }>(
      sql`select ${intsAsBytes(sql`n`)} as bytes from unnest(${sql.param(numbers)}::int[]) as n`,
    )
    expect([...intsOf(result.rows[0]?.bytes ?? null)]).toEqual(numbers)
  },
)
