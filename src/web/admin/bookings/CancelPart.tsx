import { Link } from 'react-router'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import { useLanguage } from '#i18n/react.tsx'
import { ActionButton, ActionForm } from '#web/admin/bookings/ActionForm.tsx'
import type { ActionsProps } from '#web/admin/bookings/action-options.ts'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'
import { HiddenFields } from '#web/ui/form/HiddenFields.tsx'

/** Cancels a booking for the guest: shows the exact penalty first, then a button that charges that amount. */
export function CancelPart({ role, preview, doing, action }: ActionsProps) {
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
