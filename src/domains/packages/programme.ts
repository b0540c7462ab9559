import type { Point } from '#domains/places/distance.ts'
import { prayerTimes } from '#domains/places/prayer-times.ts'
import type { Prayer } from '#domains/places/prayers.ts'
import type { Block, BlockTime, ProgrammeDay } from '#domains/packages/shapes.ts'
import { addDays } from '#domains/stays/nights.ts'

/** Where a day is spent. */
export type Ground = Point & { timeZone: string }

export type TimedBlock = Omit<Block, 'at'> & {
  /** `HH:MM` by the clock of the place, and the prayer that it follows or precedes. */
  at: { time: string; prayer: Prayer | null; minutes: number } | null
}
type TimedDay = Omit<ProgrammeDay, 'blocks'> & { date: string; blocks: TimedBlock[] }

/** Programmes move by whole steps of so many minutes: a group does not meet at 15:37. */
const stepMinutes = 5

/**
 * A programme on its dates. What is tied to a prayer moves with it: "an hour after isha" is another time in
 * December than in June, and in Makkah than in Madinah.
 * @param groundOf by city; a city that is not known leaves prayer-bound parts without a time
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
  // What comes after a prayer must not begin before it ends, what comes before must be over: away from the prayer.
  const stepped = (at.minutes >= 0 ? Math.ceil : Math.floor)(exact / step) * step
  return { time: clockOf(new Date(stepped), ground.timeZone), prayer: at.prayer, minutes: at.minutes }
}

function clockOf(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
}
