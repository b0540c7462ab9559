import type { PackageDetails } from '#domains/products/packages/answers.ts'
import type { Formatter, Translator } from '#i18n/translator.ts'

type Block = PackageDetails['programme'][number]['blocks'][number]

/** The time of a block of a programme: the latest to leave before a prayer, approximate after one. */
export function blockTime(
  t: Translator,
  format: Formatter,
  { time: at, prayer, minutes }: Pick<Block, 'time' | 'prayer' | 'minutes'>,
): string {
  const time = at && format.clock(at)
  if (!time && !prayer) return t('packages.inTheDay')
  const before = minutes < 0
  const bound = prayer && t(`packages.minutes${before ? 'Before' : 'After'}_${prayer}`, { minutes: Math.abs(minutes) })
  const clock =
    time && (prayer && before ? t('packages.leaveBy', { time }) : prayer ? t('packages.about', { time }) : time)
  return [clock, bound].filter(Boolean).join(' · ')
}
