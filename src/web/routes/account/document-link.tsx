import { data, redirect } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import { Documents } from '#web/features/bookings/documents/Documents.tsx'
import { errorText, errorTitle } from '#i18n/error-text.ts'
import { useLanguage } from '#i18n/react.tsx'
import { errorAt, textOf } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { NarrowPage, PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { payLinks } from '#links/booking.ts'
import { ExpiredLink, isRevokedLink, renewLink, type Renewal } from '#web/features/bookings/ExpiredLink.tsx'
import { AskUs } from '#web/features/bookings/AskUs.tsx'
import { errorResponse, formRequest, requestContext } from '#web/lib/loaders.ts'
import type { Route } from './+types/document-link'

type DocumentLinkView = NonNullable<Route.ComponentProps['loaderData']['booking']>

export const meta: Route.MetaFunction = (args) => titleOf(args, 'documents.linkTitle')

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = context.get(requestContext)
  const answer = await api.show_document_link({ token: url.searchParams.get('token') ?? '' })
  if (!answer.ok && answer.error.code === 'link_expired') {
    return data({ booking: null, revoked: isRevokedLink(answer.error) }, { status: 410 })
  }
  if (!answer.ok) throw errorResponse(answer.error.code === 'invalid_input' ? { code: 'not_found' } : answer.error)
  return data({ booking: answer.data, revoked: false })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { api, locale, form } = await formRequest(request, context)
  const token = url.searchParams.get('token') ?? ''
  const renewed = await renewLink(api, form, token)
  if (renewed) return data<Renewal | ApiError>(renewed)
  const [file, document] = [form.get('file'), textOf(form, 'document')]
  const sent = await api.send_document_by_link({
    token,
    document,
    file: file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array(),
  })
  if (sent.ok || sent.error.code === 'link_expired') throw redirect(payLinks.documents(locale, token))
  return data<Renewal | ApiError>(errorAt(`file-${document}`, sent.error), { status: errorStatus[sent.error.code] })
}

/**
 * Upload page for requested documents of a booking made on the phone, opened through a link without an account. Shows
 * the booking, but no names.
 */
export default function DocumentLink({ loaderData: { booking, revoked }, actionData }: Route.ComponentProps) {
  if (!booking) {
    return <ExpiredLink {...{ revoked }} result={actionData && 'renewal' in actionData ? actionData : undefined} />
  }
  return <DocumentsPage booking={booking} failure={actionData && 'code' in actionData ? actionData : undefined} />
}

function DocumentsPage({ booking, failure }: { booking: DocumentLinkView; failure: ApiError | undefined }) {
  const { t, format } = useLanguage()
  const { about } = booking
  const hasRequested = booking.documents.some(({ state }) => state === 'asked')
  const until = hasRequested && booking.deadline_at && format.instant(booking.deadline_at, about.time_zone)
  return (
    <NarrowPage rem={40}>
      <PageHeading>{t('documents.linkTitle')}</PageHeading>
      {failure && !failure.errors && (
        <Alert tone="error" title={errorTitle(t, failure.code)} announce>
          <p>{errorText(t, failure.code)}</p>
        </Alert>
      )}
      <p>
        <bdi>{about.name}</bdi> · {format.stayRange(booking.check_in, booking.last_day)} ·{' '}
        <bdi dir="ltr">{booking.reference}</bdi>
      </p>
      {until && <p>{t('documents.linkUntil', { until, place: about.city })}</p>}
      {!hasRequested && (
        <Alert tone="info" title={t('documents.linkNothing')}>
          <p>{t('documents.linkNothingText')}</p>
        </Alert>
      )}
      {booking.documents.length > 0 && <Documents booking={booking} failure={failure} withoutAccount />}
      <AskUs label={t('phone.askUs')} />
    </NarrowPage>
  )
}
