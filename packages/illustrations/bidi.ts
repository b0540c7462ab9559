import bidiFactory from 'bidi-js'

/** A run of letters that are shaped together: their text has one direction. */
export type Run = { text: string; rtl: boolean }

const bidi = bidiFactory()

/** The runs of one line in visual order from the left, by the Unicode bidirectional algorithm (UAX #9). */
export function visualRuns(line: string, base: 'ltr' | 'rtl'): Run[] {
  // The library reads halves of pictographs, and takes each for a Latin letter.
  const embedding = bidi.getEmbeddingLevels(line.replace(/[\u{10000}-\u{10ffff}]/gu, neutral), base)
  const runs: (Run & { level: number; end: number })[] = []
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    const level = embedding.levels[index] ?? 0
    const rtl = level % 2 === 1
    const char = line.charAt(index)
    const last = runs.at(-1)
    if (last?.level === level && Math.abs(index - last.end) === 1) {
      last.text = rtl ? char + last.text : last.text + char
      last.end = index
    } else runs.push({ text: char, rtl, level, end: index })
  }
  return runs.map(({ text, rtl }) => ({ text, rtl }))
}

/** Signs without a direction for a character of two halves that is no letter. */
function neutral(char: string): string {
  return /\p{L}/u.test(char) ? char : '☆☆'
}
