import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Db } from '#domains/db.ts'
import { givingWay } from '#server/giving-way.ts'
import { grantService, serviceRole } from '#server/grants.ts'
import { installJobs } from '#server/job-queue.ts'
import { watchSilence, type Silence } from '#server/silence.ts'
import type { Trace } from '#server/tracing.ts'

// Stay dates are strings and 64-bit counts are numbers here; pg's defaults are Date and string.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Database = {
  db: Db
  pool: pg.Pool
  /** Statements sent so far: what tests and the bench count a page's queries with. */
  statements: () => number
  close: () => Promise<void>
}

const migrationLock = 727_400_001

/**
 * Statements that are asked at once travel at once, and are answered in their order: a transaction waits for the
 * network as often as it needs an answer, not as often as it says something.
 */
const pipelined = { pipeline: true }

/** A database that does not answer is known within a second, however long the queue may be. */
class QuickClient extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, connectionTimeoutMillis: 1_000 })
  }
}

/**
 * Opens a pool with a limit on every wait. Connects at the first query. Statements with parameters are
 * prepared once a connection: parsing and planning cost as much as running them.
 */
export function openDatabase(
  url: string,
  size: number,
  {
    prepare = true,
    patienceMs = 2_500,
    trace = () => () => undefined,
    answered = () => undefined,
  }: {
    prepare?: boolean
    patienceMs?: number
    trace?: Trace | undefined
    answered?: (statement: string, took: number) => void
  } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    ...pipelined,
    max: size,
    // How long a request may wait for its turn when all connections are at work: a rush, not a loss.
    connectionTimeoutMillis: 8_000,
    Client: QuickClient,
    query_timeout: patienceMs,
    statement_timeout: 2_000,
    lock_timeout: 1_000,
    idle_in_transaction_session_timeout: 5_000,
    application_name: 'rihla',
  })
  // An idle connection that the server drops must not end the process; the next query opens another.
  pool.on('error', () => undefined)
  const silence = watchSilence()
  takeTurns(pool, silence)
  let count = 0
  const nameOf = statementNames()
  pool.on('connect', (client) => {
    // Nor one that is cut between two statements of a transaction: its next statement fails and says so.
    client.on('error', () => undefined)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const gather = gathering(client)
    client.query = ((first: unknown, ...rest: unknown[]) => {
      count++
      const began = performance.now()
      const text = statementText(first)
      const traced = trace(text)
      const done = (error?: unknown) => {
        traced(error)
        answered(text, performance.now() - began)
        if (!isTimeout(error)) return silence.heard()
        // Nothing more is to be had from this connection; what would follow, a rollback, need not wait as long again.
        void client.end().catch(() => undefined)
        silence.waitedInVain()
      }
      const then = rest.at(-1)
      // The pool itself asks with a callback, transactions with a promise.
      if (typeof then === 'function')
        rest = rest.with(-1, (...result: unknown[]) => {
          done(result[0])
          Reflect.apply(then, undefined, result)
        })
      gather()
      const named = prepare && typeof first === 'object' && first !== null && 'text' in first && rest.length > 0
      const answer = named
        ? query({ ...first, name: nameOf(String((first as { text: unknown }).text)) }, ...rest)
        : query(first, ...rest)
      if (answer instanceof Promise) answer.then(() => done(), done)
      // What comes next travels with it. A transaction fails to begin when its connection does, and so does the rest.
      return beginning.test(text) && answer instanceof Promise ? begun(answer, client) : answer
    }) as typeof client.query
  })
  return { db: drizzle(pool), pool, statements: () => count, close: () => pool.end() }
}

/** What is asked of a connection in one turn leaves as one message: each costs the system as much as a statement. */
function gathering(client: pg.PoolClient): () => void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  let open = false
  const send = () => {
    open = false
    stream.uncork()
  }
  return () => {
    if (open) return
    open = true
    stream.cork()
    // After all that is already promised, such as the first statement behind `begin`.
    queueMicrotask(() => process.nextTick(send))
  }
}

const beginning = /^begin\b/i

/** Answered at once. Should it fail after all, nothing sent behind it may be taken for part of a transaction. */
function begun(answer: Promise<unknown>, client: pg.PoolClient): Promise<object> {
  answer.catch(() => void client.end().catch(() => undefined))
  return Promise.resolve({ rows: [], rowCount: null })
}

/** Whoever waits for a connection waits no longer once the database is known to be silent. */
function takeTurns(pool: pg.Pool, silence: Silence): void {
  const connect = pool.connect.bind(pool)
  const turn = () =>
    silence.turn(
      () =>
        connect().catch((error: unknown) => {
          if (isTimeout(error)) silence.waitedInVain()
          throw error
        }),
      (late) => late.release(),
    )
  type Then = (error: Error | undefined, client?: pg.PoolClient, release?: pg.PoolClient['release']) => void
  // The pool itself asks with a callback, transactions with a promise.
  pool.connect = ((then?: Then) => {
    const mine = turn()
    if (!then) return mine
    mine.then(
      (client) => then(undefined, client, client.release),
      (error: Error) => then(error),
    )
  }) as typeof pool.connect
}

/** Of our own waiting: the database says `57014`. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && !('code' in error) && /timeout/i.test(error.message)
}

/** The statement without its values, which stand apart from it. */
function statementText(first: unknown): string {
  const text = typeof first === 'object' && first !== null && 'text' in first ? first.text : first
  return String(text)
}

/**
 * Brings the schema and the queues up to date; processes that start together take turns.
 *
 * @param serviceUrl as whom the program serves, where that is a role of fewer rights
 */
export async function migrateDatabase(url: string, serviceUrl = url): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'rihla-migrate' })
  await client.connect()
  try {
    // The database itself may have been given limits, as behind a pooler.
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await givingWay(client, () => migrate(drizzle(client), { migrationsFolder: 'db/migrations' }))
    await installJobs(url)
    const role = serviceRole(serviceUrl, url)
    if (role) await grantService(client, role)
  } finally {
    await client.end()
  }
}

/** As many names as there are texts in the code; should texts ever be made without end, the rest go unnamed. */
const mostNames = 500

function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known || names.size >= mostNames) return known
    const name = `s${names.size}_${createHash('sha1').update(text).digest('hex').slice(0, 12)}`
    names.set(text, name)
    return name
  }
}
