import { nightsBetween } from '#domains/shared/dates.ts'

/** Maximum number of days of a period: a year. */
const maxDays = 366

type PeriodError = { code: 'period_order' } | { code: 'period_too_long'; params: { max: number } }

/** What is wrong with the last day of a period, both days inclusive; null if nothing is. */
export function periodError({ from, to }: { from: string; to: string }): PeriodError | null {
  if (to < from) return { code: 'period_order' }
  return nightsBetween(from, to) >= maxDays ? { code: 'period_too_long', params: { max: maxDays } } : null
}
