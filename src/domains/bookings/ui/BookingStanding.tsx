import type { BookingDetails } from '#domains/bookings/contract.ts'
import { StatusBadge } from '#domains/bookings/ui/StatusBadge.tsx'
import { useFormat, useText } from '#text/react.tsx'
import { Icon, type IconName } from '#web/kit/Icon.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'

type Standing = {
  icon: IconName
  tone: 'text-success' | 'text-brass-text' | 'text-muted'
  title: string
  text: string[]
}

/** Where a booking stands, in one sentence as heading and one or two below: whose turn it is, and until when. */
export function BookingStanding({ booking }: { booking: BookingDetails }) {
  const standing = useStanding(booking)
  return (
    <div className="grid gap-2" role="status">
      <span className={`${standing.tone} bg-sunk rounded-pill grid size-14 place-items-center text-[1.5rem]`}>
        <Icon name={standing.icon} />
      </span>
      <PageHeading>{standing.title}</PageHeading>
      <p>
        <StatusBadge status={booking.status} />
      </p>
      {standing.text.map((text) => (
        <p key={text} className="text-lead">
          {text}
        </p>
      ))}
    </div>
  )
}

function useStanding(booking: BookingDetails): Standing {
  const t = useText()
  const format = useFormat()
  const until = booking.deadline_at ? format.instant(booking.deadline_at, booking.about.time_zone) : ''
  const time = booking.deadline_at ? format.instant(booking.deadline_at, booking.about.time_zone, 'time') : ''
  const place = booking.about.city
  const stay = booking.kind === 'stay'
  // A hotel on request may have let its own time run out as well.
  const unpaid = booking.payment_type === 'prepay' && booking.priced?.hotel.supply === 'own'
  const name = booking.guest_names[0]?.first_name ?? ''
  if (booking.payment_status === 'authorised' && booking.to_pay) {
    return { icon: 'clock', tone: 'text-brass-text', title: t('pay.checkingTitle'), text: [t('pay.checkingText')] }
  }
  switch (booking.status) {
    case 'pending':
      return {
        icon: 'clock',
        tone: 'text-brass-text',
        title: t('pay.pendingTitle', { time }),
        text: [t('pay.pendingText', { until, place })],
      }
    case 'waiting':
      return {
        icon: 'clock',
        tone: 'text-brass-text',
        title: t(stay ? 'life.waitingTitle' : 'life.journeyWaitingTitle'),
        text: [
          stay
            ? t('life.waitingText', { hotel: booking.about.name, until, place })
            : t('life.journeyWaitingText', { name: booking.about.name, until, place }),
        ],
      }
    case 'waiting_user':
      if (!booking.residence_offer && booking.documents.some(({ state }) => state === 'asked')) {
        const text = [t('life.documentText', { until, place })]
        return { icon: 'passport', tone: 'text-brass-text', title: t('life.documentTitle'), text }
      }
      return { icon: 'info', tone: 'text-brass-text', ...questionOf(booking, t, { until, place }) }
    case 'confirmed': {
      if (booking.deadline_at && booking.to_pay && booking.pay_by) {
        const amount = format.money(booking.to_pay.minor, booking.to_pay.currency)
        const due = format.stayDate(booking.pay_by, 'full')
        const text = [t('changes.overdueText', { amount, date: due, until, place })]
        return { icon: 'clock', tone: 'text-brass-text', title: t('changes.overdueTitle'), text }
      }
      const date = format.stayDate(booking.check_in, 'full')
      return {
        icon: 'check',
        tone: 'text-success',
        title: t('booking.confirmedTitle'),
        text: [t(stay ? 'booking.confirmedText' : 'life.journeyConfirmedText', { name, date })],
      }
    }
    case 'rejected':
      return {
        icon: 'close',
        tone: 'text-muted',
        title: t(stay ? 'life.rejectedTitle' : 'life.journeyRejectedTitle'),
        text: [
          stay ? t('life.rejectedText', { reason: booking.reject_reason ?? 'other' }) : t('life.journeyRejectedText'),
        ],
      }
    case 'expired':
      if (booking.cancelled && booking.cancelled.refund.minor + booking.cancelled.by_hand.minor > 0) {
        const text = [t('changes.ended'), ...costText(booking, t, format)]
        return { icon: 'clock', tone: 'text-muted', title: t('life.expiredTitle'), text }
      }
      return {
        icon: 'clock',
        tone: 'text-muted',
        title: t(unpaid ? 'pay.expiredTitle' : 'life.expiredTitle'),
        text: [t(unpaid ? 'pay.expiredText' : stay ? 'life.expiredText' : 'life.journeyExpiredText')],
      }
    case 'cancelled':
      return { icon: 'close', tone: 'text-muted', title: t('life.cancelledTitle'), text: costText(booking, t, format) }
    case 'completed':
      return {
        icon: 'check',
        tone: 'text-success',
        title: t('life.completedTitle', { kind: booking.kind }),
        text: [t('life.completedText')],
      }
    case 'no_show':
      return {
        icon: 'info',
        tone: 'text-muted',
        title: t('life.noShowTitle', { kind: booking.kind }),
        text: [t('life.noShowText')],
      }
  }
}

/** What the traveller is asked: to answer an offer, to accept another house, or to pay. */
function questionOf(
  { kind, offer, package_offer, service_offer, residence_offer }: BookingDetails,
  t: ReturnType<typeof useText>,
  when: { until: string; place: string },
): Pick<Standing, 'title' | 'text'> {
  if (residence_offer) return { title: t('changes.houseTitle'), text: [t('changes.houseText', when)] }
  if (package_offer ?? service_offer) return { title: t('changes.offerTitle'), text: [t('changes.offerText', when)] }
  if (offer) return { title: t('life.waitingUserTitle'), text: [t('life.waitingUserText', when)] }
  return { title: t(kind === 'stay' ? 'pay.requestTitle' : 'changes.payTitle'), text: [t('pay.pendingText', when)] }
}

function costText(
  { cancelled, kind }: BookingDetails,
  t: ReturnType<typeof useText>,
  format: ReturnType<typeof useFormat>,
): string[] {
  if (!cancelled) return []
  const money = ({ minor, currency }: { minor: number; currency: string }) => format.money(minor, currency)
  const kept = { ...cancelled.penalty, minor: cancelled.penalty.minor - cancelled.due.minor }
  const { penalty, refund, by_hand: byHand, given_by_hand: given } = cancelled
  const owed = { ...byHand, minor: byHand.minor - given.minor }
  if (penalty.minor + refund.minor + byHand.minor === 0) return [t('life.cancelledFree')]
  return [
    ...(refund.minor > 0 ? [t('life.cancelledRefund', { amount: money(refund) }), t('pay.returning')] : []),
    ...(given.minor > 0 ? [t('life.byHandGiven', { amount: money(given) })] : []),
    ...(owed.minor > 0 ? [t('life.byHand', { amount: money(owed) })] : []),
    ...(kept.minor > 0 ? [t('life.cancelledKept', { amount: money(kept) })] : []),
    ...(cancelled.due.minor > 0 ? [t('life.cancelledDue', { kind, amount: money(cancelled.due) })] : []),
  ]
}
