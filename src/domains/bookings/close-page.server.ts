import { sql } from 'drizzle-orm'
import { settlePayment, type SettleNeeds } from '#domains/bookings/settle.server.ts'
import { findPayment } from '#domains/payments/read.server.ts'

/**
 * Closes a payment's page at the provider, after it was closed here. What was paid on it until then is taken in or goes
 * back like other late money.
 */
export async function closePage(needs: SettleNeeds, paymentId: string): Promise<void> {
  const { gateway } = needs.ports
  const payment = await findPayment(needs.db, sql`p.id = ${paymentId}`)
  if (payment?.status !== 'failed' || !payment.providerId || gateway?.provider !== payment.provider) return
  const { state } = await gateway.fetch(payment.providerId, needs.now)
  if (state === 'open') await gateway.close(payment.providerId)
  await settlePayment(needs, paymentId, 'clock')
}
