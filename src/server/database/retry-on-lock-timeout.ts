import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/** Shorter than PostgreSQL's `deadlock_timeout` of a second, so that the other transaction is not cancelled. */
const timeoutMs = 400
const maxTries = 200
/** Error codes of a lock timeout and of a deadlock. */
const lockErrors = new Set(['55P03', '40P01'])

/**
 * Runs work that locks tables next to live traffic: it waits for a lock only briefly, so that queries behind it are not
 * blocked for long, and retries the whole work. Throws after a few minutes in which the tables were never free.
 */
export async function retryOnLockTimeout(
  client: pg.ClientBase,
  work: () => Promise<unknown>,
  pause: (tries: number) => Promise<unknown> = (tries) => wait(Math.min(100 * tries, 2_000)),
): Promise<void> {
  await client.query(`set lock_timeout = ${timeoutMs}`)
  for (let tries = 1; ; tries++) {
    try {
      await work()
      break
    } catch (error) {
      if (tries === maxTries || !lockErrors.has(codeOf(error))) throw error
      await pause(tries)
    }
  }
  await client.query('set lock_timeout = 0')
}

/** The error code of the database, from the causes of wrapped errors. */
function codeOf(error: unknown): string {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && typeof one.code === 'string') return one.code
  }
  return ''
}
