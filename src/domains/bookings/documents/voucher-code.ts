import type { Signer } from '#domains/context.ts'

/**
 * Returns the code on a voucher: the reference, a short digest of the printed facts, and a signature of both, all in
 * lower case, because URLs are. `facts` are the data whose change makes a printed voucher outdated.
 */
export function voucherCode(signer: Signer, reference: string, facts: unknown): string {
  const named = `${reference.toLowerCase()}-${factsDigest(signer, facts)}`
  return `${named}-${signature(signer, named)}`
}

/** The reference and facts digest of a code; null if its signature is invalid. */
export function verifyVoucherCode(signer: Signer, code: string): { reference: string; facts: string } | null {
  const [reference, facts, signed, ...rest] = code.split('-')
  if (!reference || !facts || !signed || rest.length > 0) return null
  // Both sides are hashed again, so that the time of the comparison does not reveal where they differ.
  const same =
    signer.digest('voucher-same', signature(signer, `${reference}-${facts}`)) === signer.digest('voucher-same', signed)
  return same ? { reference: reference.toUpperCase(), facts } : null
}

export function factsDigest(signer: Signer, facts: unknown): string {
  return hex(signer.digest('voucher-facts', JSON.stringify(facts)), 8)
}

/** 128 bits. */
function signature(signer: Signer, named: string): string {
  return hex(signer.digest('voucher', named), 32)
}

function hex(base64url: string, digits: number): string {
  return Buffer.from(base64url, 'base64url').toString('hex').slice(0, digits)
}
