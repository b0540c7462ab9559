import { latinDigits } from '#i18n/digits.ts'

/**
 * Replaces the digits of payment card numbers by asterisks, except the last four; everything else stays unchanged. A
 * card number has 13 to 19 digits with a valid check digit, in any script, also separated by spaces, dashes or dots.
 * Dates, international phone numbers, IBANs and Saudi VAT numbers are not card numbers, even where their digits pass
 * the check.
 */
export function hideCardNumbers(text: string): string {
  const plain = latinDigits(text).replace(date, (found) => found.replaceAll(/\d/g, 'x'))
  const characters = text.split('')
  for (const run of plain.matchAll(digitRun)) {
    const groups = [...run[0].matchAll(/\d+/g)].map((group) => ({ digits: group[0], at: run.index + group.index }))
    if (isPhoneOrIban(plain.slice(Math.max(0, run.index - charactersBefore), run.index), groups)) continue
    for (let from = 0; from < groups.length; from++) {
      const to = cardEnd(groups, from)
      if (to === null) continue
      const positions = groups.slice(from, to + 1).flatMap(({ digits, at }) => digits.split('').map((_, i) => at + i))
      for (const position of positions.slice(0, -4)) characters[position] = '*'
      from = to
    }
  }
  return characters.join('')
}

/** True if a card number in the text has been hidden. */
export function hasHiddenCard(text: string): boolean {
  const runs = (text.match(/\*[*\s\p{Pd}−.]*\p{Nd}?/gu) ?? []).filter((run) => /\p{Nd}$/u.test(run))
  return runs.some((run) => (run.split(/[\s\p{Pd}−.]{4,}/u).pop() ?? '').split('*').length > 9)
}

/** A country code and the character before it. */
const charactersBefore = 4

/** Maximum digits of a card number, and so of its groups. */
const maxDigits = 19

type Group = { digits: string; at: number }

const date = /(?:^|\D)(?:(?:19|20)\d\d([\s\p{Pd}.])\d{1,2}\1\d{1,2}|\d{1,2}([\s\p{Pd}.])\d{1,2}\2(?:19|20)\d\d)(?!\d)/gu
const digitRun = /\d(?:[\s\p{Pd}−.]{0,3}\d)*/gu

/** The last group of the longest card number that begins with a group; null if none does. */
function cardEnd(groups: readonly Group[], from: number): number | null {
  for (let to = Math.min(groups.length, from + maxDigits) - 1; to >= from; to--) {
    const part = groups.slice(from, to + 1).map(({ digits }) => digits)
    const isWhole = from === 0 && to === groups.length - 1
    if ((isWhole || isCardGrouping(part)) && isCardNumber(part.join(''))) return to
  }
  return null
}

/** Groupings printed on cards: `4111111111111111`, `4111 1111 1111 1111`, `3782 822463 10005`, `3056 930902 5904`. */
function isCardGrouping(groups: readonly string[]): boolean {
  const sizes = groups.map(({ length }) => length)
  return sizes.length === 1 || sizes.slice(0, -1).every((size) => size === 4) || /^4,6,[45]$/.test(sizes.join())
}

/** Thirteen to nineteen digits that pass the Luhn check. No card number begins with 0. */
function isCardNumber(digits: string): boolean {
  if (!/^[1-9]\d{12,18}$/.test(digits) || saudiVat.test(digits)) return false
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, i) => {
      const doubled = Number(digit) * (i % 2 === 0 ? 1 : 2)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}

/** 15 digits that begin and end with 3. American Express cards, also 15 digits, begin with 34 or 37. */
const saudiVat = /^3[0-35689]\d{12}3$/

/** True for a number in E.164 after a plus sign, and for an IBAN of digits after its country. */
function isPhoneOrIban(before: string, groups: readonly Group[]): boolean {
  const digits = groups.map((group) => group.digits).join('')
  if (before.endsWith('+')) return digits.length <= 15
  const country = /(?:^|\P{L})([A-Z]{2})$/iu.exec(before)?.[1]?.toUpperCase()
  if (!country || digits.length > 32) return false
  const letters = country
    .split('')
    .map((letter) => String(letter.charCodeAt(0) - 55))
    .join('')
  return BigInt(digits.slice(2) + letters + digits.slice(0, 2)) % 97n === 1n
}
