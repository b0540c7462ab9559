import { sql } from 'drizzle-orm'
import type { Db, Ports } from '#domains/context.ts'
import { findPayment } from '#domains/payments/queries.server.ts'

type Dependencies = { db: Db; ports: Ports; now: Date }

/**
 * Receives a webhook: verifies its signature, stores each event once, and queues a job that settles it. Returns
 * immediately, because providers wait only seconds. `refused` if the provider did not send it.
 */
export async function receiveWebhook(
  { db, ports, now }: Dependencies,
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
