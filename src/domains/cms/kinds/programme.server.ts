import type { Field, Values } from '#domains/cms/shapes.ts'
import { blockKinds, type Block, type BlockTime, type ProgrammeDay } from '#domains/products/packages/shapes.ts'
import { prayers, type Prayer } from '#domains/places/prayers.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** The programme by day: place, title and parts. */
export const programmeField: Field = {
  type: 'list',
  name: 'programme',
  maxItems: 60,
  item: [
    { type: 'reference', name: 'city', to: 'city', by: 'slug' },
    { type: 'bilingual', name: 'title', max: 120 },
    {
      type: 'list',
      name: 'blocks',
      maxItems: 20,
      item: [
        { type: 'choice', name: 'kind', choices: blockKinds },
        { type: 'bilingual', name: 'title', max: 160 },
        { type: 'lines', name: 'text', max: 600, optional: true, rare: true },
        { type: 'time', name: 'at_clock', optional: true, rare: true },
        { type: 'choice', name: 'at_prayer', choices: prayers, optional: true, rare: true },
        { type: 'number', name: 'minutes_after', min: -180, max: 180, optional: true, rare: true },
        { type: 'reference', name: 'place', to: 'place', by: 'slug', typed: true, optional: true, rare: true },
      ],
    },
  ],
}

type BlockValues = {
  kind: Block['kind']
  title: Bilingual
  text: Bilingual
  at_clock: string | null
  at_prayer: Prayer | null
  minutes_after: number | null
  place: string | null
}

export function programmeValues(days: readonly ProgrammeDay[]): Values[] {
  return days.map(({ city, title, blocks }) => ({ city, title, blocks: blocks.map(blockValues) }))
}

export function programmeDays(values: readonly Values[]): ProgrammeDay[] {
  return values.map(({ city, title, blocks }) => ({
    city: city as string,
    title: title as Bilingual,
    blocks: (blocks as BlockValues[]).map(blockOf),
  }))
}

function blockValues({ kind, title, text, at, place }: Block): BlockValues {
  const prayer = at && 'prayer' in at ? at : null
  return {
    kind,
    title,
    text: text ?? { en: '', ar: '' },
    at_clock: at && 'clock' in at ? at.clock : null,
    at_prayer: prayer?.prayer ?? null,
    minutes_after: prayer?.minutes ?? null,
    place,
  }
}

function blockOf({ kind, title, text, at_clock, at_prayer, minutes_after, place }: BlockValues): Block {
  const at: BlockTime | null = at_clock
    ? { clock: at_clock }
    : at_prayer
      ? { prayer: at_prayer, minutes: minutes_after ?? 0 }
      : null
  return { kind, title, text: text.en || text.ar ? text : null, at, place: place || null }
}
