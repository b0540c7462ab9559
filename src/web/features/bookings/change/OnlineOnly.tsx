import { Link } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { PaymentChange, type BookingFormProps } from '#web/features/bookings/PaymentChange.tsx'
import { travellerLinks } from '#links/booking.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'

/**
 * A choice that is paid online, for a booking that is paid on arrival: the way to pay is changed first, here if the
 * booking allows it, else with the provider.
 */
export function OnlineOnly({ booking, answerKey }: BookingFormProps) {
  const { t, locale } = useLanguage()
  const canSwitch = booking.other_payment === 'prepay'
  const where = t('shortaccount.where', { kind: booking.kind })
  return (
    <div className="grid gap-4">
      <Alert tone="info" title={t('bookingchange.onlineOnly')} announce>
        <p>{t(canSwitch ? 'bookingchange.onlineOnlyText' : 'bookingchange.onlineOnlyAsk', { where })}</p>
      </Alert>
      {canSwitch ? (
        <PaymentChange booking={booking} answerKey={answerKey} />
      ) : (
        <Link className="link justify-self-start" to={travellerLinks.messages(locale, booking.reference)}>
          {t('bookingchange.write')}
        </Link>
      )}
    </div>
  )
}
