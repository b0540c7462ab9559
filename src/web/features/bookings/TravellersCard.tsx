import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import { wholeName } from '#domains/shared/person-name.ts'
import { addressOf } from '#domains/bookings/model/guests/address.ts'
import { hasHiddenCard } from '#domains/shared/card-numbers.ts'
import type { RequiredDetails } from '#domains/traveller-details/contract.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { DetailState } from '#web/features/travellers/DetailState.tsx'
import { travellerLinks } from '#links/booking.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'

/** The details that a booking still needs, with the way to their forms. */
export function TravellersCard({ details }: { details: RequiredDetails }) {
  const { t, locale } = useLanguage()
  return (
    <Card padded className="grid gap-3">
      <h2 className="text-title">{t('travellers.title')}</h2>
      <DetailState details={details} />
      <ButtonLink className="justify-self-start" to={travellerLinks.details(locale, details.reference)} icon="guests">
        {t('travellers.cardOpen')}
      </ButtonLink>
    </Card>
  )
}

/** The lead guests of a booking, its contact with its written `phone`, and its special request. */
export function BookedBy({ booking, phone }: { booking: BookingDetails; phone: string }) {
  const t = useText()
  return (
    <Card padded className="grid gap-3">
      <h2 className="text-title">{t('booking.bookedBy')}</h2>
      <ul>
        {booking.guest_names.map((guest, i) => (
          <li key={i}>
            <bdi>{wholeName(guest)}</bdi>
          </li>
        ))}
      </ul>
      <p className="text-muted">
        <bdi dir="ltr">{booking.contact.email}</bdi> ·{' '}
        <bdi dir="ltr" className="whitespace-nowrap">
          {phone}
        </bdi>
      </p>
      <bdi className="text-muted justify-self-start empty:hidden">{addressOf(booking.contact).join(' · ')}</bdi>
      {booking.special_request && (
        <p>
          <span className="text-muted block">{t('booking.specialRequest')}</span>
          <bdi>{booking.special_request}</bdi>
          {hasHiddenCard(booking.special_request) && (
            <span className="text-muted block">{t('booking.cardHidden')}</span>
          )}
        </p>
      )}
    </Card>
  )
}
