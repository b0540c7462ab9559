import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql, type InferSelectModel } from 'drizzle-orm'
import type { SandboxCard } from '#integrations/demo/sandbox-cards.ts'
import type { sandboxPayment } from '#integrations/demo/sandbox.schema.ts'
import type { Db, Queryable } from '#domains/context.ts'
import type { QueueJob } from '#domains/jobs.ts'
import { RefundNotMade, type PaymentGateway, type WebhookEvent } from '#domains/payments/gateway.ts'

export type SandboxRow = Pick<
  InferSelectModel<typeof sandboxPayment>,
  'id' | 'requestedId' | 'currency' | 'reference' | 'description' | 'locale' | 'returnPath' | 'state' | 'card'
> & { amount: number; expiresAt: string; answersAt: string | null; refunded: number }

export type Sandbox = {
  gateway: PaymentGateway
  /** A payment as of `now`, for its page. */
  find: (id: string, now: Date) => Promise<SandboxRow | null>
  /** Pays with a card. A payment that is no longer open stays unchanged. */
  pay: (id: string, card: SandboxCard, now: Date) => Promise<void>
  /** The cardholder's answer to the bank's confirmation. */
  answerBank: (id: string, yes: boolean, now: Date) => Promise<void>
  /** Sends a webhook as a provider does. Throws unless the response is a success. */
  deliver: (event: SandboxEvent, now: Date) => Promise<void>
}

type SandboxEvent = { eventId: string; id: string; requestedId: string }

/** Seconds until a slow bank answers. */
const slowSeconds = 20
/** Milliseconds for the answer to a webhook: it is this site that answers. */
const deliverMs = 60_000
/** Maximum age of a signature in seconds; an older one is a replay. */
const signatureSeconds = 300

/**
 * A small payment provider for the demo and for tests: its records are in our database, its pages on our site
 * (`sandbox-page.ts`), and its webhooks are sent over HTTP with an HMAC of time and body. It takes no real money.
 * @param webhookUrl address of the webhook, called for each delivery
 */
export function createSandbox({
  db,
  queue,
  secret,
  webhookUrl,
}: {
  db: Db
  queue: QueueJob
  secret: string
  webhookUrl: () => string
}): Sandbox {
  const find = (id: string, now: Date) => findAt(db, id, now)

  return {
    find,

    gateway: {
      provider: 'sandbox',
      pageOrigins: [],
      check: () => Promise.resolve(),
      charges: () => true,

      async begin({ id, amount, currency, reference, description, locale, returnPath, expiresAt, now }) {
        await db.execute(sql`
          insert into sandbox_payment (id, given_id, amount_minor, currency, reference, description, locale, return_path, expires_at,
            created_at, state)
          values (${`test_${id}`}, ${id}, ${amount}, ${currency}, ${reference}, ${description}, ${locale}, ${returnPath},
            ${expiresAt.toISOString()}, ${now.toISOString()}, 'open')
          on conflict (given_id) do nothing`)
        return { providerId: `test_${id}`, pageUrl: `/${locale}/sandbox-pay/test_${id}` }
      },

      async fetch(providerId, now) {
        const row = await find(providerId, now)
        if (!row) throw new Error(`the sandbox has no payment ${providerId}`)
        const captured = row.state === 'captured' ? row.amount : 0
        return {
          state: row.state === 'asking' ? 'open' : row.state,
          captured,
          refunded: row.refunded,
          currency: row.currency,
        }
      },

      async close(providerId) {
        await db.execute(sql`
          update sandbox_payment set state = 'failed' where id = ${providerId} and state in ('open', 'asking')`)
      },

      async refund({ providerId, amount, key, now }) {
        await db.transaction(async (tx) => {
          const result = await tx.execute(sql`
            insert into sandbox_refund (key, payment_id, amount_minor, created_at)
            values (${key}, ${providerId}, ${amount}, ${now.toISOString()}) on conflict do nothing`)
          if (!result.rowCount) return
          const updated = await tx.execute(sql`
            update sandbox_payment set refunded_minor = refunded_minor + ${amount}
            where id = ${providerId} and state = 'captured' and refunded_minor + ${amount} <= amount_minor`)
          if (!updated.rowCount) throw new RefundNotMade(`the sandbox returns no more than it took of ${providerId}`)
        })
        return { refundId: key }
      },

      readWebhook: (body, headers, now) => Promise.resolve(readSigned(secret, body, headers, now)),
    },

    async pay(id, card, now) {
      await db.transaction(async (tx) => {
        const row = await findAt(tx, id, now)
        if (row?.state !== 'open') return
        const state = { declined: 'failed', asks: 'asking', slow: 'authorised' }[card as string] ?? 'captured'
        const answersAt = card === 'slow' ? new Date(now.getTime() + slowSeconds * 1000) : null
        const paid = await tx.execute(sql`
          update sandbox_payment set state = ${state}, card = ${card}, answers_at = ${answersAt?.toISOString() ?? null}
          where id = ${id} and state = 'open'`)
        if (paid.rowCount && state !== 'asking') await notify(tx, queue, row, card, answersAt)
      })
    },

    async answerBank(id, yes, now) {
      await db.transaction(async (tx) => {
        const row = await findAt(tx, id, now)
        if (row?.state !== 'asking') return
        const answered = await tx.execute(sql`
          update sandbox_payment set state = ${yes ? 'captured' : 'failed'} where id = ${id} and state = 'asking'`)
        if (answered.rowCount) await notify(tx, queue, row, 'good', null)
      })
    },

    async deliver({ eventId, id, requestedId }, now) {
      const body = JSON.stringify({ id: eventId, type: 'payment.updated', payment: { id, given_id: requestedId } })
      const answer = await fetch(webhookUrl(), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Sandbox-Signature': signatureOf(secret, body, now) },
        body,
        signal: AbortSignal.timeout(deliverMs),
      })
      if (!answer.ok) throw new Error(`the webhook failed with status ${answer.status}`)
    },
  }
}

/** `t=<seconds>,v1=<hex>`: an HMAC of the time and the body. */
export function signatureOf(secret: string, body: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  return `t=${time},v1=${hmac(secret, `${time}.${body}`).toString('hex')}`
}

function readSigned(secret: string, body: Uint8Array, headers: Headers, now: Date): WebhookEvent | null {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers.get('sandbox-signature') ?? '')
  if (!match) return null
  const [, time = '', digest = ''] = match
  if (Math.abs(now.getTime() / 1000 - Number(time)) > signatureSeconds) return null
  const text = new TextDecoder().decode(body)
  if (!timingSafeEqual(hmac(secret, `${time}.${text}`), Buffer.from(digest, 'hex'))) return null
  const event = JSON.parse(text) as { id: string; type: string; payment: { id: string; given_id: string } }
  return { id: event.id, kind: event.type, providerId: event.payment.id, paymentId: event.payment.given_id }
}

function hmac(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}

/** Queues the webhook once, twice or never, depending on the card; for the slow card, when the bank has answered. */
async function notify(db: Queryable, queue: QueueJob, row: SandboxRow, card: SandboxCard, startAfter: Date | null) {
  if (card === 'silent') return
  const eventId = `evt_${row.id}`
  for (let copy = 0; copy < (card === 'twice' ? 2 : 1); copy++) {
    await queue(db, {
      name: 'sandbox-webhook',
      key: `${eventId}:${copy}`,
      data: { eventId, id: row.id, requestedId: row.requestedId },
      ...(startAfter && { startAfter }),
    })
  }
}

/** Returns the payment after applying events due by `now`: the slow bank's answer, the expiry of the page. */
async function findAt(db: Queryable, id: string, now: Date): Promise<SandboxRow | null> {
  const at = now.toISOString()
  await db.execute(sql`
    update sandbox_payment set state = case when state = 'authorised' then 'captured' else 'failed' end
    where id = ${id} and ((state = 'authorised' and answers_at <= ${at}) or (state in ('open', 'asking') and expires_at <= ${at}))`)
  const result = await db.execute<SandboxRow>(sql`
    select id, given_id as "requestedId", amount_minor as amount, currency, reference, description, locale, return_path as "returnPath",
      expires_at as "expiresAt", state, card, answers_at as "answersAt", refunded_minor as refunded
    from sandbox_payment where id = ${id}`)
  return result.rows[0] ?? null
}
