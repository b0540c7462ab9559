import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { err, type Outcome } from '#api/endpoint.ts'
import { errorStatus } from '#api/errors.ts'
import type { Binding, Context } from '#domains/context.ts'
import { statement, type Db } from '#domains/db.ts'
import { passes } from '#server/observability/fault.ts'

/**
 * Runs a creating call at most once per key: the response is stored in the transaction of the effect, so that both
 * exist or neither.
 */
export async function onceInTransaction(context: Context, call: Keyed, effect: Effect): Promise<Outcome<unknown>> {
  const named = nameOf(context, call)
  if (!named) return rejectedKey
  const { owner, endpoint, key, fingerprint } = named
  const codec = call.secret ? secretIn(context, named) : plain
  const lock = hash('sha256', `${owner}\n${endpoint}\n${key}`, 'buffer').readBigInt64BE().toString()
  return retryTransient(async () => {
    let stored: Promise<unknown> | undefined
    const outcome = await context.pool.transaction(async (tx) => {
      const [claimed] = (await claim(tx, { lock, owner, endpoint, key })).rows
      if (!claimed?.mine) return err('idempotency_in_flight', { retryAfter: 1 })
      if (claimed.answer)
        return claimed.fingerprint === fingerprint ? restored(claimed.answer, codec) : err('idempotency_reuse')
      const outcome = await effect({ ...context, db: tx })
      if (isToRepeat(outcome)) return outcome
      // Sent together with the commit, which rolls everything back if this statement fails.
      stored = store(tx, { ...named, status: statusOf(outcome), answer: toStored(outcome, context, codec) })
      stored.catch(() => undefined)
      return outcome
    })
    await stored
    return outcome
  })
}

/**
 * The same for a call that opens its own transactions and calls external services between them: no lock is held while
 * it waits, so the response is stored after the effect. If two calls run at once, or a response of the external service
 * is lost, the effect runs twice and must be idempotent itself; every caller gets the response that is stored first.
 */
export async function onceAfterEffect(context: Context, call: Keyed, effect: Effect): Promise<Outcome<unknown>> {
  const named = nameOf(context, call)
  if (!named) return rejectedKey
  const [known] = (await claimKey(context.pool, { ...named })).rows
  if (known?.fingerprint !== named.fingerprint) return err('idempotency_reuse')
  if (known.answer) return restored(known.answer)
  const outcome = await effect(context)
  if (isToRepeat(outcome)) return outcome
  const { owner, endpoint, key } = named
  const row = { owner, endpoint, key, status: statusOf(outcome), answer: toStored(outcome, context) }
  const [stored] = (await storeFirstAnswer(context.pool, row)).rows
  return stored ? restored(stored.answer) : outcome
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
/** False if the key has been claimed with another fingerprint; repeating the same call is true again. */
export async function claimOnce(
  db: Db,
  call: Record<'owner' | 'endpoint' | 'key' | 'fingerprint' | 'now', string>,
): Promise<boolean> {
  const [known] = (await claimKey(db, call)).rows
  return known?.fingerprint === call.fingerprint
}

type Effect = (context: Context) => Promise<Outcome<unknown>>

const rejectedKey = err('invalid_input', { errors: [{ path: 'Idempotency-Key', code: 'invalid_format' }] })

/** Owner, endpoint, fingerprint and time of a key; null for an invalid key. */
function nameOf({ actor, address, now }: Context, { endpoint, key, input }: Keyed) {
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) return null
  const opened = actor.opened && `booking:${actor.opened.reference}`
  const owner = actor.kind === 'traveller' ? actor.userId : (opened ?? address)
  return { owner, endpoint, key, fingerprint: hash('sha256', JSON.stringify(input)), now: now.toISOString() }
}

/**
 * A response as it is stored: a text within JSON, because PostgreSQL reorders the properties of an object and a repeated
 * response has the same bytes. Earlier versions stored the object.
 */
type StoredAnswer = string | Outcome<unknown>

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

/** An error names its request in the response, so it is stored with it. */
function toStored(outcome: Outcome<unknown>, { requestId }: Context, { write } = plain): string {
  const whole = outcome.ok ? outcome : { ...outcome, error: { ...outcome.error, requestId } }
  return JSON.stringify(write(JSON.stringify(whole)))
}

function restored(answer: StoredAnswer, { read } = plain): Outcome<unknown> {
  return typeof answer === 'string' ? (JSON.parse(read(answer)) as Outcome<unknown>) : answer
}

function statusOf(outcome: Outcome<unknown>): number {
  return outcome.ok ? 200 : errorStatus[outcome.error.code]
}

/**
 * Locks a key until the transaction ends and reads the response stored under it. The snapshot is taken at the start of
 * the statement, just before the lock: a call that misses a response stored in between cannot store another one, and is
 * retried.
 */
const claim = statement<
  { mine: boolean; fingerprint: string | null; answer: StoredAnswer | null },
  'lock' | 'owner' | 'endpoint' | 'key'
>(
  () => sql`
  select pg_try_advisory_xact_lock(${sql.placeholder('lock')}::bigint) as mine, k.fingerprint, k.answer
  from (select) one left join idempotency_key k
    on k.owner = ${sql.placeholder('owner')} and k.endpoint = ${sql.placeholder('endpoint')} and k.key = ${sql.placeholder('key')}`,
)

const store = statement<
  Record<string, never>,
  'owner' | 'endpoint' | 'key' | 'fingerprint' | 'status' | 'answer' | 'now'
>(
  () => sql`
  insert into idempotency_key (owner, endpoint, key, fingerprint, status, answer, created_at)
  values (${sql.placeholder('owner')}, ${sql.placeholder('endpoint')}, ${sql.placeholder('key')}, ${sql.placeholder('fingerprint')},
    ${sql.placeholder('status')}, ${sql.placeholder('answer')}::jsonb, ${sql.placeholder('now')})`,
)

/** Stores a request under its key without a response yet, or returns the stored one. */
const claimKey = statement<
  { fingerprint: string; answer: StoredAnswer | null },
  'owner' | 'endpoint' | 'key' | 'fingerprint' | 'now'
>(
  () => sql`
  insert into idempotency_key as k (owner, endpoint, key, fingerprint, status, answer, created_at)
  values (${sql.placeholder('owner')}, ${sql.placeholder('endpoint')}, ${sql.placeholder('key')}, ${sql.placeholder('fingerprint')},
    0, 'null', ${sql.placeholder('now')})
  on conflict (owner, endpoint, key) do update set key = k.key returning fingerprint, answer`,
)

const storeFirstAnswer = statement<{ answer: StoredAnswer }, 'owner' | 'endpoint' | 'key' | 'status' | 'answer'>(
  () => sql`
  update idempotency_key set
    status = case when answer = 'null' then ${sql.placeholder('status')}::smallint else status end,
    answer = case when answer = 'null' then ${sql.placeholder('answer')}::jsonb else answer end
  where owner = ${sql.placeholder('owner')} and endpoint = ${sql.placeholder('endpoint')} and key = ${sql.placeholder('key')}
  returning answer`,
)

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
