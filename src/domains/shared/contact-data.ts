import { latinDigits } from '#i18n/digits.ts'

/**
 * Replaces e-mail addresses, web addresses and phone numbers by asterisks, for text that everybody can read. A phone
 * number has nine digits in one shape, or eight after `+` or `00`. Dates of both calendars, years, rooms, scores and
 * prices stay. Takes time in proportion to the text, whatever it contains.
 */
export function hideContactData(text: string): string {
  const covered = text.replace(email, hidden).replace(web, hidden)
  const plain = latinDigits(covered)
    .replace(date, (match, ...parts: string[]) => (isDate(parts) ? mask(match) : match))
    .replace(decimal, mask)
  const parts: string[] = []
  let end = 0
  for (const { 0: run, index } of plain.matchAll(digitRun)) {
    if (
      !isPhone(run, plain.slice(Math.max(0, index - 8), index), plain.slice(index + run.length, index + run.length + 8))
    )
      continue
    parts.push(covered.slice(end, index), hidden)
    end = index + run.length
  }
  return parts.join('') + covered.slice(end)
}

const hidden = '***'
// Each begins where a run begins, so that no run is read from every one of its characters.
const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu
const web = /(?:https?:\/\/|www\.)\S+/giu
const date = /(?<!\d[-./\p{Pd}]?)(\d{1,4})([-./\p{Pd} ])(\d{1,2})\2(\d{1,4})(?![-./\p{Pd}]?\d)/gu
const decimal = /(?<![\d.])(?:0|[1-9]\d{0,5})\.\d{1,2}(?!\.?\d)/gu
const digitRun = /(?<![\d+])\+?\d(?:[\s().\p{Pd}]{0,2}\d)*/gu

const mask = (match: string) => match.replaceAll(/\d/g, 'x')

/** True for day, month and year in either order, of the Gregorian or the Hijri calendar; `01.03.26` is one, too. */
function isDate([a = '', separator, month = '', c = '']: string[]): boolean {
  const isUpTo = (part: string, max: number) => part.length < 3 && Number(part) >= 1 && Number(part) <= max
  const isYear = (part: string) => /^(?:1[345]|19|20)\d\d$/.test(part) || (/^\d\d$/.test(part) && separator !== ' ')
  return isUpTo(month, 12) && ((isYear(a) && isUpTo(c, 31)) || (isUpTo(a, 31) && isYear(c)))
}

/** True if a run of digits is one phone number and not a list of rooms, years, scores or prices. */
function isPhone(run: string, before: string, after: string): boolean {
  const groups = run.match(/\d+/g) ?? []
  const digits = groups.join('')
  if (/^(?:\+|00)/.test(run)) return digits.length >= 8
  if (digits.length < 9 || isSeries(groups)) return false
  if (groups.length === 1 || trunkOrGulfCode.test(digits)) return true
  const isPrice =
    currencyBefore.test(before) || currencyAfter.test(after) || groups.every((group) => /[05]$/.test(group))
  const isList = groups.every(({ length }) => length < 3) || groups.every(({ length }) => length === 4)
  return !isPrice && !isList
}

const trunkOrGulfCode = /^(?:0|96[568]|97[134])/
const currency = '(?:SAR|SR|USD|EUR|GBP|AED|riyals?|ريال|ر\\.س|[$€£﷼])'
const currencyBefore = new RegExp(`${currency}\\s?$`, 'iu')
const currencyAfter = new RegExp(`^\\s?${currency}`, 'iu')

/** True for numbers of one length in even or small steps: rooms `101 102 105`, floors `101 201 301`, years. */
function isSeries(groups: readonly string[]): boolean {
  const steps = groups.slice(1).map((group, i) => Number(group) - Number(groups[i]))
  const width = groups[0]?.length ?? 0
  const isEven = width > 2 && steps.every((step) => step === steps[0])
  const isSmall = steps.every((step) => step > 0 && step <= 10)
  return groups.length > 2 && groups.every(({ length }) => length === width) && (isEven || isSmall)
}
