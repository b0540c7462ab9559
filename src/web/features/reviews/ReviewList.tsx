import type { ReviewList as FoundReviews } from '#domains/reviews/answers.ts'
import type { ProductKind } from '#domains/products/shared/product-kinds.ts'
import { languageOf } from '#i18n/locale.ts'
import { useLocale, useText } from '#i18n/react.tsx'
import { ReviewItem } from '#web/features/reviews/ReviewItem.tsx'
import { ReviewScores } from '#web/features/reviews/ReviewScores.tsx'
import { Breadcrumb } from '#web/ui/actions/Breadcrumb.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { ChipLink } from '#web/ui/actions/Chip.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeading } from '#web/ui/layout/PageHeading.tsx'
import { Pagination } from '#web/ui/actions/Pagination.tsx'
import { reviewLinks, type ReviewsQuery } from '#links/booking.ts'
import '#web/features/reviews/reviews.css'

type ReviewListProps = {
  product: { kind: ProductKind; slug: string; name: string; to: string }
  trail: readonly { label: string; to?: string }[]
  query: ReviewsQuery
  perPage: number
  found: FoundReviews
}

/** All reviews of a product, with filters by party and language that work without scripts. */
export function ReviewList({ product, trail, query, perPage, found: { summary, reviews, total } }: ReviewListProps) {
  const t = useText()
  const locale = useLocale()
  const { kind, slug, name } = product
  const to = (change: ReviewsQuery) => reviewLinks.all(locale, kind, slug, { ...query, page: undefined, ...change })
  return (
    <div className="page-width grid gap-8 py-6">
      <Breadcrumb items={trail} />
      <div className="grid gap-2">
        <PageHeading>{t('reviews.titleOf', { name })}</PageHeading>
        {summary.invented && <p className="text-note text-muted">{t('reviews.invented')}</p>}
      </div>
      {summary.count === 0 ? (
        <EmptyState
          icon="star"
          title={t('reviews.none')}
          actions={<ButtonLink to={product.to}>{t('reviews.back', { name })}</ButtonLink>}
        >
          <p className="text-muted">{t('reviews.noneText')}</p>
        </EmptyState>
      ) : (
        <>
          <ReviewScores summary={summary} />
          <nav aria-label={t('reviews.filters')} className="grid gap-3">
            <Filter
              label={t('reviews.byParty')}
              items={[
                { text: t('reviews.everyParty'), to: to({ party: undefined }), current: !query.party },
                ...summary.parties.map(({ value, count }) => ({
                  text: t('reviews.withCount', { name: t(`reviews.party_${value}`), count }),
                  to: to({ party: value }),
                  current: query.party === value,
                })),
              ]}
            />
            {summary.languages.length > 0 && (
              <Filter
                label={t('reviews.byLanguage')}
                items={[
                  { text: t('reviews.everyLanguage'), to: to({ language: undefined }), current: !query.language },
                  ...summary.languages.map(({ value, count }) => ({
                    text: t('reviews.withCount', { name: languageOf(value).name, count }),
                    to: to({ language: value }),
                    current: query.language === value,
                  })),
                ]}
              />
            )}
          </nav>
          {reviews.length === 0 ? (
            <EmptyState
              icon="filter"
              title={t('reviews.noMatch')}
              actions={<ButtonLink to={reviewLinks.all(locale, kind, slug)}>{t('reviews.showAll')}</ButtonLink>}
            >
              <p className="text-muted">{t('reviews.noMatchText')}</p>
            </EmptyState>
          ) : (
            <ul className="grid gap-4">
              {reviews.map((review) => (
                <li key={review.id}>
                  <ReviewItem kind={kind} review={review} />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            page={query.page ?? 1}
            pages={Math.ceil(total / perPage)}
            hrefOf={(page) => reviewLinks.all(locale, kind, slug, { ...query, page })}
          />
          {!summary.invented && <p className="text-muted text-note">{t('reviews.how')}</p>}
          <p>
            <ButtonLink to={product.to} variant="secondary">
              {t('reviews.back', { name })}
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  )
}

function Filter({ label, items }: { label: string; items: readonly { text: string; to: string; current: boolean }[] }) {
  return (
    <div className="review-filter">
      <span className="text-note font-medium">{label}</span>
      <ul className="flex flex-wrap gap-2">
        {items.map(({ text, to, current }) => (
          <li key={to}>
            <ChipLink to={to} current={current} rel="nofollow">
              {text}
            </ChipLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
