import { moneyColumn } from '#domains/shared/texts/money-column.ts'
import type { QuoteAnswer } from '#domains/products/stays/answers.ts'
import { useFormat, useText } from '#i18n/react.tsx'
import type { Money } from '#web/ui/figures/Price.tsx'
import type { PriceLine } from '#web/ui/figures/PriceLines.tsx'
import type { PriceOptions } from '#web/features/products/price-options.ts'
import { adjustmentLines } from '#web/features/promotions/adjustment-lines.ts'

/** All lines of the price of a stay with the total, and the amounts due. */
export function PriceDetails({
  priced,
  payment,
  unconfirmed,
  below = [],
  over,
}: { priced: Omit<QuoteAnswer, 'token' | 'expires_at'> } & PriceOptions) {
  const t = useText()
  const format = useFormat()
  const online = unconfirmed === 'provider' || unconfirmed === 'offer' ? 'prices.payOnceAccepted' : 'booking.payNow'
  const extras = over ? [] : priced.fees.filter((fee) => !fee.mandatory)
  const ways = payment === null ? [] : payment ? [payment] : (['prepay', 'arrival'] as const)
  const rooms = priced.rooms.map((room) => ({
    ...room,
    lodging: { ...room.total, minor: room.nights.reduce((sum, night) => sum + night.amount.minor, 0) },
  }))
  const feeLines = (of: 'booking' | 'property') =>
    priced.fees.flatMap(({ mandatory, due, name, amount }) =>
      mandatory && due === of ? [{ label: name, amount }] : [],
    )
  const adjustments: PriceLine[] = [
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
  const inColumn = moneyColumn(format, [
    ...rooms.flatMap(({ lodging, board_amount }) => [lodging, board_amount]),
    ...adjustments.map(({ amount }) => amount),
    priced.total,
    ...below.map(({ amount }) => amount),
    ...ways.flatMap((way) => Object.values(priced.pay[way] ?? {})),
  ])
  const ofExtra = moneyColumn(
    format,
    extras.map(({ amount }) => amount),
  )
  const money = (amount: Money) => <bdi>{inColumn(amount)}</bdi>
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
        {rooms.map((room, i) => (
          <div key={i} className="contents">
            <dt>
              {rooms.length > 1 ? t('booking.roomNumber', { number: i + 1, name: room.name }) : room.name}
              <span className="text-muted text-small block">{format.nights(room.nights.length)}</span>
            </dt>
            <dd className="text-end">{money(room.lodging)}</dd>
            {room.board_amount.minor > 0 && (
              <>
                <dt>{t('prices.meals')}</dt>
                <dd className="text-end">{money(room.board_amount)}</dd>
              </>
            )}
          </div>
        ))}
        {adjustments.map(({ label, amount }, i) => (
          <div key={i} className="contents">
            <dt>{label}</dt>
            <dd className="text-end">{money(amount)}</dd>
          </div>
        ))}
        <div className="contents text-lead font-semibold">
          <dt>{t('common.total')}</dt>
          <dd className="text-end">{money(priced.total)}</dd>
        </div>
        {below.map(({ label, amount }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-end">{money(amount)}</dd>
          </div>
        ))}
        {ways.map((way) => {
          const split = priced.pay[way]
          return (
            split && (
              <div key={way} className="text-muted contents">
                {split.now.minor > 0 && (
                  <>
                    <dt>{t(online)}</dt>
                    <dd className="text-end">{money(split.now)}</dd>
                  </>
                )}
                {split.on_arrival.minor > 0 && (
                  <>
                    <dt>{t('booking.payAtHotel')}</dt>
                    <dd className="text-end">{money(split.on_arrival)}</dd>
                  </>
                )}
              </div>
            )
          )
        })}
      </dl>
      {extras.length > 0 && (
        <details className="text-note">
          <summary className="link cursor-pointer">{t('booking.optionalFees')}</summary>
          <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
            {extras.map((fee) => (
              <div key={fee.code} className="contents">
                <dt>{fee.name}</dt>
                <dd className="text-end">
                  {fee.amount.minor === 0 ? t('common.free') : <bdi>{ofExtra(fee.amount)}</bdi>}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}
