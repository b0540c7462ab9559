import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import { wholeName } from '#domains/shared/person-name.ts'
import { useLanguage } from '#i18n/react.tsx'
import { ActionButton, ActionForm } from '#web/admin/bookings/ActionForm.tsx'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'

/** A change by the guest that is not made yet; one that waits for the provider can be answered. */
export function ChangePart({ change }: { change: NonNullable<BookingDetails['change']> }) {
  const { t, format } = useLanguage()
  const money = ({ minor, currency }: { minor: number; currency: string }) => <bdi>{format.money(minor, currency)}</bdi>
  return (
    <ActionForm>
      <p>{t(change.state === 'asked' ? 'bookingchange.changeRequested' : 'bookingchange.changeUnpaid')}</p>
      <KeyValues
        items={[
          { label: t('adminbookings.dates'), value: format.stayRange(change.check_in, change.last_day) },
          {
            label: t('bookingchange.names'),
            value: <bdi>{change.guest_names.map(wholeName).join(', ')}</bdi>,
          },
          { label: t('adminbookings.amendAfter'), value: money(change.total) },
          { label: t('adminbookings.amendDifference'), value: money(change.pay_now) },
          { label: t('adminbookings.cancelRefund'), value: money(change.refund) },
        ]}
      />
      {change.state === 'asked' && (
        <>
          <ActionButton intent="accept-change">{t('bookingchange.acceptChange')}</ActionButton>
          <ActionButton intent="decline-change" secondary>
            {t('bookingchange.declineChange')}
          </ActionButton>
        </>
      )}
    </ActionForm>
  )
}
