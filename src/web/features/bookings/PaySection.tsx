import { Form } from 'react-router'
import { dueLabel } from '#domains/shared/texts/short-account.ts'
import { useLanguage } from '#i18n/react.tsx'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { documentLinks } from '#links/booking.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { usePaymentMarks } from '#web/lib/site.ts'
import type { BookingFormProps } from '#web/features/bookings/booking-form.ts'

/** The amount to pay online now, with the button to the payment page. */
export function PaySection({ booking, answerKey }: BookingFormProps) {
  const { t, locale, format } = useLanguage()
  const marks = usePaymentMarks()
  if (!booking.to_pay) return null
  const amount = format.amount(booking.to_pay)
  return (
    <Card padded className="grid gap-4 print:hidden" id="pay">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-title">{dueLabel(t, format, { when: booking.pay_by ?? 'booking', kind: booking.kind })}</h2>
        <bdi className="price">{amount}</bdi>
      </div>
      <Form method="post" action={documentLinks.booking(locale, booking.reference)}>
        <input type="hidden" name="key" value={answerKey} />
        <SubmitButton intent="pay" large icon="card" busy={t('pay.going')}>
          {t('pay.payNow', { amount })}
        </SubmitButton>
      </Form>
      {marks && <p className="text-muted text-note">{marks}</p>}
    </Card>
  )
}
