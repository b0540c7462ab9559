import type { Point } from '@rihla/street-map/distance'
import { prayerTimes } from '#domains/places/prayer-times.ts'
import type { Prayer } from '#domains/places/prayers.ts'
import type { Block, BlockTime, ProgrammeDay } from '#domains/products/packages/shapes.ts'
import { addDays, localTime } from '#domains/shared/dates.ts'

/** The location of a programme day. */
export type Ground = Point & { timeZone: string }

export type TimedBlock = Omit<Block, 'at'> & {
  /** Local time as `HH:MM`, and the prayer that it follows or precedes. */
  at: { time: string; prayer: Prayer | null; minutes: number } | null
}
type TimedDay = Omit<ProgrammeDay, 'blocks'> & { date: string; blocks: TimedBlock[] }

/** Times are rounded to multiples of this number of minutes: a group does not meet at 15:37. */
const stepMinutes = 5

/**
 * A programme on its dates. Times relative to a prayer move with it: "an hour after isha" differs between December and
 * June, and between Makkah and Madinah.
 * @param groundOf location by city; blocks tied to a prayer in an unknown city have no time
 */
export function programmeOn(
  days: readonly ProgrammeDay[],
  startsOn: string,
  groundOf: (city: string) => Ground | undefined,
): TimedDay[] {
  return days.map((day, i) => {
    const date = addDays(startsOn, i)
    const ground = groundOf(day.city)
    const blocks = day.blocks.map((block) => ({ ...block, at: block.at && timeOf(block.at, date, ground) }))
    return { ...day, date, blocks }
  })
}

function timeOf(at: BlockTime, date: string, ground: Ground | undefined): TimedBlock['at'] {
  if ('clock' in at) return { time: at.clock, prayer: null, minutes: 0 }
  if (!ground) return null
  const step = stepMinutes * 60_000
  const exact = prayerTimes(ground, date)[at.prayer].getTime() + at.minutes * 60_000
  // Rounded away from the prayer: a block after it must not begin too early, and a block before it must not end too
  // late.
  const stepped = (at.minutes >= 0 ? Math.ceil : Math.floor)(exact / step) * step
  return { time: localTime(new Date(stepped), ground.timeZone).time, prayer: at.prayer, minutes: at.minutes }
}
