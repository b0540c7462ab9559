import type { Translator } from '#text/translator.ts'

/** `about 40 minutes`, `about 1:30 h`: hours from two hours on, and for an hour and a half. */
export function lengthInWords(minutes: number, t: Translator): string {
  if (minutes < 90) return t('services.minutes', { count: minutes })
  const rest = minutes % 60
  const hours = Math.floor(minutes / 60)
  return t('services.hours', { hours: rest === 0 ? String(hours) : `${hours}:${String(rest).padStart(2, '0')}` })
}
