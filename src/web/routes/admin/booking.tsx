import { useState } from 'react'
import { data, Form, Link, redirect } from 'react-router'
import type { ApiClient } from '#api/index.ts'
import { type ApiError, errorStatus } from '#api/errors.ts'
import type { AdminBookingDetails, ChangedSince } from '#domains/booking-admin/answers.ts'
import { StatusBadge } from '#web/features/bookings/StatusBadge.tsx'
import { siteTimeZone, todayIn } from '#domains/shared/dates.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { BookingActions } from '#web/admin/bookings/BookingActions.tsx'
import { BookingFacts, BookingOrigin } from '#web/admin/bookings/BookingFacts.tsx'
import { DocumentsPart } from '#web/admin/bookings/DocumentsPart.tsx'
import { formatOccupancy } from '#domains/shared/occupancy.ts'
import { wholeName } from '#domains/shared/person-name.ts'
import { writtenPhone } from '#domains/shared/written-phone.ts'
import { Parts } from '#web/admin/Parts.tsx'
import { ActionFormContext, Seen } from '#web/admin/bookings/ActionForm.tsx'
import { Folio } from '#web/admin/bookings/Folio.tsx'
import { type FailedForm, failedFormOf } from '#web/admin/bookings/FolioActions.tsx'
import type { Preview } from '#web/admin/bookings/action-options.ts'
import { BookingNotes, BookingNotifications } from '#web/admin/bookings/BookingCommunication.tsx'
import { adminLinks } from '#links/admin.ts'
import { bookingIntents, submitBookingAction } from '#web/admin/bookings/submit-booking-action.ts'
import { isNotSent, NotSaved } from '#web/admin/NotSaved.tsx'
import { errorMessages, sendForm, submittedValues, textOf } from '#web/lib/forms.ts'
import { typedIn } from '#web/ui/dates/submitted-dates.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { ErrorSummary } from '#web/ui/form/ErrorSummary.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { adminForm, adminRequest } from '#web/admin/admin-request.ts'
import { noteText } from '#web/admin/bookings/note-messages.ts'
import type { Conversation } from '#domains/conversation/contract.ts'
import { MessageForm } from '#web/features/conversation/MessageForm.tsx'
import { Messages } from '#web/features/conversation/Messages.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { MissingDetails } from '#web/admin/bookings/MissingDetails.tsx'
import '#web/ui/dates/date-input.css'
import type { Route } from './+types/booking'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'adminbookings.title')

export { reloadsAfterConflict as shouldRevalidate } from '#web/lib/forms.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api, now, newKey, query, dataOf } = adminRequest(request, context)
  const { reference } = params
  const [admin, bookingAnswer, conversation] = await Promise.all([
    api.show_admin(),
    api.show_admin_booking({ reference }),
    api.show_admin_conversation({ reference }),
  ])
  const details = dataOf(bookingAnswer)
  const { role, limited } = dataOf(admin)
  const typed = {
    check_in: typedIn(query, 'check_in'),
    check_out: typedIn(query, 'check_out'),
    date: typedIn(query, 'date'),
  }
  const preview = { ...(await previewOf()), typed }
  const done = [...bookingIntents, 'booked' as const].find((one) => one === query.get('done')) ?? null
  const today = todayIn(siteTimeZone, now)
  const ofTravellers = details.booking.kind === 'stay' ? null : await api.show_details_for_staff({ reference })
  const required = ofTravellers?.ok && ofTravellers.data.forms.length > 0 ? ofTravellers.data : null
  return {
    conversation: conversation.ok ? conversation.data : null,
    required,
    details,
    phone: writtenPhone(details.booking.contact.phone ?? ''),
    role,
    preview,
    done,
    key: newKey(),
    today,
    now: now.toISOString(),
    doing: query.get('do'),
  }

  async function previewOf(): Promise<Preview> {
    const dates = { check_in: typed.check_in ?? '', check_out: typed.check_out ?? '' }
    switch (query.get('do')) {
      case 'cancel':
      case 'goodwill': {
        const goodwill = query.get('do') === 'goodwill'
        const quoted = await api.quote_admin_cancellation({ reference, goodwill })
        return quoted.ok ? { cancel: { ...quoted.data, goodwill } } : { failure: quoted.error }
      }
      case 'amend': {
        const quoted = await api.quote_amendment({ reference, ...dates, goodwill: query.has('goodwill') })
        return quoted.ok ? { amend: { ...quoted.data, goodwill: query.has('goodwill') } } : { failure: quoted.error }
      }
      case 'offer': {
        if (query.has('package') || query.has('service')) return productToOffer(api, query)
        const hotel = await api.show_hotel({ id: query.get('hotel') ?? '' })
        if (!hotel.ok) return { failure: hotel.error }
        const { id, slug } = hotel.data
        const hotels = limited ? await api.fetch_stock_hotels() : null
        if (hotels && !(hotels.ok && hotels.data.some((one) => one.id === id)))
          return { failure: { code: 'forbidden' } }
        const { item } = details.booking
        const occupancy =
          item.kind === 'stay'
            ? item.rooms.map(({ adults, child_ages: childAges }) => formatOccupancy({ adults, childAges }))
            : []
        const rooms = await api.fetch_new_available_rooms({ hotel_id: id, ...dates, occupancy })
        return rooms.ok ? { offer: { hotelId: id, slug, ...dates, rooms: rooms.data } } : { failure: rooms.error }
      }
      default:
        return {}
    }
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { api, locale, newKey, form } = await adminForm(request, context)
  const intent = bookingIntents.find((one) => one === textOf(form, 'intent'))
  const { reference } = params
  if (!intent) throw redirect(adminLinks.booking(locale, reference))
  const error = await submitBookingAction(api, { intent, reference, form })
  if (!error) throw redirect(adminLinks.booking(locale, reference, { done: intent }))
  // Invalid input changed nothing: the corrected form is a new request with a new key, and the page is not reloaded.
  const key = error.code === 'invalid_input' ? newKey() : null
  return failure(error, { key, values: submittedValues(form) })
}

/** A form that was not accepted stays as it is; without scripts the note and the forms of the folio are filled in again. */
function failure(error: ApiError, submitted: { key: string | null; values: Record<string, string> }) {
  return data({ error, ...submitted }, { status: errorStatus[error.code] })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction, (error) => failure(error, { key: null, values: {} }))
}

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { key: loadedKey, ...loaded } = loaderData
  const { details, done, required } = loaded
  const { booking } = details
  const { t, locale, format } = useLanguage()
  const error = actionData?.error
  const key = actionData?.key ?? loadedKey
  // What someone else has changed is shown with an error, and what is typed in the forms stays.
  const [begun, setBegun] = useState(loaderData)
  if (!error && begun !== loaderData) setBegun(loaderData)
  const address = adminLinks.booking(locale, booking.reference)
  const changed = error?.code === 'status_changed' ? (error.data as ChangedSince | undefined) : undefined
  const reported = error ? (isNotSent(error) ? undefined : error) : loaderData.preview.failure
  const messages = errorMessages(t, reported, {
    amount: t('adminbookings.amount'),
    given_on: t('adminbookings.giveBackOn'),
    note: t('adminbookings.giveBackNote'),
    text: t(actionData?.values['intent'] === 'message' ? 'conversation.label' : 'adminbookings.note'),
    reason: t('adminbookings.reverseReason'),
    why: t('documents.why'),
    file: t('conversation.file'),
    email: t('phone.email'),
    phone: t('phone.phone'),
    check_in: t('booking.checkIn'),
    check_out: t('booking.checkOut'),
  })
  const forms = {
    isManager: loaded.role === 'manager',
    today: loaded.today,
    doing: loaded.doing,
    failed: error ? { values: actionData.values, errorOf: messages.ofField } : null,
  }
  const message = failedFormOf(forms, 'message')
  const actions = { ...loaded, forms, errorOf: messages.ofField, action: address }
  const isPreview = !error && messages.summary.length > 0
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link className="link tall-link min-h-6 basis-full" to={adminLinks.bookings(locale)}>
          {t('adminbookings.title')}
        </Link>
        <PageHeading>
          <bdi>{wholeName(booking.guest_names[0] ?? {}) || booking.reference}</bdi>
        </PageHeading>
        <bdi className="text-muted">{booking.reference}</bdi>
        <StatusBadge {...booking} staff />
        {booking.deadline_at && booking.status !== 'waiting' && (
          <span>{t('adminbookings.answerBy', { at: format.instant(booking.deadline_at, siteTimeZone, 'day') })}</span>
        )}
      </div>
      {done && !error && (
        <Alert
          tone="success"
          title={t(done === 'booked' ? 'adminbookings.booked' : `adminbookings.done_${done}`)}
          announce
        />
      )}
      {changed && (
        <Alert tone="warning" title={t('adminbookings.changedTitle')} announce>
          <p>{t('adminbookings.changedText')}</p>
          <Events events={changed.events} />
        </Alert>
      )}
      {error && isNotSent(error) && <NotSaved error={error} />}
      {/* The form of a price is in the address, so its errors link to the fields that the page shows again. */}
      {isPreview && <ErrorSummary errors={messages.summary} />}
      {reported && !changed && !isPreview && (
        <Alert tone="error" title={messages.title ?? messages.summary.map(({ message }) => message).join(' ')} announce>
          {messages.text && <p>{messages.text}</p>}
        </Alert>
      )}
      <ActionFormContext value={{ action: address, seen: <Seen details={details} formKey={key} /> }}>
        <div className="booking-columns">
          <div className="booking-end">
            <BookingActions key={begun.details.version} part="now" {...actions} />
          </div>
          <div className="booking-start">
            <BookingFacts details={details} phone={loaded.phone} now={loaded.now} />
          </div>
          <div className="booking-end">
            <BookingActions key={begun.details.version} part="others" {...actions} />
            <DocumentsPart details={details} />
            {loaderData.conversation && (
              <BookingConversation
                key={begun.conversation?.messages.length}
                conversation={loaderData.conversation}
                formKey={(message.open && actionData?.key) || begun.key}
                form={message}
              />
            )}
            <BookingNotes
              key={begun.details.notes.length}
              details={details}
              noteKey={key}
              form={failedFormOf(forms, 'note')}
            />
          </div>
          <div className="booking-start">
            {required && (
              <section className="admin-card">
                <h2>{t('manifest.title')}</h2>
                <MissingDetails line={{ ...required, forms: required.forms.length }} />
                <ButtonLink to={adminLinks.bookingTravellers(locale, booking.reference)} variant="secondary">
                  {t('manifest.open')}
                </ButtonLink>
              </section>
            )}
            <Folio key={begun.details.version} details={details} forms={forms} />
            <BookingHistory details={details} />
            <BookingNotifications details={details} />
          </div>
        </div>
      </ActionFormContext>
    </>
  )
}

/** The package, or the service on a date, from which an alternative can be offered. */
async function productToOffer(api: ApiClient, query: URLSearchParams): Promise<Preview> {
  const slug = (query.get('package') ?? query.get('service') ?? '').slice(0, 80)
  if (query.has('package')) {
    const answer = await api.show_package({ id: slug })
    return answer.ok ? { travelPackage: answer.data } : { failure: answer.error }
  }
  const date = typedIn(query, 'date')
  const result = await api.show_service({ slug, ...(date && { date }) })
  return result.ok ? { service: result.data } : { failure: result.error }
}

type Event = AdminBookingDetails['events'][number]

/** The messages of a booking for staff, with the answer. */
function BookingConversation(props: { conversation: Conversation; formKey: string; form: FailedForm }) {
  const { conversation, formKey, form } = props
  const t = useText()
  return (
    <section className="admin-card" id="messages">
      <h2>{t('conversation.section')}</h2>
      {conversation.unread > 0 && (
        <Form method="post" className="flex flex-wrap items-center gap-3" preventScrollReset>
          <Badge icon="info">{t('conversation.unread', { count: conversation.unread })}</Badge>
          <Button intent="messages-read" variant="quiet">
            {t('conversation.markRead')}
          </Button>
        </Form>
      )}
      {conversation.messages.length > 0 && (
        <Messages conversation={conversation} side="staff" timeZone={siteTimeZone} />
      )}
      {conversation.can_write && (
        <Disclosure
          summary={t('adminbookings.writeMessage')}
          open={form.open || conversation.messages.at(-1)?.side === 'traveller'}
        >
          <MessageForm formKey={`message-${formKey}`} value={form.typed['text']} errorOf={form.errorOf} />
        </Disclosure>
      )}
    </section>
  )
}

/** All events of a booking, latest first, and how it was made. */
function BookingHistory({ details }: { details: AdminBookingDetails }) {
  const t = useText()
  return (
    <section className="admin-card">
      <h2>{t('adminbookings.history')}</h2>
      <Events events={details.events.slice().reverse()} />
      <BookingOrigin details={details} />
    </section>
  )
}

function Events({ events }: { events: Event[] }) {
  const { t, format } = useLanguage()
  return (
    <ol className="admin-lines">
      {events.map(({ id, from, to, note, by, at }) => (
        <li key={id}>
          <span>
            {note && <bdi className="block">{noteText(t, format, note)}</bdi>}
            <Parts muted>
              <bdi>{t('adminbookings.by', by)}</bdi>
              <span>{format.instant(at, siteTimeZone)}</span>
            </Parts>
          </span>
          {from !== to && <StatusBadge status={to} staff />}
        </li>
      ))}
    </ol>
  )
}
