import { sql } from 'drizzle-orm'
import { settlePayment, type SettleNeeds } from '#domains/bookings/settle.server.ts'
import { nextCheck } from '#domains/payments/checking.ts'
import { findPayment } from '#domains/payments/read.server.ts'

/**
 * Closes a payment's page at the provider, after it was closed here. What was paid on it until then is taken in or goes
 * back like other late money. Throws when the page is still open: then it is tried again. While a bank decides there is
 * nothing to close; whether it is to be then is seen later.
 */
export async function closePage(needs: SettleNeeds, paymentId: string): Promise<void> {
  const { db, ports, now } = needs
  const { gateway } = ports
  const payment = await findPayment(db, sql`p.id = ${paymentId}`)
  if (payment?.status !== 'failed' || !payment.providerId || gateway?.provider !== payment.provider) return
  const { state } = await gateway.fetch(payment.providerId, now)
  const failure = state === 'open' ? await gateway.close(payment.providerId).then(() => null, asCause) : null
  // What is paid in the moment it is closed is why a provider refuses to close it.
  const status = await settlePayment(needs, paymentId, 'clock')
  if (state === 'authorised' && status === 'failed') {
    // Another page was opened since, so this payment is not waited for. Should its bank refuse, the page takes another card.
    const startAfter = nextCheck(now, new Date(payment.expiresAt))
    const key = `${paymentId}:${startAfter?.toISOString()}`
    if (startAfter) await ports.queue(db, { name: 'close-page', key, data: { paymentId }, startAfter })
  }
  if (failure && status === 'failed') throw new Error(`the page of payment ${paymentId} is not closed`, failure)
}

function asCause(cause: unknown): { cause: unknown } {
  return { cause }
}
