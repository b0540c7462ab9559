import type { HotelCard } from '#domains/stays/answers.ts'
import { useFormat, useText } from '#text/react.tsx'
import { Icon } from '#web/kit/Icon.tsx'

/** How far it is on foot, to where: `280 m · about 5 min on foot to Gate 17`. */
export function WalkLine({ walk }: { walk: NonNullable<HotelCard['walk']> }) {
  const t = useText()
  const format = useFormat()
  return (
    <p className="text-note flex items-baseline gap-2">
      <Icon name="walk" className="text-brass-text self-center" />
      <span>
        {t('stays.walkTo', { distance: format.distance(walk.metres), minutes: walk.minutes, place: walk.name })}
      </span>
    </p>
  )
}
