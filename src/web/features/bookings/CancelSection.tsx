import { Form } from 'react-router'
import type { CancellationQuote } from '#domains/bookings/contract/cancellation-answers.ts'
import { refundParts, textOfAmount } from '#web/features/bookings/change/refund-parts.ts'
import type { BookingFormProps } from '#web/features/bookings/booking-form.ts'
import { useLanguage } from '#i18n/react.tsx'
import { ButtonLink, SubmitButton } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { HiddenFields } from '#web/ui/form/HiddenFields.tsx'
import { useSite } from '#web/lib/site.ts'
import { documentLinks } from '#links/booking.ts'

/** Cancels a booking: shows the exact penalty and refund first, then a button that cancels on these terms. */
export function CancelSection({ booking, cost, answerKey }: BookingFormProps & { cost: CancellationQuote }) {
  const { t, locale, format } = useLanguage()
  const within = useSite()?.settings.voice.refund_time
  const parts = refundParts(t, format, cost)
  const returnsNothing = [cost.refund, cost.by_hand].every(({ minor }) => minor === 0)
  const keepsAll = booking.payment_status === 'paid' && cost.penalty.minor !== 0 && returnsNothing
  const request = booking.status === 'waiting' || booking.status === 'waiting_user'
  return (
    <Card padded className="grid gap-4" id="cancel">
      <h2 className="text-title">{t('prices.cancelTitle')}</h2>
      <div className="grid gap-1">
        <p className="text-lead font-medium">
          {cost.penalty.minor === 0
            ? t('bookingstatus.cancelFree')
            : t('bookingstatus.cancelCosts', { penalty: format.amount(cost.penalty) })}
        </p>
        {booking.order && booking.others_of_order > 0 && (
          <p>{t('bookingstatus.cancelPart', { order: booking.order, count: booking.others_of_order })}</p>
        )}
        {[...textOfAmount(format, cost.refund, (amount) => t('bookingstatus.cancelRefund', { amount })), ...parts].map(
          (text) => (
            <p key={text}>{text}</p>
          ),
        )}
        {cost.to_payment_card.minor !== 0 && (
          <p className="text-muted">
            {parts.length === 0 && t('pay.willReturn')} {within && t('pay.arrives', { within })}
          </p>
        )}
        {[
          ...textOfAmount(format, cost.by_hand, (amount) => t('bookingstatus.byHand', { amount })),
          ...(keepsAll ? [t('bookingstatus.cancelKeepsAll')] : []),
          ...textOfAmount(format, cost.due, (due) => t('bookingstatus.cancelDue', { kind: booking.kind, due })),
        ].map((text) => (
          <p key={text}>{text}</p>
        ))}
        {cost.holds_until && (
          <p className="text-muted">
            {t('bookingstatus.cancelHolds', {
              until: format.instant(cost.holds_until, booking.about.time_zone),
              place: booking.about.city,
            })}
          </p>
        )}
      </div>
      <Form method="post" className="flex flex-wrap gap-3">
        <HiddenFields fields={{ key: answerKey, penalty: cost.penalty.minor, currency: cost.penalty.currency }} />
        <SubmitButton intent="cancel" variant="danger">
          {t(request ? 'bookingstatus.withdrawRequest' : 'bookingstatus.cancelNow')}
        </SubmitButton>
        <ButtonLink to={documentLinks.booking(locale, booking.reference)} variant="secondary" preventScrollReset>
          {t(request ? 'bookingstatus.keepRequest' : 'bookingstatus.keepBooking')}
        </ButtonLink>
      </Form>
    </Card>
  )
}
