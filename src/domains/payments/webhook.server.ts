import { sql } from 'drizzle-orm'
import type { Ports } from '#domains/context.ts'
import type { Db } from '#domains/db.ts'
import { findPayment } from '#domains/payments/read.server.ts'

type Needs = { db: Db; ports: Ports; now: Date }

/**
 * Takes a webhook in: proven by its signature, stored once however often it comes, settled by a job. Answers at
 * once, since providers wait only seconds. `refused` when it is not the provider's.
 */
export async function receiveWebhook(
  { db, ports, now }: Needs,
  provider: string,
  body: Uint8Array,
  headers: Headers,
): Promise<'stored' | 'known' | 'refused'> {
  const { gateway, queue } = ports
  if (gateway?.provider !== provider) return 'refused'
  const event = await gateway.readWebhook(body, headers, now)
  if (!event) return 'refused'
  const ours =
    event.paymentId || event.providerId
      ? await findPayment(
          db,
          sql`p.provider = ${gateway.provider} and (p.id = ${event.paymentId} or p.provider_id = ${event.providerId})`,
        )
      : null
  return db.transaction(async (tx) => {
    const stored = await tx.execute(sql`
      insert into payment_event (provider, event_id, kind, payment_id, body, received_at)
      values (${gateway.provider}, ${event.id}, ${event.kind}, ${ours?.id ?? null}, ${new TextDecoder().decode(body)}, ${now.toISOString()})
      on conflict do nothing`)
    if (!stored.rowCount) return 'known'
    if (ours) {
      const key = `${gateway.provider}:${event.id}`
      await queue(tx, { name: 'settle-payment', key, data: { paymentId: ours.id } })
    }
    return 'stored'
  })
}
