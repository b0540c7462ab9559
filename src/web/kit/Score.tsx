import { useFormat, useText } from '#text/react.tsx'

/** What guests gave, out of ten. */
export function Score({ rating }: { rating: number }) {
  const t = useText()
  const shown = useFormat().number(rating, { decimals: 1 })
  return (
    <span className="score" role="img" aria-label={t('stays.ratingOf', { rating: shown, best: 10 })}>
      {shown}
    </span>
  )
}
