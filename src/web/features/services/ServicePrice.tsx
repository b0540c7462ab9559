import type { ServiceQuote } from '#domains/products/services/answers.ts'
import { useLanguage } from '#i18n/react.tsx'
import type { Formatter } from '#i18n/translator.ts'
import { adjustmentLines } from '#web/features/promotions/adjustment-lines.ts'
import { AccountedPrice } from '#web/features/products/AccountedPrice.tsx'
import type { PriceOptions } from '#web/features/products/price-options.ts'

type Props = { quote: Omit<ServiceQuote, 'token' | 'expires_at'> } & PriceOptions

/** The price of a service below its option and date. */
export function ServicePrice({ quote, ...options }: Props) {
  const { format } = useLanguage()
  return (
    <>
      <p>
        <span className="block font-medium">{quote.option.name}</span>
        <span className="text-muted text-note block">{dateOf(quote, format)}</span>
        <span className="text-muted text-small block">{format.hijriRange(quote.date, quote.last_date)}</span>
      </p>
      <ServiceLines quote={quote} {...options} />
    </>
  )
}

/** The days of a service, and its hour if it has one. */
export function dateOf({ date, last_date, time }: Props['quote'], format: Formatter): string {
  return [format.stayRange(date, last_date), time && format.clock(time)].filter(Boolean).join(' · ')
}

/** The lines of the price of a service, and its account. */
export function ServiceLines({ quote, ...options }: Props) {
  const { t, format } = useLanguage()
  return (
    <AccountedPrice
      lines={[
        ...quote.lines.map(({ kind, count, each, amount }) => ({
          label: t(`services.line_${kind}`, { count, each: format.amount(each) }),
          amount,
        })),
        ...adjustmentLines(quote),
      ]}
      price={quote}
      vat={quote.vat}
      kind="service"
      {...options}
    />
  )
}
