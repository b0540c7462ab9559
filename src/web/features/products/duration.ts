import type { Translator } from '#i18n/translator.ts'

/** `about 40 minutes`, `about 1 hour 30 minutes`: in hours and minutes from an hour on. */
export function durationLabel(minutes: number, t: Translator): string {
  if (minutes < 60) return t('services.minutes', { count: minutes })
  return t('services.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
