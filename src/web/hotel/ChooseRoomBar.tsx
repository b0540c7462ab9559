import type { RoomOffer } from '#domains/stays/answers.ts'
import { useFormat, useText } from '#text/react.tsx'
import type { Money } from '#web/kit/Price.tsx'
import { StickyBar } from '#web/kit/StickyBar.tsx'

/** On small screens: the lowest total of the stay, and the way to the rooms. */
export function ChooseRoomBar({
  offers,
  nights,
  from,
}: {
  offers: readonly RoomOffer[]
  nights: number
  /** The lowest nightly price, for when nothing can be had on these dates. */
  from: Money | null
}) {
  const t = useText()
  const format = useFormat()
  const lowest = offers
    .flatMap((offer) => offer.rates.map((rate) => rate.total))
    .toSorted((a, b) => a.minor - b.minor)[0]
  const price = lowest ?? from
  return (
    <StickyBar>
      {price && (
        <p>
          <bdi className="block font-semibold">
            {t('common.priceFrom', { price: format.money(price.minor, price.currency) })}
          </bdi>
          <span className="text-muted text-small block">
            {lowest ? t('stays.nightsAllIn', { nights }) : t('stays.beforeTaxes')}
          </span>
        </p>
      )}
      <a href="#rooms" className="button button-primary">
        {lowest ? t('stays.chooseRoom') : t('dates.chooseDates')}
      </a>
    </StickyBar>
  )
}
