import { groupBy } from '#domains/shared/group-by.ts'
import type { PackageQuote } from '#domains/products/packages/answers.ts'
import type { Translator } from '#i18n/translator.ts'

type Room = PackageQuote['rooms'][number]

/** Rooms by size, counted: “18 single rooms + 2 double rooms”. */
export function countedRooms(rooms: readonly Room['sharing'][], t: Translator): string {
  return [...groupBy(rooms, (sharing) => sharing)]
    .map(([sharing, { length: count }]) =>
      sharing === 'any' ? t('prices.packageRoom', { sharing }) : t(`packagerooms.${sharing}`, { count }),
    )
    .join(' + ')
}
