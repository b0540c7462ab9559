import { useText } from '#text/react.tsx'

/** The class of a hotel in stars, read aloud as words. One drawing: a page of results has eighty stars. */
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

/** From its upper point on, in a field of 24 by 24. */
const star = 'l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3-5.6 3 1.2-6.2-4.6-4.3 6.3-.8z'
const gap = 1.5
const pitch = 24 + gap
