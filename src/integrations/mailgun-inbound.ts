import { createHmac, timingSafeEqual } from 'node:crypto'
import type { InboundMail } from '#domains/conversation/inbound-mail.ts'

/** Mailgun repeats a delivery for eight hours with the first timestamp: https://documentation.mailgun.com */
const maxAgeMs = 9 * 3_600_000

const proofFields = new Set(['timestamp', 'token', 'signature'])
/** A field of the proof with its header; the longest value is a signature of 64 characters. */
const maxProofBytes = 512
/** More than an email has; a stranger can choose a boundary that the body consists of. */
const maxParts = 1_000

/**
 * Emails that Mailgun receives and forwards as a form (a route with the action `forward`), signed with the signing key
 * of its webhooks: HMAC-SHA256 of `timestamp` and `token`.
 */
export function mailgunInbound({ domain, key }: { domain: string; key: string }): InboundMail {
  return {
    domain,
    async read(body, headers, now) {
      const type = headers.get('content-type') ?? ''
      const { timestamp = '', token = '', signature = '' } = proofIn(body, type)
      const age = now.getTime() - Number(timestamp) * 1000
      if (!(Math.abs(age) <= maxAgeMs) || !isSigned(key, timestamp + token, signature)) return null
      const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null)
      if (!form) return null
      const text = (name: string) => {
        const value = form.get(name)
        return typeof value === 'string' ? value : ''
      }
      const files = [...form.values()].filter((value) => typeof value !== 'string')
      return {
        to: text('recipient')
          .split(',')
          .map((address) => address.trim()),
        from: addressIn(text('from')),
        verified: isVerified(form, text),
        token,
        id: text('Message-Id'),
        text: text('body-plain'),
        files: await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer()))),
        automatic: isAutomatic(text('message-headers')),
      }
    },
  }
}

/** The first `timestamp`, `token` and `signature` of a form, found without reading its other fields, which can be large. */
function proofIn(body: Uint8Array<ArrayBuffer>, type: string): Partial<Record<string, string>> {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const boundary = /boundary="?([^";\s]+)/i.exec(type)?.[1]
  const separator = boundary ? `--${boundary}` : '&'
  const proof: Partial<Record<string, string>> = {}
  for (let at = 0, end = 0, part = 0; end >= 0 && part < maxParts; at = end + separator.length, part++) {
    end = bytes.indexOf(separator, at)
    const start = bytes.toString('latin1', at, Math.min(end < 0 ? bytes.length : end, at + maxProofBytes))
    const [head = '', value = ''] = start.split(boundary ? '\r\n\r\n' : '=')
    const name = boundary ? /\bname="(\w+)"/.exec(head)?.[1] : head
    if (name && proofFields.has(name)) proof[name] ??= value.split('\r\n')[0] ?? ''
  }
  return proof
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

/**
 * True if DKIM or SPF passed for the domain of the author. Mailgun adds both results where the spam filter of the domain
 * is on. Its DKIM result names no domain, so every signature of the email must be of the author's; SPF is about
 * `sender`, the envelope. A result that is also in the email itself must be the same.
 */
function isVerified(form: FormData, text: (name: string) => string): boolean {
  const headers = headersOf(text('message-headers'))
  const valuesOf = (name: string) =>
    headers.filter(([header]) => header.toLowerCase() === name).map(([, value]) => value)
  const passed = (name: string) => {
    const results = [...form.getAll(name), ...valuesOf(name.toLowerCase())]
    return results.length > 0 && results.every((result) => typeof result === 'string' && /^pass$/i.test(result.trim()))
  }
  const domain = domainOf(addressIn(text('from')))
  const signers = valuesOf('dkim-signature').map((value) => /(?:^|;)\s*d=([^;\s]+)/i.exec(value)?.[1] ?? '')
  const isSignedByAuthor = signers.length > 0 && signers.every((signer) => isAligned(signer, domain))
  return (
    (passed('X-Mailgun-Dkim-Check-Result') && isSignedByAuthor) ||
    (passed('X-Mailgun-Spf') && isAligned(domainOf(text('sender')), domain))
  )
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}

/** Relaxed alignment of DMARC (RFC 7489): the same domain, or one within the other. */
function isAligned(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a.includes('.') && b.includes('.') && (a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`))
}

function headersOf(text: string): [string, string][] {
  try {
    const fields: unknown = JSON.parse(text || '[]')
    return Array.isArray(fields)
      ? fields.filter(
          (field): field is [string, string] => Array.isArray(field) && field.every((part) => typeof part === 'string'),
        )
      : []
  } catch {
    return []
  }
}

/** RFC 3834: automatic replies have the field Auto-Submitted; `message-headers` is a list of names and values. */
function isAutomatic(headers: string): boolean {
  return headersOf(headers).some(
    ([name, value]) => name.toLowerCase() === 'auto-submitted' && value.toLowerCase() !== 'no',
  )
}
