import { documentConventions, documentLocale } from '#web/lib/document-locale.ts'
import { hoursElsewhere, type OfficeHours } from '#web/features/content/contact/office-hours.ts'

/** Fills the placeholders on the page with the office hours in the visitor's time zone. */
export function showOfficeHours(now: Date): void {
  const locale = documentLocale()
  for (const place of document.querySelectorAll<HTMLElement>('[data-office]')) {
    const office = JSON.parse(place.dataset.office ?? 'null') as OfficeHours | null
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const hours = office && hoursElsewhere(office, zone, now, locale, documentConventions().hours)
    if (hours === null) continue
    place.textContent = (place.dataset.words ?? '').replace('{hours}', hours)
    place.hidden = false
  }
}
