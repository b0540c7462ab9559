import { readJson } from '#db/reference/csv.ts'
import { addDays, weekdayOf } from '#domains/shared/dates.ts'
import { hijriDay } from '#i18n/dates.ts'
import type { Bilingual } from '#i18n/locale.ts'

export type SeasonRow = { code: string; name: Bilingual; hijriYear: number | null; firstDay: string; lastDay: string }

/** The calendar properties of a night that the pricing rule uses. */
export type NightKind = {
  /**
   * Month and day of the Hijri day to which the night belongs: that day begins at sunset, so it is the following date.
   */
  month: number
  day: number
  weekend: boolean
  holiday: 'summer' | 'midyear' | null
}

/**
 * Returns a function that calculates the kind of a night and caches it, because loading the world needs each night
 * thousands of times.
 */
export function nightKinds(): (night: string) => NightKind {
  const kindByNight = new Map<string, NightKind>()
  return (night) => {
    const kind = kindByNight.get(night) ?? kindOf(night)
    kindByNight.set(night, kind)
    return kind
  }
}

/**
 * Seasons for the prices of the admin: lunar seasons from the calendar file, and school holidays, whose names state that
 * their dates are estimates.
 */
export function seasons(): SeasonRow[] {
  const { seasons: listed } = readJson<{ seasons: ListedSeason[] }>('saudi_calendar.json')
  const ofTheMoon = listed.map(({ season, hijri_year: hijriYear, from, to }) => ({
    code: season,
    name: nameOf(season, hijriYear),
    hijriYear,
    firstDay: from,
    lastDay: to,
  }))
  const years = [...new Set(ofTheMoon.map((season) => season.firstDay.slice(0, 4)))]
  const ofSchools = years.flatMap((year) =>
    schoolHolidays.map(({ code, from, to, name }) => ({
      code,
      name: { en: `${name.en} ${year} (estimate)`, ar: `${name.ar} ${year} (تقدير)` },
      hijriYear: null,
      firstDay: `${year}-${from}`,
      lastDay: `${year}-${to}`,
    })),
  )
  return [...ofTheMoon, ...ofSchools].toSorted((a, b) => a.firstDay.localeCompare(b.firstDay))
}

type ListedSeason = { season: string; hijri_year: number; from: string; to: string }

/** Estimated dates. The real dates are announced each year, so they are stored as rows that a provider edits. */
const schoolHolidays = [
  { code: 'midyear_holiday', from: '01-08', to: '01-17', name: { en: 'Mid-year holiday', ar: 'إجازة منتصف العام' } },
  { code: 'summer_holiday', from: '06-25', to: '08-20', name: { en: 'Summer holiday', ar: 'الإجازة الصيفية' } },
] as const

const seasonNames: Record<string, Bilingual> = {
  ramadan: { en: 'Ramadan', ar: 'رمضان' },
  ramadan_last_ten: { en: 'Last ten nights of Ramadan', ar: 'العشر الأواخر من رمضان' },
  eid_al_fitr: { en: 'Eid al-Fitr', ar: 'عيد الفطر' },
  hajj_days: { en: 'Hajj', ar: 'الحج' },
  day_of_arafah: { en: 'Day of Arafah', ar: 'يوم عرفة' },
  eid_al_adha: { en: 'Eid al-Adha', ar: 'عيد الأضحى' },
}

function nameOf(season: string, year: number): Bilingual {
  const name = seasonNames[season]
  if (!name) throw new Error(`season ${season} has no name`)
  return { en: `${name.en} ${year}`, ar: `${name.ar} ${year}` }
}

function kindOf(night: string): NightKind {
  const { month, day } = hijriDay(addDays(night, 1))
  const inYear = night.slice(5)
  const holiday = schoolHolidays.find(({ from, to }) => from <= inYear && inYear <= to)
  const weekday = weekdayOf(night)
  return {
    month,
    day,
    // Friday and Saturday are the weekend, so Thursday and Friday nights are the busy ones.
    weekend: weekday === 4 || weekday === 5,
    holiday: holiday ? (holiday.code === 'summer_holiday' ? 'summer' : 'midyear') : null,
  }
}
