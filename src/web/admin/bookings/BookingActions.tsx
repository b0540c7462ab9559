import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { AdminBookingDetails } from '#domains/booking-admin/answers.ts'
import { bookingCan, isOver } from '#domains/bookings/model/rules.ts'
import { dueOf } from '#domains/shared/short-account.ts'
import { rejectReasons } from '#domains/bookings/model/decline.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { ActionButton, ActionForm } from '#web/admin/bookings/ActionForm.tsx'
import type { ActionsProps } from '#web/admin/bookings/action-options.ts'
import { CancelPart } from '#web/admin/bookings/CancelPart.tsx'
import { RequestDocument, DocumentsPart } from '#web/admin/bookings/DocumentsPart.tsx'
import { AmendPart } from '#web/admin/bookings/AmendPart.tsx'
import { ChangePart } from '#web/admin/bookings/ChangePart.tsx'
import { OfferPart } from '#web/admin/bookings/OfferPart.tsx'
import { ProductOfferPart } from '#web/admin/bookings/ProductOfferPart.tsx'
import { adminLinks } from '#links/admin.ts'
import { documentLinks } from '#links/booking.ts'
import { BasicInput } from '#web/admin/BasicInput.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { HiddenFields } from '#web/ui/form/HiddenFields.tsx'
import { Select } from '#web/ui/form/Select.tsx'

type ActionProps = { details: AdminBookingDetails }

/**
 * Actions that the booking's current status allows. Each is a separate form that submits the version it was rendered
 * with.
 */
export function BookingActions(
  props: ActionsProps & { today: string; errorOf: (field: string) => string | undefined },
) {
  const { details, role, preview, doing, action, today, errorOf } = props
  const { booking } = details
  const { status, item } = booking
  const t = useText()
  const previewed = { details, action, preview, doing }
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
    [booking.can_change, () => <ChangeLink details={details} />],
    [!isOver(status), () => <ContactAction details={details} errorOf={errorOf} />],
    [details.has_voucher, () => <VoucherAction details={details} />],
    [bookingCan.ask(status), () => <RequestDocument details={details} />],
    [Boolean(booking.to_pay), () => <PayLinkAction />],
    [!isOver(status), () => <RevokeLinksAction />],
    [bookingCan.cancel(status) && !details.can_undo_check_out, () => <CancelPart role={role} {...previewed} />],
  ]
  const allowed = actions.flatMap(([isAllowed, form], i) => (isAllowed ? [<Fragment key={i}>{form()}</Fragment>] : []))
  return (
    <>
      <section className="admin-card" id="actions">
        <h2>{t('adminbookings.actions')}</h2>
        {allowed.length === 0 ? <p className="text-muted">{t('adminbookings.nothing')}</p> : allowed}
      </section>
      <DocumentsPart details={details} />
    </>
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

function ChangeLink({ details: { booking } }: ActionProps) {
  const { t, locale } = useLanguage()
  return (
    <p>
      <Link className="link tall-link" to={adminLinks.bookingChange(locale, booking.reference)}>
        {t('adminbookings.change')}
      </Link>
    </p>
  )
}

function ContactAction({
  details: { booking },
  errorOf,
}: ActionProps & { errorOf: (field: string) => string | undefined }) {
  const t = useText()
  const { email, phone, country } = booking.contact
  const error = { email: errorOf('email'), phone: errorOf('phone') }
  return (
    <ActionForm summary={t('adminbookings.correctContact')} open={Boolean(error.email ?? error.phone)}>
      <p className="text-muted">{t('adminbookings.correctContactText')}</p>
      <HiddenFields fields={{ country }} />
      <BasicInput
        label={t('phone.email')}
        name="email"
        type="email"
        dir="ltr"
        defaultValue={email}
        error={error.email}
      />
      <BasicInput
        label={t('phone.phone')}
        name="phone"
        type="tel"
        dir="ltr"
        required
        defaultValue={phone}
        error={error.phone}
      />
      <ActionButton intent="contact" secondary>
        {t('adminbookings.correctContactNow')}
      </ActionButton>
    </ActionForm>
  )
}

/** The voucher, as a file and to the guest again. */
function VoucherAction({ details: { booking } }: ActionProps) {
  const { t, locale } = useLanguage()
  return (
    <ActionForm row>
      <a className="link tall-link" href={documentLinks.voucherFile(locale, booking.reference)}>
        {t('adminbookings.voucher')}
      </a>
      <ActionButton intent="send-voucher" secondary>
        {t('adminbookings.sendVoucher')}
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
