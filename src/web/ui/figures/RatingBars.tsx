import { useLanguage } from '#i18n/react.tsx'
import '#web/ui/figures/rating-bars.css'

/** Ratings by guests for each aspect, out of ten: a number and a bar that repeats it. */
export function RatingBars({ ratings }: { ratings: readonly { label: string; rating: number }[] }) {
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
