import type { NotificationSender } from '#domains/notifications/shapes.ts'

export type UnifonicAccount = { appSid: string; sender: string; url?: string | undefined }

/** Text messages by Unifonic's REST API, which omits the plus and answers failures with 200, too. */
export function unifonicSms({ appSid, sender, url }: UnifonicAccount): Pick<NotificationSender, 'sms'> {
  const address = `${url ?? 'https://el.cloud.unifonic.com'}/rest/SMS/messages`
  return {
    async sms({ to, text, id }) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: new URLSearchParams({
          AppSid: appSid,
          SenderID: sender,
          Recipient: to.replace(/^\+/, ''),
          Body: text,
          responseType: 'JSON',
          CorrelationID: id,
        }),
        signal: AbortSignal.timeout(5_000),
      })
      const body = (await answer.json().catch(() => ({}))) as { success?: boolean | string; errorCode?: string }
      if (!answer.ok || String(body.success) !== 'true') {
        const codes = { responseCode: answer.status, code: body.errorCode }
        throw Object.assign(new Error(`Unifonic refused: ${answer.status} ${body.errorCode ?? ''}`.trim()), codes)
      }
    },
  }
}
