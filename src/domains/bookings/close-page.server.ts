import { sql } from 'drizzle-orm'
import { settlePayment, type SettleNeeds } from '#domains/bookings/settle.server.ts'
import { findPayment } from '#domains/payments/read.server.ts'

/**
 * Closes a payment's page at the provider, after it was closed here. What was paid on it until then is taken in or goes
 * back like other late money. Throws when the page may still be open: then it is tried again.
 */
export async function closePage(needs: SettleNeeds, paymentId: string): Promise<void> {
  const { gateway } = needs.ports
  const payment = await findPayment(needs.db, sql`p.id = ${paymentId}`)
  if (payment?.status !== 'failed' || !payment.providerId || gateway?.provider !== payment.provider) return
  const { state } = await gateway.fetch(payment.providerId, needs.now)
  const failure = state === 'open' ? await gateway.close(payment.providerId).then(() => null, asCause) : null
  // What is paid in the moment it is closed is why a provider refuses to close it.
  const status = await settlePayment(needs, paymentId, 'clock')
  if (failure && status === 'failed') throw new Error(`the page of payment ${paymentId} is not closed`, failure)
}

function asCause(cause: unknown): { cause: unknown } {
  return { cause }
}
