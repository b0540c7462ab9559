import type { ReviewSummary } from '#domains/reviews/answers.ts'
import { ratingBand } from '#web/features/reviews/rating.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { RatingBars } from '#web/ui/figures/RatingBars.tsx'
import { Score } from '#web/ui/figures/Score.tsx'

/** Reviews from which their stars have a distribution and their parts a score. */
const fewest = 5

/** The score of a product with the number of its reviews, how the stars are distributed, and the score of each part. */
export function ReviewScores({ summary }: { summary: ReviewSummary }) {
  const { t, format } = useLanguage()
  const { rating, count, stars, parts } = summary
  if (rating === null) return null
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] items-start gap-x-14 gap-y-6">
      <div className="grid content-start gap-3">
        <p className="flex items-center gap-3">
          <Score rating={rating} />
          <span>
            <span className="block font-medium">{t('stays.ratingWord', { band: ratingBand(rating) })}</span>
            <span className="text-muted text-note">{t('stays.reviews', { count })}</span>
          </span>
        </p>
        {count >= fewest && (
          <dl className="grid gap-1.5" aria-label={t('reviews.breakdown')}>
            {stars.map((row) => (
              <div key={row.stars} className="grid grid-cols-[6.5rem_1fr_2rem] items-center gap-3">
                <dt className="text-note">{t('reviews.starRow', { stars: row.stars })}</dt>
                <dd aria-hidden="true">
                  <svg className="bar">
                    <rect width={`${(100 * row.count) / count}%`} height="100%" />
                  </svg>
                </dd>
                <dd className="text-muted text-note text-end">{format.number(row.count)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {count >= fewest && parts.length > 0 && (
        <Disclosure summary={t('reviews.parts')} className="phone-fold">
          <RatingBars
            ratings={parts.map(({ part, rating: score }) => ({ label: t(`reviews.part_${part}`), rating: score }))}
          />
        </Disclosure>
      )}
    </div>
  )
}
