import { Link, redirect } from 'react-router'
import { StaySummary } from '#domains/bookings/ui/StaySummary.tsx'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { Card } from '#web/kit/Card.tsx'
import { CopyText } from '#web/kit/CopyText.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { links } from '#web/links.ts'
import { pageRefused } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { PrintButton } from '#web/shell/PrintButton.tsx'
import { titleOf } from '#web/title.ts'
import type { PageHandle } from '#web/words.ts'
import type { Route } from './+types/confirm.ts'

export const handle: PageHandle = { words: ['account', 'booking', 'errors', 'stays'] }
export const meta: Route.MetaFunction = (args) => titleOf(args, 'booking.confirmedTitle')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale, signedIn } = context.get(requestContext)
  const reference = new URL(request.url).searchParams.get('reference') ?? ''
  if (!signedIn) throw redirect(links.signin(locale, links.confirm(locale, reference)))
  const found = await api.show_booking({ reference })
  if (!found.ok) throw pageRefused(found.error)
  return { booking: found.data }
}

export default function Confirm({ loaderData: { booking } }: Route.ComponentProps) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const { priced } = booking
  const lead = booking.guest_names[0]
  const toPay = priced.pay[booking.payment_type]?.on_arrival
  const free = booking.cancellation.free_until
  return (
    <div className="page-width grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start">
      <div className="grid gap-6">
        <div className="grid gap-2">
          <span className="text-success bg-sunk rounded-pill grid size-14 place-items-center text-[1.5rem]">
            <Icon name="check" />
          </span>
          <PageHeading>{t('booking.confirmedTitle')}</PageHeading>
          {lead && (
            <p className="text-lead">
              {t('booking.confirmedText', { name: lead.first_name, date: format.stayDate(booking.check_in, 'full') })}
            </p>
          )}
        </div>
        <Card padded className="grid gap-2">
          <h2 className="text-muted text-note">{t('booking.reference')}</h2>
          <CopyText text={booking.reference} label={t('booking.copyReference')} />
          <p className="text-muted">{t('booking.referenceText')}</p>
        </Card>
        <Card padded className="grid gap-3">
          <h2 className="text-title">{t('booking.whatNext')}</h2>
          <ul className="grid gap-2">
            {toPay && <Step>{t('booking.nextPay', { amount: format.money(toPay.minor, toPay.currency) })}</Step>}
            <Step>{t('booking.nextId')}</Step>
            {free && <Step>{t('booking.nextFree', { until: format.instant(free, booking.hotel.time_zone) })}</Step>}
          </ul>
        </Card>
        <Card padded className="grid gap-3">
          <h2 className="text-title">{t('booking.bookedBy')}</h2>
          <ul>
            {booking.guest_names.map((guest, i) => (
              <li key={i}>
                <bdi>{`${guest.first_name} ${guest.last_name}`}</bdi>
              </li>
            ))}
          </ul>
          <p className="text-muted">
            <bdi dir="ltr">{booking.contact.email}</bdi> · <bdi dir="ltr">{booking.contact.phone}</bdi>
          </p>
          {booking.special_request && (
            <p>
              <span className="text-muted block">{t('booking.specialRequest')}</span>
              <bdi>{booking.special_request}</bdi>
            </p>
          )}
        </Card>
        <div className="flex flex-wrap gap-3 print:hidden">
          <ButtonLink to={links.myBooking(locale)}>{t('booking.toMyBookings')}</ButtonLink>
          <PrintButton />
          <Link className="link self-center" to={links.hotel(locale, booking.hotel.slug)}>
            <bdi>{booking.hotel.name}</bdi>
          </Link>
        </div>
      </div>
      <aside aria-label={t('booking.yourStay')}>
        <StaySummary priced={priced} />
      </aside>
    </div>
  )
}

function Step({ children }: { children: React.ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="text-success mt-1">
        <Icon name="check" />
      </span>
      <span>{children}</span>
    </li>
  )
}
