import type { Bucket } from '#integrations/s3.ts'
import type { PaymentSetting } from '#integrations/payment-providers.ts'
import type { NotificationSetting } from '#integrations/message-providers.ts'
import type { SessionRules } from '#domains/accounts/sessions/session.server.ts'
import type { PaymentMark } from '#domains/shared/payment-marks.ts'
import type { Env } from '#server/config/env.ts'
import { onlinePaymentProviders, paymentAccounts } from '#server/config/provider-accounts.ts'

/** The bucket for files, or undefined. */
export function bucketSetting(env: Env): Bucket | undefined {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PATH_STYLE } = env
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined
  return {
    bucket: S3_BUCKET,
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    pathStyle: S3_PATH_STYLE,
  }
}

/** The configured providers of emails and text messages. */
export function senderSetting(env: Env): NotificationSetting {
  const { SMTP_URL, MAIL_FROM, TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM } = env
  const { UNIFONIC_APP_SID, UNIFONIC_SENDER } = env
  return {
    smtp: SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : undefined,
    twilio:
      TWILIO_ACCOUNT_SID && TWILIO_AUTH_TOKEN && TWILIO_FROM
        ? { accountSid: TWILIO_ACCOUNT_SID, authToken: TWILIO_AUTH_TOKEN, from: TWILIO_FROM }
        : undefined,
    unifonic: UNIFONIC_APP_SID && UNIFONIC_SENDER ? { appSid: UNIFONIC_APP_SID, sender: UNIFONIC_SENDER } : undefined,
    keeps: env.DEMO || env.DEV_PAGES,
  }
}

/** The payment provider: the named one, else the first one with keys, else the sandbox in a demo. */
export function paymentSetting(env: Env): PaymentSetting {
  const url = env.PAYMENT_API_URL
  const accounts: PaymentSetting['accounts'] = {}
  for (const provider of onlinePaymentProviders) {
    const {
      [paymentAccounts[provider].secretKey]: secretKey,
      [paymentAccounts[provider].webhookSecret]: webhookSecret,
    } = env
    if (secretKey && webhookSecret) accounts[provider] = { secretKey, webhookSecret, url }
  }
  const configured = onlinePaymentProviders.find((provider) => accounts[provider])
  return { provider: env.PAYMENT_PROVIDER || (configured ?? (env.DEMO ? 'sandbox' : 'none')), accounts }
}

/** The cards and wallets that the site names: the configured ones, otherwise those that the provider usually accepts. */
export function paymentMarksOf(env: Env): readonly PaymentMark[] {
  const { provider } = paymentSetting(env)
  if (provider === 'none') return []
  if (env.PAYMENT_MARKS.length > 0) return env.PAYMENT_MARKS
  return paymentAccounts[provider === 'sandbox' ? 'moyasar' : provider].marks
}

/** The address to migrate the database with, and the address of the server if it uses another role. */
export function preparationUrls(env: Env, served: string): { databaseUrl: string; serviceUrl?: string } {
  if (env.DATABASE_MIGRATE_URL) return { databaseUrl: env.DATABASE_MIGRATE_URL, serviceUrl: served }
  return { databaseUrl: env.DATABASE_DIRECT_URL ?? served }
}

/** The idle time after which sessions end, and the staff who need a second factor. */
export function sessionRules(
  env: Pick<Env, 'ADMIN_IDLE_MINUTES' | 'SESSION_IDLE_DAYS' | 'SECOND_FACTOR' | 'NODE_ENV' | 'DEMO'>,
): SessionRules {
  const forAll = env.SECOND_FACTOR ? env.SECOND_FACTOR === 'all' : env.NODE_ENV === 'production' && !env.DEMO
  return { adminIdleMinutes: env.ADMIN_IDLE_MINUTES, idleDays: env.SESSION_IDLE_DAYS, factorForAll: forAll }
}
