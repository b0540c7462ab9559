import { useLanguage } from '#i18n/react.tsx'
import type { PriceOptions } from '#web/features/products/price-options.ts'
import { WaysToPay } from '#web/ui/figures/WaysToPay.tsx'

type Money = { minor: number; currency: string }

/** The VAT in a total, and when its parts are paid, for each type of payment that is offered. */
export function AmountsDue({
  kind,
  quote,
  payment,
  unconfirmed,
}: {
  kind: 'packages' | 'services'
  quote: {
    vat: { amount: Money; rate_percent: number } | null
    pay: {
      prepay: { now: Money; later?: readonly { due: string; amount: Money }[] } | null
      arrival: { on_arrival: Money } | null
    }
  }
} & Pick<PriceOptions, 'payment' | 'unconfirmed'>) {
  const { t, format } = useLanguage()
  const { prepay, arrival } = quote.pay
  const waits = unconfirmed === 'provider' || unconfirmed === 'offer'
  const ways = [
    ...(prepay && payment !== 'arrival'
      ? [
          {
            title: t('prices.wayPrepay'),
            parts: [
              { label: t(waits ? 'prices.payOnceAccepted' : 'prices.dueNow'), amount: prepay.now },
              ...(prepay.later ?? []).map(({ due, amount }) => ({
                label: t('prices.dueOn', { date: format.stayDate(due) }),
                amount,
              })),
            ],
          },
        ]
      : []),
    ...(arrival && payment !== 'prepay'
      ? [
          {
            title: t(`${kind}.wayArrival`),
            parts: [{ label: t(`${kind}.dueArrival`), amount: arrival.on_arrival }],
          },
        ]
      : []),
  ]
  return (
    <>
      {quote.vat && (
        <p className="text-muted text-small">
          {t('prices.vatInside', {
            amount: format.amount(quote.vat.amount),
            rate: format.percent(quote.vat.rate_percent / 100),
          })}
        </p>
      )}
      {payment !== null && (
        <WaysToPay ways={ways.length > 1 ? ways : ways.map((way) => ({ ...way, title: t('prices.whenPaid') }))} />
      )}
    </>
  )
}
