import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { SQL } from 'drizzle-orm'
import { PgDialect, type PgTransaction } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Outcome } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'

type NoSchema = Record<string, never>

/** The whole database: can open a transaction. */
export type Db = NodePgDatabase<NoSchema>
type Tx = PgTransaction<NodePgQueryResultHKT, NoSchema, NoSchema>
/** What reads take: inside a transaction or not. */
export type Queryable = Db | Tx

/**
 * A statement that is worded once, when it is first asked: for what is asked so often that its wording would cost as
 * much as its answer. `sql.placeholder('name')` stands for each value, which every asking gives by name.
 */
export function statement<Row extends pg.QueryResultRow, Name extends string>(word: () => SQL) {
  let worded: ReturnType<PgDialect['sqlToQuery']> | undefined
  return async (db: Queryable, values: Record<Name, unknown>): Promise<pg.QueryResult<Row>> => {
    worded ??= new PgDialect().sqlToQuery(word())
    const query = db._.session.prepareQuery(worded, undefined, undefined, false)
    return query.execute(values) as Promise<pg.QueryResult<Row>>
  }
}

/** Runs a command in a transaction: the one it is called in, else a new one. The command is all-or-nothing. */
export function inTransaction<T>(db: Queryable, command: (tx: Queryable) => Promise<T>): Promise<T> {
  return 'rollback' in db ? command(db) : db.transaction(command)
}

/**
 * Runs a command of several steps, of which a later one may refuse: then what the earlier ones did is taken back. In a
 * transaction, or in a savepoint of the one it is called in.
 */
export async function allOrNothing<T, Code extends ErrorCode>(
  db: Queryable,
  command: (tx: Queryable) => Promise<Outcome<T, Code>>,
): Promise<Outcome<T, Code>> {
  let refused: Outcome<T, Code> | undefined
  try {
    return await db.transaction(async (tx) => {
      const outcome = await command(tx)
      if (outcome.ok) return outcome
      refused = outcome
      return tx.rollback()
    })
  } catch (error) {
    if (refused) return refused
    throw error
  }
}
