import { hijriDay } from '#i18n/dates.ts'
import type { Locale } from '#i18n/locale.ts'

/** Days after the end of a booking in which its review can be written. */
export const reviewDays = 60

/** Days in which the traveller can change a review. */
export const changeDays = 14

export const maxWords = 2_000
export const maxAnswer = 1_500

const day = 24 * 3_600_000

/** True while the first review of a booking can be written. `checkOut` is the day after its last night or day. */
export function canWrite(checkOut: string, now: Date): boolean {
  return now.getTime() < Date.parse(`${checkOut}T00:00:00Z`) + (reviewDays + 1) * day
}

/** The end of the time in which a review can be changed. */
export function changeUntil(createdAt: string): Date {
  return new Date(Date.parse(createdAt) + changeDays * day)
}

/** The language of words: by their script, or that of the form if they have letters of neither or of both equally. */
export function languageOf(words: string, form: Locale): Locale {
  const arabic = words.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = words.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (arabic === latin) return form
  return arabic > latin ? 'ar' : 'en'
}

/** The name under a review: the first name and the initial of the last name, as `Amina E.` and `أمينة ع.`. */
export function authorName(firstName: string, lastName: string): string {
  const [first = ''] = firstName.trim().split(/\s+/u)
  // The article is no part of the initial.
  const last = lastName.trim().replace(/^(?:ال(?=\p{L}{2})|al[-\s])/iu, '')
  const [initial = ''] = last.match(/\p{L}/u) ?? []
  return initial ? `${first} ${initial.toLocaleUpperCase('en')}.` : first
}

/** The season of a stay that other travellers of that season look for. */
export function seasonOfStay(date: string): 'ramadan' | 'hajj' | null {
  const { month, day: dayOfMonth } = hijriDay(date)
  if (month === 9) return 'ramadan'
  return month === 12 && dayOfMonth <= 13 ? 'hajj' : null
}
