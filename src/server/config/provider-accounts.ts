import type { NotificationSetting } from '#integrations/message-providers.ts'
import type { OnlinePaymentProvider } from '#domains/payments/shapes.ts'
import type { PaymentMark } from '#domains/shared/payment-marks.ts'
import type { Env } from '#server/config/env.ts'

type PaymentAccountSetting = {
  name: string
  /** Variables of the environment. */
  secretKey: keyof Env
  webhookSecret: keyof Env
  keyForm: RegExp
  keyExamples: string
  /** Keys with which no money moves; any other one counts as live. */
  testKey: RegExp
  /** What its accounts usually accept. */
  marks: readonly PaymentMark[]
}

/**
 * Every payment provider with its settings. The choice of the provider, the checks of the settings, the list in the admin
 * and the guard that keeps the demo from real money follow from it.
 */
export const paymentAccounts = {
  stripe: {
    name: 'Stripe',
    secretKey: 'STRIPE_SECRET_KEY',
    webhookSecret: 'STRIPE_WEBHOOK_SECRET',
    keyForm: /^(sk|rk)_(test|live)_\w+$/,
    keyExamples: 'sk_live_…, sk_test_… or rk_live_…',
    testKey: /^[a-z]+_test_/,
    marks: ['visa', 'mastercard'],
  },
  moyasar: {
    name: 'Moyasar',
    secretKey: 'MOYASAR_SECRET_KEY',
    webhookSecret: 'MOYASAR_WEBHOOK_SECRET',
    keyForm: /^(sk|rk)_(test|live)_\w+$/,
    keyExamples: 'sk_live_… or sk_test_…',
    testKey: /^[a-z]+_test_/,
    marks: ['mada', 'visa', 'mastercard'],
  },
} as const satisfies Record<OnlinePaymentProvider, PaymentAccountSetting>

export const onlinePaymentProviders = Object.keys(paymentAccounts) as OnlinePaymentProvider[]

type MessageAccountSetting = {
  purpose: 'mail' | 'texts'
  name: string
  /** The variable of the account, if every message costs money. */
  paid: keyof Env | null
}

/** Every provider of messages, in the order in which they are chosen for their purpose. */
export const messageAccounts = {
  smtp: { purpose: 'mail', name: 'SMTP', paid: null },
  twilio: { purpose: 'texts', name: 'Twilio', paid: 'TWILIO_ACCOUNT_SID' },
  unifonic: { purpose: 'texts', name: 'Unifonic', paid: 'UNIFONIC_APP_SID' },
} as const satisfies Record<Exclude<keyof NotificationSetting, 'keeps'>, MessageAccountSetting>

/** A configured provider with which the site takes or spends real money; null without one. */
export function realMoney(env: Env): { setting: string; takes: boolean } | null {
  for (const provider of onlinePaymentProviders) {
    const { secretKey, testKey } = paymentAccounts[provider]
    const key = env[secretKey]
    if (key !== undefined && !testKey.test(key)) return { setting: secretKey, takes: true }
  }
  for (const { paid } of Object.values(messageAccounts))
    if (paid && env[paid] !== undefined) return { setting: paid, takes: false }
  return null
}
