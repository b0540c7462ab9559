import { data, redirect } from 'react-router'
import type { ApiClient } from '#contract/api.ts'
import { errorStatus } from '#contract/errors.ts'
import type { ChangedSince } from '#domains/bookings/desk-answers.ts'
import { StatusBadge } from '#domains/bookings/ui/StatusBadge.tsx'
import { todayIn } from '#domains/stays/nights.ts'
import { useLocale, useText } from '#text/react.tsx'
import { BookingActions } from '#web/desk/booking/BookingActions.tsx'
import { BookingFacts } from '#web/desk/booking/BookingFacts.tsx'
import { BookingMoney } from '#web/desk/booking/BookingMoney.tsx'
import type { Preview } from '#web/desk/booking/given.ts'
import { BookingTalk } from '#web/desk/booking/BookingTalk.tsx'
import { BookingHistory, WhatChanged } from '#web/desk/booking/BookingHistory.tsx'
import { deskLinks } from '#web/desk/desk-links.ts'
import { bookingIntents, handleBooking } from '#web/desk/handle-booking.ts'
import { deskRefused } from '#web/desk/refused.ts'
import { refusalWords, textOf } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/booking.ts'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'handling.title')

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api, locale, now, newKey } = context.get(requestContext)
  const { reference } = params
  const query = new URL(request.url).searchParams
  const [desk, found] = await Promise.all([api.show_desk(), api.show_desk_booking({ reference })])
  if (!found.ok) throw deskRefused(found.error, locale, request)
  if (!desk.ok) throw deskRefused(desk.error, locale, request)
  const preview = await previewOf()
  const done = [...bookingIntents, 'booked' as const].find((one) => one === query.get('done')) ?? null
  const today = todayIn('Asia/Riyadh', now)
  return { details: found.data, role: desk.data.role, preview, done, key: newKey(), today, doing: query.get('do') }

  async function previewOf(): Promise<Preview> {
    const dates = { check_in: query.get('check_in') ?? '', check_out: query.get('check_out') ?? '' }
    switch (query.get('do')) {
      case 'cancel':
      case 'goodwill': {
        const goodwill = query.get('do') === 'goodwill'
        const quoted = await api.quote_desk_cancellation({ reference, goodwill })
        return quoted.ok ? { cancel: { ...quoted.data, goodwill } } : { refused: quoted.error }
      }
      case 'amend': {
        const quoted = await api.quote_amendment({ reference, ...dates })
        return quoted.ok ? { amend: quoted.data } : { refused: quoted.error }
      }
      case 'offer': {
        if (query.has('package') || query.has('service')) return journeyToOffer(api, query)
        const hotel = await api.show_hotel({ id: query.get('hotel') ?? '' })
        if (!hotel.ok) return { refused: hotel.error }
        const { id, slug } = hotel.data
        const occupancy = found.ok ? (found.data.booking.priced?.rooms ?? []).map(occupancyOf) : []
        const rooms = await api.fetch_new_available_rooms({ hotel_id: id, ...dates, occupancy })
        return rooms.ok ? { offer: { hotelId: id, slug, ...dates, rooms: rooms.data } } : { refused: rooms.error }
      }
      default:
        return {}
    }
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { api, locale, newKey } = context.get(requestContext)
  const form = await request.formData()
  const intent = bookingIntents.find((one) => one === textOf(form, 'intent'))
  const { reference } = params
  if (!intent) throw redirect(deskLinks.booking(locale, reference))
  const refusal = await handleBooking(api, { intent, reference, form })
  if (!refusal) throw redirect(deskLinks.booking(locale, reference, { done: intent }))
  if (refusal.code === 'unauthenticated' || refusal.code === 'second_factor_required') {
    throw deskRefused(refusal, locale, request)
  }
  // Of what was typed wrongly nothing was done: put right it is another request, and the page is not loaded anew.
  const key = refusal.code === 'invalid_input' ? newKey() : null
  return data({ intent, refusal, key }, { status: errorStatus[refusal.code] })
}

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { details, done } = loaderData
  const { booking } = details
  const t = useText()
  const locale = useLocale()
  const refusal = actionData?.refusal
  const key = actionData?.key ?? loaderData.key
  const changed = refusal?.code === 'status_changed' ? (refusal.data as ChangedSince | undefined) : undefined
  const refused = refusal ?? loaderData.preview.refused
  const words = refusalWords(t, refused, [
    { name: 'amount', label: t('handling.amount') },
    { name: 'given_on', label: t('handling.giveBackOn') },
    { name: 'note', label: t('handling.giveBackNote') },
    { name: 'text', label: t('handling.note') },
    { name: 'why', label: t('documents.why') },
  ])
  return (
    <>
      <div className="desk-title">
        <PageHeading>
          <bdi>{booking.reference}</bdi>
        </PageHeading>
        <StatusBadge status={booking.status} />
      </div>
      {done && !refusal && (
        <Alert tone="success" title={t(done === 'booked' ? 'phone.booked' : 'handling.done')} announce>
          <p>{t('handling.doneText')}</p>
        </Alert>
      )}
      {changed && <WhatChanged events={changed.events} />}
      {refused && !changed && (
        <Alert tone="error" title={words.title ?? words.summary.map(({ message }) => message).join(' ')} announce>
          {words.text && <p>{words.text}</p>}
        </Alert>
      )}
      <div className="desk-columns">
        <div className="grid content-start gap-6">
          <BookingFacts details={details} />
          <BookingMoney details={details} />
        </div>
        <div className="grid content-start gap-6">
          <BookingActions
            key={details.version}
            {...{ details, role: loaderData.role, preview: loaderData.preview, doing: loaderData.doing }}
            formKey={key}
            today={loaderData.today}
            action={deskLinks.booking(locale, booking.reference)}
          />
          <BookingHistory events={details.events} />
          <BookingTalk details={details} noteKey={key} />
        </div>
      </div>
    </>
  )
}

function occupancyOf({ adults, child_ages }: { adults: number; child_ages: number[] }): string {
  return child_ages.length > 0 ? `${adults}-${child_ages.join(',')}` : String(adults)
}

/** The package, or the service on a date, of which something could be offered. */
async function journeyToOffer(api: ApiClient, query: URLSearchParams): Promise<Preview> {
  const slug = (query.get('package') ?? query.get('service') ?? '').slice(0, 80)
  if (query.has('package')) {
    const found = await api.show_package({ id: slug })
    return found.ok ? { journey: found.data } : { refused: found.error }
  }
  const date = query.get('date') ?? ''
  const found = await api.show_service({ slug, ...(/^\d{4}-\d{2}-\d{2}$/.test(date) && { date }) })
  return found.ok ? { service: found.data } : { refused: found.error }
}
