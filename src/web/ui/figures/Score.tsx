import { useFormat, useText } from '#i18n/react.tsx'

/** Rating by guests, out of ten. */
export function Score({ rating }: { rating: number }) {
  const t = useText()
  const ratingText = useFormat().number(rating, { decimals: 1 })
  return (
    <span className="score" role="img" aria-label={t('stays.ratingOf', { rating: ratingText, best: 10 })}>
      {ratingText}
    </span>
  )
}
