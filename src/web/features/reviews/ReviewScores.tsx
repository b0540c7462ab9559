import type { ReviewSummary } from '#domains/reviews/answers.ts'
import { ratingBand } from '#web/features/reviews/rating.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Score } from '#web/ui/figures/Score.tsx'
import '#web/ui/figures/rating-bars.css'

/** Reviews from which their stars have a distribution and their parts a score. */
const fewest = 5

/** The score of a product with the number of its reviews, how the stars are distributed, and the score of each part. */
export function ReviewScores({ summary }: { summary: ReviewSummary }) {
  const { t, format } = useLanguage()
  const { rating, count, stars, parts } = summary
  if (rating === null) return null
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3">
        <Score rating={rating} />
        <span>
          <span className="block font-medium">{t('stays.ratingWord', { band: ratingBand(rating) })}</span>
          <span className="text-muted text-note">{t('stays.reviews', { count })}</span>
        </span>
      </p>
      {count >= fewest && (
        <Disclosure summary={t('reviews.parts')} className="phone-fold">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] items-start gap-x-14 gap-y-6 pb-3">
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
            {parts.length > 0 && (
              <RatingBars
                ratings={parts.map(({ part, rating: score }) => ({ label: t(`reviews.part_${part}`), rating: score }))}
              />
            )}
          </div>
        </Disclosure>
      )}
    </div>
  )
}

/** Ratings by guests for each aspect, out of ten: a number and a bar that repeats it. */
function RatingBars({ ratings }: { ratings: readonly { label: string; rating: number }[] }) {
  const { t, format } = useLanguage()
  return (
    <dl className="grid gap-x-10 gap-y-3 grid-cols-fit-60">
      {ratings.map(({ label, rating }) => {
        const ratingText = format.number(rating, { decimals: 1 })
        return (
          <div key={label} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
            <dt>{label}</dt>
            <dd className="font-semibold">
              <span className="sr-only">{t('stays.ratingOf', { rating: ratingText, best: 10 })}</span>
              <span aria-hidden="true">{ratingText}</span>
            </dd>
            <dd aria-hidden="true" className="col-span-full">
              <svg className="bar">
                <rect width={`${Math.min(100, Math.max(0, rating * 10))}%`} height="100%" />
              </svg>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
