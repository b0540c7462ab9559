import { hijriDay } from '#i18n/dates.ts'

/**
 * The season of a date: Ramadan, or Hajj from the day of Tarwiyah to the last day of Tashriq (8 to 13 Dhu al-Hijjah).
 */
export function seasonOf(date: string): 'ramadan' | 'hajj' | undefined {
  const { month, day } = hijriDay(date)
  if (month === 9) return 'ramadan'
  return month === 12 && day >= 8 && day <= 13 ? 'hajj' : undefined
}
