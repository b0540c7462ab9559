import { data, Form, Link, redirect, redirectDocument } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import { bookingDates } from '#domains/bookings/contract/booking-dates.ts'
import { destinationsText } from '#domains/shared/texts/destinations.ts'
import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import { errorText, errorTitle } from '#i18n/error-text.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'
import { NarrowPage, PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { links } from '#links/site.ts'
import { documentLinks, payLinks } from '#links/booking.ts'
import { ExpiredLink, isRevokedLink, renewLink, type Renewal } from '#web/features/bookings/ExpiredLink.tsx'
import { AskUs } from '#web/features/bookings/AskUs.tsx'
import { errorResponse, requestContext } from '#web/lib/loaders.ts'
import type { Route } from './+types/pay-link'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'phone.payTitle')

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = context.get(requestContext)
  const query = url.searchParams
  const [token, returned] = [query.get('token') ?? '', query.get('paid') === 'yes']
  const answer = returned ? await api.check_payment_link({ token }) : await api.show_payment_link({ token })
  if (!answer.ok && answer.error.code === 'link_expired') {
    return data({ booking: null, revoked: isRevokedLink(answer.error), returned, token }, { status: 410 })
  }
  if (!answer.ok) throw errorResponse(answer.error.code === 'invalid_input' ? { code: 'not_found' } : answer.error)
  return data({ booking: answer.data, revoked: false, returned, token })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { api, locale } = context.get(requestContext)
  const token = url.searchParams.get('token') ?? ''
  const renewed = await renewLink(api, await request.formData(), token)
  if (renewed) return data<Renewal | ApiError>(renewed)
  const started = await api.pay_by_link({ token })
  if (started.ok) throw redirectDocument(started.data.page, 303)
  const { code } = started.error
  // The booking was paid or released in the meantime; the page shows its status.
  if (code === 'status_changed' || code === 'link_expired') throw redirect(payLinks.pay(locale, token))
  return data<Renewal | ApiError>({ code }, { status: errorStatus[code] })
}

/**
 * Payment page for a booking made on the phone, opened through a link without an account. Shows the booking and its
 * price, but no names.
 */
export default function PayLink({
  loaderData: { booking, revoked, returned, token },
  actionData,
}: Route.ComponentProps) {
  if (!booking) {
    return <ExpiredLink {...{ revoked }} result={actionData && 'renewal' in actionData ? actionData : undefined} />
  }
  return (
    <PayPage {...{ booking, returned, token }} failure={actionData && 'code' in actionData ? actionData : undefined} />
  )
}

type PayPageProps = { booking: BookingCard; returned: boolean; token: string; failure: ApiError | undefined }

function PayPage({ booking, returned, token, failure }: PayPageProps) {
  const { t, locale, format } = useLanguage()
  const { about, to_pay, total, check_in, last_day } = booking
  const owed = booking.payment_status === 'authorised' ? null : to_pay
  const amount = to_pay ? format.amount(to_pay) : ''
  return (
    <NarrowPage rem={40}>
      <PageHeading>{t('phone.payTitle')}</PageHeading>
      {failure && (
        <Alert tone="error" title={errorTitle(t, failure.code)} announce>
          <p>{errorText(t, failure.code)}</p>
        </Alert>
      )}
      <PayState booking={booking} returned={returned} again={payLinks.back(locale, token)} />
      <Card padded>
        <KeyValues
          items={[
            { label: t('phone.reference'), value: <bdi dir="ltr">{booking.reference}</bdi> },
            { label: destinationsText(t, format, about), value: <bdi>{about.name}</bdi> },
            {
              label: t('phone.dates'),
              value: (
                <>
                  {bookingDates(format, { ...booking, first_day: check_in })}
                  <span className="text-muted text-note block">{format.hijriRange(check_in, last_day)}</span>
                </>
              ),
            },
            { label: t('phone.total'), value: <bdi>{format.amount(total)}</bdi> },
            to_pay && { label: t('phone.toPay'), value: <strong className="price">{amount}</strong> },
          ]}
        />
      </Card>
      {owed && (
        <Form method="post">
          <SubmitButton large icon="card" busy={t('phone.going')}>
            {t('phone.payNow', { amount })}
          </SubmitButton>
        </Form>
      )}
      {!to_pay && booking.payment_status === 'paid' && (
        <p className="text-muted">
          {t('phone.claim')}{' '}
          <Link className="link" to={links.signin(locale, documentLinks.booking(locale, booking.reference))}>
            {t('phone.signIn')}
          </Link>
        </p>
      )}
      <AskUs label={t('phone.askUs')} />
    </NarrowPage>
  )
}

function PayState({ booking, returned, again }: { booking: BookingCard; returned: boolean; again: string }) {
  const { t, format } = useLanguage()
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
    const [amount, date] = [format.amount(to_pay), format.stayDate(pay_by, 'full')]
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
