import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useFormat, useText } from '#text/react.tsx'
import { Act } from '#web/desk/booking/Act.tsx'
import type { ActionsGiven } from '#web/desk/booking/given.ts'
import { PlainInput } from '#web/desk/PlainInput.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Disclosure } from '#web/kit/Disclosure.tsx'
import { Select } from '#web/kit/Select.tsx'

type Given = Omit<ActionsGiven, 'role'> & { seen: ReactNode }

/** Another stay instead: hotel and dates first, then one of what is free there, at its price or another. */
export function OfferPart({ details: { booking }, preview, doing, action, seen }: Given) {
  const t = useText()
  const format = useFormat()
  const found = preview.offer
  const choices = (found?.rooms ?? []).flatMap(({ room, rates }) =>
    // One that is paid as the guest chose to pay.
    rates
      .filter(({ payment }) => payment === 'both' || payment === booking.payment_type)
      .map((rate) => ({
        value: rate.rooms.join(' '),
        label: `${room.name} · ${t(`stays.board_${rate.board}`)} · ${format.money(rate.total.minor, rate.total.currency)}`,
      })),
  )
  return (
    <Disclosure summary={t('handling.offer')} open={doing === 'offer'}>
      <Form method="get" action={`${action}#actions`} className="desk-action">
        <p className="text-muted">{t('handling.offerText')}</p>
        <input type="hidden" name="do" value="offer" />
        <PlainInput
          label={t('handling.hotel')}
          name="hotel"
          dir="ltr"
          required
          defaultValue={found?.slug ?? booking.about.slug}
        />
        <PlainInput
          label={t('booking.checkIn')}
          name="check_in"
          type="date"
          required
          defaultValue={found?.check_in ?? booking.check_in}
        />
        <PlainInput
          label={t('booking.checkOut')}
          name="check_out"
          type="date"
          required
          defaultValue={found?.check_out ?? booking.check_out}
        />
        <div>
          <Button type="submit" variant="secondary">
            {t('handling.offerFind')}
          </Button>
        </div>
      </Form>
      {found && choices.length === 0 && <p>{t('handling.offerNone')}</p>}
      {found && choices.length > 0 && (
        <Form method="post" action={action} className="desk-action">
          {seen}
          <input type="hidden" name="hotel_id" value={found.hotelId} />
          <input type="hidden" name="check_in" value={found.check_in} />
          <input type="hidden" name="check_out" value={found.check_out} />
          <Select label={t('handling.offerRoom')} name="rooms" options={choices} />
          <PlainInput label={t('handling.offerPrice')} name="amount" id="offer-amount" inputMode="decimal" dir="ltr" />
          <Act intent="offer">{t('handling.offerSend')}</Act>
        </Form>
      )}
    </Disclosure>
  )
}
