import { Fragment } from 'react'
import { moneyColumn } from '#domains/shared/texts/money-column.ts'
import type { QuoteAnswer } from '#domains/products/stays/answers.ts'
import { isOnArrival } from '#domains/shared/plan.ts'
import { useLanguage } from '#i18n/react.tsx'
import type { PriceLine } from '#web/ui/figures/PriceLines.tsx'
import type { PriceOptions } from '#web/features/products/price-options.ts'
import { adjustmentLines } from '#web/features/promotions/adjustment-lines.ts'
import { amountsOfAccount } from '#domains/shared/texts/short-account.ts'
import { ShortAccount } from '#web/features/products/ShortAccount.tsx'
import { AmountRow } from '#web/features/bookings/AmountRow.tsx'

/** All lines of the price of a stay with the total and the amounts due, or the account of its booking. */
export function PriceDetails({
  priced,
  payment,
  below = [],
  account,
  over,
}: { priced: Omit<QuoteAnswer, 'token' | 'expires_at'> } & PriceOptions) {
  const { t, format } = useLanguage()
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
  const online = { answer: t('prices.payOnceAccepted'), booking: t('booking.payNow') }
  const due = ways.flatMap((way) =>
    (priced.pay[way] ?? []).map((part): PriceLine => ({
      label: isOnArrival(part) ? t('booking.payAtHotel') : online[part.due === 'answer' ? 'answer' : 'booking'],
      amount: part.amount,
    })),
  )
  const money = moneyColumn(format, [
    ...rooms.flatMap(({ lodging, board_amount }) => [lodging, board_amount]),
    ...adjustments.map(({ amount }) => amount),
    priced.total,
    ...below.map(({ amount }) => amount),
    ...due.map(({ amount }) => amount),
    ...(account ? amountsOfAccount(account.account) : []),
  ])
  const ofExtra = moneyColumn(
    format,
    extras.map(({ amount }) => amount),
  )
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
        {rooms.map((room, i) => (
          <Fragment key={i}>
            <AmountRow
              label={
                <>
                  {rooms.length > 1 ? t('booking.roomNumber', { number: i + 1, name: room.name }) : room.name}
                  <span className="text-muted text-small block">{format.nights(room.nights.length)}</span>
                </>
              }
              amount={money(room.lodging)}
            />
            {room.board_amount.minor > 0 && <AmountRow label={t('prices.meals')} amount={money(room.board_amount)} />}
          </Fragment>
        ))}
        {adjustments.map(({ label, amount }, i) => (
          <AmountRow key={i} label={label} amount={money(amount)} />
        ))}
        {!account && (
          <AmountRow label={t('common.total')} amount={money(priced.total)} className="text-lead font-semibold" />
        )}
        {below.map(({ label, amount }) => (
          <AmountRow key={label} label={label} amount={money(amount)} />
        ))}
        {due.map(({ label, amount }, i) => (
          <AmountRow key={i} label={label} amount={money(amount)} className="text-muted" />
        ))}
      </dl>
      {account && <ShortAccount {...account} money={money} />}
      {extras.length > 0 && (
        <details className="text-note">
          <summary className="link cursor-pointer">{t('booking.optionalFees')}</summary>
          <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
            {extras.map((fee) => (
              <AmountRow
                key={fee.code}
                label={fee.name}
                amount={fee.amount.minor === 0 ? t('common.free') : ofExtra(fee.amount)}
              />
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}
