import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import type { TestWorld } from '#test/world.ts'

/** Runs a call against statements of another transaction, which commits once the call waits for one of its locks. */
export async function overtaken<T>(
  world: TestWorld,
  statements: [string, unknown[]][],
  call: () => Promise<T>,
): Promise<T> {
  const writer = new pg.Client({ connectionString: world.url })
  await writer.connect()
  onTestFinished(() => writer.end())
  await writer.query('begin')
  for (const [text, values] of statements) await writer.query(text, values)
  const answer = call()
  await expect.poll(() => waitsForLock(world), { interval: 5 }).toBe(true)
  await writer.query('commit')
  return answer
}

async function waitsForLock(world: TestWorld) {
  const [found] = await world.sql(
    `select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waits`,
  )
  return found?.waits
}
