import { Fragment, type ReactNode } from 'react'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { AdminBookingDetails } from '#domains/bookings/admin/answers.ts'
import { bookingCan, isOver, statusTable } from '#domains/bookings/model/rules.ts'
import { dueOf } from '#domains/shared/short-account.ts'
import { arrivalWays } from '#domains/payments/shapes.ts'
import { rejectReasons } from '#domains/bookings/model/decline.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { ActionButton, ActionForm, ActionFormContext } from '#web/admin/bookings/ActionForm.tsx'
import type { ActionsProps } from '#web/admin/bookings/action-options.ts'
import { CancelPart } from '#web/admin/bookings/CancelPart.tsx'
import { RequestDocument, DocumentsPart } from '#web/admin/bookings/DocumentsPart.tsx'
import { AmendPart } from '#web/admin/bookings/AmendPart.tsx'
import { ChangePart } from '#web/admin/bookings/ChangePart.tsx'
import { ManualRefundPart } from '#web/admin/bookings/ManualRefundPart.tsx'
import { OfferPart } from '#web/admin/bookings/OfferPart.tsx'
import { ProductOfferPart } from '#web/admin/bookings/ProductOfferPart.tsx'
import { owedByHand } from '#web/admin/bookings/manual-refund-owed.ts'
import { amountText } from '#web/admin/money-input.ts'
import { AmountInput } from '#web/admin/AmountInput.tsx'
import { BasicInput } from '#web/admin/BasicInput.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Select } from '#web/ui/form/Select.tsx'
import { HiddenFields } from '#web/ui/form/HiddenFields.tsx'

type ActionProps = { details: AdminBookingDetails }

/**
 * Actions that the booking's current status allows. Each is a separate form that submits the version it was rendered
 * with.
 */
export function BookingActions(
  props: ActionsProps & { formKey: string; today: string; errorOf: (field: string) => string | undefined },
) {
  const { details, role, preview, doing, action, formKey, today, errorOf } = props
  const { booking } = details
  const { status, item } = booking
  const t = useText()
  const previewed = { details, action, preview, doing }
  const owed = owedByHand(details)
  const refundable = details.captured.minor - details.owed.online.minor
  const isManager = role === 'manager'
  const actions: [isAllowed: boolean, form: () => ReactNode][] = [
    [status === 'waiting', () => <ConfirmAction />],
    [status === 'waiting', () => <RejectAction />],
    [
      status === 'waiting',
      () => (item.kind === 'stay' ? <OfferPart {...previewed} /> : <ProductOfferPart item={item} {...previewed} />),
    ],
    [booking.change !== null, () => booking.change && <ChangePart change={booking.change} />],
    [status === 'confirmed' && details.can_check_in, () => <CheckInAction details={details} />],
    [
      details.can_check_out || details.can_undo_check_in || details.can_undo_check_out,
      () => <PresenceAction details={details} today={today} />,
    ],
    [
      status === 'confirmed' && item.kind === 'stay' && !details.can_undo_check_out,
      () => <AmendPart role={role} {...previewed} errorOf={errorOf} />,
    ],
    [bookingCan.ask(status), () => <RequestDocument details={details} />],
    [Boolean(booking.to_pay), () => <PayLinkAction />],
    [!isOver(status), () => <RevokeLinksAction />],
    [
      details.unpaid.minor > 0 && statusTable[status].stock === 'sold',
      () => <ArrivalPaymentAction details={details} />,
    ],
    [isManager && reversibleOf(details).length > 0, () => <ReversePaymentAction details={details} />],
    [isManager && refundable > 0 && status === 'confirmed', () => <RefundAction {...{ details, refundable }} />],
    [details.owed.online.minor > 0, () => <ReturnAction details={details} />],
    [owed !== null, () => owed && <ManualRefundPart owed={owed} today={today} />],
    [bookingCan.cancel(status) && !details.can_undo_check_out, () => <CancelPart role={role} {...previewed} />],
  ]
  const allowed = actions.flatMap(([isAllowed, form], i) => (isAllowed ? [<Fragment key={i}>{form()}</Fragment>] : []))
  return (
    <ActionFormContext value={{ action, seen: <Seen details={details} formKey={formKey} /> }}>
      <section className="admin-card" id="actions">
        <h2>{t('adminbookings.actions')}</h2>
        {allowed.length === 0 ? <p className="text-muted">{t('adminbookings.nothing')}</p> : allowed}
      </section>
      <DocumentsPart details={details} />
    </ActionFormContext>
  )
}

function ConfirmAction() {
  const t = useText()
  return (
    <ActionForm>
      <p className="text-muted">{t('adminbookings.confirmText')}</p>
      <ActionButton intent="confirm">{t('adminbookings.confirm')}</ActionButton>
    </ActionForm>
  )
}

function RejectAction() {
  const t = useText()
  return (
    <ActionForm summary={t('adminbookings.reject')}>
      <Select
        label={t('adminbookings.reason')}
        name="reason"
        options={rejectReasons.map((reason) => ({ value: reason, label: t('adminbookings.reasonOf', { reason }) }))}
      />
      <ActionButton intent="reject" danger>
        {t('adminbookings.reject')}
      </ActionButton>
    </ActionForm>
  )
}

function CheckInAction({ details }: ActionProps) {
  const t = useText()
  return (
    <ActionForm row>
      <ActionButton intent="check-in">{t('adminbookings.checkIn')}</ActionButton>
      {details.can_be_no_show && (
        <ActionButton intent="no-show" secondary>
          {t('adminbookings.noShow')}
        </ActionButton>
      )}
    </ActionForm>
  )
}

/** Checks guests out, with what is still to be paid or returned, and undoes a mistaken check-in or check-out. */
function PresenceAction({ details, today }: ActionProps & { today: string }) {
  const { t, format } = useLanguage()
  const { booking, can_check_out, can_undo_check_in, can_undo_check_out } = details
  const due = dueOf(booking.account)
  return (
    <ActionForm>
      {can_check_out && (
        <>
          {due.minor > 0 && (
            <Alert tone="warning" title={t('adminbookings.checkOutDue', { amount: format.amount(due) })} />
          )}
          {booking.account.owed.minor > 0 && (
            <Alert
              tone="warning"
              title={t('adminbookings.checkOutOwed', { amount: format.amount(booking.account.owed) })}
            />
          )}
          {booking.check_out > (booking.earliest_check_out ?? today) && (
            <p className="text-muted">
              {t('adminbookings.checkOutEarly', { date: format.stayDate(booking.check_out) })}
            </p>
          )}
          <ActionButton intent="check-out">{t('adminbookings.checkOut')}</ActionButton>
        </>
      )}
      {can_undo_check_in && (
        <ActionButton intent="undo-check-in" secondary>
          {t('adminbookings.undoCheckIn')}
        </ActionButton>
      )}
      {can_undo_check_out && (
        <ActionButton intent="undo-check-out" secondary>
          {t('adminbookings.undoCheckOut')}
        </ActionButton>
      )}
    </ActionForm>
  )
}

/** Returns what was paid online beyond the price. */
function ReturnAction({ details }: ActionProps) {
  const { t, format } = useLanguage()
  const { online } = details.owed
  return (
    <ActionForm>
      <ActionButton intent="return-online">
        {t('adminbookings.returnOnline', { amount: format.amount(online) })}
      </ActionButton>
    </ActionForm>
  )
}

function PayLinkAction() {
  const t = useText()
  return (
    <ActionForm>
      <p className="text-muted">{t('adminbookings.sendLinkText')}</p>
      <ActionButton intent="pay-link" secondary>
        {t('adminbookings.sendLink')}
      </ActionButton>
    </ActionForm>
  )
}

function RevokeLinksAction() {
  const t = useText()
  return (
    <ActionForm summary={t('adminbookings.revokeLinks')}>
      <p className="text-muted">{t('adminbookings.revokeLinksText')}</p>
      <ActionButton intent="revoke-links" danger>
        {t('adminbookings.revokeLinks')}
      </ActionButton>
    </ActionForm>
  )
}

function ArrivalPaymentAction({ details }: ActionProps) {
  const t = useText()
  const { currency } = details.booking.total
  return (
    <ActionForm summary={t('adminbookings.arrival')}>
      <AmountInput
        label={t('adminbookings.refundAmount', { currency })}
        name="amount"
        id="arrival-amount"
        defaultValue={amountText(details.unpaid.minor, currency)}
      />
      <Select
        label={t('adminbookings.arrivalWay')}
        name="way"
        options={arrivalWays.map((way) => ({ value: way, label: t('adminbookings.way', { way }) }))}
      />
      <ActionButton intent="arrival">{t('adminbookings.arrivalNow')}</ActionButton>
    </ActionForm>
  )
}

const reversibleOf = ({ arrival_payments }: AdminBookingDetails) =>
  arrival_payments.filter((payment) => payment.can_reverse)

/** Reverses a payment on arrival that was recorded by mistake. */
function ReversePaymentAction({ details }: ActionProps) {
  const { t, format } = useLanguage()
  return (
    <ActionForm summary={t('adminbookings.reverse')}>
      <p className="text-muted">{t('adminbookings.reverseText')}</p>
      <Select
        label={t('adminbookings.payment')}
        name="payment"
        options={reversibleOf(details).map(({ id, at, amount, way }) => ({
          value: String(id),
          label: `${format.amount(amount)} · ${t('adminbookings.way', { way })} · ${format.instant(at, siteTimeZone)}`,
        }))}
      />
      <BasicInput label={t('adminbookings.reverseReason')} name="reason" required maxLength={200} />
      <ActionButton intent="reverse" danger>
        {t('adminbookings.reverseNow')}
      </ActionButton>
    </ActionForm>
  )
}

/** Refunds up to all of the online payments that are not owed anyway while the booking stays. */
function RefundAction({ details: { booking }, refundable }: ActionProps & { refundable: number }) {
  const { t, format } = useLanguage()
  return (
    <ActionForm summary={t('adminbookings.refund')}>
      <p className="text-muted">
        {t('adminbookings.refundText', { amount: format.money(refundable, booking.total.currency) })}
      </p>
      <AmountInput
        label={t('adminbookings.refundAmount', { currency: booking.total.currency })}
        name="amount"
        id="refund-amount"
      />
      <ActionButton intent="refund" danger>
        {t('adminbookings.refundNow')}
      </ActionButton>
    </ActionForm>
  )
}

/** Hidden fields with the status and version of the booking, so that a newer change is not overwritten. */
function Seen({ details: { booking, version }, formKey }: { details: AdminBookingDetails; formKey: string }) {
  return <HiddenFields fields={{ status: booking.status, version, currency: booking.total.currency, key: formKey }} />
}
