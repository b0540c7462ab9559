import type { ReviewAnswer } from '#domains/reviews/answers.ts'
import { useLanguage } from '#i18n/react.tsx'
import { direction, isContentLocale } from '#i18n/locale.ts'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { ReviewStars } from '#web/features/reviews/ReviewStars.tsx'

export function ReviewItem({ review }: { review: ReviewAnswer }) {
  const { t, locale, format } = useLanguage()
  const { language, answer, season } = review
  const month = format.stayDate(`${review.stayed_in}-01`, 'month')
  return (
    <article className="border-line grid gap-2.5 border-t py-4">
      <header>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ReviewStars stars={review.stars} />
          <strong>{review.author ? <bdi lang={language}>{review.author}</bdi> : t('reviews.anonymous')}</strong>
          {season && <Badge icon="moon">{t(`reviews.season_${season}`)}</Badge>}
        </p>
        <p className="text-muted text-note">
          {t(`reviews.party_${review.party}`)} · {month}
          {review.words &&
            language !== locale &&
            ` · ${t('reviews.writtenIn', { language: isContentLocale(language) ? language : 'other' })}`}
        </p>
      </header>
      {review.words && (
        <p className="max-w-[44rem] whitespace-pre-line" lang={language} dir={direction(language)}>
          {review.words}
        </p>
      )}
      {answer && (
        <div className="border-primary bg-sunk grid max-w-[44rem] gap-1 border-s-3 px-4 py-3">
          <p className="text-note font-medium">
            {t('reviews.answered', { date: format.stayDate(answer.at.slice(0, 10)) })}
          </p>
          <p className="whitespace-pre-line" lang={language} dir="auto">
            {answer.text}
          </p>
        </div>
      )}
    </article>
  )
}
