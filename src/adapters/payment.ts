import { moyasarGateway } from '#adapters/payment-moyasar.ts'
import { createSandbox, type Sandbox } from '#adapters/payment-sandbox.ts'
import { stripeGateway } from '#adapters/payment-stripe.ts'
import type { Db } from '#domains/db.ts'
import type { QueueJob } from '#domains/jobs.ts'
import type { PaymentGateway } from '#domains/payments/gateway.ts'
import type { PaymentProvider } from '#domains/payments/shapes.ts'

/** `url` leads elsewhere than to the provider: in tests. */
export type PaymentAccount = { secretKey: string; webhookSecret: string; url?: string | undefined }

export type PaymentSetting = {
  provider: PaymentProvider | 'none'
  stripe?: PaymentAccount | undefined
  moyasar?: PaymentAccount | undefined
}

type Given = {
  db: Db
  queue: QueueJob
  /** Signs what the sandbox sends. */
  secret: string
  origin: string
}

/** Where every provider sends its webhooks. */
const webhookPath = (provider: string) => `/webhooks/payments/${provider}`

/** The provider that takes payments here, with the sandbox itself where that is the one. */
export function createPayments(
  { provider, stripe, moyasar }: PaymentSetting,
  { origin, ...given }: Given,
): { gateway: PaymentGateway | null; sandbox: Sandbox | null } {
  switch (provider) {
    case 'sandbox': {
      const sandbox = createSandbox({ ...given, webhookUrl: () => origin + webhookPath('sandbox') })
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
