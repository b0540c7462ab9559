import { withFacts } from '#db/reference/facts.ts'
import type { Block, BlockKind, BlockTime } from '#domains/products/packages/shapes.ts'
import type { Prayer } from '#domains/places/prayers.ts'

export type TextPair = readonly [en: string, ar: string]

/** Creates a part of a day, in both languages. */
export function block(
  kind: BlockKind,
  at: BlockTime | null,
  title: TextPair,
  place: string | null = null,
  text: TextPair | null = null,
): Block {
  return {
    kind,
    at,
    title: withFacts({ en: title[0], ar: title[1] }),
    text: text && withFacts({ en: text[0], ar: text[1] }),
    place,
  }
}

export const at = (clock: string): BlockTime => ({ clock })
/** A time relative to a prayer: minutes after it, or before it if negative. */
export const by = (prayer: Prayer, minutes: number): BlockTime => ({ prayer, minutes })
