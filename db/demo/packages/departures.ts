import { nightKinds } from '#db/reference/calendar.ts'
import type { DemoPackage } from '#db/demo/packages/shape.ts'
import type { RoomBasisPrice } from '#domains/products/packages/shapes.ts'
import { priceBases, type PackagePriceBasis } from '#domains/products/shared/room-basis.ts'
import { addDays, nightsOf, weekdayOf } from '#domains/shared/dates.ts'

export type DepartureRow = { startsOn: string; endsOn: string; seats: number; infant: number; prices: RoomBasisPrice[] }

/** Number of days ahead for which departures are open. */
export const departuresAhead = 365

/**
 * The departures of a package that start in a period, the last date excluded. They depend only on the calendar: the
 * result is the same whenever it is calculated.
 */
export function departuresOf(
  {
    schedule,
    days,
    price,
    groupSize,
    onePrice,
  }: Pick<DemoPackage, 'schedule' | 'days' | 'price' | 'groupSize' | 'onePrice'>,
  from: string,
  to: string,
): DepartureRow[] {
  return nightsOf(from, to)
    .filter((day) => startsOn(schedule, day) && (isOfMoon(schedule) || isQuiet(day, days)))
    .map((day) => {
      const factor = isOfMoon(schedule) ? 1 : dearness(day)
      const endsOn = addDays(day, days - 1)
      return { startsOn: day, endsOn, seats: groupSize, ...pricesOf(price * factor, onePrice ? onlyPrice : byRoom) }
    })
}

/** Price per person by room basis, as a percentage of the price in a quad room. */
const byRoom = { single: 190, double: 134, triple: 112, quad: 100 } as const
const onlyPrice = { any: 100 } as const

/** @param riyals price of an adult in a quad room, or of any adult */
function pricesOf(
  riyals: number,
  percent: Partial<Record<PackagePriceBasis, number>>,
): { prices: RoomBasisPrice[]; infant: number } {
  const tens = (amount: number) => Math.round(amount / 10) * 1000
  const prices = priceBases.flatMap((sharing) => {
    const share = percent[sharing]
    if (share === undefined) return []
    const adult = (riyals * share) / 100
    return [{ sharing, adult: tens(adult), child: tens(adult * 0.8) }]
  })
  return { prices, infant: tens(riyals * 0.1) }
}

type Schedule = DemoPackage['schedule']
type OfMoon = Extract<Schedule, { hijri: unknown }>

function isOfMoon(schedule: Schedule): schedule is OfMoon {
  return 'hijri' in schedule
}

const kindOf = nightKinds()
/** A Sunday as the origin for counting weeks. */
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

/**
 * Returns true outside Ramadan, which has separate packages, and outside the weeks in which Makkah is reserved for the
 * Hajj.
 */
function isQuiet(startsOn: string, days: number): boolean {
  return [startsOn, addDays(startsOn, days - 1)].map(hijriOf).every(({ month, day }) => {
    return month !== 9 && month !== 11 && !(month === 12 && day <= 15)
  })
}

/** Price factor: higher in school holidays, slightly lower in the heat before and after. */
function dearness(day: string): number {
  const { holiday } = kindOf(day)
  if (holiday === 'midyear') return 1.15
  if (holiday === 'summer') return 1.05
  return day.slice(5, 7) === '12' ? 1.08 : 1
}

/**
 * The Hijri date of a day. `kindOf` returns the Hijri day that begins with the night, so the previous night is used.
 */
function hijriOf(day: string): { month: number; day: number } {
  return kindOf(addDays(day, -1))
}
