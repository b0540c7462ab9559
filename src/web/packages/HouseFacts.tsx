import type { ReactNode } from 'react'
import type { HouseAnswer } from '#domains/packages/answers.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { NameLink } from '#web/kit/NameLink.tsx'
import { links } from '#web/links.ts'

/** The name of a house, which leads to its page while it has one. */
export function HouseName({ hotel, className }: Pick<HouseAnswer, 'hotel'> & { className?: string }) {
  const locale = useLocale()
  return (
    <NameLink className={className} href={hotel.offered && links.hotel(locale, hotel.slug)}>
      {hotel.name}
    </NameLink>
  )
}

/** How far it is to the holy mosque, and what is eaten there. */
export function HouseFacts({ house, more }: { house: HouseAnswer; more?: ReactNode }) {
  const t = useText()
  const format = useFormat()
  return (
    <>
      {house.walk && (
        <p className="text-note flex items-baseline gap-2">
          <Icon name="walk" className="text-brass-text self-center" />
          {t('journeys.walkToPlace', {
            distance: format.distance(house.walk.metres),
            place: house.walk.name,
            minutes: house.walk.minutes,
          })}
        </p>
      )}
      <p className="text-note flex items-baseline gap-2">
        <Icon name="meal" className="text-brass-text self-center" />
        {t(`stays.board_${house.board}`)}
        {more}
      </p>
    </>
  )
}
