import { groupBy } from '#domains/shared/group-by.ts'
import type { DestinationKind } from '#domains/products/stays/answers.ts'
import {
  isSimilarWord,
  sameWord,
  maxEditDistance,
  editDistance,
  soundOf,
  meaningfulWords,
  wordsOf,
} from '#domains/products/stays/search/spelling.ts'

/** Something that can be searched by name. */
export type Named = {
  kind: DestinationKind
  /** Names and alternative spellings, one phrase each. */
  phrases: string[]
  /** Names of its surroundings: they can be typed in addition, but do not identify it. */
  around: string[]
  hotels: number
}

export type Hit<T extends Named> = {
  named: T
  score: number
  /** True if every word is typed like a word of the name or its beginning. */
  exact: boolean
}

type Entry<T extends Named> = {
  named: T
  phrases: string[][]
  /** The words of all its phrases: visitors can mix words of the names in both languages. */
  otherWords: Set<string>
  around: Set<string>
}
type Word = { word: string; sound: string; entries: number[] }

export type PlaceIndex<T extends Named> = {
  entries: Entry<T>[]
  words: Map<string, Word>
  sounds: Map<string, Word[]>
  /** By every name and alternative spelling, in its meaningful words. */
  named: Map<string, T[]>
}

/** An index of names by word. Ten thousand hotels have a few thousand words, so scanning them is fast. */
export function indexNames<T extends Named>(list: readonly T[]): PlaceIndex<T> {
  const wordsByText = new Map<string, string[]>()
  const wordsIn = (text: string) => {
    const words = wordsByText.get(text) ?? wordsOf(text)
    wordsByText.set(text, words)
    return words
  }
  const entries = list.map((named) => {
    const phrases = named.phrases.map(wordsIn).filter((words) => words.length > 0)
    return { named, phrases, otherWords: new Set(phrases.flat()), around: new Set(named.around.flatMap(wordsIn)) }
  })
  const words = new Map<string, Word>()
  entries.forEach((entry, i) => {
    for (const text of entry.otherWords) {
      const word = words.get(text) ?? { word: text, sound: soundOf(text), entries: [] }
      words.set(text, word)
      word.entries.push(i)
    }
  })
  const byName = new Map<string, T[]>()
  for (const { named: one, phrases } of entries)
    for (const name of new Set(phrases.map(nameOf))) byName.set(name, [...(byName.get(name) ?? []), one])
  return { entries, words, sounds: groupBy(words.values(), (word) => word.sound), named: byName }
}

const nameOf = (words: string[]) => meaningfulWords(words).join(' ')

/**
 * The entry with hotels whose full name, in any spelling, equals the typed text. Cities match without hotels, too, and
 * come first. Null without a match, or if the best two are of one kind.
 */
export function wholeName<T extends Named>({ named }: PlaceIndex<T>, typed: string): T | null {
  const [first, second] = (named.get(nameOf(wordsOf(typed))) ?? [])
    .filter(({ kind, hotels }) => hotels > 0 || kind === 'city')
    .sort((a, b) => kindFirst[b.kind] - kindFirst[a.kind])
  return first && first.kind !== second?.kind ? first : null
}

/** The cities of a text that names several and nothing else: `mekkah madinah`, «مكة المكرمة والمدينة المنورة». */
function citiesIn<T extends Named>(index: PlaceIndex<T>, typed: string): T[] {
  for (const joint of [/ (?:and |و ?)/u, ' ']) {
    const names = wordsOf(typed).join(' ').split(joint)
    const cities = names.flatMap((name) => wholeName(index, name) ?? []).filter(({ kind }) => kind === 'city')
    if (names.length > 1 && cities.length === names.length) return [...new Set(cities)]
  }
  return []
}

/** Words of names that a typed word can match, each with a score (1 is an exact match). */
type Readings = Map<string, number>

/**
 * All matches of the typed words, best first. Each word must match a name or its surroundings; a word that exists as
 * typed is not treated as a misspelling of another.
 */
export function lookUp<T extends Named>(index: PlaceIndex<T>, typed: string): Hit<T>[] {
  const words = meaningfulWords(wordsOf(typed)).slice(0, 8)
  // Text without letters matches nothing, so that a number does not match the gate of that number.
  if (!words.some((word) => /\p{L}/u.test(word))) return []
  const cities = citiesIn(index, typed)
  if (cities.length > 0) return cities.map((named) => ({ named, score: 1, exact: false }))
  const strict = words.map((word) => readings(index, word, 'strict'))
  const first = hitsOf(index, words, strict)
  if (first.length > 0) return first
  return hitsOf(
    index,
    words,
    words.map((word) => readings(index, word, 'all')),
  )
}

/** The nearest matches if not all words are found; only a few close ones. */
export function nearMisses<T extends Named>(index: PlaceIndex<T>, typed: string): Hit<T>[] {
  const words = meaningfulWords(wordsOf(typed)).filter((word) => word.length > 2)
  const hits = words.flatMap((word) => hitsOf(index, [word], [readings(index, word, 'all')]))
  const best = new Map<T, Hit<T>>()
  for (const hit of hits) if ((best.get(hit.named)?.score ?? 0) < hit.score) best.set(hit.named, hit)
  return [...best.values()].sort((a, b) => b.score - a.score)
}

const fit = { asWritten: 1, otherWord: 0.95, begun: 0.8, sounds: 0.7, oneSlip: 0.55, twoSlips: 0.4 }

function readings<T extends Named>(index: PlaceIndex<T>, typed: string, which: 'strict' | 'all'): Readings {
  const matches: Readings = new Map()
  const note = (word: string, value: number) => matches.set(word, Math.max(matches.get(word) ?? 0, value))
  if (index.words.has(typed)) note(typed, fit.asWritten)
  const other = sameWord.get(typed) ?? ''
  for (const word of [other, sameWord.get(other) ?? '']) if (index.words.has(word)) note(word, fit.otherWord)
  // A preposition joined to its word: «بمكة».
  const [, joined = ''] = /^[بل](?:ال)?(.{3,})$/u.exec(typed) ?? []
  if (index.words.has(joined)) note(joined, fit.otherWord)
  if (typed.length > 1) {
    for (const word of index.words.keys())
      if (word.length > typed.length && word.startsWith(typed))
        note(word, fit.begun + 0.1 * (typed.length / word.length))
  }
  if (/\d/.test(typed) || (which === 'strict' && matches.size > 0)) return matches
  if (typed.length > 2 || (typed.length > 1 && /\p{Script=Arabic}/u.test(typed)))
    for (const { word } of index.sounds.get(soundOf(typed)) ?? [])
      if (isSimilarWord(typed, word)) note(word, fit.sounds)
  if (which === 'strict' && matches.size > 0) return matches
  // An article joined to its word.
  if (/^[ae]l.{3}/.test(typed))
    for (const [word, value] of readings(index, typed.slice(2), which)) note(word, value - 0.1)
  if (which === 'strict' && matches.size > 0) return matches
  const sound = soundOf(typed)
  for (const word of typed.length > 2 ? index.words.values() : []) {
    // A short word may lack a letter of a longer one.
    const max = Math.max(maxEditDistance(typed.length), Math.min(1, maxEditDistance(word.word.length)))
    if (max === 0 || !isSimilarWord(typed, word.word)) continue
    const slips = editDistance(typed, word.word, max)
    if (slips <= max && word.word.length > 2) note(word.word, slips === 1 ? fit.oneSlip : fit.twoSlips)
    // Misspellings that remain after both words are reduced to their sound: `abdelazez`, `abdulaziz`.
    else if (sound.length > 4 && editDistance(sound, word.sound, 1) <= 1) note(word.word, fit.twoSlips)
  }
  return matches
}

function hitsOf<T extends Named>(index: PlaceIndex<T>, words: string[], read: Readings[]): Hit<T>[] {
  const possible = new Set<number>()
  for (const reading of read)
    for (const word of reading.keys()) for (const i of index.words.get(word)?.entries ?? []) possible.add(i)
  const hits: Hit<T>[] = []
  for (const i of possible) {
    const entry = index.entries[i] as Entry<T>
    const hit = hitOf(entry, words, read)
    if (hit) hits.push(hit)
  }
  return hits.slice().sort((a, b) => b.score - a.score || b.named.hotels - a.named.hotels)
}

const kindFirst: Record<DestinationKind, number> = {
  city: 0.25,
  landmark: 0.12,
  district: 0.1,
  airport: 0.08,
  gate: 0.06,
  hotel: 0,
  point: 0,
  area: 0,
}

/** The best match among the phrases of an entry, by its quality and the share of the phrase it covers. */
function hitOf<T extends Named>(entry: Entry<T>, words: string[], read: Readings[]): Hit<T> | null {
  let best: { value: number; exact: boolean } | null = null
  for (const phrase of entry.phrases) {
    let [sum, own, exact, asWritten] = [0, 0, true, true]
    for (const reading of read) {
      const score = max(reading, phrase)
      const value = score || max(reading, entry.otherWords) * 0.6 || max(reading, entry.around) / 2
      if (value === 0) {
        own = 0
        break
      }
      sum += value
      if (score > 0) own++
      if (score < fit.asWritten) asWritten = false
      if (score > 0 && score < fit.begun) exact = false
    }
    if (own === 0) continue
    const whole = asWritten && own === phrase.length ? 0.3 : 0
    const value = sum / words.length + 0.3 * Math.min(1, own / phrase.length) + whole
    if (!best || value > best.value) best = { value, exact }
  }
  if (!best) return null
  const { kind, hotels } = entry.named
  return { named: entry.named, exact: best.exact, score: best.value + kindFirst[kind] + Math.log10(1 + hotels) / 50 }
}

function max(reading: Readings, words: Iterable<string>): number {
  let value = 0
  for (const word of words) value = Math.max(value, reading.get(word) ?? 0)
  return value
}
