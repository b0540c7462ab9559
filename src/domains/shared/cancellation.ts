import { chargeStep, roundToStep } from '#domains/shared/charge-step.ts'
import { instantOf } from '#domains/shared/dates.ts'
import type { Cancellation, CancellationStep, Penalty, PenaltyWindow } from '#domains/shared/shapes.ts'

const hourInMs = 3_600_000

type Terms = { windows: PenaltyWindow[]; total: number; nights: number[] }
type CheckIn = { date: string; time: string; timeZone: string }

/**
 * The cost of cancellation over time for rooms with different policies: at each cut-off the penalties of all rooms are
 * added, and rounded to what can be charged. `nights` are the amounts of a room's nights with their taxes. After the
 * check-in time, such as in the running night, nothing is called free, because only the hotel can cancel then.
 */
export function cancellationOf(rooms: Terms[], checkIn: CheckIn, now: Date, step = 1): Cancellation {
  const arrival = instantOf(checkIn.date, checkIn.time, checkIn.timeZone).getTime()
  const begins = (window: PenaltyWindow) =>
    window.fromHoursBeforeCheckIn === null ? -Infinity : arrival - window.fromHoursBeforeCheckIn * hourInMs
  const penaltyAt = (time: number) => {
    const costs = rooms.map((room) => {
      const window = room.windows.findLast((candidate) => begins(candidate) <= time)
      return window ? costOf(window.penalty, room) : 0
    })
    return roundToStep(
      costs.reduce((sum, cost) => sum + cost, 0),
      step,
    )
  }

  const cutOffs = [...new Set(rooms.flatMap((room) => room.windows.map(begins)))]
    .filter((time) => time > now.getTime())
    .sort((a, b) => a - b)
  const steps: CancellationStep[] = [{ from: null, penalty: penaltyAt(now.getTime()) }]
  for (const time of cutOffs) {
    const penalty = penaltyAt(time)
    if (penalty !== steps.at(-1)?.penalty) steps.push({ from: new Date(time).toISOString(), penalty })
  }
  const total = rooms.reduce((sum, room) => sum + room.total, 0)
  const first = steps[0]?.penalty ?? 0
  const isAhead = arrival > now.getTime()
  return {
    kind: first === 0 ? (isAhead ? 'free' : 'none') : first < total ? 'partial' : 'none',
    freeUntil: first === 0 && isAhead ? (steps[1]?.from ?? new Date(arrival).toISOString()) : null,
    steps,
  }
}

/** The terms of a total that is not divided into nights, such as of a package or a service. */
export function cancellationOfTotal(
  total: number,
  { windows, currency }: { windows: PenaltyWindow[]; currency: string },
  start: CheckIn,
  now: Date,
): Cancellation {
  return cancellationOf([{ windows, total, nights: [total] }], start, now, chargeStep(currency))
}

/** Hours before the start until which cancellation is free: 0 always; null never, however early booked. */
export function freeHoursBefore(windows: readonly PenaltyWindow[]): number | null {
  if (cancellationKind(windows) !== 'free') return null
  return windows.find(({ penalty }) => !isFree(penalty))?.fromHoursBeforeCheckIn ?? 0
}

/** True if cancellation is free at `now` under the windows of one rate; `arrival` in milliseconds. */
export function isFreeNow(windows: readonly PenaltyWindow[], arrival: number, now: Date): boolean {
  const window = windows.findLast(
    ({ fromHoursBeforeCheckIn: hours }) => hours === null || arrival - hours * hourInMs <= now.getTime(),
  )
  return arrival > now.getTime() && (!window || isFree(window.penalty))
}

/** The cancellation kind of a booking for a date far ahead. Of a known date, `cancellationOf` has it to the hour. */
export function cancellationKind(windows: readonly PenaltyWindow[]): Cancellation['kind'] {
  const first = windows.find(({ fromHoursBeforeCheckIn: hours }) => hours === null)
  if (!first || isFree(first.penalty)) return 'free'
  return 'percent' in first.penalty && first.penalty.percent >= 100 ? 'none' : 'partial'
}

/** The penalty in force at an instant, in minor units. */
export function penaltyNow(cancellation: Cancellation, now: Date): number {
  return (
    cancellation.steps.findLast((step) => step.from === null || Date.parse(step.from) <= now.getTime())?.penalty ?? 0
  )
}

function isFree(penalty: Penalty): boolean {
  return Object.values(penalty).every((amount) => amount === 0)
}

function costOf(penalty: Penalty, room: Terms): number {
  if ('percent' in penalty) return Math.round((room.total * penalty.percent) / 100)
  if ('nights' in penalty) return room.nights.slice(0, penalty.nights).reduce((sum, amount) => sum + amount, 0)
  return Math.min(penalty.amount, room.total)
}
