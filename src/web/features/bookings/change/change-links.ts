import type { Locale } from '#i18n/locale.ts'
import { address } from '#web/lib/links.ts'

/** The page on which a traveller changes a booking. */
export function changeLink(locale: Locale, reference: string): string {
  return address(`/${locale}/booking/change`, { reference })
}
