/** A run of letters that are shaped together: one direction, numbers or words of one kind of script. */
export type Run = { text: string; rtl: boolean }

type Kind = 'left' | 'right' | 'number' | 'mark' | 'neutral'

/**
 * The runs of one line in visual order from the left: the Unicode bidirectional algorithm (UAX #9) without embeddings
 * and isolates, whose signs count as neutral. Numbers next to Arabic are ordered like Arabic.
 */
export function visualRuns(line: string, base: 'ltr' | 'rtl'): Run[] {
  const chars = Array.from(line)
  const levels = levelsOf(chars, base === 'rtl' ? 1 : 0)
  const runs: (Run & { level: number })[] = []
  chars.forEach((char, i) => {
    const level = levels[i] ?? 0
    const last = runs.at(-1)
    if (last?.level === level) last.text += char
    else runs.push({ text: char, rtl: level % 2 === 1, level })
  })
  // From the highest level down to 1, sequences at that level or above are reversed (rule L2).
  for (let level = 2; level >= 1; level--) {
    for (let from = 0; from < runs.length; from++) {
      let to = from
      while ((runs[to]?.level ?? -1) >= level) to++
      if (to > from) runs.splice(from, to - from, ...runs.slice(from, to).toReversed())
      from = to
    }
  }
  return runs.map(({ text, rtl }) => ({ text, rtl }))
}

function levelsOf(chars: string[], base: number): number[] {
  const kinds = withNumberSigns(chars)
  const baseKind: Kind = base === 1 ? 'right' : 'left'
  let strong: Kind = baseKind
  const resolved = kinds.map((kind) => {
    if (kind === 'left' || kind === 'right') strong = kind
    // A number after Latin letters has their direction.
    return kind === 'number' && strong === 'left' ? 'left' : kind
  })
  const around = (from: number, step: number): Kind => {
    for (let i = from; i >= 0 && i < resolved.length; i += step) {
      const kind = resolved[i]
      if (kind === 'left') return 'left'
      if (kind === 'right' || kind === 'number') return 'right'
    }
    return baseKind
  }
  return resolved.map((kind, i) => {
    if (kind === 'left') return base === 1 ? 2 : 0
    if (kind === 'right') return 1
    if (kind === 'number') return 2
    const before = around(i - 1, -1)
    // Accents take the direction of the preceding letter; neutral characters between two letters of the same direction
    // take that direction.
    const side = kind === 'mark' || before === around(i + 1, 1) ? before : baseKind
    if (side === 'right') return 1
    return base === 1 ? 2 : 0
  })
}

/** Signs within a number (rule W4), and at the beginning or end of one that no Arabic letter precedes (W2, W5). */
function withNumberSigns(chars: string[]): Kind[] {
  const kinds = chars.map(kindOf)
  let arabic = false
  return kinds.map((kind, i) => {
    const char = chars[i] ?? ''
    if (kind === 'right') arabic = true
    if (kind === 'left') arabic = false
    if (kind !== 'neutral') return kind
    const [before, after] = [kinds[i - 1] === 'number', kinds[i + 1] === 'number']
    if (before && after && /[,.:/\u00a0\u060c]/u.test(char)) return 'number'
    if (arabic) return kind
    if (before && after && /[+\-−]/u.test(char)) return 'number'
    return (before || after) && /[%#°٪]|\p{Sc}/u.test(char) ? 'number' : kind
  })
}

function kindOf(char: string): Kind {
  if (char === '\u200e') return 'left'
  if (char === '\u200f' || char === '\u061c') return 'right'
  if (/\p{Nd}/u.test(char)) return 'number'
  if (/\p{M}/u.test(char)) return 'mark'
  // By the extensions of scripts, so that tatweel counts, which several scripts share.
  if (/[\p{scx=Arabic}\p{scx=Hebrew}]/u.test(char) && /\p{L}/u.test(char)) return 'right'
  return /\p{L}/u.test(char) ? 'left' : 'neutral'
}
