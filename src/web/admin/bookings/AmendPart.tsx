import type { Money } from '#api/shapes.ts'
import { Form } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { ActionButton, ActionForm } from '#web/admin/bookings/ActionForm.tsx'
import type { ActionsProps } from '#web/admin/bookings/action-options.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'
import { Checkbox, HiddenFields } from '#web/ui/form/Inputs.tsx'

type Props = ActionsProps & { errorOf: (field: string) => string | undefined }

/**
 * Changes the dates of the same rooms: shows the price of the new dates first, then changes the booking at that price.
 */
export function AmendPart({ details, role, preview, doing, action, errorOf }: Props) {
  const { t, format } = useLanguage()
  const { booking } = details
  const { earliest_check_out: earliest } = booking
  const quote = preview.amend
  const dates = doing === 'amend' ? preview.typed : undefined
  const money = (amount: Money) => <bdi>{format.amount(amount)}</bdi>
  return (
    <Disclosure summary={t('adminbookings.amend')} open={doing === 'amend'}>
      <Form method="get" action={`${action}#actions`} className="admin-action">
        <input type="hidden" name="do" value="amend" />
        {details.on_request && <p className="text-muted">{t('adminbookings.amendOnRequest')}</p>}
        {earliest ? (
          <>
            <input type="hidden" name="check_in" value={booking.check_in} />
            <p className="text-muted">
              {t('adminbookings.amendBegun')} {t('adminbookings.amendEarliest', { date: format.stayDate(earliest) })}
            </p>
          </>
        ) : (
          <DateInput
            label={t('booking.checkIn')}
            name="check_in"
            defaultValue={dates?.check_in || booking.check_in}
            error={errorOf('check_in')}
          />
        )}
        <DateInput
          label={t('booking.checkOut')}
          name="check_out"
          {...(earliest && { min: earliest })}
          defaultValue={dates?.check_out || booking.check_out}
          error={errorOf('check_out')}
        />
        {role === 'manager' && (
          <Checkbox
            label={t('adminbookings.amendGoodwill')}
            name="goodwill"
            value="yes"
            defaultChecked={quote?.goodwill ?? false}
          />
        )}
        <Button type="submit" variant="secondary">
          {t('adminbookings.amendQuote')}
        </Button>
      </Form>
      {quote && (
        <ActionForm>
          <HiddenFields
            fields={{
              check_in: quote.stay.check_in,
              check_out: quote.stay.check_out,
              total: quote.after.minor,
              penalty: quote.penalty.minor,
              goodwill: quote.goodwill ? 'yes' : '',
            }}
          />
          <KeyValues
            items={[
              { label: t('adminbookings.dates'), value: format.stayRange(quote.stay.check_in, quote.stay.check_out) },
              { label: t('adminbookings.amendBefore'), value: money(quote.before) },
              { label: t('adminbookings.amendAfter'), value: money(quote.after) },
              { label: t('adminbookings.amendDifference'), value: money(quote.difference) },
              { label: t('adminbookings.amendPenalty'), value: money(quote.penalty) },
              { label: t('adminbookings.cancelRefund'), value: money(quote.refund) },
              quote.by_hand.minor > 0 && { label: t('adminbookings.byHand'), value: money(quote.by_hand) },
              { label: t('adminbookings.amendToPay'), value: money(quote.to_pay) },
            ]}
          />
          <ActionButton intent="amend">{t('adminbookings.amendNow')}</ActionButton>
          {details.can_check_out && quote.stay.check_out === earliest && (
            <ActionButton intent="amend-check-out" secondary>
              {t('adminbookings.amendAndCheckOut')}
            </ActionButton>
          )}
        </ActionForm>
      )}
    </Disclosure>
  )
}
