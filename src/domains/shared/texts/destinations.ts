import type { Formatter, Translator } from '#i18n/translator.ts'

/** The place of a product: its city, or the cities that a package leads to, with the one it leaves from if that is another. */
export function destinationsText(
  t: Translator,
  format: Pick<Formatter, 'list'>,
  { city, destinations }: { city: string; destinations: readonly string[] },
): string {
  const staysThere = destinations.length === 1 && destinations[0] === city
  if (destinations.length === 0 || staysThere) return city
  return t('booking.placesFrom', { places: format.list(destinations), city })
}
