import { Form } from 'react-router'
import { CancellationTerms } from '#web/features/bookings/CancellationTerms.tsx'
import { PriceDetails } from '#web/features/bookings/PriceDetails.tsx'
import { paidOnAccept } from '#domains/bookings/contract/pending-offer.ts'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import { useFormat, useText } from '#i18n/react.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'

type Stay = NonNullable<BookingDetails['priced']>

/**
 * The requested and the offered stay side by side, with the full price and terms of the offer, and the buttons to
 * accept or decline.
 */
export function OfferAnswer({
  booking,
  answerKey,
  busy,
}: {
  booking: BookingDetails
  answerKey: string
  busy: boolean
}) {
  const t = useText()
  const format = useFormat()
  const { offer, priced } = booking
  if (!offer || !priced) return null
  const more = offer.total.minor - priced.total.minor
  const amount = format.money(Math.abs(more), offer.total.currency)
  const toPay = paidOnAccept(booking, offer.pay.prepay)
  const paid = toPay && { amount: format.money(toPay.minor, toPay.currency) }
  return (
    <Card padded className="grid gap-5">
      <div className="grid gap-5 md:grid-cols-2">
        <StayInShort title={t('bookingstatus.offerRequested')} stay={priced} />
        <StayInShort
          title={t('bookingstatus.offerOffered')}
          stay={offer}
          elsewhere={offer.hotel.id !== priced.hotel.id}
        />
      </div>
      <p className="font-medium">
        {more === 0
          ? t('bookingstatus.offerSame')
          : t(more > 0 ? 'bookingstatus.offerDearer' : 'bookingstatus.offerCheaper', { amount })}
      </p>
      <div className="border-line grid gap-5 border-t pt-4">
        <PriceDetails priced={offer} payment={booking.payment_type} unconfirmed="offer" />
        <CancellationTerms
          id="offer-cancelling"
          cancellation={offer.cancellation}
          timeZone={offer.hotel.time_zone}
          place={offer.hotel.city}
        />
      </div>
      <Form method="post" className="grid gap-3" preventScrollReset>
        <input type="hidden" name="key" value={answerKey} />
        <p className="text-muted">{paid ? t('bookingstatus.offerHintPaid', paid) : t('bookingstatus.offerHint')}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="accept" large icon="check" pending={busy}>
            {paid ? t('bookingstatus.acceptAndPay', paid) : t('bookingstatus.acceptOffer')}
          </Button>
          <Button type="submit" name="intent" value="decline" variant="secondary" large pending={busy}>
            {t('bookingstatus.declineOffer')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

function StayInShort({ title, stay, elsewhere = false }: { title: string; stay: Stay; elsewhere?: boolean }) {
  const format = useFormat()
  return (
    <section className="grid content-start gap-1">
      <h2 className="text-muted text-note">{title}</h2>
      {elsewhere && (
        <p className="font-medium">
          <bdi>{stay.hotel.name}</bdi>
        </p>
      )}
      <p className="font-medium">{[...new Set(stay.rooms.map((room) => room.name))].join(' + ')}</p>
      <p>{format.stayRange(stay.check_in, stay.check_out)}</p>
      <p className="text-muted text-note">
        {format.nights(stay.nights)} · {format.rooms(stay.rooms.length)}
      </p>
      <p>
        <bdi className="price">{format.money(stay.total.minor, stay.total.currency)}</bdi>
      </p>
    </section>
  )
}
