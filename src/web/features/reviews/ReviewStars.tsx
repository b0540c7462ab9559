import { useText } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/** The stars of a review, with a text alternative. */
export function ReviewStars({ stars }: { stars: number }) {
  const t = useText()
  return (
    <span className="review-stars" role="img" aria-label={t('reviews.starsOf', { stars })}>
      {[1, 2, 3, 4, 5].map((nth) => (
        <Icon key={nth} name="star" {...(nth > stars && { className: 'review-star-empty' })} />
      ))}
    </span>
  )
}
