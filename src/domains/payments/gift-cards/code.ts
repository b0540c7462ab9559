import { typedText } from '#i18n/digits.ts'

/** Crockford's base 32: no I, L, O or U to misread or misspell. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 16
const random = length - 1

/** Bytes that a new code requires. */
export const codeBytes = random

/** A new code of 75 random bits and a check character, in groups of four: `7K2M-…`. */
export function newGiftCode(bytes: Uint8Array): string {
  const text = Array.from(bytes.slice(0, random), (byte) => alphabet[byte & 31]).join('')
  return groupsOf(text + checkCharacter(text))
}

/**
 * The code of a gift card as it is stored, from what somebody typed: in any case, with any separators, with O for 0 and
 * I or L for 1. Null if it cannot be one, because of its length, a character or the check character.
 */
export function readGiftCode(typed: string): string | null {
  const text = typedText(typed).toUpperCase().replaceAll(/[ -]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const isCode = text.length === length && text.split('').every((one) => alphabet.includes(one))
  return isCode && checkCharacter(text.slice(0, random)) === text[random] ? groupsOf(text) : null
}

/** Luhn’s algorithm for the alphabet: it detects each wrong character and almost all exchanged neighbours. */
function checkCharacter(text: string): string {
  let sum = 0
  for (const [i, one] of text.split('').reverse().entries()) {
    const product = alphabet.indexOf(one) * (i % 2 === 0 ? 2 : 1)
    sum += Math.floor(product / alphabet.length) + (product % alphabet.length)
  }
  return alphabet[(alphabet.length - (sum % alphabet.length)) % alphabet.length] ?? ''
}

function groupsOf(text: string): string {
  return text.match(/.{4}/g)?.join('-') ?? text
}
