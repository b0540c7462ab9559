import { documentLocale } from '#web/document-locale.ts'
import { hoursElsewhere, type OfficeHours } from '#web/reading/office-hours.ts'

/** Writes the office hours by the reader's clock where the page has left room for them. */
export function showOfficeHours(now: Date): void {
  const locale = documentLocale()
  for (const place of document.querySelectorAll<HTMLElement>('[data-office]')) {
    const office = JSON.parse(place.dataset.office ?? 'null') as OfficeHours | null
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const hours = office && hoursElsewhere(office, zone, now, locale)
    if (hours === null) continue
    place.textContent = (place.dataset.words ?? '').replace('{hours}', hours)
    place.hidden = false
  }
}
