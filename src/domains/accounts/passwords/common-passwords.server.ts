import { latinDigits } from '#i18n/digits.ts'

/** The names and addresses of the password's owner, as far as they are known. */
type Owner = { name?: string | undefined; email?: string | undefined }

/**
 * The reason why a password is easy to guess: it is one of the most used ones or a variant of one, a pattern, or made
 * of well-known facts about its owner. Null for any other password.
 */
export async function passwordWeakness(
  password: string,
  owner: Owner,
): Promise<'password_common' | 'password_personal' | null> {
  const plain = latinDigits(password.normalize('NFKC')).toLowerCase()
  if (isPattern(plain) || isNearly(plain, await (mostUsed ??= loadMostUsed()))) return 'password_common'
  return isMostlyOf(plain, owner) ? 'password_personal' : null
}

/** Minimum number of characters that must remain when the names of the owner and of this site are removed. */
const minOwn = 8
const siteText = ['rihla', 'رحلة']

let mostUsed: Promise<Set<string>> | undefined

/** 49,000 passwords from known leaks, loaded when a password is first chosen. */
async function loadMostUsed(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** True for a listed password, also with substituted letters, repeated, or with a few characters around it. */
function isNearly(plain: string, known: Set<string>): boolean {
  const bare = plain.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  const word = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const cores = [plain, bare, ...(plain.length - word.length <= maxAround ? [word] : [])]
  return [...cores, ...cores.map(readSigns)].some((core) => known.has(core) || known.has(unitOf(core)))
}

/** A year and a sign. More digits around a word add strength of their own. */
const maxAround = 5

const characterFor: Record<string, string> = {
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
  return text.replaceAll(/[0134571@$]/g, (sign) => characterFor[sign] ?? sign)
}

/** True for up to four characters repeated, or in sequence, such as `abcdefghij` and `78901234567`. */
function isPattern(plain: string): boolean {
  const signs = Array.from(plain, (sign) => sign.codePointAt(0) ?? 0)
  const steps = signs.slice(1).map((code, i) => code - (signs[i] ?? 0))
  const runs = [
    [1, -9],
    [-1, 9],
  ].some((next) => steps.every((step) => next.includes(step)))
  return runs || unitOf(plain).length <= 4
}

/** The shortest prefix whose repetition gives the whole text; the last repetition can be cut short. */
function unitOf(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    if (text.slice(length) === text.slice(0, -length)) return text.slice(0, length)
  }
  return text
}

function isMostlyOf(plain: string, { name = '', email = '' }: Owner): boolean {
  const address = email.toLowerCase()
  const guessable = [...siteText, address, ...address.split(/[^\p{L}\p{N}]+/u), ...name.toLowerCase().split(/\s+/)]
  const words = guessable.filter((word) => word.length >= 3).toSorted((a, b) => b.length - a.length)
  const left = words.reduce((text, word) => text.replaceAll(word, ''), plain)
  return left !== plain && left.length < minOwn
}
