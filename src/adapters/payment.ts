import { createSandbox, type Sandbox } from '#adapters/payment-sandbox.ts'
import type { Db } from '#domains/db.ts'
import type { QueueJob } from '#domains/jobs.ts'
import type { PaymentGateway } from '#domains/payments/gateway.ts'
import type { PaymentProvider } from '#domains/payments/shapes.ts'

type Account = { secretKey: string; webhookSecret: string; url?: string | undefined }

export type PaymentSetting = {
  provider: PaymentProvider | 'none'
  stripe?: Account | undefined
  moyasar?: Account | undefined
}

type Given = {
  db: Db
  queue: QueueJob
  /** Signs what the sandbox sends. */
  secret: string
  origin: string
}

/** Where every provider sends its webhooks. */
export const webhookPath = (provider: string) => `/webhooks/payments/${provider}`

/** The provider that takes payments here, with the sandbox itself where that is the one. */
export function createPayments(
  { provider }: PaymentSetting,
  { origin, ...given }: Given,
): { gateway: PaymentGateway | null; sandbox: Sandbox | null } {
  switch (provider) {
    case 'sandbox': {
      const sandbox = createSandbox({ ...given, webhookUrl: () => origin + webhookPath('sandbox') })
      return { gateway: sandbox.gateway, sandbox }
    }
    default:
      return { gateway: null, sandbox: null }
  }
}
