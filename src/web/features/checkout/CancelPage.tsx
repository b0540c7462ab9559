import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { unconfirmedOf } from '#domains/bookings/model/cancellation.ts'
import { bookingDates } from '#domains/bookings/contract/booking-dates.ts'
import { useLanguage } from '#i18n/react.tsx'
import { ButtonLink, SubmitButton } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { isRequest } from '#web/features/checkout/confirm-titles.ts'
import { PageHeading } from '#web/ui/layout/Page.tsx'
import { changeLink, documentLinks } from '#links/booking.ts'
import type { BookingFormProps } from '#web/features/bookings/PaymentChange.tsx'
import { ProductTerms } from '#web/features/bookings/ProductPrice.tsx'
import { BookingColumns } from '#web/features/bookings/BookingColumns.tsx'
import { BookingFacts } from '#web/features/bookings/BookingFacts.tsx'
import { useSite } from '#web/lib/site.ts'
import { sumOf } from '#domains/shared/sum.ts'
import { AccountLines } from '#web/features/products/ShortAccount.tsx'
import type { CancellationQuote } from '#domains/bookings/contract/cancellation-answers.ts'
import { refundParts, textOfAmount } from '#web/features/bookings/change/refund-parts.ts'
import { TextList } from '#web/ui/layout/TextList.tsx'
import { HiddenFields } from '#web/ui/form/Inputs.tsx'

/** The question before a cancellation: what is paid, charged and returned, what stays booked, and the ways out of it. */
export function CancelPage({
  booking,
  cost,
  others,
  answerKey,
  notices,
}: BookingFormProps & {
  cost: CancellationQuote
  others: string[]
  notices: ReactNode
}) {
  const { t, locale, format } = useLanguage()
  const within = useSite()?.settings.voice.refund_time
  const { reference, kind, item, order, others_of_order: count } = booking
  const request = isRequest(booking)
  const parts = refundParts(t, format, cost)
  const { gift_cards: gifts, paid: paidOtherwise, refunded } = booking.account
  const paid = sumOf(gifts.map(({ held, amount }) => (held ? 0 : amount.minor))) + paidOtherwise.minor - refunded.minor
  const back = cost.refund.minor + cost.by_hand.minor
  const isReturned = cost.due.minor === 0 && (back > 0 || paid > 0)
  const total = isReturned
    ? { label: t('bookingchange.sumBack'), value: format.money(back, cost.refund.currency) }
    : cost.due.minor > 0
      ? { label: t('bookingstatus.cancelDue', { kind }), value: format.amount(cost.due) }
      : { label: t('shortaccount.due'), value: t('shortaccount.nothing') }
  const paidLine = {
    part: 'paid',
    label: t('shortaccount.paid'),
    value: format.money(paid, refunded.currency),
  } as const
  const charge = textOfAmount(format, cost.penalty, (amount) => amount)[0] ?? t('shortaccount.noCharge')
  const toCard = cost.to_payment_card.minor > 0
  const texts = [
    ...parts,
    toCard &&
      [parts.length === 0 && t('pay.willReturn'), within && t('pay.arrives', { within })].filter(Boolean).join(' '),
    ...textOfAmount(format, cost.by_hand, (amount) => t('bookingstatus.byHand', { amount })),
    others.length === 0 && order && count > 0 && t('bookingchange.othersStay', { order, count }),
  ]
  return (
    <BookingColumns>
      <div className="grid min-w-0 gap-6">
        {notices}
        <div className="grid gap-2">
          <PageHeading>{t(request ? 'bookingstatus.withdrawTitle' : 'bookingstatus.cancelTitle')}</PageHeading>
          <p className="flex flex-wrap gap-x-3 lg:hidden">
            <bdi className="font-medium">{booking.about.name}</bdi>
            <span>{bookingDates(format, { ...booking, first_day: booking.check_in })}</span>
            <span className="text-muted basis-full">{t.rich('booking.referenceShort', { reference })}</span>
          </p>
        </div>
        <Card padded className="grid gap-4" id="cancel">
          <AccountLines
            lines={[
              ...(paid > 0 ? [paidLine] : []),
              { part: 'paid', label: t('shortaccount.charge'), value: charge },
              { part: 'total', ...total },
            ]}
          />
          <ProductTerms heading="h2" item={item} unconfirmed={unconfirmedOf(booking)} costNow={cost.penalty.minor} />
          <TextList texts={texts} className="text-muted grid gap-1" />
          {others.length > 0 && (
            <div>
              {t('bookingstatus.cancelOthers')}
              <TextList texts={others} className="list-disc ps-5" />
            </div>
          )}
          <Form method="post" className="flex flex-wrap gap-3">
            <HiddenFields fields={{ key: answerKey, penalty: cost.penalty.minor, currency: cost.penalty.currency }} />
            <SubmitButton intent="cancel" variant="danger">
              {t(request ? 'bookingstatus.withdrawRequest' : 'bookingstatus.cancelNow')}
            </SubmitButton>
            <ButtonLink to={documentLinks.booking(locale, reference)} variant="secondary" preventScrollReset>
              {t(request ? 'bookingstatus.keepRequest' : 'bookingstatus.keepBooking')}
            </ButtonLink>
          </Form>
          {booking.can_change && !booking.change && (
            <Link className="link justify-self-start" to={changeLink(locale, reference)}>
              {t('bookingstatus.cancelChange')}
            </Link>
          )}
        </Card>
      </div>
      <BookingFacts booking={booking} isRequest={request} withVoucher={false} />
    </BookingColumns>
  )
}
