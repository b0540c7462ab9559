import { Form } from 'react-router'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import { useLanguage } from '#i18n/react.tsx'
import { changeLink } from '#links/booking.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'

/** A change that waits for its payment or for the provider, with the way to withdraw it. */
export function OpenChange({
  booking,
  change,
}: {
  booking: BookingDetails
  change: NonNullable<BookingDetails['change']>
}) {
  const { t, locale, format } = useLanguage()
  const until = {
    until: format.instant(change.deadline_at, booking.about.time_zone),
    place: booking.about.city,
    amount: format.amount(change.pay_now),
  }
  return (
    <Card padded className="grid gap-3" id="change">
      <h2 className="text-title">
        {t(change.state === 'asked' ? 'bookingchange.askedTitle' : 'bookingchange.unpaidTitle')}
      </h2>
      <p className="text-lead font-medium">
        {change.check_in === change.last_day
          ? format.stayDate(change.check_in, 'full')
          : format.stayRange(change.check_in, change.last_day)}
        <bdi className="block">{format.amount(change.total)}</bdi>
      </p>
      <p>{t(change.state === 'asked' ? 'bookingchange.askedText' : 'bookingchange.unpaidText', until)}</p>
      <p className="text-muted">{t('bookingchange.staysAsItIs')}</p>
      <Form method="post" action={changeLink(locale, booking.reference)}>
        <SubmitButton intent="withdraw" variant="secondary">
          {t('bookingchange.withdraw')}
        </SubmitButton>
      </Form>
    </Card>
  )
}
