import { ratingBand } from '#web/features/reviews/rating.ts'
import { useText } from '#i18n/react.tsx'
import { Score } from '#web/ui/figures/Score.tsx'

/** The score of a product below its name, which leads to its reviews; nothing without any. */
export function ScoreLink({ rating, count }: { rating: number | null; count: number }) {
  const t = useText()
  if (rating === null) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <Score rating={rating} />
      <a href="#reviews" className="link text-note">
        {t('stays.ratedBy', { band: ratingBand(rating), count })}
      </a>
    </p>
  )
}
