import type { ProviderState } from '#domains/cms/emails/contract.ts'
import type { Env } from '#server/config/env.ts'
import { messageAccounts, onlinePaymentProviders, paymentAccounts } from '#server/config/provider-accounts.ts'
import { bucketSetting, paymentSetting, senderSetting } from '#server/config/settings.ts'

/** The providers of this site: which are configured and which is in use, without their keys. */
export function providersOf(env: Env): ProviderState[] {
  const { provider, accounts } = paymentSetting(env)
  const messages = senderSetting(env)
  const bucket = bucketSetting(env)
  const chosen = new Set<string>()
  return [
    ...onlinePaymentProviders.map((one) => {
      const configured = accounts[one] !== undefined
      const { name } = paymentAccounts[one]
      return { purpose: 'payments' as const, name, configured, in_use: provider === one && configured }
    }),
    { purpose: 'payments', name: 'Sandbox', configured: provider === 'sandbox', in_use: provider === 'sandbox' },
    ...Object.entries(messageAccounts).map(([one, { purpose, name }]) => {
      const configured = messages[one as keyof typeof messageAccounts] !== undefined
      const inUse = configured && !chosen.has(purpose)
      if (inUse) chosen.add(purpose)
      return { purpose, name, configured, in_use: inUse }
    }),
    { purpose: 'files', name: 'S3', configured: bucket !== undefined, in_use: bucket !== undefined },
  ]
}
