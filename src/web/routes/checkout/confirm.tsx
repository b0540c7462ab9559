import { data, Form, Link, redirect, redirectDocument } from 'react-router'
import { type ApiError, errorStatus } from '#api/errors.ts'
import { unconfirmedOf } from '#domains/bookings/model/cancellation.ts'
import { hasEnded, isOver } from '#domains/bookings/model/rules.ts'
import { bookingErrorResponse, requireBookingAccess } from '#web/features/bookings/opened/booking-access.ts'
import { CancelPage } from '#web/features/checkout/CancelPage.tsx'
import { BookingStatus } from '#web/features/bookings/BookingStatus.tsx'
import { PaymentNotice, paymentReturnOf } from '#web/features/bookings/PaymentNotice.tsx'
import { accountOf } from '#web/features/bookings/account-of.ts'
import { NextSteps } from '#web/features/bookings/NextSteps.tsx'
import { errorText, errorTitle } from '#i18n/error-text.ts'
import { useLanguage, useLocale, useText } from '#i18n/react.tsx'
import { errorAt, sendForm, textOf } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { bookingTitle, isRequest, orderTitle } from '#web/features/checkout/confirm-titles.ts'
import { loadOrder, payOrder } from '#web/features/checkout/order-data.ts'
import { titleOf } from '#web/ui/layout/Page.tsx'
import { links } from '#links/site.ts'
import { changeLink, documentLinks, travellerLinks } from '#links/booking.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import { requestContext, type RequestContext } from '#web/lib/loaders.ts'
import { PaySection } from '#web/features/bookings/PaySection.tsx'
import { BookedBy, TravellersCard } from '#web/features/bookings/TravellersCard.tsx'
import { BookingDocuments } from '#web/features/bookings/documents/BookingDocuments.tsx'
import { OpenChange } from '#web/features/bookings/change/OpenChange.tsx'
import { ChangeMade } from '#web/features/bookings/change/ChangeMade.tsx'
import { Documents } from '#web/features/bookings/documents/Documents.tsx'
import { OfferAnswer } from '#web/features/bookings/OfferAnswer.tsx'
import { OrderPage } from '#web/features/checkout/OrderPage.tsx'
import { Instalments } from '#web/features/bookings/Instalments.tsx'
import { PaymentChange } from '#web/features/bookings/PaymentChange.tsx'
import { ProductPrice, ProductTerms } from '#web/features/bookings/ProductPrice.tsx'
import { Action } from '#web/features/bookings/ActionList.tsx'
import { BookingColumns } from '#web/features/bookings/BookingColumns.tsx'
import { BookingFacts } from '#web/features/bookings/BookingFacts.tsx'
import { writtenPhone } from '#domains/shared/written-phone.ts'
import { TransferOffers } from '#web/features/bookings/trips/TransferOffers.tsx'
import { useAnswerAwaited } from '#web/features/bookings/use-awaited-response.ts'
import { PrintLink } from '#web/ui/actions/PrintLink.tsx'
import { tripsOf } from '#domains/trips/trips.ts'
import type { Route } from './+types/confirm'

export const meta: Route.MetaFunction = (args) =>
  titleOf(args, args.loaderData ? { text: args.loaderData.title } : 'bookingstatus.pageTitle')

export { reloadsIfSent as shouldRevalidate } from '#web/lib/forms.ts'

/** Loads one booking by its reference, or all bookings of one order. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const pageContext = context.get(requestContext)
  const query = url.searchParams
  const order = query.get('order')
  const { t } = await loaderTranslator(pageContext.locale)
  if (order !== null) {
    const all = await loadOrder(pageContext, order, paymentReturnOf(query.get('paid')))
    return { all, one: null, title: orderTitle(t, all.order) }
  }
  const one = await loadBooking(pageContext, query)
  return { all: null, one, title: bookingTitle(t, one.booking, { cancelling: one.cost !== null }) }
}

async function loadBooking(context: RequestContext, query: URLSearchParams) {
  const { api, locale, signedIn, newKey } = context
  const reference = query.get('reference') ?? ''
  const here = documentLinks.booking(locale, reference)
  requireBookingAccess(context, here)
  const returned = paymentReturnOf(query.get('paid'))
  const answer = returned === 'left' ? await api.check_payment({ reference }) : await api.show_booking({ reference })
  if (!answer.ok) throw bookingErrorResponse(context, answer.error, here)
  const booking = answer.data
  const requestsCancellation = query.get('cancel') === 'yes' && booking.can_cancel
  const cost = requestsCancellation ? await api.quote_cancellation({ reference }) : null
  const upcoming = cost?.ok && signedIn ? await api.fetch_my_bookings({ per_page: 50 }) : null
  const isThis = (one: { reference: string }) => one.reference === booking.reference
  const trip = upcoming?.ok && tripsOf(upcoming.data).find((bookings) => bookings.some(isThis))
  const voucher =
    booking.kind === 'package' && !cost && booking.status === 'confirmed' ? await api.show_voucher({ reference }) : null
  const details = booking.kind === 'stay' ? null : await api.fetch_booking_details({ reference })
  const offered = booking.can_add_transfer ? await api.fetch_transfer_offers({ reference }) : null
  const transfers = offered?.ok && offered.data.legs.length > 0 ? offered.data : null
  const required = details?.ok && details.data.can_answer && details.data.forms.length > 0 ? details.data : null
  return {
    booking,
    returned,
    cost: cost?.ok ? cost.data : null,
    others: trip ? trip.flatMap((one) => (isThis(one) || one.status !== 'confirmed' ? [] : one.about.name)) : [],
    hotels: voucher?.ok ? voucher.data.hotels : [],
    required,
    transfers,
    answerKey: newKey(),
    signedIn,
    phone: writtenPhone(booking.contact.phone),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const pageContext = context.get(requestContext)
  const { api, locale } = pageContext
  const form = await request.formData()
  const query = url.searchParams
  const order = query.get('order')
  if (order !== null) return payOrder(pageContext, order)
  const reference = query.get('reference') ?? ''
  const options = { idempotencyKey: textOf(form, 'key') }
  const intent = textOf(form, 'intent')
  if (intent === 'pay' || intent === 'prepay') {
    const changed =
      intent === 'prepay'
        ? await api.change_user_booking_payment_type({ reference, payment_type: 'prepay' }, options)
        : null
    // A booking on request is paid after the provider's answer.
    if (changed?.ok && !changed.data.to_pay) throw redirect(documentLinks.booking(locale, reference))
    if (changed?.ok === false) return failedWith(pageContext, changed.error, reference)
    const started = await api.start_payment({ reference })
    if (started.ok) throw redirectDocument(started.data.page, 303)
    if (started.error.code === 'unavailable')
      throw redirect(documentLinks.notOpened(documentLinks.booking(locale, reference)))
    return failedWith(pageContext, started.error, reference)
  }
  const file = form.get('file')
  if (intent === 'document' && file instanceof File) {
    const document = textOf(form, 'document')
    const sent = await api.send_document({
      reference,
      document,
      file: new Uint8Array(await file.arrayBuffer()),
    })
    if (sent.ok) throw redirect(documentLinks.booking(locale, reference))
    return failedWith(pageContext, errorAt(`file-${document}`, sent.error), reference)
  }
  if (!['cancel', 'arrival', 'accept', 'decline'].includes(intent))
    return data<ApiError>({ code: 'invalid_input' }, { status: errorStatus.invalid_input })
  const accepted_penalty = { minor: Number(textOf(form, 'penalty')), currency: textOf(form, 'currency') }
  const outcome =
    intent === 'cancel'
      ? await api.cancel_booking({ reference, accepted_penalty }, options)
      : intent === 'arrival'
        ? await api.change_user_booking_payment_type({ reference, payment_type: 'arrival' }, options)
        : await api.answer_offer({ reference, answer: intent === 'accept' ? 'accept' : 'decline' }, options)
  if (outcome.ok) throw redirect(documentLinks.booking(locale, reference))
  const next = intent === 'cancel' ? documentLinks.cancelBooking(locale, reference) : undefined
  return failedWith(pageContext, outcome.error, reference, next)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction, (error) => data<ApiError>(error, { status: errorStatus[error.code] }))
}

/** The failure of an action. A change that needs a new code of the booking leads to it, and from there to `next`. */
function failedWith({ locale }: RequestContext, error: ApiError, reference: string, next?: string) {
  const { code, errors } = error
  if (code === 'step_up_required')
    throw redirect(documentLinks.find(locale, { reference, again: 'yes', ...(next && { next }) }))
  return data<ApiError>({ code, ...(errors && { errors }) }, { status: errorStatus[code] })
}

export default function Confirm({ loaderData: { all, one }, actionData }: Route.ComponentProps) {
  const failure = actionData && <Failed error={actionData} />
  return all ? <OrderPage {...all} failure={failure} /> : <OneBooking {...one} error={actionData} />
}

function OneBooking({
  booking,
  returned,
  cost,
  others,
  hotels,
  required,
  transfers,
  answerKey,
  signedIn,
  phone,
  error,
}: Awaited<ReturnType<typeof loadBooking>> & { error: ApiError | undefined }) {
  const { t, locale, format } = useLanguage()
  const { refundable, penalty } = booking.account
  const costNow = refundable === 'none' ? booking.total.minor : (penalty?.minor ?? 0)
  // Before a booking is confirmed, cancelling is free without an end.
  const free = booking.status === 'confirmed' && booking.cancellation.free_until
  const cancelling = free
    ? t('bookingstatus.freeUntil', { until: format.instant(free, booking.about.time_zone, 'day') })
    : costNow > 0 && t('bookingstatus.costNow', { amount: format.money(costNow, booking.total.currency) })
  useAnswerAwaited(booking.status === 'waiting' || booking.payment_status === 'authorised')
  const request = isRequest(booking)
  const ended = hasEnded(booking.status)
  const price = {
    account: accountOf(booking),
    over: isOver(booking.status) || booking.offer !== null,
    unconfirmed: unconfirmedOf(booking),
  }
  const notices = (
    <>
      {error && <Failed error={error} />}
      {!signedIn && <OpenedNotice />}
      {returned && <PaymentNotice booking={booking} returned={returned} />}
    </>
  )
  if (cost) return <CancelPage {...{ booking, cost, others, answerKey, notices }} />
  return (
    <BookingColumns>
      <div className="grid min-w-0 gap-6">
        {notices}
        <BookingStatus booking={booking} justPaid={returned === 'left'} />
        {booking.to_pay && booking.payment_status === 'authorised' && (
          <Link
            className="link justify-self-start"
            to={documentLinks.paidReturn(locale, booking.reference)}
            reloadDocument
          >
            {t('pay.lookAgain')}
          </Link>
        )}
        {/* What the traveller must do comes before the booking; what can be done, after it. */}
        {booking.payment_status !== 'authorised' && (
          <PaySection of={booking} href={documentLinks.booking(locale, booking.reference)} />
        )}
        {booking.change && <OpenChange booking={booking} change={booking.change} />}
        {booking.documents.length > 0 && <Documents booking={booking} failure={error} />}
        {booking.question === 'offer' && <OfferAnswer booking={booking} answerKey={answerKey} />}
        {booking.last_change && <ChangeMade booking={booking} change={booking.last_change} />}
        <BookingFacts booking={booking} hotels={hotels} isRequest={request} withVoucher />
        {required && required.incomplete > 0 && <TravellersCard details={required} />}
        <NextSteps booking={booking} />
        <Card padded className="grid gap-3 print:hidden">
          <h2 className="text-title">{t('booking.manage')}</h2>
          <BookingDocuments
            booking={booking}
            withVoucher={booking.status !== 'confirmed'}
            canShare={!ended}
            first={
              booking.can_change &&
              !booking.change && (
                <Action icon="calendar" to={changeLink(locale, booking.reference)}>
                  {t('bookingchange.link')}
                </Action>
              )
            }
          >
            {required && required.incomplete === 0 && (
              <Action icon="guests" to={travellerLinks.details(locale, booking.reference)}>
                {t('travellers.title')}
              </Action>
            )}
            {booking.order && (
              <Action icon="shop" to={documentLinks.order(locale, booking.order)}>
                {t('booking.partOfOrder', { reference: booking.order })}
              </Action>
            )}
            {/* An open offer has its own button to decline. */}
            {booking.can_cancel && booking.question !== 'offer' && (
              <Action icon="close" tone="danger" to={documentLinks.cancelBooking(locale, booking.reference)}>
                {t(request ? 'bookingstatus.withdrawRequest' : 'bookingstatus.cancelBooking')}
                {cancelling && <span className="text-muted text-small block">{cancelling}</span>}
              </Action>
            )}
          </BookingDocuments>
        </Card>
        <BookedBy booking={booking} phone={phone} />
      </div>
      <aside aria-label={t('booking.priceDetails')} className="grid gap-6 lg:row-span-2">
        <Card padded className="grid gap-4">
          <h2 className="text-title">{t('booking.priceDetails')}</h2>
          <ProductPrice item={booking.item} {...price} />
          {!price.over && <ProductTerms item={booking.item} unconfirmed={price.unconfirmed} costNow={costNow} />}
        </Card>
        {/* Until one is paid, the account has all of them. */}
        {!ended && booking.instalments.some(({ paid }) => paid.minor > 0) && <Instalments booking={booking} />}
        <PaymentChange booking={booking} answerKey={answerKey} />
      </aside>
      <div className="grid min-w-0 gap-6 print:hidden">
        {transfers && <TransferOffers booking={booking} offers={transfers} />}
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {signedIn && (
            <Link className="link" to={links.myBooking(locale)}>
              {t('booking.toMyBookings')}
            </Link>
          )}
          {ended ? (
            <Link className="link" to={listLinks[booking.kind](locale)}>
              {t('bookingstatus.findAnother', { kind: booking.kind })}
            </Link>
          ) : (
            <PrintLink />
          )}
        </p>
      </div>
    </BookingColumns>
  )
}

const listLinks = { stay: links.hotels, package: links.packages, service: links.services }

function Failed({ error }: { error: ApiError }) {
  const t = useText()
  const { code } = error
  const lost = code === 'unavailable'
  return (
    <Alert tone="error" title={lost ? t('errors.offline') : errorTitle(t, code)} announce={error}>
      <p>{lost ? t('errors.offline_text') : errorText(t, code)}</p>
    </Alert>
  )
}

/** Shown to a visitor who has opened a booking with a code, with the button that closes it in this browser. */
function OpenedNotice() {
  const t = useText()
  return (
    <Alert tone="info" title={t('findbooking.openTitle')}>
      <p>{t('findbooking.openText')}</p>
      <Form method="post" action={documentLinks.find(useLocale())}>
        <Button intent="close" variant="secondary">
          {t('findbooking.close')}
        </Button>
      </Form>
    </Alert>
  )
}
