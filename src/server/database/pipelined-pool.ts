import pg from 'pg'
import { currentDeadline } from '#domains/deadline.server.ts'
import { cut } from '#server/database/connection.ts'
import type { Heartbeat } from '#server/database/heartbeat.ts'
import type { Trace } from '#server/observability/tracing.ts'

export type PoolOptions = {
  prepare?: boolean
  /** Milliseconds after which the database ends a statement, because no request waits for it; 0 for never. */
  statementTimeoutMs?: number
  /** Maximum number of requests that wait for a connection. Background work always waits. */
  maxWaiting?: number
  /** Reports the loss of the database, which ends every wait for it. */
  heartbeat?: Heartbeat | undefined
  trace?: Trace | undefined
  answered?: (statement: string, took: number) => void
}

/**
 * Opens a pool whose transactions are pipelined: statements issued in parallel are sent together and answered in order.
 * Connects at the first query. Statements with parameters are prepared once per connection, because parsing and
 * planning cost as much as running them.
 *
 * No wait has a limit of its own, because a busy machine is slow everywhere. A request stops waiting at its deadline,
 * and everybody does when the database is lost (decision 0062).
 */
export function openPipelinedPool(
  url: string,
  size: number,
  {
    prepare = true,
    statementTimeoutMs = 0,
    maxWaiting = 1_000,
    heartbeat,
    trace = () => () => undefined,
    answered = () => undefined,
  }: PoolOptions,
): { pool: pg.Pool; statements: () => number } {
  /** All connections, also those that are being opened. */
  const open = new Set<pg.Client>()
  class Connection extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionTimeoutMillis: connectMs })
      open.add(this)
      this.once('end', () => open.delete(this))
    }
  }
  const pool = new pg.Pool({
    connectionString: url,
    pipeline: true,
    max: size,
    Client: Connection,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    application_name: 'rihla',
    keepAlive: true,
  })
  // An idle connection that the server drops must not end the process; the next query opens another.
  pool.on('error', () => undefined)
  boundWaits(pool, { maxWaiting, heartbeat })
  heartbeat?.onLost(() => {
    for (const client of open) cut(client)
  })
  let count = 0
  const nameOf = statementNames()
  pool.on('connect', (client) => {
    // The same for a connection lost between two statements of a transaction: its next statement fails.
    client.on('error', () => undefined)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    // Not behind a pooler, whose connections are not those of this process.
    if (prepare) void (query(endOfLostClients) as Promise<unknown>).catch(() => undefined)
    client.query = ((first: unknown, ...rest: unknown[]) => {
      count++
      const began = performance.now()
      const text = statementText(first)
      const traced = trace(text)
      const done = (error?: unknown) => {
        traced(error)
        answered(text, performance.now() - began)
        if (!error || error instanceof pg.DatabaseError) heartbeat?.onAnswer()
      }
      const then = rest.at(-1)
      // The pool passes a callback, transactions use the promise.
      if (typeof then === 'function')
        rest = rest.with(-1, (...result: unknown[]) => {
          done(result[0])
          Reflect.apply(then, undefined, result)
        })
      const canBePrepared = prepare && typeof first === 'object' && first !== null && 'text' in first && rest.length > 0
      const answer = canBePrepared
        ? query({ ...first, name: nameOf(String((first as { text: unknown }).text)) }, ...rest)
        : query(first, ...rest)
      if (answer instanceof Promise) {
        answer.then(() => done(), done)
        // Drizzle does not release the connection of a transaction that could not begin.
        if (/^begin\b/i.test(text)) answer.catch(() => client.release(true))
      }
      return answer
    }) as typeof client.query
  })
  return { pool, statements: () => count }
}

/**
 * Lets the server end a statement within a second after its client is gone, where it can (PostgreSQL 14 and later, on
 * most systems): https://www.postgresql.org/docs/current/runtime-config-connection.html
 */
const endOfLostClients = `select set_config(name, '1000', false) from pg_settings where name = 'client_connection_check_interval'`

/** Milliseconds until opening a connection is given up, on a network that loses the answer of one connection only. */
const connectMs = 30_000

/**
 * Ends the wait for a connection, and the use of one, at the deadline of the request; ends every wait when the database
 * is lost; rejects requests beyond the queue.
 */
function boundWaits(
  pool: pg.Pool,
  { maxWaiting, heartbeat }: { maxWaiting: number; heartbeat: Heartbeat | undefined },
) {
  const connect = pool.connect.bind(pool)
  const waiting = new Set<(error: Error) => void>()
  heartbeat?.onLost(() => {
    for (const leave of waiting) leave(lostError())
  })
  const onRelease = new WeakMap<pg.ClientBase, () => void>()
  // The line is not that of the pool, which cannot be left.
  const line = new Set<() => void>()
  let inUse = 0
  const next = () => {
    const [first] = line
    if (!first) return inUse--
    line.delete(first)
    first()
  }
  pool.on('release', (_, client) => {
    onRelease.get(client)?.()
    next()
  })

  const turn = (): Promise<pg.PoolClient> =>
    new Promise((resolve, reject) => {
      const deadline = currentDeadline()
      if (heartbeat?.isLost()) return reject(lostError())
      if (deadline?.aborted) return reject(lateError())
      if (deadline && waiting.size >= maxWaiting) return reject(busyError())
      let hasLeft = false
      const leave = (error: Error) => {
        hasLeft = true
        end()
        reject(error)
      }
      const expire = () => leave(lateError())
      const end = () => {
        waiting.delete(leave)
        line.delete(start)
        deadline?.removeEventListener('abort', expire)
      }
      const start = () =>
        void connect().then(
          (client) => {
            if (hasLeft) return client.release()
            end()
            if (deadline) {
              const expireInUse = () => cut(client)
              deadline.addEventListener('abort', expireInUse)
              onRelease.set(client, () => deadline.removeEventListener('abort', expireInUse))
            }
            resolve(client)
          },
          (error: Error) => {
            next()
            leave(error)
          },
        )
      waiting.add(leave)
      deadline?.addEventListener('abort', expire)
      if (inUse >= pool.options.max) return line.add(start)
      inUse++
      start()
    })
  type Then = (error: Error | undefined, client?: pg.PoolClient, release?: pg.PoolClient['release']) => void
  // The pool passes a callback, transactions use the promise.
  pool.connect = ((then?: Then) => {
    const connection = turn()
    if (!then) return connection
    connection.then(
      (client) => then(undefined, client, client.release),
      (error: Error) => then(error),
    )
  }) as typeof pool.connect
}

/** `fault.ts` recognises these as transient errors. */
const lostError = () => new Error('timeout: the database does not answer')
const lateError = () => new Error('timeout: the request took too long')
const busyError = () => Object.assign(new Error('too many requests wait for a connection'), { code: 'BUSY' })

/** The text of a statement without its values, which are passed separately. */
function statementText(first: unknown): string {
  const text = typeof first === 'object' && first !== null && 'text' in first ? first.text : first
  return String(text)
}

/** Maximum number of prepared statements, enough for all texts in the code; any others are not prepared. */
const maxNames = 500

function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    if (!names.has(text) && names.size < maxNames) names.set(text, `s${names.size}`)
    return names.get(text)
  }
}
