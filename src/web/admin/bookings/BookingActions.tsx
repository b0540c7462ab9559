import type { Money } from '#api/shapes.ts'
import type { ComponentProps, ReactNode } from 'react'
import type { AdminBookingDetails } from '#domains/booking-admin/answers.ts'
import { bookingCan, isOver } from '#domains/bookings/model/rules.ts'
import { siteTimeZone } from '#domains/shared/dates.ts'
import { isFirst } from '#domains/shared/plan.ts'
import { dueOf } from '#domains/shared/short-account.ts'
import { rejectReasons } from '#domains/bookings/model/decline.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { ActionButton, ActionForm } from '#web/admin/bookings/ActionForm.tsx'
import type { ActionsProps } from '#web/admin/bookings/action-options.ts'
import { RequestDocument } from '#web/admin/bookings/DocumentsPart.tsx'
import { AmendPart } from '#web/admin/bookings/AmendPart.tsx'
import { type FolioForms, isSome, PaymentAction } from '#web/admin/bookings/FolioActions.tsx'
import { OfferPart } from '#web/admin/bookings/OfferPart.tsx'
import { adminLinks } from '#links/admin.ts'
import { documentLinks } from '#links/booking.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { HiddenFields, Select } from '#web/ui/form/Inputs.tsx'
import { Link } from 'react-router'
import { BasicInput } from '#web/admin/BasicInput.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import { wholeName } from '#domains/shared/person-name.ts'
import { Icon } from '#web/ui/pictures/Icon.tsx'

type ActionProps = { details: AdminBookingDetails }

const groupNames = ['change', 'send', 'end'] as const

/**
 * Actions that the booking's current status allows: in one part what is to be done now, in the other what changes the
 * booking, what the guest gets, and what ends it. Each is a separate form that submits the version it was rendered with.
 */
export function BookingActions(
  props: ActionsProps & { part: 'now' | 'others'; forms: FolioForms; errorOf: (field: string) => string | undefined },
) {
  const { part, details, role, preview, doing, action, forms, errorOf } = props
  const { booking } = details
  const { status, item } = booking
  const { t, locale, format } = useLanguage()
  const previewed = { details, action, preview, doing }
  const hasLeft = details.can_undo_check_out
  const due = dueOf(booking.account)
  const asksToPay = booking.account.due.some(({ when }) => isFirst({ due: when }))
  const isReceivable = isSome(details.folio.receivable)
  const groups: Record<'now' | (typeof groupNames)[number], ReactNode[]> = {
    now: [
      status === 'waiting' && <SimpleAction key="confirm" intent="confirm" label="confirm" asksToPay={asksToPay} />,
      status === 'waiting' && <RejectAction key="reject" />,
      status === 'waiting' && <OfferPart key="offer" {...previewed} />,
      booking.to_pay && <SimpleAction key="sendLink" intent="pay-link" label="sendLink" />,
      booking.change && <ChangePart key="answer" change={booking.change} />,
      isReceivable && isSome(due) && (
        <p key="due" className="flex justify-between gap-3 pt-2">
          <span className="text-muted">{t('adminbookings.dayDue')}</span>
          <bdi className="font-semibold">{format.amount(due)}</bdi>
        </p>
      ),
      (details.can_check_in || details.can_check_out || details.can_undo_check_in || hasLeft) && (
        <PresenceAction key="presence" details={details} today={forms.today} />
      ),
      isReceivable && <PaymentAction key="payment" details={details} forms={forms} />,
    ],
    change: [
      status === 'confirmed' && item.kind === 'stay' && !hasLeft && (
        <AmendPart key="amend" role={role} {...previewed} errorOf={errorOf} />
      ),
      booking.can_change && (
        <ActionLink key="change" to={adminLinks.bookingChange(locale, booking.reference)} text="change" />
      ),
      !isOver(status) && <ContactAction key="contact" details={details} errorOf={errorOf} />,
    ],
    send: [
      details.has_voucher && (
        <ActionLink key="voucher" to={documentLinks.voucherFile(locale, booking.reference)} text="voucher" />
      ),
      details.has_voucher && <SimpleAction key="sendVoucher" intent="send-voucher" label="sendVoucher" folded />,
      bookingCan.ask(status) && <RequestDocument key="document" details={details} />,
    ],
    end: [
      !isOver(status) && <SimpleAction key="revokeLinks" intent="revoke-links" label="revokeLinks" danger folded />,
      bookingCan.cancel(status) && !hasLeft && <CancelPart key="cancel" role={role} {...previewed} />,
    ],
  }
  if (part === 'now') {
    const parts = groups.now.filter(Boolean)
    return (
      parts.length > 0 && (
        <section className="admin-card gap-0 pt-2 pb-1.5" id="now">
          {status === 'waiting' && booking.deadline_at && (
            <h2 className="mt-2">
              {t('messages.answerBy', { until: format.instant(booking.deadline_at, siteTimeZone, 'day') })}
            </h2>
          )}
          {parts}
        </section>
      )
    )
  }
  const sections = groupNames
    .map((group) => ({ group, parts: groups[group].filter(Boolean) }))
    .filter(({ parts }) => parts.length > 0)
  return (
    <section className="admin-card" id="actions">
      <h2>{t('adminbookings.actions')}</h2>
      {sections.length === 0 && <p className="text-muted">{t('adminbookings.nothing')}</p>}
      {sections.map(({ group, parts }) => (
        <div key={group} className="border-line not-last:border-b not-last:pb-2">
          {group !== 'end' && <h3 className="text-muted text-small">{t('adminbookings.actionsOf', { group })}</h3>}
          {parts}
        </div>
      ))}
    </section>
  )
}

type SimpleProps = Omit<ComponentProps<typeof ActionButton>, 'children'> & {
  label: 'confirm' | 'sendVoucher' | 'sendLink' | 'revokeLinks'
  asksToPay?: boolean
  folded?: true
}

/** An action without fields: what it does, and its button. */
function SimpleAction({ label, asksToPay, folded, ...button }: SimpleProps) {
  const t = useText()
  const name = t(`adminbookings.${label}`)
  return (
    <ActionForm {...(folded && { summary: name })}>
      <p className="text-muted">{t(asksToPay ? 'adminbookings.confirmOnlineText' : `adminbookings.${label}Text`)}</p>
      <ActionButton {...button}>{name}</ActionButton>
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

/** Checks guests in and out, with what is to be known before, and undoes a mistaken check-in or check-out. */
function PresenceAction({ details, today }: ActionProps & { today: string }) {
  const { t, format } = useLanguage()
  const { booking, can_check_out } = details
  const { owed } = booking.account
  const actions = [
    ['check-in', 'checkIn', details.can_check_in],
    ['no-show', 'noShow', details.can_be_no_show],
    ['check-out', 'checkOut', can_check_out],
    ['undo-check-in', 'undoCheckIn', details.can_undo_check_in],
    ['undo-check-out', 'undoCheckOut', details.can_undo_check_out],
  ] as const
  return (
    <ActionForm row>
      {can_check_out && isSome(owed) && (
        <Alert tone="warning" title={t('adminbookings.checkOutOwed', { amount: format.amount(owed) })} />
      )}
      {can_check_out && booking.check_out > (booking.earliest_check_out ?? today) && (
        <p className="text-muted">{t('adminbookings.checkOutEarly', { date: format.stayDate(booking.check_out) })}</p>
      )}
      {actions.map(
        ([intent, label, isAllowed]) =>
          isAllowed && (
            <ActionButton key={intent} intent={intent} secondary={!intent.startsWith('check')}>
              {t(`adminbookings.${label}`)}
            </ActionButton>
          ),
      )}
    </ActionForm>
  )
}

/** An action on a page of its own, or a file. */
function ActionLink({ to, text }: { to: string; text: 'change' | 'voucher' }) {
  const t = useText()
  return (
    <Link
      className="flex min-h-11 items-center justify-between gap-3 font-medium"
      to={to}
      reloadDocument={text === 'voucher'}
    >
      {t(`adminbookings.${text}`)}
      <Icon name={text === 'voucher' ? 'download' : 'chevron-next'} />
    </Link>
  )
}

type ContactProps = ActionProps & { errorOf: (field: string) => string | undefined }

function ContactAction({ details: { booking }, errorOf }: ContactProps) {
  const t = useText()
  const names = ['email', 'phone'] as const
  return (
    <ActionForm summary={t('adminbookings.correctContact')} open={names.some(errorOf)}>
      <p className="text-muted">{t('adminbookings.correctContactText')}</p>
      <HiddenFields fields={{ country: booking.contact.country }} />
      {names.map((name) => (
        <BasicInput
          key={name}
          label={t(`phone.${name}`)}
          name={name}
          type={name === 'email' ? 'email' : 'tel'}
          dir="ltr"
          required={name === 'phone'}
          defaultValue={booking.contact[name]}
          error={errorOf(name)}
        />
      ))}
      <ActionButton intent="contact" secondary>
        {t('adminbookings.correctContactNow')}
      </ActionButton>
    </ActionForm>
  )
}

/** Cancels a booking for the guest: shows the exact penalty first, then a button that charges that amount. */
function CancelPart({ role, preview, doing, action }: ActionsProps) {
  const { t, format } = useLanguage()
  const quote = preview.cancel
  const money = (amount: Money) => <bdi>{format.amount(amount)}</bdi>
  return (
    <Disclosure summary={t('adminbookings.cancel')} open={doing === 'cancel' || doing === 'goodwill'}>
      <div className="admin-action">
        <Link className="link tall-link" to={`${action}?do=cancel#actions`} preventScrollReset>
          {t('adminbookings.cancelQuote')}
        </Link>
        {role === 'manager' && (
          <Link className="link tall-link" to={`${action}?do=goodwill#actions`} preventScrollReset>
            {t('adminbookings.cancelGoodwill')}
          </Link>
        )}
      </div>
      {quote && (
        <ActionForm>
          <HiddenFields fields={{ goodwill: quote.goodwill ? 'yes' : '', penalty: quote.penalty.minor }} />
          <KeyValues
            items={[
              {
                label: t('adminbookings.cancelPenalty'),
                value: isSome(quote.penalty) ? money(quote.penalty) : t('shortaccount.noCharge'),
              },
              isSome(quote.refund) && { label: t('adminbookings.cancelRefund'), value: money(quote.refund) },
              quote.gift_card && {
                label: t('adminbookings.cancelToGiftCard', { card: giftCardMark(quote.gift_card.last_four) }),
                value: money(quote.gift_card.amount),
              },
              quote.gift_card && {
                label: t('adminbookings.cancelToPaymentCard'),
                value: money(quote.to_payment_card),
              },
              isSome(quote.by_hand) && { label: t('adminbookings.byHand'), value: money(quote.by_hand) },
              isSome(quote.due) && { label: t('adminbookings.cancelDue'), value: money(quote.due) },
            ]}
          />
          <ActionButton intent="cancel" danger>
            {t('adminbookings.cancelNow')}
          </ActionButton>
        </ActionForm>
      )}
    </Disclosure>
  )
}

/** A change by the guest that is not made yet; one that waits for the provider can be answered. */
function ChangePart({ change }: { change: NonNullable<BookingDetails['change']> }) {
  const { t, format } = useLanguage()
  const money = (amount: Money) => <bdi>{format.amount(amount)}</bdi>
  return (
    <ActionForm>
      <p>{t(change.state === 'asked' ? 'bookingchange.changeRequested' : 'bookingchange.changeUnpaid')}</p>
      <KeyValues
        items={[
          { label: t('adminbookings.dates'), value: format.stayRange(change.check_in, change.last_day) },
          { label: t('bookingchange.names'), value: <bdi>{change.guest_names.map(wholeName).join(', ')}</bdi> },
          { label: t('adminbookings.amendAfter'), value: money(change.total) },
          { label: t('adminbookings.amendDifference'), value: money(change.pay_now) },
          isSome(change.refund) && { label: t('adminbookings.cancelRefund'), value: money(change.refund) },
        ]}
      />
      {change.state === 'asked' && (
        <>
          <ActionButton intent="accept-change">{t('bookingchange.acceptChange')}</ActionButton>
          <ActionButton intent="decline-change" secondary>
            {t('bookingchange.declineChange')}
          </ActionButton>
        </>
      )}
    </ActionForm>
  )
}
