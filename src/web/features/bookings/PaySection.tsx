import { Form } from 'react-router'
import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import { dueLabel } from '#domains/shared/texts/short-account.ts'
import { useLanguage } from '#i18n/react.tsx'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { usePaymentMarks } from '#web/lib/site.ts'

/** The amount of a booking or an order to pay online now, with the button to the payment page; `href` is its own page. */
export function PaySection({
  of: { to_pay, pay_by = null },
  href,
}: {
  of: Pick<BookingCard, 'to_pay'> & Partial<Pick<BookingCard, 'pay_by'>>
  href: string
}) {
  const { t, format } = useLanguage()
  const marks = usePaymentMarks()
  if (!to_pay) return null
  const amount = format.amount(to_pay)
  return (
    <Card padded className="grid gap-4 print:hidden" id="pay">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-title">{dueLabel(t, format, { when: pay_by ?? 'booking', kind: 'other' })}</h2>
        <bdi className="price">{amount}</bdi>
      </div>
      <Form method="post" action={href}>
        <SubmitButton intent="pay" large icon="card" busy={t('pay.going')}>
          {t('pay.payNow', { amount })}
        </SubmitButton>
      </Form>
      {marks && <p className="text-muted text-note">{marks}</p>}
    </Card>
  )
}
