import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { AdminBookingDetails } from '#domains/bookings/contract/admin-answers.ts'
import { bookingCan, isOver } from '#domains/bookings/model/rules.ts'
import { arrivalWays } from '#domains/bookings/model/guests/arrival-ways.ts'
import { rejectReasons } from '#domains/bookings/model/supplier.ts'
import { useFormat, useText } from '#i18n/react.tsx'
import { ActionButton } from '#web/admin/bookings/ActionButton.tsx'
import type { ActionsProps } from '#web/admin/bookings/action-options.ts'
import { CancelPart } from '#web/admin/bookings/CancelPart.tsx'
import { RequestDocument, DocumentsPart } from '#web/admin/bookings/DocumentsPart.tsx'
import { amendPart, changePart, manualRefundPart, offerPart, productOfferPart } from '#web/admin/bookings/islands.ts'
import { owedByHand } from '#web/admin/bookings/manual-refund-owed.ts'
import { amountText } from '#web/admin/money-input.ts'
import { BasicInput } from '#web/admin/BasicInput.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Select } from '#web/ui/Select.tsx'

/**
 * Actions that the booking's current status allows. Each is a separate form that submits the version it was rendered
 * with.
 */
export function BookingActions(props: ActionsProps & { formKey: string; today: string }) {
  const { details, role, preview, doing, action, formKey, today } = props
  const { booking, captured } = details
  const t = useText()
  const format = useFormat()
  const { currency } = booking.total
  const seen = <Seen details={details} formKey={formKey} />
  const parts: ReactNode[] = []
  if (booking.status === 'waiting') {
    parts.push(
      <Form method="post" action={action} key="confirm" className="desk-action">
        {seen}
        <p className="text-muted">{t('adminbookings.confirmText')}</p>
        <ActionButton intent="confirm">{t('adminbookings.confirm')}</ActionButton>
      </Form>,
      <Disclosure key="reject" summary={t('adminbookings.reject')}>
        <Form method="post" action={action} className="desk-action">
          {seen}
          <Select
            label={t('adminbookings.reason')}
            name="reason"
            options={rejectReasons.map((reason) => ({ value: reason, label: t('adminbookings.reasonOf', { reason }) }))}
          />
          <ActionButton intent="reject" danger>
            {t('adminbookings.reject')}
          </ActionButton>
        </Form>
      </Disclosure>,
    )
    const Offer = (booking.priced ? offerPart : productOfferPart).LazyIsland
    parts.push(<Offer key="offer" {...{ details, preview, doing, action, seen }} />)
  }
  if (booking.change) parts.push(<changePart.LazyIsland key="change" change={booking.change} {...{ action, seen }} />)
  if (booking.status === 'confirmed') {
    if (details.can_check_in) {
      parts.push(
        <Form method="post" action={action} key="arrive" className="desk-action desk-action-row">
          {seen}
          <ActionButton intent="check-in">{t('adminbookings.checkIn')}</ActionButton>
          {details.can_be_no_show && (
            <ActionButton intent="no-show" secondary>
              {t('adminbookings.noShow')}
            </ActionButton>
          )}
        </Form>,
      )
    }
    if (booking.priced && details.on_request) {
      parts.push(
        <p className="text-muted" key="amend">
          {t('errors.on_request_text')}
        </p>,
      )
    } else if (booking.priced)
      parts.push(<amendPart.LazyIsland key="amend" {...{ details, preview, doing, action, seen }} />)
  }
  if (booking.status === 'waiting' || booking.status === 'confirmed') {
    parts.push(<RequestDocument key="document" {...{ details, action, seen }} />)
  }
  if (booking.to_pay) {
    parts.push(
      <Form method="post" action={action} key="pay-link" className="desk-action">
        {seen}
        <p className="text-muted">{t('adminbookings.sendLinkText')}</p>
        <ActionButton intent="pay-link" secondary>
          {t('adminbookings.sendLink')}
        </ActionButton>
      </Form>,
    )
  }
  if (!isOver(booking.status)) {
    parts.push(
      <Disclosure key="links" summary={t('adminbookings.revokeLinks')}>
        <Form method="post" action={action} className="desk-action">
          {seen}
          <p className="text-muted">{t('adminbookings.revokeLinksText')}</p>
          <ActionButton intent="revoke-links" danger>
            {t('adminbookings.revokeLinks')}
          </ActionButton>
        </Form>
      </Disclosure>,
    )
  }
  const left = booking.total.minor - booking.paid.minor
  if (left > 0 && ['confirmed', 'completed', 'no_show'].includes(booking.status)) {
    parts.push(
      <Disclosure key="arrival" summary={t('adminbookings.arrival')}>
        <Form method="post" action={action} className="desk-action">
          {seen}
          <BasicInput
            label={t('adminbookings.refundAmount', { currency })}
            name="amount"
            id="arrival-amount"
            inputMode="decimal"
            dir="ltr"
            defaultValue={amountText(left, currency)}
          />
          <Select
            label={t('adminbookings.arrivalWay')}
            name="way"
            options={arrivalWays.map((way) => ({ value: way, label: t('adminbookings.way', { way }) }))}
          />
          <ActionButton intent="arrival">{t('adminbookings.arrivalNow')}</ActionButton>
        </Form>
      </Disclosure>,
    )
  }
  const reversible = details.arrival_payments.filter((payment) => payment.can_reverse)
  if (role === 'manager' && reversible.length > 0) {
    parts.push(
      <Disclosure key="reverse" summary={t('adminbookings.reverse')}>
        <Form method="post" action={action} className="desk-action">
          {seen}
          <p className="text-muted">{t('adminbookings.reverseText')}</p>
          <Select
            label={t('adminbookings.payment')}
            name="payment"
            options={reversible.map(({ id, at, amount, way }) => ({
              value: String(id),
              label: `${format.money(amount.minor, amount.currency)} · ${t('adminbookings.way', { way })} · ${format.instant(at, 'Asia/Riyadh')}`,
            }))}
          />
          <ActionButton intent="reverse" danger>
            {t('adminbookings.reverseNow')}
          </ActionButton>
        </Form>
      </Disclosure>,
    )
  }
  if (role === 'manager' && captured.minor > 0 && booking.status === 'confirmed') {
    parts.push(
      <Disclosure key="refund" summary={t('adminbookings.refund')}>
        <Form method="post" action={action} className="desk-action">
          {seen}
          <p className="text-muted">
            {t('adminbookings.refundText', { amount: format.money(captured.minor, captured.currency) })}
          </p>
          <BasicInput
            label={t('adminbookings.refundAmount', { currency })}
            name="amount"
            id="refund-amount"
            inputMode="decimal"
            dir="ltr"
          />
          <ActionButton intent="refund" danger>
            {t('adminbookings.refundNow')}
          </ActionButton>
        </Form>
      </Disclosure>,
    )
  }
  const owed = owedByHand(details)
  if (owed) parts.push(<manualRefundPart.LazyIsland key="manual-refund" {...{ owed, today, action, seen }} />)
  if (bookingCan.cancel(booking.status)) {
    parts.push(<CancelPart key="cancel" {...{ details, role, preview, doing, action, seen }} />)
  }
  return (
    <>
      <section className="desk-card" id="actions">
        <h2>{t('adminbookings.actions')}</h2>
        {parts.length === 0 ? <p className="text-muted">{t('adminbookings.nothing')}</p> : parts}
      </section>
      <DocumentsPart {...{ details, action, seen }} />
    </>
  )
}

/** Hidden fields with the status and version of the booking, so that a newer change is not overwritten. */
function Seen({ details: { booking, version }, formKey }: { details: AdminBookingDetails; formKey: string }) {
  return (
    <>
      <input type="hidden" name="status" value={booking.status} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="currency" value={booking.total.currency} />
      <input type="hidden" name="key" value={formKey} />
    </>
  )
}
