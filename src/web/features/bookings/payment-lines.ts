import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import { unconfirmedOf } from '#domains/bookings/model/cancellation.ts'
import { isOver } from '#domains/bookings/model/rules.ts'
import { amountLines } from '#domains/shared/texts/amount-lines.ts'
import type { Formatter } from '#i18n/formatter.ts'
import type { Translator } from '#i18n/translator.ts'
import type { PriceLine } from '#web/ui/figures/PriceLines.tsx'

/** True if the price and terms of a booking apply no more: it has ended, or those of an offer are with the offer. */
export function isSuperseded(booking: BookingDetails): boolean {
  return isOver(booking.status) || booking.offer !== null
}

/**
 * The lines below the total of a booking: what is paid, and what is still due. Instalments are listed separately, each with
 * its own state, and nothing is due of a superseded price.
 */
export function paymentLines(t: Translator, format: Pick<Formatter, 'stayDate'>, booking: BookingDetails): PriceLine[] {
  const { kind, gift_card: gift, paid, due_when, total } = booking
  const unconfirmed = unconfirmedOf(booking)
  const isGiftOnly = booking.instalments.length > 0 || isSuperseded(booking)
  const amounts = isGiftOnly
    ? { paid: 0, online: [], onArrival: 0 }
    : {
        paid: gift && !gift.held ? paid.minor - gift.amount.minor : paid.minor,
        online: due_when.online.map(({ due, amount }) => ({ due, amount: amount.minor })),
        onArrival: due_when.on_arrival.minor,
      }
  const lines = amountLines(
    t,
    format,
    { kind, gift: gift && { lastFour: gift.last_four, amount: gift.amount.minor }, ...amounts },
    unconfirmed === 'provider' ? t('prices.payOnceAccepted') : undefined,
  )
  return lines.map(({ label, minor }) => ({ label, amount: { minor, currency: total.currency } }))
}
