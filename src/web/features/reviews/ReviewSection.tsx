import type { ReviewList } from '#domains/reviews/answers.ts'
import type { ProductKind } from '#domains/products/shared/product-kinds.ts'
import { useLanguage } from '#i18n/react.tsx'
import { ReviewItem } from '#web/features/reviews/ReviewItem.tsx'
import { ReviewScores } from '#web/features/reviews/ReviewScores.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { reviewLinks } from '#links/booking.ts'

type ReviewSectionProps = { kind: ProductKind; slug: string; found: ReviewList }

export function ReviewSection({ kind, slug, found: { summary, reviews } }: ReviewSectionProps) {
  const { t, locale } = useLanguage()
  const { count, invented } = summary
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className="page-width grid gap-4 pt-10 md:gap-6 md:pt-16 md:pb-8"
    >
      <div className="grid gap-1">
        <h2 id="reviews-title">{t('reviews.title')}</h2>
        {invented && <p className="text-note text-muted">{t('reviews.invented')}</p>}
      </div>
      {count === 0 ? (
        <p>
          <strong className="block">{t('reviews.none')}</strong>
          <span className="text-muted text-note">{t('reviews.noneText')}</span>
        </p>
      ) : (
        <>
          <ReviewScores summary={summary} />
          <ul className="grid gap-4">
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewItem review={review} />
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap items-center gap-4">
            <ButtonLink to={reviewLinks.all(locale, kind, slug)} variant="secondary" className="no-print">
              {t('reviews.all', { count })}
            </ButtonLink>
            {!invented && <span className="text-muted text-note">{t('reviews.how')}</span>}
          </p>
        </>
      )}
    </section>
  )
}
