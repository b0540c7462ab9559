import { searchKey } from '#text/clean.ts'

/** Words that say nothing of where. */
const empty = new Set(
  'hotel hotels stay stays room rooms in near nearby close next to at of the by around city al el la'
    .split(' ')
    .concat(['فندق', 'فنادق', 'في', 'قرب', 'قريب', 'بجوار', 'بجانب', 'جنب', 'من', 'الى', 'عند', 'حول', 'مدينه']),
)

/** Arabic words that people write in Latin letters for the English word, and the other way about. */
const sameWord: Record<string, string> = {
  bab: 'gate',
  malik: 'king',
  malek: 'king',
  masjid: 'mosque',
  masjed: 'mosque',
  mosque: 'masjid',
  matar: 'airport',
  jabal: 'mount',
  jebel: 'mount',
  mount: 'jabal',
  mountain: 'jabal',
  mahatta: 'station',
  nabi: 'nabawi',
}

/** The words of a name or of what was typed, as they are compared; the joined names of people are one word. */
export function wordsOf(text: string): string[] {
  const key = searchKey(text)
    .replace(/(^| )عبد (?=\p{L})/gu, '$1عبدال')
    .replace(/(^| )abd(?:[aeou]l)? (?=\p{L})/gu, '$1abdul')
  return key === '' ? [] : key.split(' ')
}

/** What is left of typed words when those are gone that say nothing of where; all of them when nothing is left. */
export function tellingWords(words: string[]): string[] {
  const telling = words.filter((word) => !empty.has(word))
  return telling.length > 0 ? telling : words
}

export function otherWord(word: string): string | null {
  return sameWord[word] ?? null
}

/**
 * How a word sounds, roughly: spellings of one name in Latin letters come to the same (`mecca`, `makkah`,
 * `mekke`; `jeddah`, `jidda`, `gedda`), and so do letters of Arabic that are heard or written for one another.
 */
export function soundOf(word: string): string {
  if (/\p{Script=Arabic}/u.test(word))
    return word.replace(/[ظذثصط]/g, (letter) => arabicSound[letter] ?? letter).replace(/(?<=.{2})[اهي]$/, '')
  return word
    .replace(/dj/g, 'g')
    .replace(/ck|kh|q|c(?!h)/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/gh|j/g, 'g')
    .replace(/dh/g, 'd')
    .replace(/th/g, 't')
    .replace(/ch/g, 'sh')
    .replace(/h$/, '')
    .replace(/[aeiouwy]+/g, 'a')
    .replace(/(.)\1+/g, '$1')
}

const arabicSound: Record<string, string> = { ظ: 'ض', ذ: 'ز', ث: 'س', ص: 'س', ط: 'ت' }

/** Slips of the finger that a word of so many letters may have. */
export function slipsAllowed(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2
}

/** Letters added, lost, changed or swapped between two words, or one more than `most` when there are more. */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, i) => i)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + change)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] as number) + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] as number
}
