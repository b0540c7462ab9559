import { nightKinds } from '#db/seed/calendar.ts'
import type { DemoPackage } from '#db/seed/packages/shape.ts'
import { sharings, type SharingPrice } from '#domains/packages/shapes.ts'
import { addDays, nightsOf, weekdayOf } from '#domains/stays/nights.ts'

export type DepartureRow = { startsOn: string; endsOn: string; seats: number; infant: number; prices: SharingPrice[] }

/** How far ahead departures are open. */
export const departuresAhead = 365

/**
 * The departures of a package that start from one date to another, the last left out. They hang on the calendar
 * alone: whatever the day they are asked for, the same dates come out.
 */
export function departuresOf(
  { schedule, days, price, groupSize }: Pick<DemoPackage, 'schedule' | 'days' | 'price' | 'groupSize'>,
  from: string,
  to: string,
): DepartureRow[] {
  return nightsOf(from, to)
    .filter((day) => startsOn(schedule, day) && (isOfMoon(schedule) || isQuiet(day, days)))
    .map((day) => {
      const factor = isOfMoon(schedule) ? 1 : dearness(day)
      const endsOn = addDays(day, days - 1)
      return { startsOn: day, endsOn, seats: groupSize, ...pricesOf(price * factor) }
    })
}

/** Shares of a room's cost, in hundredths of what one of four pays. */
const byRoom = { quad: 100, triple: 112, double: 134, single: 190 } as const

/** @param riyals of an adult who shares with three */
function pricesOf(riyals: number): { prices: SharingPrice[]; infant: number } {
  const tens = (amount: number) => Math.round(amount / 10) * 1000
  const prices = sharings.map((sharing) => {
    const adult = (riyals * byRoom[sharing]) / 100
    return { sharing, adult: tens(adult), child: tens(adult * 0.8) }
  })
  return { prices, infant: tens(riyals * 0.1) }
}

type Schedule = DemoPackage['schedule']
type OfMoon = Extract<Schedule, { hijri: unknown }>

function isOfMoon(schedule: Schedule): schedule is OfMoon {
  return 'hijri' in schedule
}

const kindOf = nightKinds()
/** A Sunday, from which weeks are counted. */
const firstSunday = Date.UTC(2023, 0, 1)

function startsOn(schedule: Schedule, day: string): boolean {
  if (isOfMoon(schedule)) {
    const { month, day: date } = hijriOf(day)
    return schedule.hijri.some((one) => one.month === month && one.day === date)
  }
  if (weekdayOf(day) !== schedule.weekday) return false
  if (schedule.only && kindOf(day).holiday !== schedule.only) return false
  const week = Math.floor((Date.parse(day) - firstSunday) / 604_800_000)
  return week % schedule.everyWeeks === schedule.offset % schedule.everyWeeks
}

/** Outside of Ramadan, which has its own journeys, and of the weeks in which Makkah is kept for the Hajj. */
function isQuiet(startsOn: string, days: number): boolean {
  return [startsOn, addDays(startsOn, days - 1)].map(hijriOf).every(({ month, day }) => {
    return month !== 9 && month !== 11 && !(month === 12 && day <= 15)
  })
}

/** More in school holidays, a little less in the heat before and after. */
function dearness(day: string): number {
  const { holiday } = kindOf(day)
  if (holiday === 'midyear') return 1.15
  if (holiday === 'summer') return 1.05
  return day.slice(5, 7) === '12' ? 1.08 : 1
}

/** `kindOf` speaks of the Hijri day that begins with the night; here the day itself is asked for. */
function hijriOf(day: string): { month: number; day: number } {
  return kindOf(addDays(day, -1))
}
