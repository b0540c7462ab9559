import { useText } from '#text/react.tsx'
import { Icon } from '#web/kit/Icon.tsx'

/** The class of a hotel in stars, read aloud as words. */
export function Stars({ count }: { count: number }) {
  const t = useText()
  return (
    <span className="stars" role="img" aria-label={t('stays.stars', { count })}>
      {Array.from({ length: count }, (_, i) => (
        <Icon key={i} name="star" />
      ))}
    </span>
  )
}
