import type { PaymentProvider } from '#domains/payments/shapes.ts'
import type { Locale } from '#i18n/locale.ts'

export type PaymentToBegin = {
  /** Our id. A provider that receives it twice creates one payment. */
  id: string
  /** Minor units. */
  amount: number
  currency: string
  /** Shown on the provider's page and on the statement: the reference of a booking. */
  reference: string
  description: string
  locale: Locale
  /** The path on our site to which the browser returns, whatever the outcome. */
  returnPath: string
  /** The end of the hold; a page that supports it accepts no payment after it. */
  expiresAt: Date
  now: Date
}

/** A payment as its provider reports it, in minor units; `captured` is taken, without subtracting refunds. */
export type SeenPayment = {
  state: 'open' | 'authorised' | 'captured' | 'failed'
  captured: number
  refunded: number
  currency: string
}

export type WebhookEvent = {
  /** The provider's id of the event; equal for repeated deliveries. */
  id: string
  kind: string
  /** Our payment id, if the provider repeats it. */
  paymentId: string | null
  /** The provider's payment id; both are null for unrelated events. */
  providerId: string | null
}

export type RefundToMake = {
  providerId: string
  amount: number
  currency: string
  /** The amount refunded earlier: distinguishes a repeated call from a second refund at providers without keys. */
  refundedBefore: number
  /** Calls with the same key result in one refund. */
  key: string
  now: Date
}

/** A payment provider. An exception means that the outcome is unknown; retry later. */
export type PaymentGateway = {
  provider: PaymentProvider
  /** Origins of its payment pages, to which our forms are allowed to lead. Empty if the pages are our own. */
  pageOrigins: readonly string[]
  /** Makes a harmless call that needs the key. Throws with the provider's reason if it is rejected. */
  check: () => Promise<void>
  /** True if it charges the currency, and this amount of it, in minor units, if one is given. */
  charges: (currency: string, minor?: number) => boolean
  begin: (payment: PaymentToBegin) => Promise<{ providerId: string; pageUrl: string }>
  fetch: (providerId: string, now: Date) => Promise<SeenPayment>
  /** Closes an open page, so that it accepts no more payments. */
  close: (providerId: string) => Promise<void>
  /** Called by one process at a time per payment. Can throw `RefundNotMade`. */
  refund: (refund: RefundToMake) => Promise<{ refundId: string }>
  /** Parses a webhook after verifying its signature over the raw bytes; null if the provider did not send it. */
  readWebhook: (body: Uint8Array, headers: Headers, now: Date) => Promise<WebhookEvent | null>
}

/** The provider could not be reached or responded unexpectedly. A later retry may succeed. */
export class ProviderUnavailable extends Error {
  readonly code = 'PROVIDER_SILENT'
}

/** This call certainly refunded nothing: it was rejected or never sent. Any other error leaves the outcome open. */
export class RefundNotMade extends Error {}
