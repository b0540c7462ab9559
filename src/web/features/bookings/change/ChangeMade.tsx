import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import { changedNames } from '#domains/shared/texts/changed-names.ts'
import { useLanguage } from '#i18n/react.tsx'
import { chosenParts } from '#web/features/bookings/change/chosen-parts.ts'
import { refundParts, textOfAmount } from '#web/features/bookings/change/refund-parts.ts'
import { useSite } from '#web/lib/site.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { TextList } from '#web/ui/layout/TextList.tsx'

type Props = { booking: BookingDetails; change: NonNullable<BookingDetails['last_change']> }

/** The last change of a booking, with what it replaced, and what was charged or is refunded. */
export function ChangeMade({ booking, change }: Props) {
  const { t, format } = useLanguage()
  const within = useSite()?.settings.voice.refund_time
  const { penalty, paid, refund, total } = change
  const parts = [
    ...chosenParts(t, format, { before: change.item, after: booking.item }),
    ...changedNames(t, change.guest_names, booking.guest_names),
  ]
  const arrives = within && change.to_payment_card.minor !== 0 ? t('pay.arrives', { within }) : null
  const amounts = [
    ...(total.minor === booking.total.minor
      ? [t('bookingchange.sameTotal', { amount: format.amount(total) })]
      : [t('bookingchange.newTotal', { before: format.amount(total), after: format.amount(booking.total) })]),
    ...textOfAmount(format, penalty, (amount) => t('bookingchange.penalty', { amount })),
    ...textOfAmount(format, paid, (amount) => t('bookingchange.differencePaid', { amount })),
    ...textOfAmount(format, refund, (amount) =>
      [t('bookingchange.refund', { amount }), arrives].filter(Boolean).join(' '),
    ),
    ...refundParts(t, format, change),
  ]
  return (
    <Card padded className="grid gap-4" id="changed">
      <h2 className="text-title">{t('bookingchange.made')}</h2>
      <TextList texts={parts} className="grid gap-1 font-medium" />
      {change.item && <TextList texts={amounts} />}
      {booking.status === 'confirmed' && <p className="text-muted">{t('bookingchange.newVoucher')}</p>}
    </Card>
  )
}
