import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import type { RecordedStatement } from './sql-recorder.ts'

/** A recorded booking that the benchmark repeats, with the statements of its transaction and its idempotency key. */
export type Model = { reference: string; key: string; recorded: RecordedStatement[] }
export type Question = { connections: number; ms: number; models: Model[] }
export type Answer = { made: number; ms: number; failed: number }

// Only SQL: no HTTP, session, permissions or prices. The idempotency key and the notification are still written,
// because a booking must be repeatable under the same key and its e-mail must be sent.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
process.on('message', (question: Question) => void sell(question))
process.once('SIGTERM', () => void pool.end().then(() => process.exit(0)))
process.send?.({})

async function sell({ connections, ms, models }: Question): Promise<void> {
  const answer: Answer = { made: 0, ms: 0, failed: 0 }
  const began = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = await pool.connect()
      while (performance.now() - began < ms) {
        const model = models[Math.floor(Math.random() * models.length)] as Model
        if (await repeatStatements(client, model)) answer.made++
        else answer.failed++
      }
      client.release()
    }),
  )
  answer.ms = performance.now() - began
  process.send?.(answer)
}

/** A due date that is never reached, so that the notifications of this benchmark are not sent. */
const neverDue = '9999-01-01T00:00:00Z'

/** Replays a recorded transaction of the site, statement by statement, with the same number of round trips. */
async function repeatStatements(client: pg.PoolClient, { recorded, reference, key }: Model): Promise<boolean> {
  const fresh = anew(reference, key)
  const answers: pg.QueryResult<{ id?: number | null }>[] = []
  for (const { name, text, values } of recorded)
    answers.push(await client.query({ text, values: values.map(fresh), ...(name && { name }) }))
  // The last two store the response and commit; the one before them books.
  return (answers.at(-3)?.rows[0]?.id ?? null) !== null
}

/** Replaces values that must be unique per booking, and sets timestamps so that the notifications are never sent. */
function anew(reference: string, key: string): (value: unknown) => unknown {
  const [otherReference, otherKey] = [randomBytes(8).toString('hex').slice(0, reference.length), randomUUID()]
  const lock = randomBytes(8).readBigInt64BE().toString()
  return (value) => {
    if (typeof value !== 'string') return value
    if (/^-?\d{12,20}$/.test(value)) return lock
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return neverDue
    return value.replaceAll(reference, otherReference).replaceAll(key, otherKey)
  }
}
