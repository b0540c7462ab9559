import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import { moneyColumn } from '#domains/shared/texts/money-column.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Card } from '#web/ui/layout/Card.tsx'

/** The instalments of a package with their dates, also those that are paid. */
export function Instalments({ booking: { instalments } }: { booking: BookingDetails }) {
  const { t, format } = useLanguage()
  const money = moneyColumn(
    format,
    instalments.flatMap(({ amount, paid }) => [amount, paid]),
  )
  return (
    <Card padded className="grid gap-3">
      <h2 className="text-title">{t('offers.schedule')}</h2>
      <dl className="short-account">
        {instalments.map(({ due, amount, paid }) => (
          <div key={due} data-part={paid.minor < amount.minor ? 'due' : 'paid'}>
            <dt>
              {due === 'booking' ? t('offers.withBooking') : format.stayDate(due, 'full')}
              {paid.minor > 0 && ` · ${t('shortaccount.paid')}`}
              {paid.minor > 0 && paid.minor < amount.minor && ` ${money(paid)}`}
            </dt>
            <dd>
              <bdi>{money(amount)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
