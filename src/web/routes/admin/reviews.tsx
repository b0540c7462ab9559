import { Link } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { AdminReview } from '#domains/reviews/answers.ts'
import { reviewStates } from '#domains/reviews/shapes.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { ReviewState } from '#web/admin/inbox/ReviewState.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { Table, type Column } from '#web/ui/figures/Table.tsx'
import { adminRequest } from '#web/admin/admin-request.ts'
import type { Route } from './+types/reviews'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'adminreviews.title')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, query, dataOf } = adminRequest(request, context)
  const state = reviewStates.find((one) => one === query.get('state')) ?? 'new'
  const after = /^[1-9]\d{0,8}$/.exec(query.get('after') ?? '')?.[0]
  const answer = dataOf(await api.fetch_reviews_for_staff({ state, after }))
  return { ...answer, state }
}

export default function Reviews({ loaderData: { reviews, unread, more, state } }: Route.ComponentProps) {
  const { t, locale, format } = useLanguage()
  const columns: Column<AdminReview>[] = [
    {
      label: t('adminreviews.about'),
      cell: ({ id, about }) => (
        <Link
          className="link"
          to={adminLinks.review(locale, id)}
          aria-label={t('adminreviews.open', { name: about.name })}
        >
          <bdi>{about.name}</bdi>
        </Link>
      ),
    },
    { label: t('adminreviews.stars'), cell: ({ stars }) => format.number(stars) },
    {
      label: t('adminreviews.words'),
      cell: ({ words }) => (words ? <span dir="auto">{shortenWords(words)}</span> : t('adminreviews.noWords')),
    },
    { label: t('adminreviews.written'), cell: ({ written_at }) => format.instant(written_at, siteTimeZone) },
    { label: t('adminreviews.state'), cell: (review) => <ReviewState review={review} /> },
  ]
  const last = reviews.at(-1)
  return (
    <>
      <PageHeading>{t('adminreviews.title')}</PageHeading>
      <p className="text-muted">{t('adminreviews.text')}</p>
      <Segments
        label={t('adminreviews.views')}
        items={reviewStates.map((one) => ({
          label: one === 'new' ? t('adminreviews.new', { count: format.number(unread) }) : t(`adminreviews.${one}`),
          to: adminLinks.reviews(locale, { state: one }),
          current: one === state,
        }))}
      />
      {reviews.length === 0 ? (
        <EmptyState icon="star" title={t(`adminreviews.none_${state}`)} />
      ) : (
        <Table caption={t('adminreviews.title')} columns={columns} rows={reviews} keyOf={({ id }) => String(id)} />
      )}
      {more && last && (
        <Link className="link" to={adminLinks.reviews(locale, { state, after: last.id })}>
          {t('adminreviews.older')}
        </Link>
      )}
    </>
  )
}

/** The first words of a review, for one line of the list. */
function shortenWords(words: string): string {
  return words.length > 90 ? `${words.slice(0, words.lastIndexOf(' ', 90))} …` : words
}
