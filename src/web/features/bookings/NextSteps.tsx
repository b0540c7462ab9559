import { Link } from 'react-router'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import { textVariantOf } from '#web/features/bookings/text-variant.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { documentLinks } from '#links/booking.ts'

/** The next steps of a request that awaits its answer. */
export function NextSteps({ booking }: { booking: BookingDetails }) {
  const { t, locale } = useLanguage()
  const { status, kind, payment_type: payment } = booking
  const variant = textVariantOf(kind)
  if (status !== 'waiting') return null
  const steps = [
    t(`bookingstatus.nextWaiting_${variant}`),
    t(payment === 'prepay' ? 'pay.nextIfYes' : `bookingstatus.nextIfYes_${variant}`),
    t(`bookingstatus.nextIfNo_${variant}`),
    t('bookingstatus.nextWithdraw'),
  ]
  return (
    <Card padded className="grid gap-3">
      <h2 className="text-title">{t('booking.whatNext')}</h2>
      <ul className="grid gap-2">
        {steps.map((step) => (
          <li key={step} className="flex gap-3">
            <Icon name="check" className="text-success mt-1" />
            <span>{step}</span>
          </li>
        ))}
      </ul>
      <Link className="link justify-self-start" to={documentLinks.booking(locale, booking.reference)} reloadDocument>
        {t('bookingstatus.lookAgain')}
      </Link>
    </Card>
  )
}
