import { smtpMail } from '#adapters/mail-smtp.ts'
import { outbox } from '#adapters/outbox.ts'
import { twilioSms, type TwilioAccount } from '#adapters/sms-twilio.ts'
import { unifonicSms, type UnifonicAccount } from '#adapters/sms-unifonic.ts'
import type { Post } from '#domains/messages/shapes.ts'

export type PostSetting = {
  smtp?: { url: string; from: string } | undefined
  twilio?: TwilioAccount | undefined
  unifonic?: UnifonicAccount | undefined
}

/** The providers that are configured; what has none goes to the outbox. */
export function createPost({ smtp, twilio, unifonic }: PostSetting): Post & { close: () => void } {
  const mail = smtp && smtpMail(smtp)
  const sms = twilio ? twilioSms(twilio) : unifonic ? unifonicSms(unifonic) : outbox
  return {
    email: mail?.email ?? outbox.email,
    sms: sms.sms,
    keeps: !mail && sms === outbox,
    close: () => mail?.close(),
  }
}
