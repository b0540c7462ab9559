import type { ReactNode } from 'react'
import { ratingBand } from '#web/features/reviews/rating.ts'
import { useLanguage } from '#i18n/react.tsx'
import { classes } from '#web/ui/classes.ts'
import { Score } from '#web/ui/figures/Score.tsx'

/** The name on a card, with the score of its reviews and their number if there are any; `short` without a word on phones. */
export function CardScore({
  scored: { rating, review_count: count },
  short,
  children,
}: {
  scored: { rating: number | null; review_count: number }
  short?: boolean
  children: ReactNode
}) {
  const { t, format } = useLanguage()
  if (rating === null) return children
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        {children}
        <p className="text-muted text-note flex-none">
          <Score rating={rating} />
          {short && <span className="sm:hidden"> ({format.number(count)})</span>}
        </p>
      </div>
      <p className={classes('text-muted text-note', short && 'max-sm:hidden')}>
        {t('stays.ratedBy', { band: ratingBand(rating), count })}
      </p>
    </>
  )
}
