import type { Locale } from '#i18n/locale.ts'

/** Placeholder for a hotel without a picture. */
export function hotelLandscape(locale: Locale): { id: string; alt: string } {
  return { id: 'skyline/makkah', alt: locale === 'ar' ? 'رسم توضيحي لأفق مدينة' : 'Illustration of a city skyline' }
}
