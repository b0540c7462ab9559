import type { PaymentProvider } from '#domains/payments/shapes.ts'
import type { Locale } from '#text/locale.ts'

type PaymentToBegin = {
  /** Ours; a provider that is asked twice with the same one makes one payment. */
  id: string
  /** Minor units. */
  amount: number
  currency: string
  /** What the traveller reads on the provider's page and on the statement: a booking's reference. */
  reference: string
  description: string
  locale: Locale
  /** Path on our site that the browser comes back to, whatever became of the payment. */
  returnPath: string
  /** When the hold ends; a page that knows it takes no money after it. */
  expiresAt: Date
  now: Date
}

/** A payment as the provider sees it. Amounts are minor units; `captured` is what it took, refunds not subtracted. */
export type SeenPayment = {
  state: 'open' | 'authorised' | 'captured' | 'failed'
  captured: number
  refunded: number
  currency: string
}

export type WebhookEvent = {
  /** The provider's id of the event: the same event told again has the same one. */
  id: string
  kind: string
  /** Our id of the payment, where the provider repeats it. */
  paymentId: string | null
  /** The provider's id of the payment; both are null for events about something else. */
  providerId: string | null
}

export type RefundToMake = {
  providerId: string
  amount: number
  currency: string
  /** What was returned of this payment before: tells a repeated call from a second refund where there is no key. */
  refundedBefore: number
  /** The same key twice is one refund. */
  key: string
  now: Date
}

/** Where travellers pay. A throw means: not known, ask again later. */
export type PaymentGateway = {
  provider: PaymentProvider
  /** Origins of its pages: our forms may lead there. Empty when the pages are our own. */
  pageOrigins: readonly string[]
  begin: (payment: PaymentToBegin) => Promise<{ providerId: string; pageUrl: string }>
  fetch: (providerId: string, now: Date) => Promise<SeenPayment>
  /** Ends an open page: from then on nobody can pay on it. */
  close: (providerId: string) => Promise<void>
  /** Asked for a payment by one process at a time. A throw may be `NotReturned`. */
  refund: (refund: RefundToMake) => Promise<{ refundId: string }>
  /** What a webhook says, proven by its signature over the raw bytes; null when it is not the provider's. */
  readWebhook: (body: Uint8Array, headers: Headers, now: Date) => Promise<WebhookEvent | null>
}

/** A provider that could not be asked or did not answer as agreed. The same call may go through a little later. */
export class ProviderSilent extends Error {
  readonly code = 'PROVIDER_SILENT'
}

/** By this call certainly nothing was returned: it was refused, or not come to. Any other throw leaves that open. */
export class NotReturned extends Error {}
