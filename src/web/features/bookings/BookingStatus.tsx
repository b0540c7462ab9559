import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import { refundParts } from '#web/features/bookings/change/refund-parts.ts'
import { textVariantOf } from '#web/features/bookings/text-variant.ts'
import { type useFormat, useLanguage, type useText } from '#i18n/react.tsx'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'
import { useSite } from '#web/lib/site.ts'
import { PageHeading } from '#web/ui/layout/Page.tsx'

type Look = { icon: IconName; tone: 'text-success' | 'text-brass-text' | 'text-muted' }
type PayState = Look & { title: string; text: string[] }

const waits: Look = { icon: 'clock', tone: 'text-brass-text' }
const done: Look = { icon: 'check', tone: 'text-success' }
const closed: Look = { icon: 'close', tone: 'text-muted' }
const late: Look = { icon: 'clock', tone: 'text-muted' }

/**
 * Status of a booking: one sentence as heading and one or two below, with the next step, who must take it, and the
 * deadline.
 */
export function BookingStatus({ booking, justPaid = false }: { booking: BookingDetails; justPaid?: boolean }) {
  const { t, format } = useLanguage()
  const state = usePayState(booking, justPaid)
  const isChangeDeclined = booking.status === 'confirmed' && booking.reject_reason !== null && !booking.change
  return (
    <div className="grid gap-2" role="status">
      <div className="flex items-center gap-4">
        <StatusMark {...state} />
        <PageHeading>{state.title}</PageHeading>
      </div>
      {state.text.map((text) => (
        <p key={text} className="text-lead">
          {text}
        </p>
      ))}
      {isChangeDeclined && <p className="text-lead">{t('bookingstatus.changeDeclined')}</p>}
      {(booking.status === 'rejected' || isChangeDeclined) && booking.decline_comment && (
        <p className="text-lead">
          {t('bookingstatus.hotelWrites')}:{' '}
          <bdi dir="auto" className="whitespace-pre-line">
            {booking.decline_comment}
          </bdi>
        </p>
      )}
      {!booking.cancelled && booking.account.owed.minor > 0 && (
        <p className="text-lead font-medium">
          {t('bookingstatus.owed', { amount: format.amount(booking.account.owed) })}
        </p>
      )}
    </div>
  )
}

/** The round picture of a status, before its heading. */
export function StatusMark({ icon, tone }: Look) {
  return (
    <span
      className={`${tone} bg-sunk rounded-pill grid size-12 shrink-0 place-items-center text-[1.375rem] sm:size-14`}
    >
      <Icon name={icon} />
    </span>
  )
}

function usePayState(booking: BookingDetails, justPaid: boolean): PayState {
  const { t, format } = useLanguage()
  const until = booking.deadline_at ? format.instant(booking.deadline_at, booking.about.time_zone) : ''
  const time = booking.deadline_at ? format.instant(booking.deadline_at, booking.about.time_zone, 'time') : ''
  const place = booking.about.city
  const variant = textVariantOf(booking.kind)
  // A booking on request can also expire because the hotel did not answer in time.
  const { item } = booking
  const unpaid = booking.payment_type === 'prepay' && item.kind === 'stay' && item.hotel.supply === 'own'
  const within = useSite()?.settings.voice.refund_time
  const arrives = within ? t('pay.arrives', { within }) : null
  const visit = (name: 'checkedIn' | 'completed' | 'noShow') => ({
    title: t(`bookingstatus.${name}Title`, { kind: booking.kind }),
    text: [t(`bookingstatus.${name}Text`)],
  })
  if (booking.payment_status === 'authorised' && booking.to_pay) {
    return { ...waits, title: t('pay.checkingTitle'), text: [t('pay.checkingText')] }
  }
  switch (booking.status) {
    case 'pending':
      return { ...waits, title: t('pay.pendingTitle', { time }), text: [t('pay.pendingText', { until, place })] }
    case 'waiting':
      return {
        ...waits,
        title: t(`bookingstatus.waitingTitle_${variant}`),
        text: [
          t(`bookingstatus.waitingText_${variant}`, {
            hotel: booking.about.name,
            name: booking.about.name,
            until,
            place,
          }),
        ],
      }
    case 'waiting_user':
      if (!booking.hotel_substitution && booking.documents.some(({ state }) => state === 'asked')) {
        const text = [t('bookingstatus.documentText', { until, place })]
        return { icon: 'passport', tone: 'text-brass-text', title: t('bookingstatus.documentTitle'), text }
      }
      return { icon: 'info', tone: 'text-brass-text', ...questionOf(booking, t, { until, place }) }
    case 'confirmed': {
      if (booking.deadline_at && booking.to_pay && booking.pay_by) {
        const amount = format.amount(booking.to_pay)
        const due = format.stayDate(booking.pay_by, 'full')
        const text = [t('offers.overdueText', { amount, date: due, until, place })]
        return { ...waits, title: t('offers.overdueTitle'), text }
      }
      if (booking.checked_in) return { ...done, ...visit(booking.checked_out ? 'completed' : 'checkedIn') }
      // The date stays on one line.
      const date = format.stayDate(booking.check_in, 'full').replaceAll(' ', '\u00a0')
      // `ChangeMade` lists the changes below.
      const changed = booking.last_change
      const switched = booking.deadline_at && booking.to_pay && !booking.pay_by
      const { paid } = booking.account
      const expected =
        justPaid && paid.minor > 0 && booking.contact.email
          ? t('pay.received', { amount: format.amount(paid), to: `\u2066${booking.contact.email}\u2069` })
          : t(`bookingstatus.confirmedText_${variant}`, { date })
      return {
        ...done,
        title: t(changed ? 'booking.changedTitle' : 'booking.confirmedTitle'),
        text: [...(changed ? [] : [expected]), ...(switched ? [t('pay.switchUntil', { until, place })] : [])],
      }
    }
    case 'rejected':
      return {
        ...closed,
        title: t(`bookingstatus.rejectedTitle_${variant}`),
        text: [t(`bookingstatus.rejectedText_${variant}`, { reason: booking.reject_reason ?? 'other' })],
      }
    case 'expired':
      if (booking.cancelled && booking.cancelled.refund.minor + booking.cancelled.by_hand.minor > 0) {
        const text = [t('offers.ended'), ...costText(booking, t, format, arrives)]
        return { ...late, title: t('bookingstatus.expiredTitle'), text }
      }
      return {
        ...late,
        title: t(unpaid ? 'pay.expiredTitle' : 'bookingstatus.expiredTitle'),
        text: [t(unpaid ? 'pay.expiredText' : `bookingstatus.expiredText_${variant}`)],
      }
    case 'cancelled':
      return {
        ...closed,
        title: t(booking.offer_declined ? 'bookingstatus.offerDeclinedTitle' : 'bookingstatus.cancelledTitle'),
        text: booking.offer_declined ? [t('bookingstatus.offerDeclinedText')] : costText(booking, t, format, arrives),
      }
    case 'completed':
      return { ...done, ...visit('completed') }
    case 'no_show':
      return { icon: 'info', tone: 'text-muted', ...visit('noShow') }
  }
}

/** The action that the traveller must take: answer an offer, accept a hotel substitution, or pay. */
function questionOf(
  { kind, offer, hotel_substitution, offer_accepted }: BookingDetails,
  t: ReturnType<typeof useText>,
  when: { until: string; place: string },
): Pick<PayState, 'title' | 'text'> {
  if (hotel_substitution) return { title: t('offers.hotelTitle'), text: [t('offers.hotelText', when)] }
  if (offer?.kind === 'stay')
    return { title: t('bookingstatus.waitingUserTitle'), text: [t('bookingstatus.waitingUserText', when)] }
  if (offer) return { title: t('offers.offerTitle'), text: [t('offers.offerText', when)] }
  return {
    title: t(offer_accepted ? 'pay.offerTitle' : `bookingstatus.payTitle_${textVariantOf(kind)}`),
    text: [t('pay.pendingText', when)],
  }
}

function costText(
  { cancelled, payment_status: paymentStatus }: BookingDetails,
  t: ReturnType<typeof useText>,
  format: ReturnType<typeof useFormat>,
  arrives: string | null,
): string[] {
  if (!cancelled) return []
  const { refund, by_hand: byHand, given_by_hand: refundedByHand } = cancelled
  const owed = { ...byHand, minor: byHand.minor - refundedByHand.minor }
  const parts = refundParts(t, format, cancelled)
  const reason = cancelled.unpaid ? [t('bookingstatus.cancelledUnpaid')] : []
  const toCard = cancelled.to_payment_card.minor > 0
  const isSent = paymentStatus === 'refunded' && parts.length === 0
  const returning = [
    ...(isSent || parts.length > 0 ? [] : [t('pay.returning')]),
    ...(arrives && toCard ? [arrives] : []),
  ]
  return [
    ...reason,
    ...(refund.minor > 0
      ? [t(isSent ? 'pay.returned' : 'bookingstatus.cancelledRefund', { amount: format.amount(refund) })]
      : []),
    ...parts,
    ...(refund.minor > 0 && returning.length > 0 ? [returning.join(' ')] : []),
    ...(refundedByHand.minor > 0 ? [t('bookingstatus.byHandRefunded', { amount: format.amount(refundedByHand) })] : []),
    ...(owed.minor > 0 ? [t('bookingstatus.byHand', { amount: format.amount(owed) })] : []),
  ]
}
