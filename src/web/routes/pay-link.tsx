import { data, Form, Link, redirect, redirectDocument, useNavigation } from 'react-router'
import { errorStatus, type Refusal } from '#contract/errors.ts'
import type { BookingCard } from '#domains/bookings/contract.ts'
import { addDays } from '#domains/stays/nights.ts'
import { errorText, errorTitle } from '#text/error-text.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { Alert } from '#web/kit/Alert.tsx'
import { Button, ButtonLink } from '#web/kit/Button.tsx'
import { Card } from '#web/kit/Card.tsx'
import { KeyValues } from '#web/kit/KeyValues.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { links } from '#web/links.ts'
import { payLinks } from '#web/pay-links.ts'
import { pageRefused } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/pay-link.ts'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'phone.payTitle')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(requestContext)
  const query = new URL(request.url).searchParams
  const [token, returned] = [query.get('token') ?? '', query.get('paid') === 'yes']
  const found = returned ? await api.check_payment_link({ token }) : await api.show_payment_link({ token })
  if (!found.ok) throw pageRefused(found.error.code === 'invalid_input' ? { code: 'not_found' } : found.error)
  return { booking: found.data, returned, token }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = context.get(requestContext)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const started = await api.pay_by_link({ token })
  if (started.ok) throw redirectDocument(started.data.page, 303)
  const { code } = started.error
  // Paid or let go meanwhile: the page says which.
  if (code === 'status_changed') throw redirect(payLinks.pay(locale, token))
  return data<Refusal>({ code }, { status: errorStatus[code] })
}

/** What whoever booked on the phone pays, without an account: the booking, its price, and nobody's name. */
export default function PayLink({ loaderData: { booking, returned, token }, actionData }: Route.ComponentProps) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const busy = useNavigation().state !== 'idle'
  const { about, to_pay, total } = booking
  // A journey is over with its last day, a stay with the morning after its last night.
  const last = booking.kind === 'stay' ? booking.check_out : addDays(booking.check_out, -1)
  const owed = booking.payment_status === 'authorised' ? null : to_pay
  const amount = to_pay ? format.money(to_pay.minor, to_pay.currency) : ''
  return (
    <div className="page-width grid max-w-[40rem] gap-6 py-8">
      <PageHeading>{t('phone.payTitle')}</PageHeading>
      {actionData && (
        <Alert tone="error" title={errorTitle(t, actionData.code)} announce>
          <p>{errorText(t, actionData.code)}</p>
        </Alert>
      )}
      <Standing booking={booking} returned={returned} again={payLinks.back(locale, token)} />
      <Card padded>
        <KeyValues
          items={[
            { label: t('phone.reference'), value: <bdi dir="ltr">{booking.reference}</bdi> },
            { label: about.city, value: <bdi>{about.name}</bdi> },
            {
              label: t('phone.dates'),
              value: (
                <>
                  {format.stayRange(booking.check_in, last)}
                  <span className="text-muted text-note block">{format.hijriRange(booking.check_in, last)}</span>
                </>
              ),
            },
            { label: t('phone.total'), value: <bdi>{format.money(total.minor, total.currency)}</bdi> },
            ...(to_pay ? [{ label: t('phone.toPay'), value: <strong className="price">{amount}</strong> }] : []),
          ]}
        />
      </Card>
      {owed && (
        <Form method="post">
          <Button type="submit" large icon="card" pending={busy}>
            {t(busy ? 'phone.going' : 'phone.payNow', { amount })}
          </Button>
        </Form>
      )}
      {!to_pay && booking.payment_status === 'paid' && (
        <p className="text-muted">
          {t('phone.claim')}{' '}
          <Link className="link" to={links.signin(locale, links.confirm(locale, booking.reference))}>
            {t('phone.signIn')}
          </Link>
        </p>
      )}
      <p>
        <ButtonLink to={links.contact(locale, { topic: 'booking' })} variant="secondary" icon="mail">
          {t('phone.askUs')}
        </ButtonLink>
      </p>
    </div>
  )
}

function Standing({ booking, returned, again }: { booking: BookingCard; returned: boolean; again: string }) {
  const t = useText()
  const format = useFormat()
  const { payment_status: payment, to_pay, pay_by, deadline_at, about } = booking
  if (payment === 'authorised') {
    return (
      <Alert tone="info" title={t('phone.checkingTitle')}>
        <p>{t('phone.checkingText')}</p>
        <a className="link" href={again}>
          {t('phone.lookAgain')}
        </a>
      </Alert>
    )
  }
  const until = deadline_at && format.instant(deadline_at, about.time_zone)
  if (payment === 'paid' && to_pay && pay_by) {
    const [amount, date] = [format.money(to_pay.minor, to_pay.currency), format.stayDate(pay_by, 'full')]
    return (
      <Alert tone="info" title={t('phone.nextTitle')}>
        <p>{t('phone.nextText', { amount, date })}</p>
        {until && <p>{t('phone.payUntil', { until, place: about.city })}</p>}
      </Alert>
    )
  }
  if (payment === 'paid') {
    return (
      <Alert tone="success" title={t('phone.paidTitle')} announce>
        <p>{t('phone.paidText')}</p>
      </Alert>
    )
  }
  if (!to_pay) {
    return (
      <Alert tone="info" title={t('phone.nothingTitle')}>
        <p>{t('phone.nothingText')}</p>
      </Alert>
    )
  }
  return (
    <>
      {returned && (
        <Alert tone="warning" title={t(payment === 'failed' ? 'phone.failedTitle' : 'phone.leftTitle')} announce>
          <p>{t(payment === 'failed' ? 'phone.failedText' : 'phone.leftText')}</p>
        </Alert>
      )}
      {until && <p>{t('phone.payUntil', { until, place: about.city })}</p>}
    </>
  )
}
