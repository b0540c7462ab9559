import type { Money } from '#api/shapes.ts'
import { useFormat, useText } from '#i18n/react.tsx'

/** The last shown price and the current price. */
export function ChangedPrice({ before, now }: { before: Money; now: Money }) {
  const t = useText()
  const format = useFormat()
  const money = ({ minor, currency }: Money) => <bdi>{format.money(minor, currency)}</bdi>
  return (
    <dl className="grid grid-cols-2 gap-4">
      <div>
        <dt className="text-small">{t('productcheckout.priceBefore')}</dt>
        <dd>
          <del>{money(before)}</del>
        </dd>
      </div>
      <div>
        <dt className="text-small">{t('productcheckout.priceNow')}</dt>
        <dd className="font-semibold">{money(now)}</dd>
      </div>
    </dl>
  )
}
