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

test('rows have the types that statements declare: text for dates, instants and numeric, numbers for bigint', async () => {
  const { services } = await makeWorld()
  const found = await services.database.db.execute(sql`
    select 1::int as int, 2::bigint as bigint, 1.50::numeric as numeric, true as boolean, date '2026-12-01' as date,
      timestamptz '2026-12-01 09:00Z' as instant, time '09:30' as time, '{"a": [1]}'::jsonb as json, array[1, 2] as ints,
      array['a'] as texts, array[date '2026-12-01'] as dates, array[3::bigint] as bigints, null::int as nothing`)
  expect(found.rows).toEqual([
    {
      int: 1,
      bigint: 2,
      numeric: '1.50',
      boolean: true,
      date: '2026-12-01',
      instant: expect.stringMatching(/^2026-12-01 /),
      time: '09:30:00',
      json: { a: [1] },
      ints: [1, 2],
      texts: ['a'],
      dates: '{2026-12-01}',
      bigints: ['3'],
      nothing: null,
    },
  ])
})
