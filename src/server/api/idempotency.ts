import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { err, invalid, type Outcome } from '#api/endpoint.ts'
import { errorStatus } from '#api/errors.ts'
import type { Binding, Context, Db, Queryable } from '#domains/context.ts'
import { passes } from '#server/observability/fault.ts'

/** Runs a creating call once per key: its response is stored in the transaction of the effect. */
export async function onceInTransaction(context: Context, call: Keyed, effect: Effect): Promise<Outcome<unknown>> {
  const namedKey = nameOf(context, call)
  if (!namedKey) return rejectedKey
  const { owner, endpoint, key, fingerprint } = namedKey
  const codec = call.secret ? secretIn(context, namedKey) : plain
  const lock = hash('sha256', `${owner}\n${endpoint}\n${key}`, 'buffer').readBigInt64BE().toString()
  return retryTransient(() =>
    context.pool.transaction(async (tx) => {
      const claimed = await claim(tx, lock, namedKey)
      if (!claimed?.mine) return err('idempotency_in_flight', { retryAfter: 1 })
      if (claimed.answer)
        return claimed.fingerprint === fingerprint ? restored(claimed.answer, codec) : err('idempotency_reuse')
      const outcome = await effect({ ...context, db: tx })
      if (isToRepeat(outcome)) return outcome
      await tx.execute(sql`
        insert into idempotency_key (owner, endpoint, key, fingerprint, status, answer, created_at)
        values (${owner}, ${endpoint}, ${key}, ${fingerprint}, ${statusOf(outcome)}, ${toStored(outcome, context, codec)}::jsonb,
          ${namedKey.now})`)
      return outcome
    }),
  )
}

/**
 * The same for a call that opens its own transactions and calls external services between them: no lock is held while
 * it waits, so the response is stored after the effect. If two calls run at once, or a response of the external service
 * is lost, the effect runs twice and must be idempotent itself; every caller gets the response that is stored first.
 */
export async function onceAfterEffect(context: Context, call: Keyed, effect: Effect): Promise<Outcome<unknown>> {
  const namedKey = nameOf(context, call)
  if (!namedKey) return rejectedKey
  const storedKey = await claimKey(context.pool, namedKey)
  if (storedKey?.fingerprint !== namedKey.fingerprint) return err('idempotency_reuse')
  if (storedKey.answer) return restored(storedKey.answer)
  const outcome = await effect(context)
  if (isToRepeat(outcome)) return outcome
  const { owner, endpoint, key } = namedKey
  const { rows } = await context.pool.execute<{ answer: string }>(sql`
    update idempotency_key set
      status = case when answer = 'null' then ${statusOf(outcome)}::smallint else status end,
      answer = case when answer = 'null' then ${toStored(outcome, context)}::jsonb else answer end
    where owner = ${owner} and endpoint = ${endpoint} and key = ${key}
    returning answer`)
  return rows[0] ? restored(rows[0].answer) : outcome
}

/**
 * True for an error after which the same call is to be repeated: with a proof, after a wait (429), or when the site is
 * available again (503). Nothing was done, so the response is not stored.
 */
function isToRepeat(outcome: Outcome<unknown>): boolean {
  return !outcome.ok && (outcome.error.code === 'step_up_required' || [429, 503].includes(statusOf(outcome)))
}

type Keyed = {
  endpoint: string
  key: string
  input: unknown
  /** The response is stored encrypted. */
  secret?: boolean | undefined
}
/** A key with its owner, the endpoint, the fingerprint of the input and the time of the call. */
type NamedKey = Record<'owner' | 'endpoint' | 'key' | 'fingerprint' | 'now', string>

/** False if the key has been claimed with another fingerprint; repeating the same call is true again. */
export async function claimOnce(db: Db, call: NamedKey): Promise<boolean> {
  return (await claimKey(db, call))?.fingerprint === call.fingerprint
}

type Effect = (context: Context) => Promise<Outcome<unknown>>

const rejectedKey = invalid('Idempotency-Key', 'invalid_format')

/** Null for an invalid key. */
function nameOf({ actor, address, now }: Context, { endpoint, key, input }: Keyed): NamedKey | null {
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) return null
  const opened = actor.opened && `booking:${actor.opened.reference}`
  const owner = actor.kind === 'traveller' ? actor.userId : (opened ?? address)
  return { owner, endpoint, key, fingerprint: hash('sha256', JSON.stringify(input)), now: now.toISOString() }
}

/** Writes the text of a response to the database, and reads it. */
type ResponseCodec = { write: (text: string) => string; read: (text: string) => string }

const plain: ResponseCodec = { write: (text) => text, read: (text) => text }

/** Encrypts the responses of a key for its owner. */
function secretIn(
  { ports: { vault } }: Context,
  { owner, endpoint, key }: Record<'owner' | 'endpoint' | 'key', string>,
): ResponseCodec {
  const boundTo: Binding = `idempotency_key:${owner}:${endpoint}:${key}`
  return { write: (text) => vault.encrypt(boundTo, text), read: (text) => vault.decrypt(boundTo, text) }
}

/**
 * A response as it is stored: a text within JSON, because PostgreSQL reorders the properties of an object and a repeated
 * response has the same bytes. An error names its request in the response, so it is stored with it.
 */
function toStored(outcome: Outcome<unknown>, { requestId }: Context, { write } = plain): string {
  const whole = outcome.ok ? outcome : { ...outcome, error: { ...outcome.error, requestId } }
  return JSON.stringify(write(JSON.stringify(whole)))
}

function restored(answer: string, { read } = plain): Outcome<unknown> {
  return JSON.parse(read(answer)) as Outcome<unknown>
}

function statusOf(outcome: Outcome<unknown>): number {
  return outcome.ok ? 200 : errorStatus[outcome.error.code]
}

/**
 * Locks a key until the transaction ends and reads the response stored under it. The snapshot is taken at the start of
 * the statement, just before the lock: a call that misses a response stored in between cannot store another one, and is
 * retried.
 */
async function claim(tx: Queryable, lock: string, { owner, endpoint, key }: NamedKey) {
  const { rows } = await tx.execute<{ mine: boolean; fingerprint: string | null; answer: string | null }>(sql`
    select pg_try_advisory_xact_lock(${lock}::bigint) as mine, k.fingerprint, k.answer
    from (select) one left join idempotency_key k
      on k.owner = ${owner} and k.endpoint = ${endpoint} and k.key = ${key}`)
  return rows[0]
}

/** Stores a request under its key without a response yet, or returns the stored one. */
async function claimKey(db: Db, { owner, endpoint, key, fingerprint, now }: NamedKey) {
  const { rows } = await db.execute<{ fingerprint: string; answer: string | null }>(sql`
    insert into idempotency_key as k (owner, endpoint, key, fingerprint, status, answer, created_at)
    values (${owner}, ${endpoint}, ${key}, ${fingerprint}, 0, 'null', ${now})
    on conflict (owner, endpoint, key) do update set key = k.key returning fingerprint, answer`)
  return rows[0]
}

const maxTries = 3
const triesMs = 3_000

/**
 * Under load a lock or a connection can time out. A call with a key is safe to retry: either nothing of the first
 * attempt remains, or its response is stored and found.
 */
async function retryTransient<T>(run: () => Promise<T>): Promise<T> {
  const began = performance.now()
  for (let tries = 1; ; tries++) {
    try {
      return await run()
    } catch (error) {
      if (tries === maxTries || performance.now() - began > triesMs || !(passes(error) || answeredMeanwhile(error)))
        throw error
    }
  }
}

/** True if another call has stored a response under the same key since the lookup. */
function answeredMeanwhile(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof pg.DatabaseError && error.cause.table === 'idempotency_key'
}
