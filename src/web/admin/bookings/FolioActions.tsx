import type { Money } from '#api/shapes.ts'
import type { AdminBookingDetails } from '#domains/booking-admin/answers.ts'
import { todayIn } from '#domains/shared/dates.ts'
import { arrivalWays } from '#domains/payments/shapes.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { ActionButton, ActionForm } from '#web/admin/bookings/ActionForm.tsx'
import type { BookingIntent } from '#web/admin/bookings/submit-booking-action.ts'
import { AmountInput } from '#web/admin/AmountInput.tsx'
import { BasicInput } from '#web/admin/BasicInput.tsx'
import { amountText } from '#web/admin/money-input.ts'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { HiddenFields, Select } from '#web/ui/form/Inputs.tsx'

/** Who opened the folio, and the form that was not accepted with what was typed in it. */
export type FolioForms = {
  isManager: boolean
  today: string
  /** The requested form. */
  doing: string | null
  failed: { values: Record<string, string>; errorOf: (field: string) => string | undefined } | null
}

type PartProps = { details: AdminBookingDetails; forms: FolioForms }

/** True for an amount of more than nothing. */
export const isSome = ({ minor }: Money) => minor > 0

/** What an account allows now: to return what is too much, and to refund as goodwill. */
export function FolioActions({ details, forms }: PartProps) {
  const { t, format } = useLanguage()
  const { booking, folio } = details
  const { by_hand: byHand, online } = folio.owed
  return (
    <>
      {booking.status === 'confirmed' && booking.instalments.length > 0 && booking.deadline_at && (
        <Alert
          tone="info"
          title={t('adminpackages.overdue', { until: format.instant(booking.deadline_at, booking.about.time_zone) })}
        />
      )}
      {isSome(byHand) && <Alert tone="info" title={t('adminbookings.byHandNow', { amount: format.amount(byHand) })} />}
      {isSome(online) && <Alert tone="info" title={t('adminbookings.onlineOwed', { amount: format.amount(online) })} />}
      {isSome(online) && (
        <ActionForm>
          <ActionButton intent="return-online">
            {t('adminbookings.returnOnline', { amount: format.amount(online) })}
          </ActionButton>
        </ActionForm>
      )}
      {isSome(byHand) && <ManualRefundAction {...{ details, forms }} />}
      {forms.isManager && isSome(folio.refundable) && <GoodwillAction {...{ details, forms }} />}
    </>
  )
}

/** What was typed in a form that was not accepted, and the errors of its fields. */
export function failedFormOf({ failed }: FolioForms, intent: BookingIntent) {
  const isFailed = failed?.values['intent'] === intent
  return {
    open: isFailed,
    typed: isFailed ? failed.values : {},
    errorOf: isFailed ? failed.errorOf : () => undefined,
  }
}

export type FailedForm = ReturnType<typeof failedFormOf>

type AmountFieldProps = { id: string; currency: string; minor?: number; form: FailedForm }

/** The amount of a form, in the currency of the account; `minor` until another one is typed. */
function AmountField({ id, currency, minor, form }: AmountFieldProps) {
  const { t, format } = useLanguage()
  return (
    <AmountInput
      label={t('adminbookings.refundAmount', { currency: format.currency(currency) })}
      name="amount"
      id={id}
      required
      defaultValue={form.typed['amount'] ?? (minor === undefined ? undefined : amountText(minor, currency))}
      error={form.errorOf('amount')}
    />
  )
}

/** Records a payment in cash, by card at the desk, or by transfer. */
export function PaymentAction({ details: { folio, can_check_in, can_check_out }, forms }: PartProps) {
  const t = useText()
  const form = failedFormOf(forms, 'arrival')
  return (
    <ActionForm summary={t('adminbookings.arrival')} open={form.open || forms.doing === 'arrival'}>
      <AmountField id="arrival-amount" {...folio.receivable} form={form} />
      <Select
        label={t('adminbookings.arrivalWay')}
        name="way"
        defaultValue={form.typed['way']}
        options={arrivalWays.map((way) => ({ value: way, label: t('adminbookings.way', { way }) }))}
      />
      <ActionButton intent="arrival" secondary={can_check_in || can_check_out}>
        {t('adminbookings.arrivalNow')}
      </ActionButton>
    </ActionForm>
  )
}

/** Records a refund by hand. The amount defaults to everything that is still owed, the date to today. */
function ManualRefundAction({ details: { booking, folio }, forms }: PartProps) {
  const { t, format } = useLanguage()
  const form = failedFormOf(forms, 'give-back')
  const { typed, errorOf } = form
  const first = folio.entries.find(({ kind, source }) => kind === 'payment' && source === 'by_hand')
  return (
    <ActionForm summary={t('adminbookings.manualRefund')} open={form.open}>
      <p className="text-muted">{t('adminbookings.giveBackText', { amount: format.amount(folio.owed.by_hand) })}</p>
      <AmountField id="give-back-amount" {...folio.owed.by_hand} form={form} />
      <DateInput
        label={t('adminbookings.giveBackOn')}
        name="given_on"
        min={first && todayIn(booking.about.time_zone, new Date(first.at))}
        max={forms.today}
        defaultValue={typed['given_on'] ?? forms.today}
        error={errorOf('given_on')}
      />
      <BasicInput
        label={t('adminbookings.giveBackNote')}
        name="given_note"
        maxLength={200}
        defaultValue={typed['given_note']}
        error={errorOf('note')}
      />
      <ActionButton intent="give-back">{t('adminbookings.giveBackNow')}</ActionButton>
    </ActionForm>
  )
}

/** Refunds up to all of the online payments that are not owed anyway while the booking stays. */
function GoodwillAction({ details: { folio }, forms }: PartProps) {
  const { t, format } = useLanguage()
  const form = failedFormOf(forms, 'refund')
  return (
    <ActionForm summary={t('adminbookings.refund')} open={form.open}>
      <p className="text-muted">{t('adminbookings.refundText', { amount: format.amount(folio.refundable) })}</p>
      <AmountField id="refund-amount" currency={folio.refundable.currency} form={form} />
      <ActionButton intent="refund" danger>
        {t('adminbookings.refundNow')}
      </ActionButton>
    </ActionForm>
  )
}

/** Reverses a payment that was recorded by mistake, with the reason. */
export function ReverseAction({ payment, forms }: { payment: number; forms: FolioForms }) {
  const t = useText()
  const { open, typed, errorOf } = failedFormOf(forms, 'reverse')
  const isThis = open && typed['payment'] === String(payment)
  return (
    <ActionForm summary={t('adminbookings.reverse')} open={isThis}>
      <p className="text-muted">{t('adminbookings.reverseText')}</p>
      <HiddenFields fields={{ payment }} />
      <BasicInput
        label={t('adminbookings.reverseReason')}
        name="reason"
        id={`reason-${payment}`}
        required
        maxLength={200}
        defaultValue={isThis ? typed['reason'] : ''}
        error={isThis ? errorOf('reason') : undefined}
      />
      <ActionButton intent="reverse" danger>
        {t('adminbookings.reverseNow')}
      </ActionButton>
    </ActionForm>
  )
}
