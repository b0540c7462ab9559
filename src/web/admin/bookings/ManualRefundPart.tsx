import { useLanguage } from '#i18n/react.tsx'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { ActionButton, ActionForm } from '#web/admin/bookings/ActionForm.tsx'
import { amountText } from '#web/admin/money-input.ts'
import type { OwedByHand } from '#web/admin/bookings/manual-refund-owed.ts'
import { AmountInput } from '#web/admin/AmountInput.tsx'
import { BasicInput } from '#web/admin/BasicInput.tsx'

/** Records a manual refund. The amount defaults to everything that is still owed, the date to today. */
export function ManualRefundPart({ owed: { minor, currency, paidOn }, today }: { owed: OwedByHand; today: string }) {
  const { t, format } = useLanguage()
  return (
    <ActionForm summary={t('adminbookings.manualRefund')}>
      <p className="text-muted">{t('adminbookings.giveBackText', { amount: format.money(minor, currency) })}</p>
      <AmountInput
        label={t('adminbookings.refundAmount', { currency })}
        name="amount"
        id="give-back-amount"
        required
        defaultValue={amountText(minor, currency)}
      />
      <DateInput label={t('adminbookings.giveBackOn')} name="given_on" min={paidOn} max={today} defaultValue={today} />
      <BasicInput label={t('adminbookings.giveBackNote')} name="given_note" maxLength={200} />
      <ActionButton intent="give-back">{t('adminbookings.giveBackNow')}</ActionButton>
    </ActionForm>
  )
}
