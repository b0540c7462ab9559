import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import { moneyColumn } from '#domains/shared/texts/money-column.ts'
import { useLanguage } from '#i18n/react.tsx'
import { AmountList } from '#web/ui/figures/AmountList.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/** The instalments of a package with their due dates, and what is paid of them and still due. */
export function Instalments({ booking: { instalments, paid, due } }: { booking: BookingDetails }) {
  const { t, format } = useLanguage()
  const money = moneyColumn(format, [paid, due, ...instalments.flatMap((one) => [one.amount, one.paid])])
  return (
    <Card padded className="grid gap-3">
      <h2 className="text-title">{t('offers.schedule')}</h2>
      <ul className="grid gap-2">
        {instalments.map(({ due, amount, paid }) => (
          <li key={due ?? ''} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              {due ? t('offers.dueBy', { date: format.stayDate(due, 'full') }) : t('offers.withBooking')}
              {paid.minor >= amount.minor ? (
                <span className="text-success text-note flex items-baseline gap-2">
                  <Icon name="check" className="self-center" />
                  {t('offers.paid')}
                </span>
              ) : (
                paid.minor > 0 && (
                  <span className="text-muted text-note block">{t('offers.partPaid', { amount: money(paid) })}</span>
                )
              )}
            </span>
            <bdi className="font-medium">{money(amount)}</bdi>
          </li>
        ))}
      </ul>
      <div className="border-line border-t pt-3">
        <AmountList
          money={money}
          amounts={[
            { label: t('cart.orderPaid'), amount: paid },
            { label: t('cart.orderDue'), amount: due },
          ]}
        />
      </div>
    </Card>
  )
}
