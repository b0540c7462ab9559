import type { Transporter } from 'nodemailer'
import type { Post } from '#domains/messages/shapes.ts'

/** Waits in milliseconds: a mail server that hangs must not hold a letter for long; it is tried again. */
const waits = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000, dnsTimeout: 5_000 }

/**
 * Letters over SMTP.
 * @param url `smtp://user:password@host:587` (STARTTLS when offered) or `smtps://…:465`
 * @param from as in `Name <post@example.com>`
 */
export function smtpMail({ url, from }: { url: string; from: string }): Pick<Post, 'email'> & { close: () => void } {
  let opened: Promise<Transporter> | undefined
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url, pool: true, maxConnections: 2, ...waits })
  }
  return {
    async email({ to, id, locale, subject, text, html, attachments }) {
      const transport = await (opened ??= open())
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        attachments: attachments.map(({ name, type, body }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(body),
        })),
        // The same on every try, so that readers who get a letter twice show it once.
        messageId: `<${id}@${domainOf(from)}>`,
        headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => void opened?.then((transport) => transport.close()),
  }
}

function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
}
