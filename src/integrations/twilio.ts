import type { NotificationSender } from '#domains/notifications/shapes.ts'

export type TwilioAccount = { accountSid: string; authToken: string; from: string; url?: string | undefined }

/** Text messages through Twilio's Programmable Messaging API (2010-04-01). */
export function twilioSms({ accountSid, authToken, from, url }: TwilioAccount): Pick<NotificationSender, 'sms'> {
  const address = `${url ?? 'https://api.twilio.com'}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return {
    async sms({ to, text }) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { Authorization: authorization },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        signal: AbortSignal.timeout(5_000),
      })
      // Its error responses have a documented code; their text can contain the phone number.
      const body = (await answer.json().catch(() => ({}))) as { sid?: string; code?: number }
      if (!answer.ok || !body.sid) {
        const codes = { responseCode: answer.status, code: body.code }
        throw Object.assign(new Error(`Twilio refused: ${answer.status} ${body.code ?? ''}`.trim()), codes)
      }
    },
  }
}
