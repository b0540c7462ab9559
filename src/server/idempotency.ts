import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { refuse, type Outcome } from '#contract/endpoint.ts'
import { errorStatus } from '#contract/errors.ts'
import type { Context } from '#domains/context.ts'
import { statement, type Db } from '#domains/db.ts'
import { passes } from '#server/fault.ts'

/**
 * Runs a creating call at most once for its key: the answer is stored in the transaction of the
 * effect, so that either both are there or neither.
 */
export async function once(context: Context, call: Keyed, effect: Effect): Promise<Outcome<unknown>> {
  const named = nameOf(context, call)
  if (!named) return refusedKey
  const { owner, endpoint, key, fingerprint } = named
  const lock = hash('sha256', `${owner}\n${endpoint}\n${key}`, 'buffer').readBigInt64BE().toString()
  return again(async () => {
    let stored: Promise<unknown> | undefined
    const outcome = await context.root.transaction(async (tx) => {
      const [claimed] = (await claim(tx, { lock, owner, endpoint, key })).rows
      if (!claimed?.mine) return refuse('idempotency_in_flight', { retryAfter: 1 })
      if (claimed.answer) return claimed.fingerprint === fingerprint ? claimed.answer : refuse('idempotency_reuse')
      const outcome = await effect({ ...context, db: tx })
      // Travels with the commit, which takes everything back should this fail.
      stored = store(tx, { ...named, status: statusOf(outcome), answer: JSON.stringify(outcome) })
      stored.catch(() => undefined)
      return outcome
    })
    await stored
    return outcome
  })
}

/**
 * The same for a call that opens its own transactions and asks the world outside between them: nothing is held while it
 * waits, so the answer is stored after the effect. Where two ask at once, or an answer was lost on its way here, the effect
 * runs twice, which it must bear; the answer that is stored first is everybody's.
 */
export async function answeredOnce(context: Context, call: Keyed, effect: Effect): Promise<Outcome<unknown>> {
  const named = nameOf(context, call)
  if (!named) return refusedKey
  const [known] = (await announce(context.root, { ...named })).rows
  if (known?.fingerprint !== named.fingerprint) return refuse('idempotency_reuse')
  if (known.answer) return known.answer
  const outcome = await effect(context)
  const { owner, endpoint, key } = named
  const told = { owner, endpoint, key, status: statusOf(outcome), answer: JSON.stringify(outcome) }
  const [kept] = (await answerAnnounced(context.root, told)).rows
  return kept?.answer ?? outcome
}

type Keyed = { endpoint: string; key: string; input: unknown }
type Effect = (context: Context) => Promise<Outcome<unknown>>

const refusedKey = refuse('invalid_input', { errors: [{ path: 'Idempotency-Key', code: 'invalid_format' }] })

/** Whose key it is, for what, and when; null for what is no key. */
function nameOf({ actor, address, now }: Context, { endpoint, key, input }: Keyed) {
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) return null
  const owner = actor.kind === 'traveller' ? actor.userId : address
  return { owner, endpoint, key, fingerprint: hash('sha256', JSON.stringify(input)), now: now.toISOString() }
}

function statusOf(outcome: Outcome<unknown>): number {
  return outcome.ok ? 200 : errorStatus[outcome.error.code]
}

/**
 * Holds a key until the transaction ends and finds what was answered under it. The look is as old as the beginning of the
 * statement, a moment before the lock: whoever misses an answer of that very moment cannot store another, and tries again.
 */
const claim = statement<
  { mine: boolean; fingerprint: string | null; answer: Outcome<unknown> | null },
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

/** Writes down what is asked under a key, without an answer yet, or finds what was. */
const announce = statement<
  { fingerprint: string; answer: Outcome<unknown> | null },
  'owner' | 'endpoint' | 'key' | 'fingerprint' | 'now'
>(
  () => sql`
  insert into idempotency_key as k (owner, endpoint, key, fingerprint, status, answer, created_at)
  values (${sql.placeholder('owner')}, ${sql.placeholder('endpoint')}, ${sql.placeholder('key')}, ${sql.placeholder('fingerprint')},
    0, 'null', ${sql.placeholder('now')})
  on conflict (owner, endpoint, key) do update set key = k.key returning fingerprint, answer`,
)

const answerAnnounced = statement<{ answer: Outcome<unknown> }, 'owner' | 'endpoint' | 'key' | 'status' | 'answer'>(
  () => sql`
  update idempotency_key set
    status = case when answer = 'null' then ${sql.placeholder('status')}::smallint else status end,
    answer = case when answer = 'null' then ${sql.placeholder('answer')}::jsonb else answer end
  where owner = ${sql.placeholder('owner')} and endpoint = ${sql.placeholder('endpoint')} and key = ${sql.placeholder('key')}
  returning answer`,
)

const mostTries = 3
const triesMs = 3_000

/**
 * In a rush a lock or a connection may not be had in time. Whoever holds a key can be served once more without
 * being asked: nothing of the first try is left, or its answer is stored and found.
 */
async function again<T>(run: () => Promise<T>): Promise<T> {
  const began = performance.now()
  for (let tries = 1; ; tries++) {
    try {
      return await run()
    } catch (error) {
      if (tries === mostTries || performance.now() - began > triesMs || !(passes(error) || answeredMeanwhile(error)))
        throw error
    }
  }
}

/** Somebody has stored an answer under the same key since it was looked for. */
function answeredMeanwhile(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof pg.DatabaseError && error.cause.table === 'idempotency_key'
}

/** Answers kept for a day are enough for any retry; older ones go. */
export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  await db.execute(
    sql`delete from idempotency_key where created_at < ${now.toISOString()}::timestamptz - interval '24 hours'`,
  )
}
