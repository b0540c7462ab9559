import { sql } from 'drizzle-orm'
import { settlePayment, type SettleDependencies } from '#domains/bookings/payment/settle.server.ts'
import { nextCheck } from '#domains/payments/checking.ts'
import { findPayment } from '#domains/payments/queries.server.ts'

/**
 * Closes a payment's page at the provider after the payment was closed here. A payment made until then is settled or
 * refunded like other late payments. Throws if the page is still open, so that the job is retried. While a bank is
 * deciding nothing can be closed, and a later job checks again.
 */
export async function closePage(dependencies: SettleDependencies, paymentId: string): Promise<void> {
  const { db, ports, now } = dependencies
  const { gateway } = ports
  const payment = await findPayment(db, sql`p.id = ${paymentId}`)
  if (payment?.status !== 'failed' || !payment.providerId || gateway?.provider !== payment.provider) return
  const { state } = await gateway.fetch(payment.providerId, now)
  const failure = state === 'open' ? await gateway.close(payment.providerId).then(() => null, asCause) : null
  // A provider rejects the request if the page was paid at that moment.
  const status = await settlePayment(dependencies, paymentId, 'clock')
  if (state === 'authorised' && status === 'failed') {
    // Another page was opened since, so this payment is not awaited. If the bank declines it, its page accepts another
    // card and has to be closed then.
    const startAfter = nextCheck(now, new Date(payment.expiresAt))
    const key = `${paymentId}:${startAfter?.toISOString()}`
    if (startAfter) await ports.queue(db, { name: 'close-page', key, data: { paymentId }, startAfter })
  }
  if (failure && status === 'failed') throw new Error(`the page of payment ${paymentId} is not closed`, failure)
}

function asCause(cause: unknown): { cause: unknown } {
  return { cause }
}
