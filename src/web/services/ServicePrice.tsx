import type { ServiceQuote } from '#domains/services/answers.ts'
import { useFormat, useText } from '#text/react.tsx'
import { PriceLines } from '#web/kit/PriceLines.tsx'

/** The lines of a price down to its total. */
export function ServicePrice({ quote }: { quote: Omit<ServiceQuote, 'token' | 'expires_at'> }) {
  const t = useText()
  const format = useFormat()
  const money = ({ minor, currency }: { minor: number; currency: string }) => format.money(minor, currency)
  const { arrival } = quote.pay
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
      {arrival && <p>{t('services.payOnArrival', { amount: money(arrival.on_arrival) })}</p>}
    </>
  )
}
