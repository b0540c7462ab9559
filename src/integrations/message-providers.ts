import { smtpMail } from '#integrations/smtp.ts'
import { twilioSms, type TwilioAccount } from '#integrations/twilio.ts'
import { unifonicSms, type UnifonicAccount } from '#integrations/unifonic.ts'
import type { NotificationSender } from '#domains/notifications/shapes.ts'

export type NotificationSetting = {
  smtp?: { url: string; from: string } | undefined
  twilio?: TwilioAccount | undefined
  unifonic?: UnifonicAccount | undefined
}

/** The configured providers. A channel without a provider uses the outbox. */
export function createNotificationSender({
  smtp,
  twilio,
  unifonic,
}: NotificationSetting): NotificationSender & { close: () => void } {
  const mail = smtp && smtpMail(smtp)
  const sms = twilio ? twilioSms(twilio) : unifonic ? unifonicSms(unifonic) : outbox
  return {
    email: mail?.email ?? outbox.email,
    sms: sms.sms,
    stores: !mail && sms === outbox,
    close: () => mail?.close(),
  }
}

/** Without a provider, notifications stay in the database, where the developers' page shows them. */
export const outbox: NotificationSender = { stores: true, email: async () => {}, sms: async () => {} }
