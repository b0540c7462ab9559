import type { Formatter, Translator } from '#i18n/translator.ts'

/** The adults and the children with their ages: `2 adults`, `2 children (aged 8 and 1)`. */
export function partyParts(t: Translator, format: Formatter, adults: number, ages: readonly number[]): string[] {
  if (ages.length === 0) return [format.adults(adults)]
  const children = format.children(ages.length)
  const list = format.list(ages.map((age) => t('booking.age', { age })))
  // A short list of ages stays on the line of its children.
  const aged = t('booking.childrenAged', { children, ages: list })
  return [format.adults(adults), ages.length > 4 ? aged : aged.replaceAll(' ', '\u00a0')]
}
