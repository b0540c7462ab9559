import type { Transporter } from 'nodemailer'
import { RecipientRefused, type NotificationSender } from '#domains/notifications/shapes.ts'

/** Timeouts in milliseconds: a mail server that hangs must not block an email for long; it is sent again later. */
const waits = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000, dnsTimeout: 5_000 }

/**
 * Sends emails over SMTP.
 * @param url `smtp://user:password@host:587`, which requires STARTTLS, or `smtps://…:465`; `?ignoreTLS=true` sends
 * unencrypted, for a mail server on a trusted network
 * @param from as in `Name <post@example.com>`
 */
export function smtpMail({
  url,
  from,
}: {
  url: string
  from: string
}): Pick<NotificationSender, 'email'> & { close: () => void } {
  // Urgent emails have connections of their own, so that none waits behind others on a slow server.
  const opened = new Map<boolean, Promise<Transporter>>()
  const open = async (urgent: boolean) => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      requireTLS: !url.includes('ignoreTLS=true'),
      pool: true,
      maxConnections: urgent ? 5 : 2,
      ...waits,
    })
  }
  const transportOf = (urgent: boolean) => {
    const transport = opened.get(urgent) ?? open(urgent)
    opened.set(urgent, transport)
    return transport
  }
  return {
    async email({ to, id, locale, subject, text, html, unsubscribe, attachments, urgent = false, replyTo }) {
      const transport = await transportOf(urgent)
      const mail = {
        from,
        to,
        ...(replyTo && { replyTo }),
        subject,
        text,
        html,
        attachments: attachments.map(({ name, type, body }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(body),
        })),
        // Identical on every attempt, so that mail clients show an email that arrives twice only once.
        messageId: `<${id}@${domainOf(from)}>`,
        headers: {
          'Content-Language': locale,
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      }
      await transport.sendMail(mail).catch((error: unknown) => {
        throw isPermanentRejection(error) ? new RecipientRefused(error.message, { cause: error }) : error
      })
    },
    close() {
      for (const transport of opened.values()) void transport.then((one) => one.close())
    },
  }
}

/** True if the server rejects the address permanently: https://www.rfc-editor.org/rfc/rfc5321#section-4.2.1 */
function isPermanentRejection(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number }
  return code === 'EENVELOPE' && (responseCode ?? 0) >= 500
}

function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
}
