import { Link } from 'react-router'
import type { ReactNode } from 'react'
import { hasEnded, isOver } from '#domains/bookings/model/rules.ts'
import { documentLinks } from '#links/booking.ts'
import type { loadOrder } from '#web/features/checkout/order-data.ts'
import { PaymentNotice } from '#web/features/bookings/PaymentNotice.tsx'
import { PaySection } from '#web/features/bookings/PaySection.tsx'
import { BookingCard } from '#web/features/bookings/BookingCard.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { kindPaidThere } from '#domains/shared/texts/short-account.ts'
import { ShortAccount } from '#web/features/products/ShortAccount.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { CopyText } from '#web/ui/actions/CopyText.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { PageHeading } from '#web/ui/layout/Page.tsx'
import { links } from '#links/site.ts'

type OrderPageProps = Awaited<ReturnType<typeof loadOrder>> & { failure: ReactNode }

/** The result of one checkout: the overall status, every reference, and the payment while the bookings are held. */
export function OrderPage({ order, returned, signedIn, failure }: OrderPageProps) {
  const { t, locale, format } = useLanguage()
  const { bookings, account } = order
  const pending = bookings.find((one) => one.status === 'pending' && one.to_pay)
  const authorised = pending?.payment_status === 'authorised'
  const ended = bookings.every(({ status }) => hasEnded(status))
  const booked = bookings.every(({ status }) => status === 'confirmed')
  const settled = bookings.every(({ status }) => status === 'confirmed' || isOver(status))
  const over = bookings.filter(({ status }) => isOver(status))
  const state = pending
    ? 'orderPay'
    : booked
      ? 'orderConfirmed'
      : ended
        ? 'orderEnded'
        : settled
          ? 'orderPart'
          : 'orderMixed'
  const until = pending?.deadline_at && format.instant(pending.deadline_at, pending.about.time_zone, 'time')
  return (
    <div className="page-width grid gap-6 py-8">
      {failure}
      {returned && pending && <PaymentNotice booking={pending} returned={returned} />}
      <div className="grid gap-2">
        <PageHeading>{t(authorised ? 'pay.checkingTitle' : `cart.${state}`)}</PageHeading>
        <p className="text-muted text-lead">
          {authorised
            ? t('pay.checkingText')
            : state === 'orderPay'
              ? t('cart.orderPayText', { until: until ?? '' })
              : state === 'orderConfirmed'
                ? returned === 'left' && account.paid.minor > 0
                  ? t('cart.orderPaidText', { amount: format.amount(account.paid) })
                  : t(signedIn ? 'cart.orderConfirmedText' : 'findbooking.orderOpened')
                : state === 'orderPart'
                  ? t('cart.orderPartText', {
                      names: format.list(over.map(({ about }) => `\u2068${about.name}\u2069`)),
                    })
                  : t(`cart.${state}Text`)}
        </p>
      </div>
      {!authorised && <PaySection of={order} href={documentLinks.order(locale, order.reference)} />}
      {authorised && (
        <a className="link justify-self-start" href={`${documentLinks.order(locale, order.reference)}&paid=yes`}>
          {t('pay.lookAgain')}
        </a>
      )}
      <Card padded className="grid gap-2">
        <h2 className="text-muted text-note">{t('cart.reference')}</h2>
        <CopyText text={order.reference} label={t('cart.copyReference')} />
        <div className="max-w-[28rem]">
          <ShortAccount account={account} kind={kindPaidThere(bookings)} place={null} />
        </div>
      </Card>
      <section className="grid gap-4">
        <h2 className="text-title">{t('cart.bookings')}</h2>
        <ul className="grid gap-4">
          {bookings.map((booking) => (
            <li key={booking.reference}>
              {/* Held bookings are paid together above, so their cards offer no payment. */}
              <BookingCard
                booking={booking.status === 'pending' ? { ...booking, to_pay: null } : booking}
                heading="h3"
              />
            </li>
          ))}
        </ul>
      </section>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <a href={documentLinks.orderFile(locale, order.reference)} className="button button-secondary">
          <Icon name="ticket" />
          {t('cart.orderFile')}
        </a>
        <Link className="link" to={links.myBooking(locale)}>
          {t('booking.toMyBookings')}
        </Link>
      </p>
    </div>
  )
}
