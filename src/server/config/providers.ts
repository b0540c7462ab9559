import type { ProviderState } from '#domains/context.ts'
import type { Env } from '#server/config/env.ts'
import { bucketSetting, paymentSetting, senderSetting } from '#server/config/settings.ts'

/** The providers of this site: which are configured and which is in use, without their keys. */
export function providersOf(env: Env): ProviderState[] {
  const { provider, stripe, moyasar } = paymentSetting(env)
  const { smtp, twilio, unifonic } = senderSetting(env)
  const bucket = bucketSetting(env)
  const state = (purpose: ProviderState['purpose'], name: string, configured: boolean, inUse: boolean) => ({
    purpose,
    name,
    configured,
    inUse,
  })
  return [
    state('payments', 'Stripe', stripe !== undefined, provider === 'stripe' && stripe !== undefined),
    state('payments', 'Moyasar', moyasar !== undefined, provider === 'moyasar' && moyasar !== undefined),
    state('payments', 'Sandbox', provider === 'sandbox', provider === 'sandbox'),
    state('mail', 'SMTP', smtp !== undefined, smtp !== undefined),
    state('texts', 'Twilio', twilio !== undefined, twilio !== undefined),
    state('texts', 'Unifonic', unifonic !== undefined, unifonic !== undefined && twilio === undefined),
    state('files', 'S3', bucket !== undefined, bucket !== undefined),
  ]
}
