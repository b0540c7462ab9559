import type { Locale } from '#text/locale.ts'

/** Stands in for a hotel that has no picture of its own yet. */
export function hotelLandscape(locale: Locale): { id: string; alt: string } {
  return { id: 'skyline/makkah', alt: locale === 'ar' ? 'رسم توضيحي لأفق مدينة' : 'Illustration of a city skyline' }
}
