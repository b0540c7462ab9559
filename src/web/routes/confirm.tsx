import { addressOf } from '#domains/bookings/address.ts'
import { data, Link, redirect, redirectDocument, useNavigation } from 'react-router'
import { errorStatus, type Refusal } from '#contract/errors.ts'
import type { BookingDetails } from '#domains/bookings/contract.ts'
import { asksForAnswer } from '#domains/bookings/offered.ts'
import { hasEnded, hasPaid, isOver } from '#domains/bookings/rules.ts'
import { BookingStanding } from '#domains/bookings/ui/BookingStanding.tsx'
import { CancelSection } from '#domains/bookings/ui/CancelSection.tsx'
import { PaymentNotice } from '#domains/bookings/ui/PaymentNotice.tsx'
import { PaySection } from '#domains/bookings/ui/PaySection.tsx'
import { WhatNext } from '#domains/bookings/ui/WhatNext.tsx'
import { errorText, errorTitle } from '#text/error-text.ts'
import type { Locale } from '#text/locale.ts'
import { useLocale, useText } from '#text/react.tsx'
import { textOf } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { Card } from '#web/kit/Card.tsx'
import { CopyText } from '#web/kit/CopyText.tsx'
import { loadOrder, payOrder } from '#web/checkout/order-data.ts'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { links } from '#web/links.ts'
import { paperLinks } from '#web/paper-links.ts'
import { pageRefused } from '#web/refusal.ts'
import { requestContext, type RequestContext } from '#web/server-context.ts'
import {
  bookingPapers,
  documentsPart,
  instalments,
  journeyOffer,
  offerAnswer,
  orderPage,
  packageSummary,
  paymentChange,
  serviceSummary,
  staySummary,
} from '#web/booking-parts.ts'
import { useAnswerAwaited } from '#web/booking/use-answer-awaited.ts'
import { PrintButton } from '#web/shell/PrintButton.tsx'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/confirm.ts'
import '#domains/bookings/ui/papers.css'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'life.pageTitle')

/** One booking by its reference, or all that one checkout booked. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const order = query.get('order')
  return order !== null
    ? { all: await loadOrder(context.get(requestContext), order, query.get('paid') === 'yes'), one: null }
    : { all: null, one: await loadBooking(context.get(requestContext), query) }
}

async function loadBooking({ api, locale, signedIn, newKey }: RequestContext, query: URLSearchParams) {
  const reference = query.get('reference') ?? ''
  if (!signedIn) throw redirect(links.signin(locale, links.confirm(locale, reference)))
  const returned = query.get('paid') === 'yes'
  const found = returned ? await api.check_payment({ reference }) : await api.show_booking({ reference })
  if (!found.ok) throw pageRefused(found.error)
  const asksToCancel = query.get('cancel') === 'yes' && found.data.can_cancel
  const cost = asksToCancel ? await api.quote_cancellation({ reference }) : null
  return { booking: found.data, returned, cost: cost?.ok ? cost.data : null, answerKey: newKey() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = context.get(requestContext)
  const form = await request.formData()
  const query = new URL(request.url).searchParams
  const order = query.get('order')
  if (order !== null) return payOrder(context.get(requestContext), order)
  const reference = query.get('reference') ?? ''
  const options = { idempotencyKey: textOf(form, 'key') }
  const intent = textOf(form, 'intent')
  if (intent === 'pay' || intent === 'prepay') {
    const changed =
      intent === 'prepay'
        ? await api.change_user_booking_payment_type({ reference, payment_type: 'prepay' }, options)
        : null
    // One that still waits for an answer is paid once that is there.
    if (changed?.ok && !changed.data.to_pay) throw redirect(links.confirm(locale, reference))
    const started = changed?.ok === false ? changed : await api.start_payment({ reference })
    if (started.ok) throw redirectDocument(started.data.page, 303)
    return refusedWith(started.error)
  }
  const file = form.get('file')
  if (intent === 'document' && file instanceof File) {
    const sent = await api.send_document({
      reference,
      document: textOf(form, 'document'),
      file: new Uint8Array(await file.arrayBuffer()),
    })
    if (sent.ok) throw redirect(links.confirm(locale, reference))
    return refusedWith(sent.error)
  }
  const accepted_penalty = { minor: Number(textOf(form, 'penalty')), currency: textOf(form, 'currency') }
  const outcome =
    intent === 'cancel'
      ? await api.cancel_booking({ reference, accepted_penalty }, options)
      : intent === 'arrival'
        ? await api.change_user_booking_payment_type({ reference, payment_type: 'arrival' }, options)
        : await api.answer_offer({ reference, answer: intent === 'accept' ? 'accept' : 'decline' }, options)
  if (outcome.ok) throw redirect(links.confirm(locale, reference))
  return refusedWith(outcome.error)
}

function refusedWith({ code }: Refusal) {
  return data<Refusal>({ code }, { status: errorStatus[code] })
}

export default function Confirm({ loaderData: { all, one }, actionData }: Route.ComponentProps) {
  return all ? <orderPage.Later {...all} refusal={actionData} /> : <OneBooking {...one} refusal={actionData} />
}

function OneBooking({
  booking,
  returned,
  cost,
  answerKey,
  refusal,
}: Awaited<ReturnType<typeof loadBooking>> & { refusal: Refusal | undefined }) {
  const t = useText()
  const locale = useLocale()
  const busy = useNavigation().state !== 'idle'
  useAnswerAwaited(booking.status === 'waiting' || booking.payment_status === 'authorised')
  // Whoever is asked about another house has booked already.
  const request = booking.status === 'waiting' || (booking.status === 'waiting_user' && !booking.residence_offer)
  const ended = hasEnded(booking.status)
  const { offered } = booking.about
  const summed = {
    // Instalments are listed beside, each with its own state.
    payment: booking.instalments.length > 0 ? null : booking.payment_type,
    booked: hasPaid(booking.payment_status) ? 'paid' : 'due',
    over: isOver(booking.status),
    linked: offered,
  } as const
  return (
    <div className="page-width grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start">
      <div className="grid min-w-0 gap-6">
        {refusal && <Refused code={refusal.code} />}
        {returned && <PaymentNotice booking={booking} />}
        {cost ? (
          <PageHeading>{t(request ? 'life.withdrawTitle' : 'life.cancelTitle')}</PageHeading>
        ) : (
          <BookingStanding booking={booking} />
        )}
        {booking.to_pay && booking.payment_status === 'authorised' && (
          <Link
            className="link justify-self-start"
            to={paperLinks.paidReturn(locale, booking.reference)}
            reloadDocument
          >
            {t('pay.lookAgain')}
          </Link>
        )}
        {!cost && booking.payment_status !== 'authorised' && (
          <PaySection booking={booking} answerKey={answerKey} busy={busy} />
        )}
        {booking.documents.length > 0 && (
          <documentsPart.Later booking={booking} busy={busy} wrong={refusal?.code === 'invalid_input'} />
        )}
        {booking.offer && <offerAnswer.Later booking={booking} answerKey={answerKey} busy={busy} />}
        {!booking.offer && asksForAnswer(booking) && (
          <journeyOffer.Later booking={booking} answerKey={answerKey} busy={busy} />
        )}
        {cost && <CancelSection booking={booking} cost={cost} answerKey={answerKey} busy={busy} />}
        <Card padded className="grid gap-2">
          <h2 className="text-muted text-note">{t(request ? 'life.requestReference' : 'booking.reference')}</h2>
          <CopyText text={booking.reference} label={t('booking.copyReference')} />
          {!ended && booking.status !== 'pending' && (
            <p className="text-muted">
              {request ? t('life.requestReferenceText') : t('booking.referenceText', { kind: booking.kind })}
            </p>
          )}
          <bookingPapers.Later booking={booking} />
        </Card>
        <WhatNext booking={booking} />
        {!ended && booking.instalments.length > 0 && <instalments.Later booking={booking} />}
        {!cost && <paymentChange.Later booking={booking} answerKey={answerKey} busy={busy} />}
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
          {addressOf(booking.contact).length > 0 && (
            <p className="text-muted">
              {addressOf(booking.contact).map((line, i) => (
                <span key={line}>
                  {i > 0 && ' · '}
                  <bdi>{line}</bdi>
                </span>
              ))}
            </p>
          )}
          {booking.special_request && (
            <p>
              <span className="text-muted block">{t('booking.specialRequest')}</span>
              <bdi>{booking.special_request}</bdi>
            </p>
          )}
        </Card>
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <ButtonLink to={links.myBooking(locale)}>{t('booking.toMyBookings')}</ButtonLink>
          {ended ? (
            <ButtonLink to={links.hotels(locale)} variant="secondary">
              {t('life.findAnother')}
            </ButtonLink>
          ) : (
            <PrintButton />
          )}
          {offered && (
            <Link className="link" to={linkOf(booking, locale)}>
              {t('booking.seeOffered', { kind: booking.kind })}
            </Link>
          )}
          {booking.order && (
            <Link className="link" to={paperLinks.order(locale, booking.order)}>
              {t('booking.partOfOrder', { reference: booking.order })}
            </Link>
          )}
          {/* An offer has its own way to decline. */}
          {booking.can_cancel && !cost && !asksForAnswer(booking) && (
            <Link className="link text-danger" to={paperLinks.cancelBooking(locale, booking.reference)}>
              {t(request ? 'life.withdrawRequest' : 'life.cancelBooking')}
            </Link>
          )}
        </div>
      </div>
      <aside aria-label={t('booking.yourStay')}>
        {booking.priced && <staySummary.Later priced={booking.priced} {...summed} />}
        {booking.package && <packageSummary.Later quote={booking.package} {...summed} />}
        {booking.service && <serviceSummary.Later quote={booking.service} {...summed} />}
      </aside>
    </div>
  )
}

function linkOf({ kind, about }: BookingDetails, locale: Locale): string {
  if (kind === 'package') return links.package(locale, about.slug)
  return kind === 'service' ? links.service(locale, about.slug) : links.hotel(locale, about.slug)
}

function Refused({ code }: { code: Refusal['code'] }) {
  const t = useText()
  return (
    <Alert tone="error" title={errorTitle(t, code)} announce>
      <p>{errorText(t, code)}</p>
    </Alert>
  )
}
