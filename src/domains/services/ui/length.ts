import type { Translator } from '#text/translator.ts'

/** `about 40 minutes`, `about 1 hour 30 minutes`: in hours from an hour and a half on. */
export function lengthInWords(minutes: number, t: Translator): string {
  if (minutes < 90) return t('services.minutes', { count: minutes })
  return t('services.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
