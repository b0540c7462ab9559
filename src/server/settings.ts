import type { Bucket } from '#adapters/files-s3.ts'
import type { PaymentSetting } from '#adapters/payment.ts'
import type { PostSetting } from '#adapters/post.ts'
import type { SessionRules } from '#domains/accounts/session.server.ts'
import type { Env } from '#server/env.ts'

/** The bucket that keeps files, when there is one. */
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

/** How letters leave: by the providers that are configured. */
export function postSetting(env: Env): PostSetting {
  const { SMTP_URL, MAIL_FROM, TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM } = env
  const { UNIFONIC_APP_SID, UNIFONIC_SENDER } = env
  return {
    smtp: SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : undefined,
    twilio:
      TWILIO_ACCOUNT_SID && TWILIO_AUTH_TOKEN && TWILIO_FROM
        ? { accountSid: TWILIO_ACCOUNT_SID, authToken: TWILIO_AUTH_TOKEN, from: TWILIO_FROM }
        : undefined,
    unifonic: UNIFONIC_APP_SID && UNIFONIC_SENDER ? { appSid: UNIFONIC_APP_SID, sender: UNIFONIC_SENDER } : undefined,
  }
}

/** Who takes payments: the provider that is named, else the one whose keys are given, else the sandbox where nothing is real. */
export function paymentSetting(env: Env): PaymentSetting {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, MOYASAR_SECRET_KEY, MOYASAR_WEBHOOK_SECRET } = env
  const stripe = STRIPE_SECRET_KEY &&
    STRIPE_WEBHOOK_SECRET && { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET }
  const moyasar = MOYASAR_SECRET_KEY &&
    MOYASAR_WEBHOOK_SECRET && { secretKey: MOYASAR_SECRET_KEY, webhookSecret: MOYASAR_WEBHOOK_SECRET }
  const sandbox = env.DEMO || env.NODE_ENV !== 'production'
  const provider = env.PAYMENT_PROVIDER || (stripe ? 'stripe' : moyasar ? 'moyasar' : sandbox ? 'sandbox' : 'none')
  return { provider, stripe: stripe || undefined, moyasar: moyasar || undefined }
}

/** Who prepares the database, and as whom it is served where the two are not the same. */
export function preparationUrls(env: Env, served: string): { databaseUrl: string; serviceUrl?: string } {
  if (env.DATABASE_MIGRATE_URL) return { databaseUrl: env.DATABASE_MIGRATE_URL, serviceUrl: served }
  return { databaseUrl: env.DATABASE_DIRECT_URL ?? served }
}

/** How long sessions stay open unused, and who must prove more than a password. */
export function sessionRules(
  env: Pick<Env, 'DESK_IDLE_MINUTES' | 'SESSION_IDLE_DAYS' | 'SECOND_FACTOR' | 'NODE_ENV' | 'DEMO'>,
): SessionRules {
  const forAll = env.SECOND_FACTOR ? env.SECOND_FACTOR === 'all' : env.NODE_ENV === 'production' && !env.DEMO
  return { deskIdleMinutes: env.DESK_IDLE_MINUTES, idleDays: env.SESSION_IDLE_DAYS, factorForAll: forAll }
}
