import { moyasarGateway } from '#integrations/moyasar.ts'
import { createSandbox, type Sandbox } from '#integrations/sandbox.ts'
import { stripeGateway } from '#integrations/stripe.ts'
import type { Db } from '#domains/db.ts'
import type { QueueJob } from '#domains/jobs.ts'
import type { PaymentGateway } from '#domains/payments/gateway.ts'
import type { PaymentProvider } from '#domains/payments/shapes.ts'

/** `url` is the address of a local server that replaces the provider and its pages. */
export type PaymentAccount = { secretKey: string; webhookSecret: string; url?: string | undefined }

export type PaymentSetting = {
  provider: PaymentProvider | 'none'
  stripe?: PaymentAccount | undefined
  moyasar?: PaymentAccount | undefined
}

type Options = {
  db: Db
  queue: QueueJob
  /** Signs the webhooks of the sandbox. */
  secret: string
  origin: string
}

/** Path to which a provider sends its webhooks. */
const webhookPath = (provider: string) => `/webhooks/payments/${provider}`

/** Creates the gateway of the configured payment provider, and the sandbox itself if it is the provider. */
export function createPayments(
  { provider, stripe, moyasar }: PaymentSetting,
  { origin, ...options }: Options,
): { gateway: PaymentGateway | null; sandbox: Sandbox | null } {
  switch (provider) {
    case 'sandbox': {
      const sandbox = createSandbox({ ...options, webhookUrl: () => origin + webhookPath('sandbox') })
      return { gateway: sandbox.gateway, sandbox }
    }
    case 'stripe':
      return { gateway: stripe ? stripeGateway(stripe, origin) : null, sandbox: null }
    case 'moyasar':
      return { gateway: moyasar ? moyasarGateway(moyasar, origin) : null, sandbox: null }
    case 'none':
      return { gateway: null, sandbox: null }
  }
}
