import { sql, type SQL } from 'drizzle-orm'
import { timestamp } from 'drizzle-orm/pg-core'
import type { Outcome } from '#api/endpoint.ts'
import type { ErrorCode } from '#api/errors.ts'
import type { Queryable } from '#domains/context.ts'

/** A column of instants. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** SQL expression for an instant in ISO 8601 with milliseconds, as JavaScript writes it. */
export const isoInstant = (value: SQL): SQL =>
  sql`to_char((${value}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Constants as a list for `in`, written into the statement, because a partial index does not serve a parameter. */
export const listOf = (constants: readonly string[]): SQL =>
  sql.raw(`(${constants.map((constant) => `'${constant}'`).join(', ')})`)

/** Runs a command in the current transaction, or in a new one. The command is atomic. */
export function inTransaction<T>(db: Queryable, command: (tx: Queryable) => Promise<T>): Promise<T> {
  return 'rollback' in db ? command(db) : db.transaction(command)
}

/** Runs a command in a transaction, or a savepoint of the present one, and rolls it back if it returns an error. */
export async function allOrNothing<T, Code extends ErrorCode>(
  db: Queryable,
  command: (tx: Queryable) => Promise<Outcome<T, Code>>,
): Promise<Outcome<T, Code>> {
  let failure: Outcome<T, Code> | undefined
  try {
    return await db.transaction(async (tx) => {
      const outcome = await command(tx)
      if (outcome.ok) return outcome
      failure = outcome
      return tx.rollback()
    })
  } catch (error) {
    if (failure) return failure
    throw error
  }
}

/** Two rows with the same unique value: https://www.postgresql.org/docs/current/errcodes-appendix.html */
export const uniqueViolation = '23505'
/** A statement that writes, while the database is read-only. */
export const readOnly = '25006'

/** True if a statement failed with an error code of PostgreSQL. */
export function failedWith(error: unknown, code: string): boolean {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = 'cause' in cause ? cause.cause : null) {
    if ('code' in cause && cause.code === code) return true
  }
  return false
}

/**
 * Combines calls of the same tick about the same topic into one query: a page with two lists of the same kind runs one
 * statement.
 * @param put returns one result per item, in the order of the items
 */
export function batched<Item, Answer>(
  put: (db: Queryable, items: Item[]) => Promise<Answer[]>,
): (db: Queryable, about: string, items: Item) => Promise<Answer> {
  const waiting = new WeakMap<Queryable, Map<string, { items: Item[]; answers: Promise<Answer[]> }>>()
  return async (db, about, items) => {
    const here = waiting.get(db) ?? new Map<string, { items: Item[]; answers: Promise<Answer[]> }>()
    waiting.set(db, here)
    const others = here.get(about)
    if (others) {
      const place = others.items.push(items) - 1
      return (await others.answers)[place] as Answer
    }
    const all = [items]
    // Runs after all pending microtasks, so that every call of this tick is included.
    const moment = new Promise<void>((over) => process.nextTick(over))
    const answers = moment.then(() => {
      here.delete(about)
      return put(db, all)
    })
    here.set(about, { items: all, answers })
    return (await answers)[0] as Answer
  }
}

/**
 * Encodes many integers as bytes, four each, which is faster to write and read than an array or text. Null for no rows.
 * `value` must not be null: a null is skipped and shifts the following integers.
 */
export const intsAsBytes = (value: SQL): SQL => sql`string_agg(int4send((${value})::int4), '')`

/** Decodes the bytes of `intsAsBytes`. */
export function intsOf(bytes: Buffer | null): Int32Array {
  const ints = new Int32Array((bytes?.length ?? 0) / 4)
  if (bytes) for (let i = 0; i < ints.length; i++) ints[i] = bytes.readInt32BE(4 * i)
  return ints
}
