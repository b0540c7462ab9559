import { Fragment, type ComponentProps, type ReactNode } from 'react'
import type { AdminBookingDetails } from '#domains/booking-admin/answers.ts'
import { bookingCan, isOver } from '#domains/bookings/model/rules.ts'
import { dueOf } from '#domains/shared/short-account.ts'
import { rejectReasons } from '#domains/bookings/model/decline.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { ActionButton, ActionForm } from '#web/admin/bookings/ActionForm.tsx'
import type { ActionsProps } from '#web/admin/bookings/action-options.ts'
import { RequestDocument } from '#web/admin/bookings/DocumentsPart.tsx'
import { AmendPart } from '#web/admin/bookings/AmendPart.tsx'
import { ProductOfferPart } from '#web/admin/bookings/ProductOfferPart.tsx'
import { adminLinks } from '#links/admin.ts'
import { documentLinks } from '#links/booking.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { HiddenFields, Select } from '#web/ui/form/Inputs.tsx'
import { Form, Link } from 'react-router'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { AmountInput } from '#web/admin/AmountInput.tsx'
import { BasicInput } from '#web/admin/BasicInput.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import { wholeName } from '#domains/shared/person-name.ts'
import { Icon } from '#web/ui/pictures/Icon.tsx'

type ActionProps = { details: AdminBookingDetails }

const groupNames = ['now', 'change', 'send', 'end'] as const

/**
 * Actions that the booking's current status allows, in groups: what is to be done now, what changes the booking, what the
 * guest gets, and its end. Each is a separate form that submits the version it was rendered with.
 */
export function BookingActions(
  props: ActionsProps & { today: string; errorOf: (field: string) => string | undefined },
) {
  const { details, role, preview, doing, action, today, errorOf } = props
  const { booking } = details
  const { status, item } = booking
  const t = useText()
  const previewed = { details, action, preview, doing }
  const hasLeft = details.can_undo_check_out
  const groups: Record<(typeof groupNames)[number], [isAllowed: boolean, form: () => ReactNode][]> = {
    now: [
      [status === 'waiting', () => <SimpleAction intent="confirm" text="confirmText" label="confirm" />],
      [status === 'waiting', () => <RejectAction />],
      [
        status === 'waiting',
        () => (item.kind === 'stay' ? <OfferPart {...previewed} /> : <ProductOfferPart item={item} {...previewed} />),
      ],
      [booking.change !== null, () => booking.change && <ChangePart change={booking.change} />],
      [status === 'confirmed' && details.can_check_in, () => <CheckInAction details={details} />],
      [
        details.can_check_out || details.can_undo_check_in || hasLeft,
        () => <PresenceAction details={details} today={today} />,
      ],
    ],
    change: [
      [
        status === 'confirmed' && item.kind === 'stay' && !hasLeft,
        () => <AmendPart role={role} {...previewed} errorOf={errorOf} />,
      ],
      [booking.can_change, () => <ChangeLink details={details} />],
      [!isOver(status), () => <ContactAction details={details} errorOf={errorOf} />],
    ],
    send: [
      [details.has_voucher, () => <VoucherAction details={details} />],
      [
        Boolean(booking.to_pay),
        () => <SimpleAction intent="pay-link" text="sendLinkText" label="sendLink" secondary />,
      ],
      [bookingCan.ask(status), () => <RequestDocument details={details} />],
      [
        !isOver(status),
        () => <SimpleAction intent="revoke-links" text="revokeLinksText" label="revokeLinks" danger folded />,
      ],
    ],
    end: [[bookingCan.cancel(status) && !hasLeft, () => <CancelPart role={role} {...previewed} />]],
  }
  const shown = groupNames.flatMap((group) => {
    const allowed = groups[group].flatMap(([isAllowed, form], i) =>
      isAllowed ? [<Fragment key={i}>{form()}</Fragment>] : [],
    )
    return allowed.length > 0 ? [{ group, allowed }] : []
  })
  return (
    <section className="admin-card" id="actions">
      <h2>{t('adminbookings.actions')}</h2>
      {shown.length === 0 && <p className="text-muted">{t('adminbookings.nothing')}</p>}
      {shown.map(({ group, allowed }) => (
        <div key={group} className="border-line not-last:border-b not-last:pb-2">
          {group !== 'now' && <h3 className="text-muted text-small">{t('adminbookings.actionsOf', { group })}</h3>}
          {allowed}
        </div>
      ))}
    </section>
  )
}

type SimpleText = 'confirm' | 'confirmText' | 'sendLink' | 'sendLinkText' | 'revokeLinks' | 'revokeLinksText'

/** An action without fields: what it does, and its button. */
function SimpleAction({
  text,
  label,
  folded,
  ...button
}: { text: SimpleText; label: SimpleText; folded?: true } & Omit<ComponentProps<typeof ActionButton>, 'children'>) {
  const t = useText()
  const name = t(`adminbookings.${label}`)
  return (
    <ActionForm {...(folded && { summary: name })}>
      <p className="text-muted">{t(`adminbookings.${text}`)}</p>
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
    <Link
      className="flex min-h-11 items-center justify-between gap-3 py-3 font-medium"
      to={adminLinks.bookingChange(locale, booking.reference)}
    >
      {t('adminbookings.change')}
      <Icon name="chevron-next" />
    </Link>
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

/**
 * Offers another stay: select hotel and dates first, then one of the available rooms, at its own or a different price.
 */
function OfferPart({ details: { booking }, preview, doing, action }: Omit<ActionsProps, 'role'>) {
  const { t, format } = useLanguage()
  const stay = preview.offer
  const dates = doing === 'offer' ? preview.typed : undefined
  const choices = (stay?.rooms ?? []).flatMap(({ room, rates }) =>
    // Only rates that allow the guest's payment type.
    rates
      .filter(({ payment }) => payment === 'both' || payment === booking.payment_type)
      .map((rate) => ({
        value: rate.rooms.join(' '),
        label: `${room.name} · ${t(`stays.board_${rate.board}`)} · ${format.amount(rate.total)}`,
      })),
  )
  return (
    <Disclosure summary={t('adminbookings.offer')} open={doing === 'offer'}>
      <Form method="get" action={`${action}#actions`} className="admin-action">
        <p className="text-muted">{t('adminbookings.offerText')}</p>
        <input type="hidden" name="do" value="offer" />
        <BasicInput
          label={t('adminbookings.hotel')}
          name="hotel"
          dir="ltr"
          required
          defaultValue={stay?.slug ?? booking.about.slug}
        />
        <DateInput label={t('booking.checkIn')} name="check_in" defaultValue={dates?.check_in || booking.check_in} />
        <DateInput
          label={t('booking.checkOut')}
          name="check_out"
          defaultValue={dates?.check_out || booking.check_out}
        />
        <Button type="submit" variant="secondary">
          {t('adminbookings.offerFind')}
        </Button>
      </Form>
      {stay && choices.length === 0 && <p>{t('adminbookings.offerNone')}</p>}
      {stay && choices.length > 0 && (
        <ActionForm>
          <HiddenFields fields={{ hotel_id: stay.hotelId, check_in: stay.check_in, check_out: stay.check_out }} />
          <Select label={t('adminbookings.offerRoom')} name="rooms" options={choices} />
          <AmountInput label={t('adminbookings.offerPrice')} name="amount" id="offer-amount" />
          <ActionButton intent="offer">{t('adminbookings.offerSend')}</ActionButton>
        </ActionForm>
      )}
    </Disclosure>
  )
}

/** Cancels a booking for the guest: shows the exact penalty first, then a button that charges that amount. */
function CancelPart({ role, preview, doing, action }: ActionsProps) {
  const { t, format } = useLanguage()
  const quote = preview.cancel
  const money = ({ minor, currency }: { minor: number; currency: string }) => <bdi>{format.money(minor, currency)}</bdi>
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
              { label: t('adminbookings.cancelPenalty'), value: money(quote.penalty) },
              { label: t('adminbookings.cancelRefund'), value: money(quote.refund) },
              quote.gift_card && {
                label: t('adminbookings.cancelToGiftCard', { card: giftCardMark(quote.gift_card.last_four) }),
                value: money(quote.gift_card.amount),
              },
              quote.gift_card && {
                label: t('adminbookings.cancelToPaymentCard'),
                value: money(quote.to_payment_card),
              },
              quote.by_hand.minor > 0 && { label: t('adminbookings.byHand'), value: money(quote.by_hand) },
              { label: t('adminbookings.cancelDue'), value: money(quote.due) },
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
  const money = ({ minor, currency }: { minor: number; currency: string }) => <bdi>{format.money(minor, currency)}</bdi>
  return (
    <ActionForm>
      <p>{t(change.state === 'asked' ? 'bookingchange.changeRequested' : 'bookingchange.changeUnpaid')}</p>
      <KeyValues
        items={[
          { label: t('adminbookings.dates'), value: format.stayRange(change.check_in, change.last_day) },
          { label: t('bookingchange.names'), value: <bdi>{change.guest_names.map(wholeName).join(', ')}</bdi> },
          { label: t('adminbookings.amendAfter'), value: money(change.total) },
          { label: t('adminbookings.amendDifference'), value: money(change.pay_now) },
          { label: t('adminbookings.cancelRefund'), value: money(change.refund) },
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
