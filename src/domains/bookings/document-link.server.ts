import type { Seal } from '#domains/context.ts'

const purpose = 'document-link'

/** A token that lets its holder send what a booking of nobody’s account was asked for. */
export function documentToken(seal: Seal, reference: string): string {
  return seal.seal(purpose, [reference])
}

/** The reference that a token was made for; null when it is not ours. */
export function openDocumentToken(seal: Seal, token: string): string | null {
  const value = seal.open(purpose, token)
  return Array.isArray(value) && typeof value[0] === 'string' ? value[0] : null
}
