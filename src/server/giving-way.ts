import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/** Less than the second after which PostgreSQL looks for a deadlock: it is never the other side that is ended. */
const patienceMs = 400
const mostTries = 200
/** A lock that was not had in time, and a deadlock. */
const taken = new Set(['55P03', '40P01'])

/**
 * Does what locks tables beside processes that go on working: it waits for a lock so briefly that nobody stands long in
 * the queue behind it, and begins anew as a whole. Throws after a few minutes in which the tables were never free.
 */
export async function givingWay(
  client: pg.ClientBase,
  work: () => Promise<unknown>,
  pause: (tries: number) => Promise<unknown> = (tries) => wait(Math.min(100 * tries, 2_000)),
): Promise<void> {
  await client.query(`set lock_timeout = ${patienceMs}`)
  for (let tries = 1; ; tries++) {
    try {
      await work()
      break
    } catch (error) {
      if (tries === mostTries || !taken.has(codeOf(error))) throw error
      await pause(tries)
    }
  }
  await client.query('set lock_timeout = 0')
}

/** Of the database, which what wraps its error hands on as the cause. */
function codeOf(error: unknown): string {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && typeof one.code === 'string') return one.code
  }
  return ''
}
