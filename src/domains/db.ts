import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgTransaction } from 'drizzle-orm/pg-core'

type NoSchema = Record<string, never>

/** The whole database: can open a transaction. */
export type Db = NodePgDatabase<NoSchema>
export type Tx = PgTransaction<NodePgQueryResultHKT, NoSchema, NoSchema>
/** What reads take: inside a transaction or not. */
export type Queryable = Db | Tx

/** Runs a command in a transaction: the one it is called in, else a new one. The command is all-or-nothing. */
export function inTransaction<T>(db: Queryable, command: (tx: Queryable) => Promise<T>): Promise<T> {
  return 'rollback' in db ? command(db) : db.transaction(command)
}
