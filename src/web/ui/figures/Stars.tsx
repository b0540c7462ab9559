import { useText } from '#i18n/react.tsx'

/**
 * The stars of a hotel, with a text alternative. One path for all stars, because a page of results has eighty of them.
 */
export function Stars({ count }: { count: number }) {
  const t = useText()
  return (
    <span className="stars" role="img" aria-label={t('stays.stars', { count })}>
      <svg viewBox={`0 0 ${count * pitch - gap} 24`} aria-hidden="true">
        <path d={Array.from({ length: count }, (_, i) => `M${12 + i * pitch} 3${star}`).join('')} />
      </svg>
    </span>
  )
}

/** Starts at its upper point, in a box of 24 by 24. */
const star = 'l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3-5.6 3 1.2-6.2-4.6-4.3 6.3-.8z'
const gap = 1.5
const pitch = 24 + gap
