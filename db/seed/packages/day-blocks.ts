import type { Block, BlockKind, BlockTime } from '#domains/packages/shapes.ts'
import type { Prayer } from '#domains/places/prayers.ts'

export type Words = readonly [en: string, ar: string]

/** A part of a day, in both languages. */
export function block(
  kind: BlockKind,
  at: BlockTime | null,
  title: Words,
  place: string | null = null,
  text: Words | null = null,
): Block {
  return {
    kind,
    at,
    title: { en: title[0], ar: title[1] },
    text: text && { en: text[0], ar: text[1] },
    place,
  }
}

export const at = (clock: string): BlockTime => ({ clock })
/** So many minutes after a prayer; before it, when negative. */
export const by = (prayer: Prayer, minutes: number): BlockTime => ({ prayer, minutes })
