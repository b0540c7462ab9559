import { latinDigits } from '#text/digits.ts'

/** Whose password it is to be, as far as that is known: names and addresses. */
type Owner = { name?: string | undefined; email?: string | undefined }

/**
 * Why somebody would guess a password early: it is one of the most used ones or nearly so, a pattern, or it is made of
 * what everybody knows of its owner. Null for any other.
 */
export async function whyGuessed(
  password: string,
  owner: Owner,
): Promise<'password_common' | 'password_personal' | null> {
  const plain = latinDigits(password.normalize('NFKC')).toLowerCase()
  if (isPattern(plain) || isNearly(plain, await (mostUsed ??= loadMostUsed()))) return 'password_common'
  return isMostlyOf(plain, owner) ? 'password_personal' : null
}

/** What may stand around words of the owner, and of this site, before the rest is a password of its own. */
const leastOfItsOwn = 8
const wordsOfTheSite = ['rihla', 'رحلة']

let mostUsed: Promise<Set<string>> | undefined

/** 49,000 passwords out of known leaks, read when somebody first chooses one. */
async function loadMostUsed(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** The password as it is, written with signs for letters, with a little put before or after, or said again and again. */
function isNearly(plain: string, known: Set<string>): boolean {
  const bare = plain.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  const word = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const cores = [plain, bare, ...(plain.length - word.length <= mostAround ? [word] : [])]
  return [...cores, ...cores.map(readSigns)].some((core) => known.has(core) || known.has(unitOf(core)))
}

/** More digits than a year and a sign are worth something of their own. */
const mostAround = 5

const letterOf: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

function readSigns(text: string): string {
  return text.replaceAll(/[0134571@$]/g, (sign) => letterOf[sign] ?? sign)
}

/** Up to four signs again and again, or each sign the neighbour of the last, as `abcdefghij` and `78901234567`. */
function isPattern(plain: string): boolean {
  const signs = Array.from(plain, (sign) => sign.codePointAt(0) ?? 0)
  const steps = signs.slice(1).map((code, i) => code - (signs[i] ?? 0))
  const runs = [
    [1, -9],
    [-1, 9],
  ].some((next) => steps.every((step) => next.includes(step)))
  return runs || unitOf(plain).length <= 4
}

/** The shortest beginning that, said again and again, is the whole; the last time may be cut short. */
function unitOf(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    if (text.slice(length) === text.slice(0, -length)) return text.slice(0, length)
  }
  return text
}

function isMostlyOf(plain: string, { name = '', email = '' }: Owner): boolean {
  const address = email.toLowerCase()
  const known = [...wordsOfTheSite, address, ...address.split(/[^\p{L}\p{N}]+/u), ...name.toLowerCase().split(/\s+/)]
  const words = known.filter((word) => word.length >= 3).toSorted((a, b) => b.length - a.length)
  const left = words.reduce((text, word) => text.replaceAll(word, ''), plain)
  return left !== plain && left.length < leastOfItsOwn
}
