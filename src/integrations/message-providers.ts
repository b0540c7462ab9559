import { smtpMail } from '#integrations/smtp.ts'
import { twilioSms, type TwilioAccount } from '#integrations/twilio.ts'
import { unifonicSms, type UnifonicAccount } from '#integrations/unifonic.ts'
import { NoProvider, type NotificationSender } from '#domains/notifications/shapes.ts'

export type NotificationSetting = {
  smtp?: { url: string; from: string } | undefined
  twilio?: TwilioAccount | undefined
  unifonic?: UnifonicAccount | undefined
  /** True in a demo and in development, whose text messages nobody waits for: without a provider they stay in the outbox. */
  keepsTexts?: boolean
}

/** The configured providers. Without one, e-mails use the outbox; text messages fail, unless they are kept there. */
export function createNotificationSender({
  smtp,
  twilio,
  unifonic,
  keepsTexts = false,
}: NotificationSetting): NotificationSender & { close: () => void } {
  const mail = smtp && smtpMail(smtp)
  const sms = twilio ? twilioSms(twilio) : unifonic ? unifonicSms(unifonic) : keepsTexts ? outbox : noTexts
  return {
    email: mail?.email ?? outbox.email,
    sms: sms.sms,
    stores: !mail && !twilio && !unifonic,
    noTexts: sms === noTexts,
    close: () => mail?.close(),
  }
}

/** Without a provider, notifications stay in the database, where the developers' page shows them. */
export const outbox: NotificationSender = { stores: true, email: async () => {}, sms: async () => {} }

/** Nothing is sent without a provider, so the message fails and the staff learn of it. */
const noTexts: Pick<NotificationSender, 'sms'> = { sms: () => Promise.reject(new NoProvider()) }
