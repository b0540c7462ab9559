import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodePgSession } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { inject } from 'vitest'

/** The result of one call site, as one line of a file in the folder of `compare-rows.setup.ts`. */
export type RecordedRows = {
  /** The innermost calls in `src` first, each as path:line:column. */
  calls: string[]
  /** Column names with the OIDs of their PostgreSQL types. */
  columns: [name: string, oid: number][]
  /** The kinds of values seen in each column. */
  kinds: Record<string, ValueKind[]>
}

export type ValueKind = 'null' | 'string' | 'number' | 'boolean' | 'date' | 'bytes' | 'array' | 'object'

const file = join(inject('rowsFolder'), `${process.pid}.jsonl`)
const sources = new RegExp(`${join(process.cwd(), 'src').replaceAll('\\', '/')}/([^:)]+:\\d+:\\d+)`)
/** Rows of one result that are looked at: a column that is null only in later ones counts as never null. */
const maxRows = 50
/** Two of this file, one of the query builder or of `statement` in `domains/db.ts`, and two of calls in `src`. */
const maxFrames = 5

/** Executions of a statement's text whose rows are recorded, in each process. */
const maxRecordings = 500
const executed = new Map<string, number>()
const callsOfPlace = new Map<string, string[]>()
const recorded = new Map<string, Map<string, Set<ValueKind>>>()

type Prepared = { execute: (...values: unknown[]) => Promise<unknown> }
const prototype = NodePgSession.prototype as unknown as { prepareQuery: (...query: unknown[]) => Prepared }
const { prepareQuery } = prototype

// The query builder prepares a statement in the call that states its row type; the answer arrives in a later one.
prototype.prepareQuery = function (this: unknown, ...query) {
  const prepared = prepareQuery.apply(this, query)
  if (isWellKnown(query[0] as { sql: string })) return prepared
  const calls = callsInSources()
  if (calls.length === 0) return prepared
  const { execute } = prepared
  prepared.execute = (...values) => {
    const answer = execute.apply(prepared, values)
    // Beside the caller, so that the answer reaches it in the same tick as without a recorder.
    answer.then(
      (result) => record(calls, result as pg.QueryResult),
      () => undefined,
    )
    return answer
  }
  return prepared
}

/**
 * True if a statement was executed so often that its rows are known: a replay of 40,000 bookings would spend a third of
 * its time on stack traces.
 */
function isWellKnown({ sql }: { sql: string }): boolean {
  const times = (executed.get(sql) ?? 0) + 1
  executed.set(sql, times)
  return times > maxRecordings
}

/** The calls on the stack that stand in `src`. Positions are mapped to the sources once per place of the running code. */
function callsInSources(): string[] {
  const { stackTraceLimit, prepareStackTrace } = Error
  let frames: NodeJS.CallSite[] = []
  Error.stackTraceLimit = maxFrames
  Error.prepareStackTrace = (_, sites) => (frames = sites)
  const error = new Error('here')
  void error.stack
  Object.assign(Error, { stackTraceLimit, prepareStackTrace })
  const place = frames.map((one) => `${one.getFileName()}:${one.getLineNumber()}:${one.getColumnNumber()}`).join('\n')
  let calls = callsOfPlace.get(place)
  if (!calls) {
    // Vitest’s own function, which knows the source maps.
    const stack = String(prepareStackTrace?.(error, frames))
    calls = stack.split('\n').flatMap((line) => sources.exec(line)?.[1] ?? [])
    callsOfPlace.set(place, calls)
  }
  return calls
}

function record(calls: string[], { fields = [], rows = [] }: Partial<pg.QueryResult>): void {
  const columns = fields.map(({ name, dataTypeID }): [string, number] => [name, dataTypeID])
  const key = JSON.stringify([calls, columns])
  let kinds = recorded.get(key)
  let news = !kinds
  kinds ??= new Map(columns.map(([name]) => [name, new Set()]))
  recorded.set(key, kinds)
  for (const row of rows.slice(0, maxRows))
    for (const [name, seen] of kinds) {
      const kind = kindOf((row as Record<string, unknown>)[name])
      if (seen.has(kind)) continue
      seen.add(kind)
      news = true
    }
  if (!news) return
  const line: RecordedRows = {
    calls,
    columns,
    kinds: Object.fromEntries([...kinds].map(([name, seen]) => [name, [...seen]])),
  }
  appendFileSync(file, `${JSON.stringify(line)}\n`)
}

function kindOf(value: unknown): ValueKind {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return 'array'
  if (value instanceof Date) return 'date'
  if (value instanceof Uint8Array) return 'bytes'
  return typeof value as ValueKind
}
