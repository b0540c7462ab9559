import type { Transporter } from 'nodemailer'
import type { NotificationSender } from '#domains/notifications/shapes.ts'

/** Timeouts in milliseconds: a mail server that hangs must not block an e-mail for long; it is sent again later. */
const waits = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000, dnsTimeout: 5_000 }

/**
 * Sends e-mails over SMTP.
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
  let opened: Promise<Transporter> | undefined
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      requireTLS: !url.includes('ignoreTLS=true'),
      pool: true,
      maxConnections: 2,
      ...waits,
    })
  }
  return {
    async email({ to, id, locale, subject, text, html, unsubscribe, attachments, replyTo }) {
      const transport = await (opened ??= open())
      await transport.sendMail({
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
        // Identical on every attempt, so that mail clients show an e-mail that arrives twice only once.
        messageId: `<${id}@${domainOf(from)}>`,
        headers: {
          'Content-Language': locale,
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
    },
    close: () => void opened?.then((transport) => transport.close()),
  }
}

function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
}
