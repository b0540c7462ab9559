import type { PackageQuote } from '#domains/packages/answers.ts'
import { useFormat, useText } from '#text/react.tsx'
import { PriceLines, type PriceLine } from '#web/kit/PriceLines.tsx'

/** The lines of a price down to its total, and what is due when. */
export function PackagePrice({ quote }: { quote: Pick<PackageQuote, 'rooms' | 'extras' | 'total' | 'vat' | 'pay'> }) {
  const t = useText()
  const format = useFormat()
  const money = ({ minor, currency }: { minor: number; currency: string }) => format.money(minor, currency)
  const rooms = quote.rooms.map((room, i): PriceLine => ({
    label: `${quote.rooms.length > 1 ? `${i + 1}. ` : ''}${t('journeys.roomOf', { sharing: room.sharing })}`,
    amount: room.total,
    note: room.persons
      .map(({ kind, count, each }) => t(`journeys.personsOf_${kind}`, { count, each: money(each) }))
      .join(' · '),
  }))
  const extras = quote.extras.map(({ name, quantity, amount }): PriceLine => ({
    label: t('journeys.timesExtra', { name, count: quantity }),
    amount,
  }))
  const { prepay, arrival } = quote.pay
  return (
    <>
      <PriceLines lines={[...rooms, ...extras]} total={quote.total} />
      {quote.vat && (
        <p className="text-muted text-small">
          {t('journeys.vatInside', {
            amount: money(quote.vat.amount),
            rate: format.percent(quote.vat.rate_percent / 100),
          })}
        </p>
      )}
      <section className="grid gap-1">
        <h3 className="font-medium">{t('journeys.whenPaid')}</h3>
        {prepay && (
          <ul className="grid gap-1">
            {[{ due: null, amount: prepay.now }, ...prepay.later].map(({ due, amount }) => (
              <li key={due ?? 'now'} className="flex justify-between gap-4">
                <span>{due ? t('journeys.dueOn', { date: format.stayDate(due) }) : t('journeys.dueNow')}</span>
                <bdi>{money(amount)}</bdi>
              </li>
            ))}
          </ul>
        )}
        {arrival && <p>{t('journeys.payOnArrival', { amount: money(arrival.on_arrival) })}</p>}
      </section>
    </>
  )
}
