import { addDays } from '#domains/shared/dates.ts'
import { isDate } from '#domains/shared/is-date.ts'
import type { TimelessFormatter, Translator } from '#i18n/translator.ts'
import type { readLinkedStay } from '#web/lib/search/stay-search.ts'
import type { RequestContext } from '#web/lib/loaders.ts'

type Words = { t: Translator; format: TimelessFormatter }

/** The sentence above a stay whose dates have passed, or after midnight about the running night; null at other times. */
export function stayNote(
  { passed, search, dated }: Pick<ReturnType<typeof readLinkedStay>, 'passed' | 'search' | 'dated'>,
  day: RequestContext['hotelDay'],
  { t, format }: Words,
): string | null {
  if (!passed) return nightNote(dated ? search.check_in : null, day, { t, format })
  const { check_in, check_out } = passed
  const range =
    isDate(check_out) && check_out > check_in ? format.stayRange(check_in, check_out) : format.stayDate(check_in)
  return t('linkeddates.passed', { range })
}

/**
 * The sentence about the night that runs until four in the morning, for a stay that begins with it or has no dates; null at
 * other times and for any other stay.
 */
export function nightNote(
  checkIn: string | null,
  { today, isNight }: RequestContext['hotelDay'],
  { t, format }: Words,
): string | null {
  if (!isNight || (checkIn !== null && checkIn !== today)) return null
  const range = format.stayRange(today, addDays(today, 1))
  return checkIn === null
    ? t('linkeddates.untilFour', { range, date: format.stayDate(today, 'short') })
    : t('linkeddates.tonight', { range })
}
