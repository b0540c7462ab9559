import { smtpMail } from '#integrations/smtp.ts'
import { twilioSms, type TwilioAccount } from '#integrations/twilio.ts'
import { unifonicSms, type UnifonicAccount } from '#integrations/unifonic.ts'
import { NoProvider, type NotificationSender } from '#domains/notifications/shapes.ts'

export type NotificationSetting = {
  smtp?: { url: string; from: string } | undefined
  twilio?: TwilioAccount | undefined
  unifonic?: UnifonicAccount | undefined
  /** True in a demo and in development: notifications without a provider are stored in the outbox. */
  keeps?: boolean
}

/** The configured providers. A notification without a provider fails, unless the outbox stores it. */
export function createNotificationSender({
  smtp,
  twilio,
  unifonic,
  keeps = false,
}: NotificationSetting): NotificationSender & { close: () => void } {
  const mail = smtp && smtpMail(smtp)
  const without = keeps ? outbox : unsendable
  const sms = twilio ? twilioSms(twilio) : unifonic ? unifonicSms(unifonic) : without
  return {
    email: mail?.email ?? without.email,
    sms: sms.sms,
    stores: !mail && !twilio && !unifonic,
    noEmails: !mail && !keeps,
    noTexts: sms === unsendable,
    close: () => mail?.close(),
  }
}

/** Without a provider, notifications stay in the database, where the developers' page shows them. */
export const outbox: NotificationSender = { stores: true, email: async () => {}, sms: async () => {} }

/** Without a provider the notification fails, so that the staff see that it was not sent. */
const unsendable: Pick<NotificationSender, 'email' | 'sms'> = {
  email: () => Promise.reject(new NoProvider()),
  sms: () => Promise.reject(new NoProvider()),
}
