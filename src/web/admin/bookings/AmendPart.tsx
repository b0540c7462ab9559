import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useFormat, useText } from '#i18n/react.tsx'
import { DateInput } from '#web/ui/DateInput.tsx'
import { ActionButton } from '#web/admin/bookings/ActionButton.tsx'
import type { ActionsProps } from '#web/admin/bookings/action-options.ts'
import { Button } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { KeyValues } from '#web/ui/KeyValues.tsx'

type Props = Omit<ActionsProps, 'role'> & { seen: ReactNode }

/**
 * Changes the dates of the same rooms: shows the price of the new dates first, then changes the booking at that price.
 */
export function AmendPart({ details: { booking }, preview, doing, action, seen }: Props) {
  const t = useText()
  const format = useFormat()
  const quote = preview.amend
  const dates = doing === 'amend' ? preview.typed : undefined
  const money = ({ minor, currency }: { minor: number; currency: string }) => <bdi>{format.money(minor, currency)}</bdi>
  return (
    <Disclosure summary={t('adminbookings.amend')} open={doing === 'amend'}>
      <Form method="get" action={`${action}#actions`} className="desk-action">
        <input type="hidden" name="do" value="amend" />
        <DateInput label={t('booking.checkIn')} name="check_in" defaultValue={dates?.check_in || booking.check_in} />
        <DateInput
          label={t('booking.checkOut')}
          name="check_out"
          defaultValue={dates?.check_out || booking.check_out}
        />
        <div>
          <Button type="submit" variant="secondary">
            {t('adminbookings.amendQuote')}
          </Button>
        </div>
      </Form>
      {quote && (
        <Form method="post" action={action} className="desk-action">
          {seen}
          <input type="hidden" name="check_in" value={quote.stay.check_in} />
          <input type="hidden" name="check_out" value={quote.stay.check_out} />
          <input type="hidden" name="total" value={quote.after.minor} />
          <KeyValues
            items={[
              { label: t('adminbookings.dates'), value: format.stayRange(quote.stay.check_in, quote.stay.check_out) },
              { label: t('adminbookings.amendBefore'), value: money(quote.before) },
              { label: t('adminbookings.amendAfter'), value: money(quote.after) },
              { label: t('adminbookings.amendDifference'), value: money(quote.difference) },
              { label: t('adminbookings.cancelRefund'), value: money(quote.refund) },
            ]}
          />
          <ActionButton intent="amend">{t('adminbookings.amendNow')}</ActionButton>
        </Form>
      )}
    </Disclosure>
  )
}
