import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { SandboxCard } from '#adapters/payment-sandbox-cards.ts'
import type { Db, Queryable } from '#domains/db.ts'
import type { QueueJob } from '#domains/jobs.ts'
import { NotReturned, type PaymentGateway, type WebhookEvent } from '#domains/payments/gateway.ts'
import type { Locale } from '#text/locale.ts'

export type SandboxRow = {
  id: string
  givenId: string
  amount: number
  currency: string
  reference: string
  description: string
  locale: Locale
  returnPath: string
  expiresAt: string
  state: 'open' | 'asking' | 'authorised' | 'captured' | 'failed'
  card: SandboxCard | null
  answersAt: string | null
  refunded: number
}

export type Sandbox = {
  gateway: PaymentGateway
  /** A payment for its page, as it stands at an instant. */
  find: (id: string, now: Date) => Promise<SandboxRow | null>
  /** The traveller pays with a card; a payment that is no longer open stays as it is. */
  pay: (id: string, card: SandboxCard, now: Date) => Promise<void>
  /** What the holder of the card answers to the bank's question. */
  answerBank: (id: string, yes: boolean, now: Date) => Promise<void>
  /** Sends a webhook as a provider does; throws unless it was taken. */
  deliver: (event: SandboxEvent, now: Date) => Promise<void>
}

type SandboxEvent = { eventId: string; id: string; givenId: string }

/** How long a slow bank takes. */
const slowSeconds = 20
/** A signature older than this is a replay. */
const signatureSeconds = 300

/**
 * A small payment provider of our own, for the demo and for tests: its books are in our database, its pages on our site
 * (`payment-sandbox-page.ts`), its webhooks come over HTTP with an HMAC over time and body. It takes no real money.
 * @param webhookUrl where it tells what happened, asked anew each time
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
          const made = await tx.execute(sql`
            insert into sandbox_refund (key, payment_id, amount_minor, created_at)
            values (${key}, ${providerId}, ${amount}, ${now.toISOString()}) on conflict do nothing`)
          if (!made.rowCount) return
          const given = await tx.execute(sql`
            update sandbox_payment set refunded_minor = refunded_minor + ${amount}
            where id = ${providerId} and state = 'captured' and refunded_minor + ${amount} <= amount_minor`)
          if (!given.rowCount) throw new NotReturned(`the sandbox returns no more than it took of ${providerId}`)
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
        if (paid.rowCount && state !== 'asking') await tell(tx, queue, row, card, answersAt)
      })
    },

    async answerBank(id, yes, now) {
      await db.transaction(async (tx) => {
        const row = await findAt(tx, id, now)
        if (row?.state !== 'asking') return
        const answered = await tx.execute(sql`
          update sandbox_payment set state = ${yes ? 'captured' : 'failed'} where id = ${id} and state = 'asking'`)
        if (answered.rowCount) await tell(tx, queue, row, 'good', null)
      })
    },

    async deliver({ eventId, id, givenId }, now) {
      const body = JSON.stringify({ id: eventId, type: 'payment.updated', payment: { id, given_id: givenId } })
      const answer = await fetch(webhookUrl(), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Sandbox-Signature': signatureOf(secret, body, now) },
        body,
        signal: AbortSignal.timeout(5_000),
      })
      if (!answer.ok) throw new Error(`the webhook was answered with ${answer.status}`)
    },
  }
}

/** `t=<seconds>,v1=<hex>`: an HMAC over the time and the body. */
export function signatureOf(secret: string, body: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  return `t=${time},v1=${hmac(secret, `${time}.${body}`).toString('hex')}`
}

function readSigned(secret: string, body: Uint8Array, headers: Headers, now: Date): WebhookEvent | null {
  const given = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers.get('sandbox-signature') ?? '')
  if (!given) return null
  const [, time = '', digest = ''] = given
  if (Math.abs(now.getTime() / 1000 - Number(time)) > signatureSeconds) return null
  const text = new TextDecoder().decode(body)
  if (!timingSafeEqual(hmac(secret, `${time}.${text}`), Buffer.from(digest, 'hex'))) return null
  const event = JSON.parse(text) as { id: string; type: string; payment: { id: string; given_id: string } }
  return { id: event.id, kind: event.type, providerId: event.payment.id, paymentId: event.payment.given_id }
}

function hmac(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}

/** Tells the shop once, twice or never, as the card says; the slow one when the bank has answered. */
async function tell(db: Queryable, queue: QueueJob, row: SandboxRow, card: SandboxCard, startAfter: Date | null) {
  if (card === 'silent') return
  const eventId = `evt_${row.id}`
  for (let copy = 0; copy < (card === 'twice' ? 2 : 1); copy++) {
    await queue(db, {
      name: 'sandbox-webhook',
      key: `${eventId}:${copy}`,
      data: { eventId, id: row.id, givenId: row.givenId },
      ...(startAfter && { startAfter }),
    })
  }
}

/** What has come by then: the slow bank's answer, the end of the page's time. */
async function findAt(db: Queryable, id: string, now: Date): Promise<SandboxRow | null> {
  const at = now.toISOString()
  await db.execute(sql`
    update sandbox_payment set state = case when state = 'authorised' then 'captured' else 'failed' end
    where id = ${id} and ((state = 'authorised' and answers_at <= ${at}) or (state in ('open', 'asking') and expires_at <= ${at}))`)
  const found = await db.execute<SandboxRow>(sql`
    select id, given_id as "givenId", amount_minor as amount, currency, reference, description, locale, return_path as "returnPath",
      expires_at as "expiresAt", state, card, answers_at as "answersAt", refunded_minor as refunded
    from sandbox_payment where id = ${id}`)
  return found.rows[0] ?? null
}
