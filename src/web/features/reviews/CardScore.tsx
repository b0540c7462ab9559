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
  /** The words on phones, too. */
  counted?: boolean
  children: ReactNode
}) {
  const t = useText()
  if (rating === null) return children
  const words = t('stays.ratedBy', { band: ratingBand(rating), count })
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        {children}
        <span className="flex flex-none items-center gap-1.5">
          <Score rating={rating} />
          {!counted && (
            <span className="text-muted text-note sm:hidden" role="img" aria-label={words}>
              ({count})
            </span>
          )}
        </span>
      </div>
      <p className={classes('text-muted text-note', !counted && 'max-sm:hidden')}>{words}</p>
    </>
  )
}
