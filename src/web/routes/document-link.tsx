import { data, redirect, useNavigation } from 'react-router'
import { errorStatus, type Refusal } from '#contract/errors.ts'
import { Documents } from '#domains/bookings/ui/Documents.tsx'
import { addDays } from '#domains/stays/nights.ts'
import { errorText, errorTitle } from '#text/error-text.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { textOf } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { links } from '#web/links.ts'
import { payLinks } from '#web/pay-links.ts'
import { pageRefused } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/document-link.ts'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'documents.linkTitle')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(requestContext)
  const found = await api.show_document_link({ token: new URL(request.url).searchParams.get('token') ?? '' })
  if (!found.ok) throw pageRefused(found.error.code === 'invalid_input' ? { code: 'not_found' } : found.error)
  return found.data
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = context.get(requestContext)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const form = await request.formData()
  const file = form.get('file')
  const sent = await api.send_document_by_link({
    token,
    document: textOf(form, 'document'),
    file: file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array(),
  })
  if (sent.ok) throw redirect(payLinks.documents(locale, token))
  const { code } = sent.error
  return data<Refusal>({ code }, { status: errorStatus[code] })
}

/** What a booking that was made on the phone needs, for whoever was sent the link: the booking and nobody’s name. */
export default function DocumentLink({ loaderData: booking, actionData }: Route.ComponentProps) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const busy = useNavigation().state !== 'idle'
  const { about } = booking
  const asked = booking.documents.some(({ state }) => state === 'asked')
  // A journey is over with its last day, a stay with the morning after its last night.
  const last = booking.kind === 'stay' ? booking.check_out : addDays(booking.check_out, -1)
  const until = asked && booking.deadline_at && format.instant(booking.deadline_at, about.time_zone)
  return (
    <div className="page-width grid max-w-[40rem] gap-6 py-8">
      <PageHeading>{t('documents.linkTitle')}</PageHeading>
      {actionData && actionData.code !== 'invalid_input' && (
        <Alert tone="error" title={errorTitle(t, actionData.code)} announce>
          <p>{errorText(t, actionData.code)}</p>
        </Alert>
      )}
      <p>
        <bdi>{about.name}</bdi> · {format.stayRange(booking.check_in, last)} · <bdi dir="ltr">{booking.reference}</bdi>
      </p>
      {until && <p>{t('documents.linkUntil', { until, place: about.city })}</p>}
      {!asked && (
        <Alert tone="info" title={t('documents.linkNothing')}>
          <p>{t('documents.linkNothingText')}</p>
        </Alert>
      )}
      {booking.documents.length > 0 && (
        <Documents booking={booking} busy={busy} wrong={actionData?.code === 'invalid_input'} sealed />
      )}
      <p>
        <ButtonLink to={links.contact(locale, { topic: 'booking' })} variant="secondary" icon="mail">
          {t('phone.askUs')}
        </ButtonLink>
      </p>
    </div>
  )
}
