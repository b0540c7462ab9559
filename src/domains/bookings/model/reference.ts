/** Crockford's base 32: no I, L, O or U to misread or misspell. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Nine characters, 45 bits: easy to read out, too many to guess. `random` must have at least nine bytes. */
export function bookingReference(random: Uint8Array): string {
  return Array.from(random.slice(0, 9), (byte) => alphabet[byte & 31]).join('')
}
