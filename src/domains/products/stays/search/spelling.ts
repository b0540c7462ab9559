import { searchKey } from '#i18n/clean.ts'

/** In Arabic one word is “city” before the name of one, and otherwise the name of Madinah. */
const madinah = 'مدينه'

/** Words without information about the place, in the languages of visitors, which are ignored. */
const empty = new Set(
  [
    'hotel hotels stay stays room rooms in near nearby close next to at of the by around city al el la no number',
    'otel oteli otelleri hotels d de du des en a pres proche di dekat ul i e er district neighbourhood',
    'فندق فنادق في قرب قريب بجوار بجانب جنب من الى عند حول حي رقم',
    // The country and the region of a city, and its honours.
    'saudi saudia sa arabia ksa kingdom province region governorate arabie saoudite arab suudi arabistan arabien saudita',
    'سعوديه سعودي عربيه عرب مملكه منطقه محافظه مشعر مشاعر',
    'sharif shareef serif شريف',
  ].flatMap((words) => words.split(' ')),
)

/** Words in other languages, and in Latin letters, with the one that they stand for in names; and the reverse. */
export const sameWord = new Map(
  'bab gate, malik king, malek king, masjid mosque, masjed mosque, mosque masjid, matar airport, jabal mount, jebel mount, mount jabal, mountain jabal, mahatta station, nabi nabawi, mescid masjid, mescidi masjid, mosquee mosque, aeroport airport, havalimani airport, gare station, istasyonu station, ghar cave, ش شارع'
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** The normalised words of a name or of typed text; compound personal names become one word. */
export function wordsOf(text: string): string[] {
  const key = searchKey(text)
    .replace(/(^| )عبد (?=\p{L})/gu, '$1عبدال')
    .replace(/(^| )abd(?:[aeou]l)? (?=\p{L})/gu, '$1abdul')
  return key === '' ? [] : key.split(' ')
}

/** The typed words without those that carry no information about the place; all of them if none are left. */
export function meaningfulWords(words: string[]): string[] {
  const telling = words
    .filter((word) => !empty.has(word) && !postcode.test(word))
    .filter((word, i, { length }) => word !== madinah || i === length - 1)
  return telling.length > 0 ? telling : words
}

const postcode = /^\d{5}$/

/**
 * The approximate sound of a word: spellings of one name in Latin letters have the same result (`mecca`, `makkah`,
 * `mekke`; `jeddah`, `jidda`, `gedda`), and so do Arabic letters that are
 * commonly confused, and words with and without their long vowels.
 */
export function soundOf(word: string): string {
  if (/\p{Script=Arabic}/u.test(word))
    return word
      .replace(/[ظذثصط]/g, (character) => arabicSound[character] ?? character)
      .replace(/(?<=.{2})[اهي]$/, '')
      .replace(/(?<=.)[اوي]/g, '')
  return consonantsOf(word)
    .replace(/[aeiouwy]+/g, 'a')
    .replace(/(.)\1+/g, '$1')
}

/** A word with one letter for each consonant that is written in several ways. */
function consonantsOf(word: string): string {
  return word
    .replace(/dj/g, 'g')
    .replace(/ck|kh|q|c(?!h)/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/v/g, 'w')
    .replace(/gh|j/g, 'g')
    .replace(/dh/g, 'd')
    .replace(/th/g, 't')
    .replace(/ch/g, 'sh')
    .replace(/h$/, '')
    .replace(/([^aeiouwy])\1+/g, '$1')
}

const arabicSound: Record<string, string> = { ظ: 'ض', ذ: 'ز', ث: 'س', ص: 'س', ط: 'ت' }

/** Share of the letters that must agree between a typed word and the name that it is taken for. */
const minAgreement = 0.75
const weak = /[aeiouwyاويهى]/

/**
 * True if three quarters of the letters of two words agree. A vowel or weak letter that differs counts half, because
 * names are written with different ones (`yaqin`, `yaqeen`); consonants that sound alike agree (`mecca`, `makkah`).
 */
export function isSimilarWord(typed: string, name: string): boolean {
  const [a, b] = [consonantsOf(typed), consonantsOf(name)]
  const most = (1 - minAgreement) * Math.max(a.length, b.length)
  return editDistance(a, b, most, (letter) => (weak.test(letter) ? 0.5 : 1)) <= most
}

/** Number of misspelt letters accepted in a word of this length. */
export function maxEditDistance(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2
}

/**
 * Insertions, deletions, substitutions and transpositions between two words, each with the weight of its letters; more than
 * `max` if there are more.
 */
export function editDistance(
  a: string,
  b: string,
  max: number,
  weightOf: (letter: string) => number = () => 1,
): number {
  const [own, other] = [a, b].map((word) => word.split('').map(weightOf)) as [number[], number[]]
  let [before, last] = [[] as number[], [0]]
  for (const weight of other) last.push((last.at(-1) as number) + weight)
  for (const [i, weight] of own.entries()) {
    const row = [(last[0] as number) + weight]
    for (const [j, otherWeight] of other.entries()) {
      const change = Math.max(weight, otherWeight)
      const [left, above, diagonal] = [row[j], last[j + 1], last[j]] as [number, number, number]
      let least = Math.min(above + weight, left + otherWeight, diagonal + (a[i] === b[j] ? 0 : change))
      if (i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j])
        least = Math.min(least, (before[j - 1] as number) + change)
      row.push(least)
    }
    if (Math.min(...row) > max) return max + 1
    before = last
    last = row
  }
  return last.at(-1) as number
}
