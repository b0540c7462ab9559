import { Form } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { ActionButton, ActionForm } from '#web/admin/bookings/ActionForm.tsx'
import type { ActionsProps } from '#web/admin/bookings/action-options.ts'
import { AmountInput } from '#web/admin/AmountInput.tsx'
import { BasicInput } from '#web/admin/BasicInput.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Select } from '#web/ui/form/Select.tsx'
import { HiddenFields } from '#web/ui/form/HiddenFields.tsx'

/**
 * Offers another stay: select hotel and dates first, then one of the available rooms, at its own or a different price.
 */
export function OfferPart({ details: { booking }, preview, doing, action }: Omit<ActionsProps, 'role'>) {
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
