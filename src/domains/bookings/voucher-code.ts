import type { Seal } from '#domains/context.ts'

/**
 * The code on a voucher: the reference, what was printed as a short digest, and a signature of both, all in small
 * letters, because addresses are. `facts` is whatever makes a printed voucher wrong when it changes.
 */
export function voucherCode(seal: Seal, reference: string, facts: unknown): string {
  const named = `${reference.toLowerCase()}-${factsDigest(seal, facts)}`
  return `${named}-${signature(seal, named)}`
}

/** What a code says, or null when it was not made here. */
export function openVoucherCode(seal: Seal, code: string): { reference: string; facts: string } | null {
  const [reference, facts, signed, ...rest] = code.split('-')
  if (!reference || !facts || !signed || rest.length > 0) return null
  // Both sides are digests once more, so that comparing them tells nothing of where they differ.
  const same =
    seal.digest('voucher-same', signature(seal, `${reference}-${facts}`)) === seal.digest('voucher-same', signed)
  return same ? { reference: reference.toUpperCase(), facts } : null
}

export function factsDigest(seal: Seal, facts: unknown): string {
  return hex(seal.digest('voucher-facts', JSON.stringify(facts)), 8)
}

/** 128 bits. */
function signature(seal: Seal, named: string): string {
  return hex(seal.digest('voucher', named), 32)
}

function hex(base64url: string, digits: number): string {
  return Buffer.from(base64url, 'base64url').toString('hex').slice(0, digits)
}
