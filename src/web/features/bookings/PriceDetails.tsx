import type { QuoteAnswer } from '#domains/products/stays/answers.ts'
import { sumOf } from '#domains/shared/sum.ts'
import { useLanguage } from '#i18n/react.tsx'
import { AccountedPrice } from '#web/features/products/AccountedPrice.tsx'
import type { PriceOptions } from '#web/features/products/price-options.ts'
import { adjustmentLines } from '#web/features/promotions/adjustment-lines.ts'
import { PriceLines, type PriceLine } from '#web/ui/figures/PriceLines.tsx'

/** All lines of the price of a stay with its account. */
export function PriceDetails({
  priced,
  over,
  ...options
}: { priced: Omit<QuoteAnswer, 'token' | 'expires_at'> } & PriceOptions) {
  const { t, format } = useLanguage()
  const extras = over ? [] : priced.fees.filter((fee) => !fee.mandatory)
  const rooms = priced.rooms.flatMap(({ name, total, nights, board_amount: board }, i): PriceLine[] => [
    {
      label: priced.rooms.length > 1 ? t('booking.roomNumber', { number: i + 1, name }) : name,
      amount: { ...total, minor: sumOf(nights.map(({ amount }) => amount.minor)) },
      note: format.nights(nights.length),
    },
    ...(board.minor > 0 ? [{ label: t('prices.meals'), amount: board }] : []),
  ])
  const feeLines = (of: 'booking' | 'property') =>
    priced.fees.flatMap(({ mandatory, due, name, amount }) =>
      mandatory && due === of ? [{ label: name, amount }] : [],
    )
  const lines: PriceLine[] = [
    ...rooms,
    ...adjustmentLines({ discount: priced.discount }),
    // VAT contains that of these fees.
    ...feeLines('booking'),
    ...priced.taxes.map(({ kind, rate_percent, amount }) => ({
      label: t(kind === 'vat' ? 'prices.vat' : 'prices.cityFee', { rate: format.percent(rate_percent / 100) }),
      amount,
    })),
    ...feeLines('property'),
    ...adjustmentLines({ discount: null, change_charge: priced.change_charge }),
  ]
  return (
    <div className="grid gap-4">
      <AccountedPrice lines={lines} price={priced} kind="stay" {...options} />
      {extras.length > 0 && (
        <details className="text-note">
          <summary className="link cursor-pointer">{t('booking.optionalFees')}</summary>
          <div className="mt-3">
            <PriceLines lines={extras.map(({ name, amount }) => ({ label: name, amount }))} />
          </div>
        </details>
      )}
    </div>
  )
}
