import type { ReactNode } from 'react'
import { dataPrice } from '#i18n/money.ts'
import { useFormat } from '#i18n/react.tsx'

export type Money = { minor: number; currency: string }

/** A large amount; `note` below it describes what it covers: nights and taxes. */
export function Price({ amount, note }: { amount: Money; note?: ReactNode }) {
  const format = useFormat()
  return (
    <p>
      <span className="price block" data-price={dataPrice(amount)}>
        {format.amount(amount)}
      </span>
      {note && <span className="text-muted text-note block">{note}</span>}
    </p>
  )
}
