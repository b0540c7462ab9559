import type { MessageSide } from '#domains/conversation/shapes.ts'
import type { Signer } from '#domains/context.ts'

type Addressed = { reference: string; linkGeneration: number }

/** Who writes to an address: the traveller, or the member of staff with this email address. */
export type Writer = { side: 'traveller' } | { side: 'staff'; email: string }

const letters = { traveller: 't', staff: 's' } as const satisfies Record<MessageSide, string>

/**
 * The address to which one side of a booking writes by email: `b-k7q2m4x9t-t-<code>@domain`. The code is a keyed digest
 * of 128 bits in lower case, because mail servers may change the case. Each member of staff has an own one. Staff revoke
 * it with the links of the booking.
 */
export function replyAddress(signer: Signer, booking: Addressed, writer: Writer, domain: string): string {
  return `b-${booking.reference.toLowerCase()}-${letters[writer.side]}-${codeOf(signer, booking, writer)}@${domain}`
}

/** The booking and the side of an address; null for any other address. The code is not verified yet. */
export function readReplyAddress(
  address: string,
  domain: string,
): { reference: string; side: MessageSide; code: string } | null {
  const match = /^b-([0-9a-z]{1,20})-([ts])-([0-9a-f]{32})@(.+)$/.exec(address.toLowerCase())
  const [, reference = '', letter, code = '', host] = match ?? []
  if (!match || host !== domain.toLowerCase()) return null
  return { reference: reference.toUpperCase(), side: letter === 's' ? 'staff' : 'traveller', code }
}

/** The code of an address of a booking, to compare with a received one. */
export function codeOf(signer: Signer, { reference, linkGeneration }: Addressed, writer: Writer): string {
  const name = writer.side === 'staff' ? `staff:${writer.email.toLowerCase()}` : 'traveller'
  const digest = signer.digest('reply-address', `${reference}:${linkGeneration}:${name}`)
  return Buffer.from(digest, 'base64url').toString('hex').slice(0, 32)
}
