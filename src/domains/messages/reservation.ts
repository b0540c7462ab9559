import type { ToldBooking } from '#domains/messages/shapes.ts'
import { inLocale, type Locale } from '#text/locale.ts'

/**
 * A confirmed booking in the words of schema.org (https://schema.org/LodgingReservation), which mail readers show as a
 * card: a stay as lodging, a package as an event that one takes part in, a service as a plain reservation.
 */
export function reservation(told: ToldBooking, { locale, origin }: { locale: Locale; origin: string }): object {
  const name = inLocale(told.about, locale)
  const place = { '@type': 'PostalAddress', addressLocality: inLocale(told.city, locale) }
  const common = {
    '@context': 'https://schema.org',
    reservationNumber: told.reference,
    reservationStatus: 'https://schema.org/ReservationConfirmed',
    underName: { '@type': 'Person', name: told.guest },
    url: `${origin}/${locale}/booking/confirm?reference=${told.reference}`,
  }
  if (told.kind === 'stay') {
    return {
      ...common,
      '@type': 'LodgingReservation',
      reservationFor: { '@type': 'Hotel', name, address: place },
      checkinTime: told.starts,
      checkoutTime: told.ends,
    }
  }
  if (told.kind === 'package') {
    return {
      ...common,
      '@type': 'EventReservation',
      reservationFor: {
        '@type': 'Event',
        name,
        startDate: told.starts,
        endDate: told.ends,
        location: { '@type': 'Place', name: inLocale(told.city, locale), address: place },
      },
    }
  }
  return { ...common, '@type': 'Reservation', reservationFor: { '@type': 'Service', name, areaServed: place } }
}
