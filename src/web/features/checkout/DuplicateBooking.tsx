import { Form, useLocation } from 'react-router'
import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import { useLanguage } from '#i18n/react.tsx'
import { documentLinks } from '#links/booking.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'

/**
 * The open booking of what the traveller is about to book: a held one is paid or released, any other one is opened, or
 * the same is booked once more on purpose. `ordered`: it is a part of the order that the cart became.
 */
export function DuplicateBooking({ booking, ordered = false }: { booking: BookingCard; ordered?: boolean }) {
  const { t, locale, format } = useLanguage()
  const { pathname, search } = useLocation()
  const { reference, order, status, to_pay, deadline_at, about } = booking
  const until = deadline_at
    ? format.instant(deadline_at, about.time_zone, status === 'pending' ? 'time' : undefined)
    : ''
  const amount = to_pay ? format.amount(to_pay) : ''
  const isHeld = status === 'pending' && to_pay !== null && booking.payment_status !== 'authorised'
  const held = order ? 'heldOrder' : 'held'
  const state = isHeld
    ? held
    : status === 'pending'
      ? 'checking'
      : ordered
        ? 'ordered'
        : status === 'confirmed'
          ? 'confirmed'
          : 'waiting'
  const again = new URLSearchParams(search)
  again.set('again', 'yes')
  const href = order ? documentLinks.order(locale, order) : documentLinks.booking(locale, reference)
  return (
    <Card padded className="grid gap-4" id="duplicate">
      <h2 className="text-title">{t(`bookingchange.${state}Title`)}</h2>
      <p>
        {t(`bookingchange.${state}Text`, {
          reference: `\u2066${order && (isHeld || ordered) ? order : reference}\u2069`,
          amount,
          until,
          place: about.city,
        })}
      </p>
      <div className="flex flex-wrap gap-3">
        {isHeld && !order ? (
          <Form method="post" action={documentLinks.booking(locale, reference)}>
            <Button intent="pay" large icon="card">
              {t('bookingchange.pay', { amount })}
            </Button>
          </Form>
        ) : (
          <ButtonLink to={href} large>
            {t(isHeld ? 'bookingchange.payOrder' : ordered ? 'bookingchange.seeOrder' : 'bookingchange.see')}
          </ButtonLink>
        )}
        {isHeld && !order && (
          <Form method="post">
            <input type="hidden" name="reference" value={reference} />
            <Button intent="release" variant="secondary" large>
              {t('bookingchange.release')}
            </Button>
          </Form>
        )}
        {(state === 'confirmed' || state === 'waiting') && (
          <ButtonLink to={`${pathname}?${again.toString()}`} variant="secondary" large>
            {t('bookingchange.again')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
