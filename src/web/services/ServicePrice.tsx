import type { ServiceQuote } from '#domains/services/answers.ts'
import { useFormat, useText } from '#text/react.tsx'
import { PriceLines } from '#web/kit/PriceLines.tsx'
import { WaysToPay } from '#web/kit/WaysToPay.tsx'

/** The lines of a price down to its total, and what is due when. */
export function ServicePrice({
  quote,
  payment,
  booked,
}: {
  quote: Omit<ServiceQuote, 'token' | 'expires_at'>
  /** The way to pay that was chosen: only it is told; null tells none. Without it every way is. */
  payment?: 'prepay' | 'arrival' | null | undefined
  /** Whether a booking of it has been paid. */
  booked?: 'paid' | 'due' | undefined
}) {
  const t = useText()
  const format = useFormat()
  const money = ({ minor, currency }: { minor: number; currency: string }) => format.money(minor, currency)
  const { prepay, arrival } = quote.pay
  const paid = booked === 'paid'
  const ways = [
    ...(prepay && payment !== 'arrival'
      ? [
          {
            title: t('services.wayPrepay'),
            parts: [{ label: t(paid ? 'services.paid' : 'services.dueNow'), amount: prepay.now }],
          },
        ]
      : []),
    ...(arrival && payment !== 'prepay'
      ? [
          {
            title: t('services.wayArrival'),
            parts: [{ label: t(paid ? 'services.paid' : 'services.dueArrival'), amount: arrival.on_arrival }],
          },
        ]
      : []),
  ]
  return (
    <>
      <p>
        <span className="block font-medium">{quote.option.name}</span>
        <span className="text-muted text-note block">
          {[format.stayRange(quote.date, quote.last_date), quote.time].filter(Boolean).join(' · ')}
        </span>
        <span className="text-muted text-small block">{format.hijriRange(quote.date, quote.last_date)}</span>
      </p>
      <PriceLines
        lines={quote.lines.map(({ kind, count, each, amount }) => ({
          label: t(`services.line_${kind}`, { count, each: money(each) }),
          amount,
        }))}
        total={quote.total}
      />
      {quote.vat && (
        <p className="text-muted text-small">
          {t('services.vatInside', {
            amount: money(quote.vat.amount),
            rate: format.percent(quote.vat.rate_percent / 100),
          })}
        </p>
      )}
      {payment !== null && (
        <WaysToPay ways={ways.length > 1 ? ways : ways.map((way) => ({ ...way, title: t('services.whenPaid') }))} />
      )}
    </>
  )
}
