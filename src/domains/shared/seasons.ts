import { hijriDay } from '#i18n/dates.ts'

export const seasonCodes = [
  'ramadan',
  'ramadan_last_ten',
  'eid_al_fitr',
  'hajj_days',
  'day_of_arafah',
  'eid_al_adha',
  'midyear_holiday',
  'summer_holiday',
] as const
type SeasonCode = (typeof seasonCodes)[number]

/**
 * The seasons of the Hijri year that contain a calendar date, in the Umm al-Qura calendar: Ramadan is the ninth month,
 * the days of Hajj are the 8th to the 13th of the twelfth.
 */
export function hijriSeasons(date: string): SeasonCode[] {
  const { month, day } = hijriDay(date)
  if (month === 9) return day > 20 ? ['ramadan', 'ramadan_last_ten'] : ['ramadan']
  if (month === 10 && day <= 3) return ['eid_al_fitr']
  if (month !== 12 || day < 8 || day > 13) return []
  return ['hajj_days', ...(day === 9 ? (['day_of_arafah'] as const) : day >= 10 ? (['eid_al_adha'] as const) : [])]
}
