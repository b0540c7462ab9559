import type { NotifiedBooking } from '#domains/notifications/shapes.ts'
import { inLocale, type Locale } from '#i18n/locale.ts'

/**
 * A confirmed booking as schema.org data (https://schema.org/LodgingReservation), which mail clients show as a card: a
 * stay as lodging, a package as an event, a service as a plain reservation.
 */
export function reservation(reported: NotifiedBooking, { locale, origin }: { locale: Locale; origin: string }): object {
  return {
    '@context': 'https://schema.org',
    reservationNumber: reported.reference,
    reservationStatus: 'https://schema.org/ReservationConfirmed',
    underName: { '@type': 'Person', name: reported.guest },
    url: `${origin}/${locale}/booking/confirm?reference=${reported.reference}`,
    ...reservations[reported.kind](reported, {
      name: inLocale(reported.about, locale),
      city: inLocale(reported.city, locale),
    }),
  }
}

type Reservation = (reported: NotifiedBooking, names: { name: string; city: string }) => object

const reservations: { [Kind in NotifiedBooking['kind']]: Reservation } = {
  stay: ({ starts, ends }, { name, city }) => ({
    '@type': 'LodgingReservation',
    reservationFor: { '@type': 'Hotel', name, address: addressIn(city) },
    checkinTime: starts,
    checkoutTime: ends,
  }),
  package: ({ starts, ends }, { name, city }) => ({
    '@type': 'EventReservation',
    reservationFor: {
      '@type': 'Event',
      name,
      startDate: starts,
      endDate: ends,
      location: { '@type': 'Place', name: city, address: addressIn(city) },
    },
  }),
  service: (_, { name, city }) => ({
    '@type': 'Reservation',
    reservationFor: { '@type': 'Service', name, areaServed: addressIn(city) },
  }),
}

function addressIn(city: string) {
  return { '@type': 'PostalAddress', addressLocality: city }
}
