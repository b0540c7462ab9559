import type { ServiceDetails } from '#domains/products/services/answers.ts'

/**
 * The hours that can be booked on the date of a service, `HH:MM` in order: those of the chosen option, without one those
 * of any option. On a day without any, all hours, of which another day can have some.
 */
export function bookableHours(
  options: readonly Pick<ServiceDetails['options'][number], 'id' | 'times'>[],
  chosen?: number,
): string[] {
  const times = options.filter(({ id }) => chosen === undefined || id === chosen).flatMap((option) => option.times)
  const open = times.filter((time) => time.open)
  return [...new Set((open.length > 0 ? open : times).flatMap(({ time }) => time ?? []))].sort()
}

/** The hour that is proposed: the first one from nine in the morning. */
export function proposedHour(hours: readonly string[]): string | undefined {
  return hours.find((time) => time >= '09:00') ?? hours[0]
}
