import { moyasarGateway } from '#integrations/moyasar.ts'
import { stripeGateway } from '#integrations/stripe.ts'
import type { PaymentGateway } from '#domains/payments/gateway.ts'
import type { OnlinePaymentProvider, PaymentProvider } from '#domains/payments/shapes.ts'

/** `url` is the address of a local server that replaces the provider and its pages. */
export type PaymentAccount = { secretKey: string; webhookSecret: string; url?: string | undefined }

export type PaymentSetting = {
  provider: PaymentProvider | 'none'
  accounts: Partial<Record<OnlinePaymentProvider, PaymentAccount>>
}

/** Path to which a provider sends its webhooks. */
export const webhookPath = (provider: PaymentProvider) => `/webhooks/payments/${provider}`

const gateways: Record<OnlinePaymentProvider, (account: PaymentAccount, origin: string) => PaymentGateway> = {
  stripe: stripeGateway,
  moyasar: moyasarGateway,
}

/** Creates the gateway of the configured payment provider. @param sandbox that of the demo, if there is one */
export function createGateway(
  { provider, accounts }: PaymentSetting,
  { origin, sandbox }: { origin: string; sandbox: PaymentGateway | null },
): PaymentGateway | null {
  if (provider === 'none') return null
  if (provider === 'sandbox') return sandbox
  const account = accounts[provider]
  return account ? gateways[provider](account, origin) : null
}
