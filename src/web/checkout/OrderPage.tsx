import { Form, useNavigation } from 'react-router'
import type { Refusal } from '#contract/errors.ts'
import type { OrderAnswer } from '#domains/bookings/order-contract.ts'
import { hasEnded } from '#domains/bookings/rules.ts'
import { BookingCard } from '#domains/bookings/ui/BookingCard.tsx'
import { errorText, errorTitle } from '#text/error-text.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { Alert } from '#web/kit/Alert.tsx'
import { Button, ButtonLink } from '#web/kit/Button.tsx'
import { Card } from '#web/kit/Card.tsx'
import { CopyText } from '#web/kit/CopyText.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { links } from '#web/links.ts'
import { paperLinks } from '#web/paper-links.ts'

export type OrderPageProps = { order: OrderAnswer; returned: boolean; name: string; refusal: Refusal | undefined }

/** What one checkout booked: where all of it stands, every reference, and the way to pay while it is held. */
export function OrderPage({ order, returned, name, refusal }: OrderPageProps) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const busy = useNavigation().state !== 'idle'
  const { bookings, to_pay } = order
  const pending = bookings.find((one) => one.status === 'pending' && one.to_pay)
  const authorised = pending?.payment_status === 'authorised'
  const failed = pending?.payment_status === 'failed'
  const ended = bookings.every(({ status }) => hasEnded(status))
  const booked = bookings.every(({ status }) => status === 'confirmed')
  const amount = to_pay && format.money(to_pay.minor, to_pay.currency)
  const standing = pending ? 'orderPay' : booked ? 'orderConfirmed' : ended ? 'orderEnded' : 'orderMixed'
  const until = pending?.deadline_at && format.instant(pending.deadline_at, pending.about.time_zone, 'time')
  return (
    <div className="page-width grid gap-6 py-8">
      {refusal && (
        <Alert tone="error" title={errorTitle(t, refusal.code)} announce>
          <p>{errorText(t, refusal.code)}</p>
        </Alert>
      )}
      {returned && pending && !authorised && (
        <Alert tone={failed ? 'error' : 'info'} title={t(failed ? 'pay.failedTitle' : 'pay.leftTitle')} announce>
          <p>{t(failed ? 'pay.failedText' : 'pay.leftText')}</p>
        </Alert>
      )}
      <div className="grid gap-2">
        <PageHeading>{t(authorised ? 'pay.checkingTitle' : `cart.${standing}`)}</PageHeading>
        <p className="text-muted text-lead">
          {authorised
            ? t('pay.checkingText')
            : standing === 'orderPay'
              ? t('cart.orderPayText', { until: until ?? '' })
              : standing === 'orderConfirmed'
                ? t('cart.orderConfirmedText', { name })
                : t(`cart.${standing}Text`)}
        </p>
      </div>
      {amount && !authorised && (
        <Card padded className="grid gap-4 print:hidden" id="pay">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="text-title">{t('cart.toPay')}</h2>
            <bdi className="price">{amount}</bdi>
          </div>
          <Form method="post">
            <Button type="submit" name="intent" value="pay" large icon="card" pending={busy}>
              {busy ? t('pay.going') : t('pay.payNow', { amount })}
            </Button>
          </Form>
        </Card>
      )}
      {authorised && (
        <a className="link justify-self-start" href={`${paperLinks.order(locale, order.reference)}&paid=yes`}>
          {t('pay.lookAgain')}
        </a>
      )}
      <Card padded className="grid gap-2">
        <h2 className="text-muted text-note">{t('cart.reference')}</h2>
        <CopyText text={order.reference} label={t('cart.copyReference')} />
      </Card>
      <section className="grid gap-4">
        <h2 className="text-title">{t('cart.bookings')}</h2>
        <ul className="grid gap-4">
          {bookings.map((booking) => (
            <li key={booking.reference}>
              {/* What is held together is paid together, above. */}
              <BookingCard booking={booking.status === 'pending' ? { ...booking, to_pay: null } : booking} />
            </li>
          ))}
        </ul>
      </section>
      <p>
        <ButtonLink to={links.myBooking(locale)}>{t('booking.toMyBookings')}</ButtonLink>
      </p>
    </div>
  )
}
