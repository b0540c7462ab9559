import {
  sameWord,
  maxEditDistance,
  editDistance,
  soundOf,
  meaningfulWords,
  wordsOf,
} from '#domains/products/stays/search/spelling.ts'

/** An item with a title and further text, in any languages. */
export type Findable<T> = { item: T; title: string; text: string }

type Entry<T> = { item: T; title: Set<string>; text: Set<string> }
export type WordIndex<T> = { entries: Entry<T>[]; sounds: Map<string, string> }

/** Indexes titles and texts by word, each in all forms that are searched. */
export function indexWords<T>(list: readonly Findable<T>[]): WordIndex<T> {
  const sounds = new Map<string, string>()
  const formsIn = (text: string) => {
    const forms = new Set(wordsOf(text).flatMap(formsOf))
    for (const form of forms) if (!sounds.has(form)) sounds.set(form, soundOf(form))
    return forms
  }
  return {
    entries: list.map(({ item, title, text }) => ({ item, title: formsIn(title), text: formsIn(text) })),
    sounds,
  }
}

/** `sure` if every word was found exactly or as a prefix; otherwise words were guessed. */
export type FoundWords<T> = { items: T[]; sure: boolean }

/**
 * Items that contain all typed words, best first; a word in the title has more weight than one in the text. Only if
 * there are no exact matches, words are matched by sound and, in titles only, with typing errors: a long text nearly
 * always contains a similar word.
 */
export function findWords<T>({ entries, sounds }: WordIndex<T>, typed: string): FoundWords<T> {
  const words = meaningfulWords(wordsOf(typed)).slice(0, 8)
  if (!words.some((word) => /\p{L}/u.test(word))) return { items: [], sure: true }
  const sure = best(entries, words, asTyped, asTyped)
  if (sure.length > 0) return { items: sure, sure: true }
  const heard = (word: string, known: Set<string>) => Math.max(asTyped(word, known), bySound(word, known, sounds))
  const guessed = (word: string, known: Set<string>) => Math.max(heard(word, known), bySlips(word, known))
  return { items: best(entries, words, guessed, heard), sure: false }
}

/** The score of the best known word for a typed one; 0 if none matches. */
type Fits = (typed: string, known: Set<string>) => number

function best<T>(entries: Entry<T>[], words: string[], inTitle: Fits, inText: Fits): T[] {
  const scored = entries.flatMap((entry) => {
    let score = 0
    for (const word of words) {
      const value = Math.max(3 * inTitle(word, entry.title), inText(word, entry.text))
      if (value === 0) return []
      score += value
    }
    return [{ item: entry.item, score }]
  })
  return scored
    .slice()
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item)
}

const fit = { asWritten: 1, otherWord: 0.9, begun: 0.8, sounds: 0.6, slipped: 0.4 }

function asTyped(typed: string, known: Set<string>): number {
  const other = sameWord.get(typed)
  if (known.has(typed)) return fit.asWritten
  if (other && known.has(other)) return fit.otherWord
  return typed.length > 2 && some(known, (word) => word.startsWith(typed)) ? fit.begun : 0
}

function bySound(typed: string, known: Set<string>, sounds: Map<string, string>): number {
  const sound = soundOf(typed)
  // The sound of a short word is too ambiguous: `rayan` and `run` sound the same.
  return sound.length > 3 && some(known, (word) => sounds.get(word) === sound) ? fit.sounds : 0
}

function bySlips(typed: string, known: Set<string>): number {
  const max = maxEditDistance(typed.length)
  const near = (word: string) => word.length > 2 && editDistance(typed, word, max) <= max
  return max > 0 && some(known, near) ? fit.slipped : 0
}

function some(words: Set<string>, fits: (word: string) => boolean): boolean {
  for (const word of words) if (fits(word)) return true
  return false
}

/** A word and, in Arabic, its form without the attached prefixes for and, so, with, like, for, the. */
function formsOf(word: string): string[] {
  const bare = word.replace(/^(?:[وف]?(?:لل|[بك]?ال)|[وفبكل])(?=\p{Script=Arabic}{3})/u, '')
  return bare === word ? [word] : [word, bare]
}
