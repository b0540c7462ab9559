import { data, redirect } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import { rejectReasons } from '#domains/bookings/model/supplier.ts'
import { useText } from '#i18n/react.tsx'
import { HotelRequestPage } from '#web/features/bookings/HotelRequestPage.tsx'
import { AskUs } from '#web/features/bookings/AskUs.tsx'
import { errorResponse } from '#web/lib/error-response.ts'
import { submittedValues, textOf } from '#web/lib/forms.ts'
import { payLinks } from '#links/booking.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { titleOf } from '#web/lib/title.ts'
import { PageHeading } from '#web/ui/layout/PageHeading.tsx'
import { dateOf } from '#web/ui/dates/submitted-dates.ts'
import type { Route } from './+types/hotel-request'
import { NarrowPage } from '#web/ui/layout/NarrowPage.tsx'
import '#web/ui/dates/date-input.css'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'hotelrequest.title')

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(requestContext)
  const answer = await api.show_hotel_request({ token: tokenOf(request) })
  if (answer.ok) return data({ request: answer.data })
  const { error } = answer
  if (error.code === 'link_expired') return data({ request: null }, { status: errorStatus.link_expired })
  throw errorResponse(error.code === 'invalid_input' ? { code: 'not_found' } : error)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = context.get(requestContext)
  const token = tokenOf(request)
  const form = await request.formData()
  const rooms = form.getAll('room').map(String)
  const change = form.has('change') ? { change: Number(textOf(form, 'change')) } : {}
  const outcome = await answered()
  if (outcome.ok || outcome.error.code === 'link_expired') throw redirect(payLinks.hotelRequest(locale, token))
  const { error } = outcome
  return data<{ error: ApiError; values: Record<string, string> }>(
    { error, values: { ...submittedValues(form), ...Object.fromEntries(rooms.map((room, i) => [`room-${i}`, room])) } },
    { status: errorStatus[error.code] },
  )

  function answered() {
    switch (textOf(form, 'intent')) {
      case 'accept':
        return api.accept_hotel_request({ token, ...change })
      case 'decline':
        return api.decline_hotel_request({
          token,
          ...change,
          comment: textOf(form, 'comment'),
          reason: rejectReasons.find((one) => one === textOf(form, 'reason')) ?? 'no_rooms',
        })
      default:
        return api.offer_from_hotel({
          token,
          check_in: dateOf(form, 'check_in'),
          check_out: dateOf(form, 'check_out'),
          rooms,
        })
    }
  }
}

/** After an answer that came too late the page shows how the request stands. */
export function shouldRevalidate() {
  return true
}

/** The contact of a hotel answers a request here, opened through a link without an account. */
export default function HotelRequest({ loaderData: { request }, actionData }: Route.ComponentProps) {
  const t = useText()
  return (
    <NarrowPage rem={40}>
      {request ? (
        <HotelRequestPage request={request} failed={actionData} />
      ) : (
        <>
          <PageHeading>{t('hotelrequest.gone')}</PageHeading>
          <p>{t('hotelrequest.goneText')}</p>
        </>
      )}
      <AskUs label={t('hotelrequest.ask')} />
    </NarrowPage>
  )
}
