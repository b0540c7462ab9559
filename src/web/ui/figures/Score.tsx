import { useFormat, useText } from '#i18n/react.tsx'

/** Rating by guests, out of ten. */
export function Score({ rating }: { rating: number }) {
  const t = useText()
  const shown = useFormat().number(rating, { decimals: 1 })
  return (
    <span className="score" role="img" aria-label={t('stays.ratingOf', { rating: shown, best: 10 })}>
      {shown}
    </span>
  )
}
