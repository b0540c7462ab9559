import { useLanguage } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/**
 * Walking distance and destination: `5 min walk to King Fahd Gate (79) · 280 m`; `short` for cards in one line:
 * `5 min walk · King Fahd Gate`, with the distance if there is room. If it is longer than an hour, as from a station
 * outside of the city, it has a pin as its icon and no time.
 */
export function WalkLine({
  walk,
  short,
}: {
  walk: { name: string; metres: number; minutes: number }
  short?: boolean
}) {
  const { t, format } = useLanguage()
  const distance = format.distance(walk.metres)
  const far = walk.minutes > 60
  return (
    <p className="text-note flex items-baseline gap-2">
      <Icon name={far ? 'pin' : 'walk'} className="text-brass-text self-center" />
      {short && !far ? (
        <span className="card-line">
          <span>{t('stays.walkShort', { minutes: walk.minutes, place: withoutNumber(walk.name) })}</span>
          <span>{distance}</span>
        </span>
      ) : (
        <span>
          {far
            ? `${distance} · ${walk.name}`
            : t('stays.walkTo', { distance, minutes: walk.minutes, place: walk.name })}
        </span>
      )}
    </p>
  )
}

/** The name of a gate without its number, for places with little room. */
export const withoutNumber = (name: string) => name.replace(/ \(\d+\)$/, '')
