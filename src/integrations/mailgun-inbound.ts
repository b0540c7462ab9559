import { createHmac, timingSafeEqual } from 'node:crypto'
import type { InboundMail } from '#domains/bookings/conversation/inbound-mail.ts'

/** Mailgun repeats a delivery for eight hours with the first timestamp: https://documentation.mailgun.com */
const maxAgeMs = 9 * 3_600_000

/**
 * E-mails that Mailgun receives and forwards as a form (a route with the action `forward`), signed with the signing key
 * of its webhooks: HMAC-SHA256 of `timestamp` and `token`.
 */
export function mailgunInbound({ domain, key }: { domain: string; key: string }): InboundMail {
  return {
    domain,
    async read(body, headers, now) {
      const type = headers.get('content-type') ?? ''
      const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null)
      if (!form) return null
      const text = (name: string) => {
        const value = form.get(name)
        return typeof value === 'string' ? value : ''
      }
      const timestamp = text('timestamp')
      const age = now.getTime() - Number(timestamp) * 1000
      if (!(Math.abs(age) <= maxAgeMs) || !isSigned(key, timestamp + text('token'), text('signature'))) return null
      const files = [...form.values()].filter((value) => typeof value !== 'string')
      return {
        to: text('recipient')
          .split(',')
          .map((address) => address.trim()),
        from: addressIn(text('from')),
        id: text('Message-Id'),
        text: text('body-plain'),
        files: await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer()))),
        automatic: isAutomatic(text('message-headers')),
      }
    },
  }
}

function isSigned(key: string, signed: string, signature: string): boolean {
  const expected = createHmac('sha256', key).update(signed).digest()
  const received = Buffer.from(signature, 'hex')
  return received.length === expected.length && timingSafeEqual(received, expected)
}

/** `Name <a@example.com>` → `a@example.com`. */
function addressIn(from: string): string {
  return (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim()
}

/** RFC 3834: automatic replies have the field Auto-Submitted; `message-headers` is a list of names and values. */
function isAutomatic(headers: string): boolean {
  try {
    const fields = JSON.parse(headers || '[]') as [string, string][]
    return fields.some(([name, value]) => name.toLowerCase() === 'auto-submitted' && value.toLowerCase() !== 'no')
  } catch {
    return false
  }
}
