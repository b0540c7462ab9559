import type { ClockHours } from './language.ts'
import { contentLocale, type Bilingual, type Locale } from './locale.ts'

/** The format of times of day in each language, and the day on which weeks begin: 0 Sunday … 6 Saturday. */
export type SiteConventions = { clock: Bilingual<ClockHours>; firstWeekday: number }

/** The conventions of a site in one language. */
export type Conventions = { hours: ClockHours; firstWeekday: number }

/**
 * As a Saudi reader writes them: `3:00 م`, and weeks from Sunday. English readers come from many countries, and a
 * 24-hour clock is read the same in all of them.
 */
export const defaultConventions: SiteConventions = { clock: { en: 24, ar: 12 }, firstWeekday: 0 }

export function conventionsIn(locale: Locale, { clock, firstWeekday }: SiteConventions): Conventions {
  return { hours: clock[contentLocale(locale)], firstWeekday }
}
