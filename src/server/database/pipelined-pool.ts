import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import pg from 'pg'
import { createCircuitBreaker, type CircuitBreaker } from '#server/database/circuit-breaker.ts'
import { isPoolerError } from '#server/observability/fault.ts'
import type { Trace } from '#server/observability/tracing.ts'

export type PoolOptions = {
  prepare?: boolean
  timeoutMs?: number
  trace?: Trace | undefined
  answered?: (statement: string, took: number) => void
}

/**
 * Opens a pool whose transactions are pipelined, with a timeout on every wait. Connects at the first query. Statements
 * with parameters are prepared once per connection, because parsing and planning cost as much as running them.
 */
export function openPipelinedPool(
  url: string,
  size: number,
  { prepare = true, timeoutMs = 2_500, trace = () => () => undefined, answered = () => undefined }: PoolOptions,
): { pool: pg.Pool; statements: () => number } {
  const pool = new pg.Pool({
    connectionString: url,
    ...pipelined,
    max: size,
    // Maximum wait for a free connection: long enough for a rush.
    connectionTimeoutMillis: 8_000,
    Client: QuickClient,
    query_timeout: timeoutMs,
    statement_timeout: 2_000,
    lock_timeout: 1_000,
    idle_in_transaction_session_timeout: 5_000,
    application_name: 'rihla',
  })
  // An idle connection that the server drops must not end the process; the next query opens another.
  pool.on('error', () => undefined)
  const circuitBreaker = createCircuitBreaker()
  addCircuitBreaker(pool, circuitBreaker)
  let count = 0
  const nameOf = statementNames()
  pool.on('connect', (client) => {
    // The same for a connection lost between two statements of a transaction: its next statement fails.
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
        if (!isTimeout(error)) return circuitBreaker.onResponse()
        // The connection is unusable. It is closed, so that a following rollback does not wait for another timeout.
        void client.end().catch(() => undefined)
        circuitBreaker.onTimeout()
      }
      const then = rest.at(-1)
      // The pool passes a callback, transactions use the promise.
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
      // `begin` is sent together with the next statement. If the connection fails, `begin` fails and so does the rest.
      return beginning.test(text) && answer instanceof Promise ? begun(answer, client) : answer
    }) as typeof client.query
  })
  return { pool, statements: () => count }
}

/**
 * Statements issued in parallel are sent together and answered in order: a transaction has one network round trip for
 * each result it needs, not for each statement.
 */
const pipelined = { pipeline: true }

/** Limits connecting to one second, independent of the wait for a free connection. */
class QuickClient extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, connectionTimeoutMillis: 1_000 })
  }
}

/**
 * Sends the statements of one tick on a connection as one packet, because each system call costs as much as a
 * statement.
 */
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
    // After all pending microtasks, such as the first statement after `begin`.
    queueMicrotask(() => process.nextTick(send))
  }
}

const beginning = /^begin\b/i

/**
 * Resolves immediately. If `begin` fails after all, the connection is closed, so that no later statement runs outside a
 * transaction.
 */
function begun(answer: Promise<unknown>, client: pg.PoolClient): Promise<object> {
  answer.catch(() => void client.end().catch(() => undefined))
  return Promise.resolve({ rows: [], rowCount: null })
}

/** Runs waits for a connection through the circuit breaker. */
function addCircuitBreaker(pool: pg.Pool, circuitBreaker: CircuitBreaker): void {
  const connect = pool.connect.bind(pool)
  const turn = () =>
    circuitBreaker.run(
      () =>
        connect().catch((error: unknown) => {
          if (isTimeout(error)) circuitBreaker.onTimeout()
          throw error
        }),
      (late) => late.release(),
    )
  type Then = (error: Error | undefined, client?: pg.PoolClient, release?: pg.PoolClient['release']) => void
  // The pool passes a callback, transactions use the promise.
  pool.connect = ((then?: Then) => {
    const mine = turn()
    if (!then) return mine
    mine.then(
      (client) => then(undefined, client, client.release),
      (error: Error) => then(error),
    )
  }) as typeof pool.connect
}

/** Timeouts of the client, and of a pooler without a primary; a timeout of the server has the code `57014`. */
function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return 'code' in error ? isPoolerError(error.message) : /timeout/i.test(error.message)
}

/** The text of a statement without its values, which are passed separately. */
function statementText(first: unknown): string {
  const text = typeof first === 'object' && first !== null && 'text' in first ? first.text : first
  return String(text)
}

/**
 * Maximum number of prepared statements, enough for all texts in the code. Should texts ever be generated without
 * limit, the rest are not prepared.
 */
const maxNames = 500

function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known || names.size >= maxNames) return known
    const name = `s${names.size}_${createHash('sha1').update(text).digest('hex').slice(0, 12)}`
    names.set(text, name)
    return name
  }
}
