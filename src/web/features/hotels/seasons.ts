import { hijriDay } from '#i18n/dates.ts'
import { dateOfHijri } from '#i18n/typed-date.ts'

type Season = 'ramadan' | 'hajj'

/**
 * The season of a date: Ramadan, or Hajj from the day of Tarwiyah to the last day of Tashriq (8 to 13 Dhu al-Hijjah).
 */
export function seasonOf(date: string): Season | undefined {
  const { month, day } = hijriDay(date)
  if (month === 9) return 'ramadan'
  return month === 12 && day >= 8 && day <= 13 ? 'hajj' : undefined
}

/** The seasons that end on or after a day, the next one first: their Hijri year and their first day that is not over. */
export function nextSeasons(today: string): { season: Season; year: number; day: string }[] {
  const { year } = hijriDay(today)
  const found = [year, year + 1].flatMap((of) =>
    (Object.keys(firstDays) as Season[]).map((season) => {
      const first = dateOfHijri(of, ...firstDays[season]) ?? today
      return { season, year: of, day: first < today && seasonOf(today) === season ? today : first }
    }),
  )
  return found.filter(({ day }) => day >= today).slice(0, 2)
}

/** Month and day of the first day of each, in the order of a year. */
const firstDays: Record<Season, [month: number, day: number]> = { ramadan: [9, 1], hajj: [12, 8] }
