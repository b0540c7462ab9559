import type { ReactNode } from 'react'
import { ratingBand } from '#web/features/reviews/rating.ts'
import { useText } from '#i18n/react.tsx'
import { classes } from '#web/ui/classes.ts'
import { Score } from '#web/ui/figures/Score.tsx'

/** The name on a card, with the score of its reviews if there is one; on larger screens also in words. */
export function CardScore({
  scored: { rating, review_count: count },
  counted,
  children,
}: {
  scored: { rating: number | null; review_count: number }
  /** Says the number of reviews on phones, too. */
  counted?: boolean
  children: ReactNode
}) {
  const t = useText()
  if (rating === null) return children
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        {children}
        <Score rating={rating} />
      </div>
      <p className={classes('text-muted text-note', !counted && 'max-sm:hidden')}>
        {t('stays.ratedBy', { band: ratingBand(rating), count })}
      </p>
    </>
  )
}
