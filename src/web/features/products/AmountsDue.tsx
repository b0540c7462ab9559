import type { PackageQuote } from '#domains/products/packages/answers.ts'
import { useLanguage } from '#i18n/react.tsx'
import type { PriceOptions } from '#web/features/products/price-options.ts'
import { WaysToPay } from '#web/ui/figures/WaysToPay.tsx'

/** The VAT in a total, and when its parts are paid, for each type of payment that is offered. */
export function AmountsDue({
  kind,
  quote,
  payment,
}: {
  kind: 'packages' | 'services'
  quote: Pick<PackageQuote, 'vat' | 'pay'>
} & Pick<PriceOptions, 'payment'>) {
  const { t, format } = useLanguage()
  const label = (due: string) => {
    switch (due) {
      case 'booking':
        return t('prices.dueNow')
      case 'answer':
        return t('prices.payOnceAccepted')
      case 'arrival':
        return t(`${kind}.dueArrival`)
      default:
        return t('prices.dueOn', { date: format.stayDate(due) })
    }
  }
  const titles = { prepay: t('prices.wayPrepay'), arrival: t(`${kind}.wayArrival`) }
  const ways = (payment ? [payment] : (['prepay', 'arrival'] as const)).flatMap((way) => {
    const parts = quote.pay[way]?.map(({ due, amount }) => ({ label: label(due), amount }))
    return parts?.length ? [{ title: titles[way], parts }] : []
  })
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
