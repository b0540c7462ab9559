import { Link } from 'react-router'
import type { ReactNode } from 'react'
import { isOver } from '#domains/bookings/model/rules.ts'
import { documentLinks } from '#links/booking.ts'
import { stateOfOrder } from '#web/features/checkout/confirm-titles.ts'
import type { loadOrder } from '#web/features/checkout/order-data.ts'
import { StatusMark } from '#web/features/bookings/BookingStatus.tsx'
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
  const state = stateOfOrder(bookings)
  const until = pending?.deadline_at && format.instant(pending.deadline_at, pending.about.time_zone, 'time')
  return (
    <div className="page-width grid gap-6 py-8">
      {failure}
      {returned && pending && <PaymentNotice booking={pending} returned={returned} />}
      <div className="grid gap-2">
        <div className="flex items-center gap-4">
          {state === 'confirmed' && <StatusMark icon="check" tone="text-success" />}
          <PageHeading>{t(state === 'checking' ? 'pay.checkingTitle' : `cart.order_${state}`)}</PageHeading>
        </div>
        <p className="text-muted text-lead">
          {state === 'checking'
            ? t('pay.checkingText')
            : state === 'pending'
              ? t('cart.orderText_pending', { until: until ?? '' })
              : state === 'confirmed'
                ? returned === 'left' && account.paid.minor > 0
                  ? t('cart.orderPaidText', { amount: format.amount(account.paid) })
                  : t(signedIn ? 'cart.orderText_confirmed' : 'findbooking.orderOpened')
                : state === 'part'
                  ? t('cart.orderText_part', {
                      names: format.list(
                        bookings.filter(({ status }) => isOver(status)).map(({ about }) => `\u2068${about.name}\u2069`),
                      ),
                    })
                  : t(`cart.orderText_${state}`)}
        </p>
      </div>
      {state === 'checking' ? (
        <a className="link justify-self-start" href={`${documentLinks.order(locale, order.reference)}&paid=yes`}>
          {t('pay.lookAgain')}
        </a>
      ) : (
        <PaySection of={order} href={documentLinks.order(locale, order.reference)} />
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
